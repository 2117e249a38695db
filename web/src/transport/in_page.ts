// SPDX-License-Identifier: MIT
// The tables of this page itself. The rules are fetched when the first of them is wanted.
import { BrowserStore, type KeptTable } from './browser_store';
import { PageTransport } from './page_transport';
import { WorkerHost } from './table_host';
import { trouble } from './trouble.svelte';
import { has_simd } from '../lib/app/simd';
import module_url from '../../../build/wasm/aude.wasm?url';
import plain_url from '../../../build/wasm/aude_plain.wasm?url';

const store = new BrowserStore();

// Asks the browser not to delete games when storage runs low; it may ask the user. Done once, when the first game is
// kept.
let persistence_asked = false;
async function ask_for_persistence(): Promise<void> {
  if (persistence_asked || navigator.storage?.persist === undefined) return;
  persistence_asked = true;
  trouble.persistent = (await navigator.storage.persisted()) || (await navigator.storage.persist());
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
  const response = await fetch(new URL(has_simd ? module_url : plain_url, location.href));
  if (!response.ok) throw new Error(`The rules cannot be had: ${response.status}.`);
  const known = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return known ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function begin(): Promise<PageTransport> {
  const module = compiled();
  await module;
  return new PageTransport({
    tables: new WorkerHost(module),
    thinker: new WorkerHost(module),
    store,
    on_trouble: (what, why) => (trouble[what] = why),
    on_stored: () => {
      trouble.storage = null;
      void ask_for_persistence().catch(() => undefined);
    },
  });
}

// Newest first; none where the browser keeps nothing.
export async function kept_tables(): Promise<KeptTable[]> {
  try {
    trouble.persistent ??= (await navigator.storage?.persisted?.()) ?? null;
    return await store.tables();
  } catch {
    return [];
  }
}

export async function remove_table(table: string): Promise<void> {
  await store.remove(table).catch(() => undefined);
  await (await page_transport()).forget(table);
}
