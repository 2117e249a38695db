// SPDX-License-Identifier: MIT
// Tables in the page itself: one host runs the tables, another one the bots. Log entries are stored before messages
// are sent.
import type { Transport, RawConnection, ConnectionHooks, Reply } from './transport';
import type { Output } from './module';
import type { Call, Calls, TableHost } from './table_host';

export interface StoredEntry {
  table: string;
  n: number;
  entry: string;
}

// Where logs are kept: entry after entry, as the tables write them.
export interface LogStore {
  load(table: string): Promise<string[] | null>; // null when there is none
  append(entries: readonly StoredEntry[]): Promise<void>; // all or nothing; rejects with Overtaken or Gap, see there
}

// Another writer, most likely another tab, has already written other entries under these numbers.
export class Overtaken extends Error {}
// The entries before these are not there any more: the user has cleared the site's data.
export class Gap extends Error {}

export class MemoryStore implements LogStore {
  readonly #logs = new Map<string, string[]>();
  load = (table: string): Promise<string[] | null> => Promise.resolve(this.#logs.get(table)?.slice() ?? null);
  append = (entries: readonly StoredEntry[]): Promise<void> => {
    for (const { table, n, entry } of entries) {
      const log = this.#logs.get(table) ?? [];
      log[n] = entry;
      this.#logs.set(table, log);
    }
    return Promise.resolve();
  };
}

export interface PageOptions {
  tables: TableHost;
  thinker: TableHost;
  store: LogStore;
  longest_thought?: number; // milliseconds that a bot may take, whatever its level
  on_trouble?: (what: 'storage' | 'table', why: string) => void;
  on_stored?: () => void; // everything is stored
}

class PageConnection implements RawConnection {
  client = 0;
  closed = false;
  constructor(
    readonly table: string,
    readonly hooks: ConnectionHooks,
    private readonly transport: PageTransport,
  ) {}

  get is_open(): boolean {
    return this.client !== 0 && !this.closed;
  }
  send(text: string): void {
    void this.transport.hear(this.client, text);
  }
  close(): void {
    this.closed = true;
    this.transport.leave(this);
  }
  lose(): void {
    if (this.closed) return;
    this.closed = true;
    this.hooks.on_lost();
  }
}

export class PageTransport implements Transport {
  readonly #options: Required<PageOptions>;
  readonly #connections = new Map<number, PageConnection>();
  readonly #opened = new Map<string, Promise<void>>();
  #handling: Promise<void> = Promise.resolve(); // outputs are handled one after the other
  readonly #logs = new Map<string, string[]>(); // of all tables that were made or opened here
  readonly #stored = new Map<string, number>(); // how many entries of each are in the store
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PageOptions) {
    this.#options = { longest_thought: 6000, on_trouble: () => undefined, on_stored: () => undefined, ...options };
  }

  async request(method: 'GET' | 'POST', path: string, body = ''): Promise<Reply> {
    const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
    if (table !== undefined) await this.#open(decodeURIComponent(table));
    // What is best in a position of a record takes thought: no table waits for it.
    if (path === '/api/ask') return (await this.#options.thinker.call('request', method, path, body)).value;
    return this.#call('request', method, path, body);
  }

  connect(table: string, hooks: ConnectionHooks): RawConnection {
    const connection = new PageConnection(table, hooks, this);
    void this.#join(connection).catch(() => connection.lose());
    return connection;
  }

  async hear(client: number, text: string): Promise<void> {
    await this.#call('hear', client, text);
  }

  leave(connection: PageConnection): void {
    if (!this.#connections.delete(connection.client)) return;
    void this.#call('leave', connection.client);
  }

  // Lets go of a table that has been deleted, or that another tab has played on.
  async forget(table: string): Promise<void> {
    this.#logs.delete(table);
    this.#stored.delete(table);
    await this.#options.tables.call('close', table);
    this.#drop(table);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#options.tables.end();
    this.#options.thinker.end();
  }

  async #join(connection: PageConnection): Promise<void> {
    await this.#open(connection.table);
    connection.client = await this.#call('join', connection.table);
    if (connection.client === 0) return connection.lose();
    this.#connections.set(connection.client, connection);
    if (connection.closed) this.leave(connection);
    else connection.hooks.on_open();
  }

  // Brings a table back from its log; one that is not there stays unknown.
  #open(table: string): Promise<void> {
    const opened = this.#opened.get(table) ?? this.#load(table);
    this.#opened.set(table, opened);
    return opened;
  }

  async #load(table: string): Promise<void> {
    const stored = (await this.#options.store.load(table).catch(() => null)) ?? [];
    const known = this.#logs.get(table) ?? []; // longer while something could not be stored
    const log = stored.length < known.length ? known : stored;
    if (log.length === 0) {
      this.#opened.delete(table);
      return;
    }
    this.#logs.set(table, log);
    this.#stored.set(table, stored.length);
    const wrong = await this.#call('open', table, log);
    if (wrong !== '') this.#options.on_trouble('table', wrong);
  }

  // Returns the value of a call after its output has been stored and sent.
  async #call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const { value, output, deadline } = await this.#options.tables.call(name, ...args);
    this.#set_timer(deadline);
    this.#handling = this.#handling.then(() => this.#handle(output));
    await this.#handling;
    return value;
  }

  async #handle(output: readonly Output[]): Promise<void> {
    const entries = output.filter((each) => each.kind === 'store');
    const stored = entries.map((each) => ({ table: each.table, n: each.number, entry: each.text }));
    if (stored.length > 0 && !(await this.#store(stored))) return;
    for (const each of output) {
      if (each.kind === 'send') this.#connections.get(each.number)?.hooks.on_text(each.text);
      if (each.kind === 'think') void this.#think(each);
      if (each.kind === 'lost') this.#lose(each);
    }
  }

  // If storing fails, the game continues and the player is notified; what is missing is stored with the next entry.
  // Returns false if another tab has written these entries first: nothing of this has happened then, and the tables
  // are reloaded.
  async #store(entries: readonly StoredEntry[]): Promise<boolean> {
    const { on_stored, on_trouble } = this.#options;
    for (const { table, n, entry } of entries) {
      const log = this.#logs.get(table) ?? [];
      log[n] = entry;
      this.#logs.set(table, log);
    }
    try {
      await this.#append().catch(async (error: unknown) => {
        if (!(error instanceof Gap)) throw error;
        this.#stored.clear(); // everything that was stored is gone
        await this.#append();
      });
      on_stored();
    } catch (error) {
      if (error instanceof Overtaken) {
        for (const table of new Set(this.#unstored().map((entry) => entry.table))) await this.forget(table);
        return false;
      }
      on_trouble('storage', String(error));
    }
    return true;
  }

  async #append(): Promise<void> {
    await this.#options.store.append(this.#unstored());
    for (const [table, log] of this.#logs) this.#stored.set(table, log.length);
  }

  #unstored(): StoredEntry[] {
    return [...this.#logs].flatMap(([table, log]) => {
      const first = this.#stored.get(table) ?? 0;
      return log.slice(first).map((entry, i) => ({ table, n: first + i, entry }));
    });
  }

  async #think(turn: Output): Promise<void> {
    const { thinker, longest_thought, on_trouble } = this.#options;
    try {
      const most = Math.min(longest_thought, turn.most ?? longest_thought);
      const { value: action } = await thinker.call(
        'think',
        `${turn.table} ${turn.number}`,
        turn.level,
        turn.text,
        most,
      );
      await this.#call('bot_acts', turn.table, turn.n, action);
    } catch (error) {
      on_trouble('table', String(error));
    }
  }

  #lose(output: Output): void {
    this.#options.on_trouble('table', output.text);
    this.#drop(output.table);
  }

  // Clients of the table reconnect and find it as it is stored.
  #drop(table: string): void {
    this.#opened.delete(table);
    for (const [client, connection] of this.#connections) {
      if (connection.table !== table) continue;
      this.#connections.delete(client);
      connection.lose();
    }
  }

  #set_timer(deadline: number | null): void {
    clearTimeout(this.#timer);
    if (deadline !== null)
      this.#timer = setTimeout(() => void this.#call('tick'), Math.max(0, deadline - Date.now()));
  }
}
