// Runs aude.wasm away from the page. The first message is the module, which the page has compiled; the
// others are calls.
import { PageModule } from './module';
import { carry_out, type Answered, type Asked } from './table_host';

let module: Promise<PageModule> | null = null;

async function answer({ id, call, args }: Asked): Promise<Answered> {
  try {
    return { id, done: carry_out(await (module as Promise<PageModule>), call, args) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

onmessage = (event: MessageEvent<WebAssembly.Module | Asked>) => {
  const said = event.data;
  if (said instanceof WebAssembly.Module) module = PageModule.load(said);
  else void answer(said).then((answered) => postMessage(answered));
};
