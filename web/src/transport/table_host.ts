// A place where aude.wasm runs: a worker, so that nothing the page draws waits for it, or, in tests, here.
import { PageModule, type News } from './module';

export interface Calls {
  request: (method: string, path: string, body: string) => { status: number; text: string };
  open: (table: string, entries: readonly string[]) => string;
  close: (table: string) => void;
  join: (table: string) => number;
  hear: (visit: number, text: string) => void;
  leave: (visit: number) => void;
  bot_acts: (table: string, n: number, action: string) => void;
  tick: () => void;
  think: (key: string, level: string, record: string, most: number) => string;
}
export type Call = keyof Calls;

export interface Done<Value> {
  value: Value;
  news: News[];
  deadline: number | null;
}

export interface Room {
  call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<Done<ReturnType<Calls[C]>>>;
  end(): void;
}

// --- what goes between a page and a worker ---
export interface Asked {
  id: number;
  call: Call;
  args: unknown[];
}
export type Answered = { id: number; done: Done<unknown> } | { id: number; failed: string };

export function carry_out(module: PageModule, call: Call, args: unknown[]): Done<unknown> {
  const value = (module[call] as (...args: unknown[]) => unknown).apply(module, args);
  return { value, news: module.news(), deadline: module.deadline() };
}

interface Waiting {
  resolve: (done: Done<never>) => void;
  reject: (reason: Error) => void;
}

export class WorkerRoom implements Room {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #next = 1;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<Answered>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#ready = module.then((compiled) => this.#worker.postMessage(compiled));
  }

  async call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<Done<ReturnType<Calls[C]>>> {
    await this.#ready;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call: name, args } satisfies Asked);
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#fail('The room is closed.');
  }

  #hear(answer: Answered): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('done' in answer) waiting?.resolve(answer.done as Done<never>);
    else waiting?.reject(new Error(answer.failed));
  }

  #fail(why: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(why));
    this.#waiting.clear();
  }
}

export class DirectRoom implements Room {
  readonly #module: Promise<PageModule>;

  constructor(module: WebAssembly.Module) {
    this.#module = PageModule.load(module);
  }

  async call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<Done<ReturnType<Calls[C]>>> {
    return carry_out(await this.#module, name, args) as Done<ReturnType<Calls[C]>>;
  }

  end(): void {}
}
