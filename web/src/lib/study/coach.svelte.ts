// SPDX-License-Identifier: MIT
// A hint during a game, given in pieces: first where to look, then how to play there, then why.
import { api } from '../net/api';
import { action_of } from '../game/actions';
import type { Cell, Hint } from '../protocol';

export type HintStage = 'off' | 'thinking' | 'where' | 'how' | 'why' | 'failed';
const kNext: Partial<Record<HintStage, HintStage>> = { where: 'how', how: 'why' };

export class Coach {
  stage: HintStage = $state('off');
  hint: Hint | null = $state.raw(null);
  #asked = 0;

  constructor(private readonly table: string) {}

  // Where the best plan lays its tile, if it lays one.
  readonly at: Cell | null = $derived.by(() => {
    const first = action_of(this.hint?.plans[0]?.actions[0] ?? '');
    return 'at' in first ? first.at : null;
  });
  readonly cells: Cell[] = $derived(this.stage === 'where' && this.at !== null ? [this.at] : []); // to be lit
  readonly plan = $derived.by(() =>
    this.stage === 'how' || this.stage === 'why' ? (this.hint?.plans[0] ?? null) : null,
  );

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    this.stage = 'thinking';
    try {
      const record = await api.record(this.table);
      const hint = await api.ask<'hint'>(record, record.actions.length, { what: 'hint' });
      if (asked !== this.#asked) return;
      this.hint = hint;
      // A choice of pieces has no place of its own to be looked at first.
      this.stage = this.at !== null ? 'where' : 'how';
    } catch {
      if (asked === this.#asked) this.stage = 'failed';
    }
  }

  more(): void {
    this.stage = kNext[this.stage] ?? this.stage;
  }

  forget(): void {
    this.#asked += 1;
    this.hint = null;
    this.stage = 'off';
  }
}
