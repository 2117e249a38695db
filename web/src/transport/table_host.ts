// SPDX-License-Identifier: MIT
// Hosts of tables: aude.wasm in a worker, so that drawing never waits for it, or, in tests, in the same thread.
import { PageModule, type Output } from './module';

export interface Calls {
  request: (method: string, path: string, body: string) => { status: number; text: string };
  open: (table: string, entries: readonly string[]) => string;
  close: (table: string) => void;
  join: (table: string) => number;
  hear: (client: number, text: string) => void;
  leave: (client: number) => void;
  bot_acts: (table: string, n: number, action: string) => void;
  tick: () => void;
  think: (key: string, level: string, record: string, most: number) => string;
}
export type Call = keyof Calls;

export interface HostResult<Value> {
  value: Value;
  output: Output[];
  deadline: number | null;
}

export interface TableHost {
  call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<HostResult<ReturnType<Calls[C]>>>;
  end(): void;
}

// --- what goes between a page and a worker ---
export interface HostRequest {
  id: number;
  call: Call;
  args: unknown[];
}
export type HostResponse = { id: number; done: HostResult<unknown> } | { id: number; failed: string };

export function execute(module: PageModule, call: Call, args: unknown[]): HostResult<unknown> {
  const value = (module[call] as (...args: unknown[]) => unknown).apply(module, args);
  return { value, output: module.output(), deadline: module.deadline() };
}

interface Waiting {
  resolve: (done: HostResult<never>) => void;
  reject: (reason: Error) => void;
}

export class WorkerHost implements TableHost {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #next = 1;

  constructor(module: Promise<WebAssembly.Module>) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<HostResponse>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#ready = module.then((compiled) => this.#worker.postMessage(compiled));
  }

  async call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<HostResult<ReturnType<Calls[C]>>> {
    await this.#ready;
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call: name, args } satisfies HostRequest);
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#fail('The host is closed.');
  }

  #hear(answer: HostResponse): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('done' in answer) waiting?.resolve(answer.done as HostResult<never>);
    else waiting?.reject(new Error(answer.failed));
  }

  #fail(why: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(why));
    this.#waiting.clear();
  }
}

export class DirectHost implements TableHost {
  readonly #module: Promise<PageModule>;

  constructor(module: WebAssembly.Module) {
    this.#module = PageModule.load(module);
  }

  async call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<HostResult<ReturnType<Calls[C]>>> {
    return execute(await this.#module, name, args) as HostResult<ReturnType<Calls[C]>>;
  }

  end(): void {}
}
