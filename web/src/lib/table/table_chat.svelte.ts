// SPDX-License-Identifier: MIT
// The chat of a table while its panel is closed: the latest line, and how many are unread.
import { untrack } from 'svelte';
import { i18n } from '../../i18n/index.svelte';
import { hidden, person_key } from '../../peace/hidden.svelte';
import { settings } from '../app/settings.svelte';
import { pop } from '../app/sound';
import type { ChatLine, View } from '../protocol';
import type { Session } from './session.svelte';

// Whether another person sits at the table, or may.
export const has_others = (view: View | null, mine: readonly number[]): boolean =>
  view?.seats.some(({ kind, seat }) => kind !== 'bot' && !mine.includes(seat)) ?? false;

export class TableChat {
  latest: ChatLine | null = $state.raw(null); // shown until it is dismissed
  #seen = $state(0);

  constructor(
    readonly session: Session,
    readonly is_open: () => boolean,
  ) {}

  readonly unread = $derived.by(() => this.session.chat_heard - this.#seen);

  open(): void {
    this.#seen = this.session.chat_heard;
    this.latest = null;
  }

  dismiss(): void {
    this.latest = null;
  }

  // To be called while a component is set up. `announce` says a sentence to screen readers.
  follow(announce: (text: string) => void): void {
    $effect(() => {
      const count = this.session.chat_heard;
      untrack(() => this.#hear(count, announce));
    });
  }

  #hear(count: number, announce: (text: string) => void): void {
    if (this.is_open()) this.#seen = count;
    const line = this.session.chat.at(-1);
    if (count === 0 || line === undefined || this.is_open()) return;
    if (line.seat !== null && this.session.mine.includes(line.seat)) return;
    const seat = line.seat === null ? undefined : this.session.view?.seats[line.seat];
    if (seat !== undefined && hidden.has(person_key(this.session.table, seat))) return void (this.#seen = count);
    this.latest = line;
    pop();
    const say = (text: string): void => announce(`${line.name}${i18n.t.colon}${text}`);
    if (line.phrase === undefined) return say(line.text);
    void import('../../peace/words').then(({ said_in }) => say(said_in(settings.language, line)));
  }
}
