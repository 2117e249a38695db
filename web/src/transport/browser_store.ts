// Logs of tables in the browser's own database, entry after entry, so that a closed tab loses nothing.
import { Overtaken, type LogStore, type StoredEntry } from './page_transport';

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
  private constructor(private readonly database: IDBDatabase) {
    // A later version of the page, in another tab, may change the database only when nobody holds it.
    database.onversionchange = () => database.close();
  }

  // Rejects where pages may not keep anything, in some private windows.
  static async open(): Promise<BrowserStore> {
    const request = indexedDB.open(kName, kVersion);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
    };
    return new BrowserStore(await outcome(request));
  }

  async load(table: string): Promise<string[] | null> {
    const entries = this.database.transaction('entries').objectStore('entries');
    const found = (await outcome(entries.getAll(all_of(table)))) as StoredEntry[];
    return found.length === 0 ? null : found.map((each) => each.entry);
  }

  // `add` refuses a number that is there already: two tabs cannot write the same table past each other.
  async append(entries: readonly StoredEntry[]): Promise<void> {
    const transaction = this.database.transaction(['entries', 'tables'], 'readwrite');
    const done = settled(transaction);
    for (const entry of entries) transaction.objectStore('entries').add(entry);
    for (const table of new Set(entries.map((entry) => entry.table))) {
      transaction.objectStore('tables').put({ table, time: Date.now() } satisfies KeptTable);
    }
    await done.catch((error: unknown) => {
      throw error instanceof DOMException && error.name === 'ConstraintError' ? new Overtaken() : error;
    });
  }

  // Newest first.
  async tables(): Promise<KeptTable[]> {
    const kept = this.database.transaction('tables').objectStore('tables');
    const found = (await outcome(kept.getAll())) as KeptTable[];
    return found.sort((a, b) => b.time - a.time);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.database.transaction(['entries', 'tables'], 'readwrite');
    const done = settled(transaction);
    transaction.objectStore('entries').delete(all_of(table));
    transaction.objectStore('tables').delete(table);
    await done;
  }
}
