// SPDX-License-Identifier: MIT
// aude.wasm as typed calls. Text is passed as UTF-8; what the caller has to store, send or compute is returned as
// output.

export interface Output {
  kind: 'store' | 'send' | 'think' | 'lost';
  table: string;
  number: number; // of the entry, the client or the seat
  n: number; // think: actions before it
  level: string; // think
  most?: number; // think: milliseconds that the clock of the table leaves it
  text: string; // the entry, the message, the record, or what went wrong
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  input: (size: number) => number;
  answer: () => number;
  answer_size: () => number;
  output: () => number;
  output_size: () => number;
  request: (now: number) => number;
  open: (now: number) => void;
  close: () => void;
  join: () => number;
  hear: (client: number, now: number) => void;
  leave: (client: number) => void;
  bot_acts: (n: number, now: number) => void;
  tick: (now: number) => void;
  deadline: () => number;
  think: (most: number) => void;
}

const kSuccess = 0;
const kNotSupported = 58;
const kClockRealtime = 0;
const kStandardError = 2;

// The few things that a program without files asks of its host: time, chance, and a place for last words.
function wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const view = (): DataView => new DataView(memory().buffer);
  let words = '';
  return {
    clock_time_get(id: number, _precision: bigint, at: number): number {
      const millis = id === kClockRealtime ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(millis * 1e6)), true);
      return kSuccess;
    },
    random_get(at: number, size: number): number {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size));
      return kSuccess;
    },
    fd_write(file: number, parts: number, count: number, written: number): number {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const at = view().getUint32(parts + 8 * i, true);
        const length = view().getUint32(parts + 8 * i + 4, true);
        words += new TextDecoder().decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      const end = words.lastIndexOf('\n');
      if (file === kStandardError && end >= 0) console.error(words.slice(0, end));
      words = words.slice(end + 1);
      view().setUint32(written, size, true);
      return kSuccess;
    },
    fd_close: () => kNotSupported,
    fd_seek: () => kNotSupported,
  };
}

export class PageModule {
  readonly #exports: Exports;

  private constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  static async load(module: WebAssembly.Module): Promise<PageModule> {
    let instance: WebAssembly.Instance | null = null;
    const memory = (): WebAssembly.Memory => (instance as WebAssembly.Instance).exports.memory as WebAssembly.Memory;
    instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi(memory) });
    return new PageModule(instance);
  }

  // --- as over HTTP ---
  request(method: string, path: string, body: string): { status: number; text: string } {
    this.#write(`${method} ${path}\n${body}`);
    const status = this.#exports.request(Date.now());
    return { status, text: this.#answer() };
  }

  // --- tables from their logs ---
  // Empty when the table is open now, else what is wrong with its log.
  open(table: string, entries: readonly string[]): string {
    this.#write([table, ...entries].join('\n'));
    this.#exports.open(Date.now());
    return this.#answer();
  }
  close(table: string): void {
    this.#write(table);
    this.#exports.close();
  }

  // --- as over a WebSocket ---
  join(table: string): number {
    this.#write(table);
    return this.#exports.join();
  }
  hear(client: number, text: string): void {
    this.#write(text);
    this.#exports.hear(client, Date.now());
  }
  leave(client: number): void {
    this.#exports.leave(client);
  }

  // --- bots and clocks ---
  bot_acts(table: string, n: number, action: string): void {
    this.#write(`${table}\n${action}`);
    this.#exports.bot_acts(n, Date.now());
  }
  tick(): void {
    this.#exports.tick(Date.now());
  }
  // When to tick, by Date.now(); null when no clock runs.
  deadline(): number | null {
    const at = this.#exports.deadline();
    return at < 0 ? null : at;
  }
  // The action that a bot chooses within so many milliseconds; empty when the record does not ask for one.
  think(key: string, level: string, record: string, most: number): string {
    this.#write(`${key}\n${level}\n${record}`);
    this.#exports.think(most);
    return this.#answer();
  }

  // The output of the latest call, in order.
  output(): Output[] {
    const lines = this.#text(this.#exports.output(), this.#exports.output_size()).split('\n');
    return lines.slice(0, -1).map((row) => {
      const [kind = '', table = '', number = '', n = '', level = '', most = '', ...text] = row.split('\t');
      const output = {
        kind: kind as Output['kind'],
        table,
        number: Number(number),
        n: Number(n),
        level,
        text: text.join('\t'),
      };
      return most === '' ? output : { ...output, most: Number(most) };
    });
  }

  #write(text: string): void {
    const bytes = new TextEncoder().encode(text);
    const at = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }
  #answer(): string {
    return this.#text(this.#exports.answer(), this.#exports.answer_size());
  }
  #text(at: number, size: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, at, size));
  }
}
