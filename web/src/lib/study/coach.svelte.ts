// SPDX-License-Identifier: MIT
// A hint during a game, given in steps: where to look, what it is about, then the move and why.
import { api } from '../net/api';
import { action_of } from '../game/actions';
import type { Cell, Hint } from '../protocol';

export type HintStage = 'off' | 'thinking' | 'where' | 'what' | 'how' | 'failed';
const kNext: Partial<Record<HintStage, HintStage>> = { where: 'what', what: 'how' };

// A part of the board: the space and those around it.
const area_of = ([x, y]: Cell): Cell[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): Cell => [x + right, y + down]));

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
  readonly ideas = $derived.by(() => this.hint?.ideas ?? []);
  // To be lit.
  readonly cells: Cell[] = $derived.by(() => {
    const here = this.at === null ? [] : [this.at];
    if (this.stage === 'where') return here.flatMap(area_of);
    if (this.stage !== 'what') return [];
    return this.ideas.find((idea) => idea.cells !== undefined)?.cells ?? here;
  });
  readonly plan = $derived.by(() => (this.stage === 'how' ? (this.hint?.plans[0] ?? null) : null));

  async ask(): Promise<void> {
    const asked = ++this.#asked;
    this.stage = 'thinking';
    try {
      const record = await api.record(this.table);
      const hint = await api.ask<'hint'>(record, record.actions.length, { what: 'hint' });
      if (asked !== this.#asked) return;
      this.hint = hint;
      // A choice of pieces has no place of its own to be looked at first.
      this.stage = this.at !== null ? 'where' : this.ideas.length > 0 ? 'what' : 'how';
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
