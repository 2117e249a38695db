// SPDX-License-Identifier: MIT
// The moments of a game that are worth a look, three at a time: a mistake, a good move, a draw.
import type { ChanceLuck, Decision } from '../protocol';
import { is_mistake, kLucky } from './evaluation';

export type HighlightKind = 'costliest' | 'best' | 'lucky' | 'unlucky';
export interface Highlight {
  kind: HighlightKind;
  n: number;
  seat: number;
  size: number; // points: lost, better than the next move, or of luck
  first: boolean; // of its kind, among those of its seat: the largest
  decision?: Decision;
}

const kGood = 1; // points by which a move must be better than the next one to be called good

// By how much the move played, the best, is better than all others.
function lead_of({ plans, loss, forced }: Decision): number {
  const others = plans.filter((plan) => plan.played !== true).map((plan) => plan.loss);
  return forced === true || loss >= 0.05 || others.length === 0 ? 0 : Math.min(...others);
}

type Found = Omit<Highlight, 'first'>;
function largest_first(found: Found[]): Highlight[] {
  const sorted = found.sort((a, b) => Math.abs(b.size) - Math.abs(a.size));
  return sorted.map((one) => ({
    ...one,
    first: sorted.find(({ kind, seat }) => kind === one.kind && seat === one.seat) === one,
  }));
}

function mistakes_in(decisions: readonly Decision[]): Highlight[] {
  return largest_first(
    decisions
      .filter(is_mistake)
      .map((one) => ({ kind: 'costliest', n: one.n, seat: one.seat, size: one.loss, decision: one })),
  );
}

function good_moves_in(decisions: readonly Decision[]): Highlight[] {
  return largest_first(
    decisions
      .map((one): Found => ({ kind: 'best', n: one.n, seat: one.seat, size: lead_of(one), decision: one }))
      .filter(({ size }) => size >= kGood),
  );
}

function draws_in(chances: readonly ChanceLuck[]): Highlight[] {
  return largest_first(
    chances
      .map((one): Found => {
        const own = one.luck[one.seat] ?? 0;
        // The position after the draw: the tile is seen.
        return { kind: own > 0 ? 'lucky' : 'unlucky', n: one.n + 1, seat: one.seat, size: own };
      })
      .filter(({ size }) => Math.abs(size) >= kLucky),
  );
}

// Rounds of up to three, the largest first, in each the order of the game; those of one seat, or of all.
export function highlights_of(
  decisions: readonly Decision[],
  chances: readonly ChanceLuck[],
  me: number | null,
): Highlight[][] {
  const mine = <Item extends { seat: number }>(items: readonly Item[]): Item[] =>
    items.filter((one) => me === null || one.seat === me);
  const kinds = [draws_in(mine(chances)), mistakes_in(mine(decisions)), good_moves_in(mine(decisions))];
  const rounds = Math.max(...kinds.map((kind) => kind.length));
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind.slice(round, round + 1)).sort((a, b) => a.n - b.n),
  );
}
