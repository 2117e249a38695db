// SPDX-License-Identifier: MIT
// Decisions as moves: a tile and the piece on it are one move to its player, with one loss. The core evaluates the
// actions of a turn part one by one; the losses of a turn part add up, and the move played lists their sum.
import type { Decision, MistakeKind, Plan, PlayerEvaluation, Reason, Terrain } from '../protocol';
import { is_blunder, is_mistake } from './evaluation';
import { reasons_of } from './phrases';

const played_in = ({ plans }: Decision): Plan | undefined => plans.find((plan) => plan.played === true);

// The reasons of all parts together, in their order; what no term explains is one reason and the last.
function together(parts: readonly Decision[]): Reason[] {
  const all = parts.flatMap((part) => reasons_of(part) ?? []);
  const rests = all.filter(({ code }) => code === 'rest');
  const first = rests[0];
  const rest = first === undefined ? [] : [{ ...first, points: rests.reduce((sum, one) => sum + one.points, 0) }];
  return [...all.filter(({ code }) => code !== 'rest'), ...rest];
}

// A decision with everything that its player decided afterwards in the same turn part.
function whole(first: Decision, following: readonly Decision[]): Decision {
  const played = played_in(first);
  if (played === undefined) return first;
  const parts = [first, ...following.filter(({ n }) => n < first.n + played.actions.length)];
  const reasons = first.move_reasons ?? together(parts);
  const { forced: _, ...rest } = first;
  return {
    ...rest,
    loss: played.loss,
    error: first.exact === true ? 0 : played.error,
    ...(reasons.length > 0 ? { reasons } : {}),
    ...(parts.every(({ forced }) => forced === true) ? { forced: true } : {}),
  };
}

// Every decision as the move that begins with it; `starts`: no earlier move contains it.
export function moves_of(decisions: readonly Decision[]): { move: Decision; starts: boolean }[] {
  let end = 0;
  return decisions.map((one, i) => {
    const starts = one.n >= end;
    if (starts) end = one.n + (played_in(one)?.actions.length ?? 1);
    const following = decisions.slice(i + 1, i + 4).filter(({ seat }) => seat === one.seat);
    return { move: whole(one, following), starts };
  });
}

const kKinds: Partial<Record<Terrain, MistakeKind>> = {
  city: 'cities',
  road: 'roads',
  cloister: 'cloisters',
  field: 'fields',
};

// What the main reason is about, as the core has it for single actions.
function kind_of(move: Decision): MistakeKind {
  const main = reasons_of(move)?.[0];
  if (main?.code === 'takes' || main?.code === 'threat') return 'joining';
  if (main?.code === 'followers') return 'followers';
  return (main?.terrain === undefined ? undefined : kKinds[main.terrain]) ?? 'other';
}

function lost_by_kind(mistakes: readonly Decision[]): Partial<Record<MistakeKind, number>> {
  const lost: Partial<Record<MistakeKind, number>> = {};
  for (const move of mistakes) lost[kind_of(move)] = (lost[kind_of(move)] ?? 0) + move.loss;
  return lost;
}

// Mistakes and blunders are counted as moves.
export const with_mistakes = (players: readonly PlayerEvaluation[], moves: readonly Decision[]): PlayerEvaluation[] =>
  players.map((player, seat) => {
    const wrong = moves.filter((move) => move.seat === seat && is_mistake(move));
    const counts = { errors: wrong.length, blunders: wrong.filter(is_blunder).length };
    // Older servers do not say what mistakes are about.
    return { ...player, ...counts, ...(player.mistakes === undefined ? {} : { mistakes: lost_by_kind(wrong) }) };
  });
