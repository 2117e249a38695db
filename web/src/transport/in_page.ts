// The tables of this page itself. The rules are fetched when the first of them is wanted.
import { BrowserStore, type KeptTable } from './browser_store';
import { MemoryStore, PageTransport, type LogStore } from './page_transport';
import { WorkerHost } from './table_host';
import { trouble } from './trouble.svelte';
import module_url from '../../../build/wasm/aude.wasm?url';

// A browser that keeps nothing, as some private windows do, still plays.
let store: Promise<LogStore> | null = null;
function logs(): Promise<LogStore> {
  store ??= BrowserStore.open().catch((error: unknown) => {
    trouble.storage = String(error);
    return new MemoryStore();
  });
  return store;
}

// Compiled once for both workers, while it comes. Where it cannot be had, the next who asks tries again.
let transport: Promise<PageTransport> | null = null;
export function page_transport(): Promise<PageTransport> {
  transport ??= begin().catch((error: unknown) => {
    transport = null;
    throw error;
  });
  return transport;
}

// Some hosts do not know what a .wasm file is; then it is compiled when it is there.
async function compiled(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(module_url, location.href));
  if (!response.ok) throw new Error(`The rules cannot be had: ${response.status}.`);
  const known = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function begin(): Promise<PageTransport> {
  const module = compiled();
  const [kept] = await Promise.all([logs(), module]);
  return new PageTransport({
    tables: new WorkerHost(module),
    thinker: new WorkerHost(module),
    store: kept,
    on_trouble: (what, why) => (trouble[what] = why),
    on_stored: () => {
      if (kept instanceof BrowserStore) trouble.storage = null;
    },
  });
}

// Newest first.
export async function kept_tables(): Promise<KeptTable[]> {
  const kept = await logs();
  return kept instanceof BrowserStore ? kept.tables() : [];
}

export async function remove_table(table: string): Promise<void> {
  const kept = await logs();
  if (kept instanceof BrowserStore) await kept.remove(table);
  await (await page_transport()).forget(table);
}
