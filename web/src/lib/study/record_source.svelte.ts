// SPDX-License-Identifier: MIT
// Where a page gets the game that it shows: from a table, another page, a link or a file.
import { i18n, word } from '../../i18n/index.svelte';
import { api, Refusal } from '../net/api';
import type { GameRecord, Replay } from '../protocol';
import { take_over } from './record_transfer';

export class RecordSource {
  trouble = $state('');
  loading = $state(false);
  dragged = $state(false); // a file is being dragged over the page

  constructor(readonly opened: (record: GameRecord, replay: Replay) => void | Promise<void>) {}

  // The game of a table, or the one that another page has handed over; false if there is neither.
  start(table: string | null): boolean {
    const handed = table === null ? take_over() : null;
    if (table !== null) void this.fetch(() => Promise.all([api.record(table), api.replay_of(table)]));
    else if (handed !== null) this.open(handed);
    return table !== null || handed !== null;
  }

  // Null: the text was not a record.
  open(record: GameRecord | null): void {
    if (record === null) this.trouble = i18n.t.replay.bad;
    else void this.fetch(async () => [record, await api.replay(record)]);
  }

  async fetch(game: () => Promise<[GameRecord, Replay]>): Promise<void> {
    this.trouble = '';
    this.loading = true;
    try {
      await this.opened(...(await game()));
    } catch (error) {
      this.trouble = refusal_in_words(error);
    } finally {
      this.loading = false;
    }
  }

  drag = (event: DragEvent): void => {
    event.preventDefault();
    this.dragged = true;
  };
  leave = (): void => void (this.dragged = false);

  // Returns the files that were dropped.
  drop(event: DragEvent): FileList | undefined {
    event.preventDefault();
    this.dragged = false;
    return event.dataTransfer?.files;
  }
}

function refusal_in_words(error: unknown): string {
  const { t } = i18n;
  if (!(error instanceof Refusal)) return t.replay.bad;
  return word(t.error, error.code) ?? t.replay.refused(error.where, error.message);
}
