// SPDX-License-Identifier: MIT
// The live list of open tables: the whole list once, then its changes (docs/protocol.md, "Open tables").
import { jittered, kFirstRetry, kLongestRetryLater } from '../net/connection';
import { server } from '../../transport/server';
import type { RawConnection, Transport } from '../../transport/transport';
import type { ListMessage, ListedTable } from '../protocol';
import { kNothingListed, listed_after } from './listed';

const kList = 'tables';

export class OpenTables {
  tables = $state.raw<ReadonlyMap<string, ListedTable> | null>(null); // null: not known yet
  lost = $state(false);
  #raw: RawConnection | null = null;
  #retry = kFirstRetry;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly transport: Transport = server) {
    this.#open();
  }

  #open(): void {
    this.#raw = this.transport.connect(kList, {
      on_open: () => (this.#retry = kFirstRetry),
      on_text: (text) => this.#hear(text),
      on_lost: () => this.#try_again(),
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ListMessage | { type: 'error' };
    if (message.type !== 'tables' && message.type !== 'changes') return;
    this.lost = false;
    this.tables = listed_after(this.tables ?? kNothingListed, message);
  }

  #try_again(): void {
    this.lost = true;
    this.#timer = setTimeout(() => this.#open(), jittered(this.#retry));
    this.#retry = Math.min(2 * this.#retry, kLongestRetryLater);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#raw?.close();
  }
}
