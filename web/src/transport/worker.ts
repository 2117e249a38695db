// SPDX-License-Identifier: MIT
// Runs aude.wasm away from the page. The first message is the module, which the page has compiled; the
// others are calls.
import { PageModule } from './module';
import { execute, type HostResponse, type HostRequest } from './table_host';

let module: Promise<PageModule> | null = null;

async function answer({ id, call, args }: HostRequest): Promise<HostResponse> {
  try {
    return { id, done: execute(await (module as Promise<PageModule>), call, args) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

onmessage = (event: MessageEvent<WebAssembly.Module | HostRequest>) => {
  const said = event.data;
  if (said instanceof WebAssembly.Module) module = PageModule.load(said);
  else void answer(said).then((answered) => postMessage(answered));
};
