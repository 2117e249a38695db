// SPDX-License-Identifier: MIT
// Logs of tables in the browser's own database, entry after entry, so that a closed tab loses nothing.
import { Gap, Overtaken, type LogStore, type StoredEntry } from './page_transport';

export interface KeptTable {
  table: string;
  time: number;
} // when something last happened at it

const kName = 'aude';
const kVersion = 1;

// What an IndexedDB request comes to.
function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

// Everything of the transaction is in the database when this resolves, or nothing when it rejects.
function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up.'));
  });
}

const all_of = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

export class BrowserStore implements LogStore {
  #database: Promise<IDBDatabase> | null = null;

  async load(table: string): Promise<string[] | null> {
    const entries = (await this.#begin('entries')).objectStore('entries');
    const found = (await outcome(entries.getAll(all_of(table)))) as StoredEntry[];
    return found.length === 0 ? null : found.map((each) => each.entry);
  }

  // An entry that is there already was written by an earlier attempt if it is the same and the last one, and by
  // another tab if not.
  async append(entries: readonly StoredEntry[]): Promise<void> {
    const transaction = await this.#begin(['entries', 'tables'], 'readwrite');
    const done = settled(transaction);
    let refused: Error | null = null;
    const refuse = (error: Error): void => {
      refused ??= error;
      transaction.abort();
    };
    const log = transaction.objectStore('entries');
    const seen = new Set<string>();
    for (const entry of entries) {
      if (!seen.has(entry.table) && entry.n > 0)
        log.count([entry.table, entry.n - 1]).onsuccess = (event) => {
          if ((event.target as IDBRequest<number>).result === 0) refuse(new Gap());
        };
      seen.add(entry.table);
      log.get([entry.table, entry.n]).onsuccess = (event) => {
        const there = (event.target as IDBRequest<StoredEntry | undefined>).result;
        if (there === undefined) log.add(entry);
        else if (there.entry !== entry.entry) refuse(new Overtaken());
      };
    }
    for (const table of seen) {
      // The same entry can also be another tab's; its log then goes on where this one has nothing more to write.
      const last = Math.max(...entries.filter((entry) => entry.table === table).map((entry) => entry.n));
      const beyond = IDBKeyRange.bound([table, last + 1], [table, Infinity]);
      log.count(beyond).onsuccess = (event) => {
        if ((event.target as IDBRequest<number>).result > 0) refuse(new Overtaken());
      };
      transaction.objectStore('tables').put({ table, time: Date.now() } satisfies KeptTable);
    }
    await done.catch((error: unknown) => {
      throw refused ?? error;
    });
  }

  // Newest first.
  async tables(): Promise<KeptTable[]> {
    const kept = (await this.#begin('tables')).objectStore('tables');
    const found = (await outcome(kept.getAll())) as KeptTable[];
    return found.sort((a, b) => b.time - a.time);
  }

  async remove(table: string): Promise<void> {
    const transaction = await this.#begin(['entries', 'tables'], 'readwrite');
    const done = settled(transaction);
    transaction.objectStore('entries').delete(all_of(table));
    transaction.objectStore('tables').delete(table);
    await done;
  }

  // A connection can close at any time: the disk is full, or the user has cleared the site's data. Then it is opened
  // again. Rejects where pages may not keep anything, in some private windows.
  async #begin(stores: string | string[], mode: IDBTransactionMode = 'readonly'): Promise<IDBTransaction> {
    try {
      return (await this.#opened()).transaction(stores, mode);
    } catch {
      this.#database = null;
      return (await this.#opened()).transaction(stores, mode);
    }
  }

  #opened(): Promise<IDBDatabase> {
    this.#database ??= this.#open();
    return this.#database;
  }

  async #open(): Promise<IDBDatabase> {
    const request = indexedDB.open(kName, kVersion);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
    };
    const database = await outcome(request);
    const closed = (): void => void (this.#database = null);
    database.onclose = closed;
    // A later version of the page, in another tab, may change the database only when nobody holds it.
    database.onversionchange = () => {
      database.close();
      closed();
    };
    return database;
  }
}
