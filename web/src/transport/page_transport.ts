// Tables in the page itself: one room carries them, another thinks for the bots. What happened is stored before
// it is shown.
import type { Carrier, Line, LineHooks, Reply } from './transport';
import type { News } from './module';
import type { Call, Calls, Room } from './table_host';

export interface StoredEntry {
  table: string;
  n: number;
  entry: string;
}

// Where logs are kept: entry after entry, as the tables write them.
export interface LogStore {
  load(table: string): Promise<string[] | null>; // null when there is none
  append(entries: readonly StoredEntry[]): Promise<void>; // all or nothing; rejects with Overtaken, see there
}

// Somebody else, most likely another tab, has written these entries of the table already.
export class Overtaken extends Error {}

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
  tables: Room;
  thinker: Room;
  store: LogStore;
  longest_thought?: number; // milliseconds that a bot may take, whatever its level
  on_trouble?: (what: 'storage' | 'table', why: string) => void;
  on_stored?: () => void; // everything is stored
}

class PageLine implements Line {
  visit = 0;
  closed = false;
  constructor(
    readonly table: string,
    readonly hooks: LineHooks,
    private readonly carrier: PageCarrier,
  ) {}

  get is_open(): boolean {
    return this.visit !== 0 && !this.closed;
  }
  send(text: string): void {
    void this.carrier.hear(this.visit, text);
  }
  close(): void {
    this.closed = true;
    this.carrier.leave(this);
  }
  lose(): void {
    if (this.closed) return;
    this.closed = true;
    this.hooks.on_lost();
  }
}

export class PageCarrier implements Carrier {
  readonly #options: Required<PageOptions>;
  readonly #lines = new Map<number, PageLine>();
  readonly #opened = new Map<string, Promise<void>>();
  #telling: Promise<void> = Promise.resolve(); // news are told one after the other
  #unstored: StoredEntry[] = []; // what could not be stored is tried again with what follows
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PageOptions) {
    this.#options = { longest_thought: 1500, on_trouble: () => undefined, on_stored: () => undefined, ...options };
  }

  async request(method: 'GET' | 'POST', path: string, body = ''): Promise<Reply> {
    const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
    if (table !== undefined) await this.#open(decodeURIComponent(table));
    // What is best in a position of a record takes thought: no table waits for it.
    if (path === '/api/ask') return (await this.#options.thinker.call('request', method, path, body)).value;
    return this.#call('request', method, path, body);
  }

  line(table: string, hooks: LineHooks): Line {
    const line = new PageLine(table, hooks, this);
    void this.#join(line).catch(() => line.lose());
    return line;
  }

  async hear(visit: number, text: string): Promise<void> {
    await this.#call('hear', visit, text);
  }

  leave(line: PageLine): void {
    if (!this.#lines.delete(line.visit)) return;
    void this.#call('leave', line.visit);
  }

  // Lets go of a table that has been deleted, or that another tab has played on.
  async forget(table: string): Promise<void> {
    this.#unstored = this.#unstored.filter((entry) => entry.table !== table);
    await this.#options.tables.call('close', table);
    this.#drop(table);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#options.tables.end();
    this.#options.thinker.end();
  }

  async #join(line: PageLine): Promise<void> {
    await this.#open(line.table);
    line.visit = await this.#call('join', line.table);
    if (line.visit === 0) return line.lose();
    this.#lines.set(line.visit, line);
    if (line.closed) this.leave(line);
    else line.hooks.on_open();
  }

  // Brings a table back from its log; one that is not there stays unknown.
  #open(table: string): Promise<void> {
    const opened = this.#opened.get(table) ?? this.#load(table);
    this.#opened.set(table, opened);
    return opened;
  }

  async #load(table: string): Promise<void> {
    const log = await this.#options.store.load(table).catch(() => null);
    if (log === null) {
      this.#opened.delete(table);
      return;
    }
    const wrong = await this.#call('open', table, log);
    if (wrong !== '') this.#options.on_trouble('table', wrong);
  }

  // The value of a call, after what it brought about is stored and told.
  async #call<C extends Call>(name: C, ...args: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const { value, news, deadline } = await this.#options.tables.call(name, ...args);
    this.#set_timer(deadline);
    this.#telling = this.#telling.then(() => this.#tell(news));
    await this.#telling;
    return value;
  }

  async #tell(news: readonly News[]): Promise<void> {
    const entries = news.filter((each) => each.kind === 'store');
    const stored = entries.map((each) => ({ table: each.table, n: each.number, entry: each.text }));
    if (stored.length > 0 && !(await this.#store(stored))) return;
    for (const each of news) {
      if (each.kind === 'send') this.#lines.get(each.number)?.hooks.on_text(each.text);
      if (each.kind === 'think') void this.#think(each);
      if (each.kind === 'lost') this.#lose(each);
    }
  }

  // A game that cannot be kept goes on, and whoever plays is told. False: none of this has happened, another tab was
  // faster, and the tables are read anew.
  async #store(entries: readonly StoredEntry[]): Promise<boolean> {
    const { store, on_stored, on_trouble } = this.#options;
    this.#unstored.push(...entries);
    try {
      await store.append(this.#unstored);
      this.#unstored = [];
      on_stored();
    } catch (error) {
      if (error instanceof Overtaken) {
        for (const table of new Set(this.#unstored.map((entry) => entry.table))) await this.forget(table);
        return false;
      }
      on_trouble('storage', String(error));
    }
    return true;
  }

  async #think(turn: News): Promise<void> {
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

  #lose(news: News): void {
    this.#options.on_trouble('table', news.text);
    this.#drop(news.table);
  }

  // Whoever is at the table comes back by itself, and finds it as it is stored.
  #drop(table: string): void {
    this.#opened.delete(table);
    for (const [visit, line] of this.#lines) {
      if (line.table !== table) continue;
      this.#lines.delete(visit);
      line.lose();
    }
  }

  #set_timer(deadline: number | null): void {
    clearTimeout(this.#timer);
    if (deadline !== null)
      this.#timer = setTimeout(() => void this.#call('tick'), Math.max(0, deadline - Date.now()));
  }
}
