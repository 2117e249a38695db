// SPDX-License-Identifier: MIT
// Sums and highlights of an analysis. The numbers come from the core; nothing is evaluated here.
import type { ChanceLuck, Decision, GameEvaluation, MistakeKind, PlayerEvaluation, SkillLadder } from '../protocol';

export const kError = 1; // points lost in one decision (docs/analysis.md)
export const kBlunder = 4;
// A loss under two standard errors may be chance: it is neither a mistake nor a blunder.
export const is_certain = ({ loss, error }: Pick<Decision, 'loss' | 'error'>): boolean => loss >= 2 * error;
export const is_mistake = (one: Pick<Decision, 'loss' | 'error'>): boolean => one.loss >= kError && is_certain(one);
export const is_blunder = (one: Pick<Decision, 'loss' | 'error'>): boolean => is_mistake(one) && one.loss >= kBlunder;
export const kLucky = 3; // points that a draw must gain or cost to be marked

export type Scale = 'win' | 'points';
export interface CurvePoint {
  n: number;
  values: number[];
}

export type KeyMomentKind = 'error' | 'blunder' | 'lucky' | 'unlucky';
export interface KeyMoment {
  n: number;
  seat: number;
  kind: KeyMomentKind;
  size: number;
}

export const no_evaluation = (): PlayerEvaluation => ({
  total_loss: 0,
  decisions: 0,
  errors: 0,
  blunders: 0,
  luck: 0,
  margin: 0,
});

export function added(sums: readonly PlayerEvaluation[], step: GameEvaluation): PlayerEvaluation[] {
  return sums.map((sum, seat) => {
    const more = step.players[seat] ?? no_evaluation();
    return {
      total_loss: sum.total_loss + more.total_loss,
      decisions: sum.decisions + more.decisions,
      errors: sum.errors + more.errors,
      blunders: sum.blunders + more.blunders,
      luck: sum.luck + more.luck,
      margin: more.margin,
      ...mistakes_of(sum, more),
      ...thirds_of(sum, more),
    };
  });
}

type Thirds = Pick<PlayerEvaluation, 'thirds'>;
// Older servers do not send them.
function thirds_of(sum: Thirds, more: Thirds): Thirds {
  if (sum.thirds === undefined && more.thirds === undefined) return {};
  const of = (part: Thirds, i: number): { decisions: number; total_loss: number } =>
    part.thirds?.[i] ?? { decisions: 0, total_loss: 0 };
  const thirds = [0, 1, 2].map((i) => ({
    decisions: of(sum, i).decisions + of(more, i).decisions,
    total_loss: of(sum, i).total_loss + of(more, i).total_loss,
  }));
  return { thirds };
}

type Mistakes = Pick<PlayerEvaluation, 'mistakes'>;
// Older servers do not send them.
function mistakes_of(sum: Mistakes, more: Mistakes): Mistakes {
  if (sum.mistakes === undefined && more.mistakes === undefined) return {};
  const mistakes = { ...sum.mistakes };
  for (const kind of Object.keys(more.mistakes ?? {}) as MistakeKind[])
    mistakes[kind] = (mistakes[kind] ?? 0) + (more.mistakes?.[kind] ?? 0);
  return { mistakes };
}

const to_tens = (rating: number): number => Math.round(rating / 10) * 10;

// How strong a bot loses as many points per decision, and the standard error of that; as the core computes it for a
// whole analysis.
export function played_like(
  player: PlayerEvaluation,
  skill: SkillLadder | null,
): { rating: number; error: number } | null {
  if (skill === null || player.decisions < skill.fewest) return null;
  const loss = error_per_decision(player);
  const above = skill.ladder.findIndex(([at]) => at >= loss);
  const [to, rating] = skill.ladder.at(above) ?? [0, 0];
  const [from, before] = skill.ladder[Math.max(0, above - 1)] ?? [0, 0];
  const way = above <= 0 ? 1 : (loss - from) / (to - from);
  const part = Math.min(1, player.decisions / skill.decisions);
  return { rating: to_tens(before + way * (rating - before)), error: to_tens(skill.error / Math.sqrt(part)) };
}

export const error_per_decision = (player: PlayerEvaluation): number =>
  player.decisions === 0 ? 0 : player.total_loss / player.decisions;
// The same early, in the middle and late in the game; nothing if a third had no decisions.
export function error_by_thirds({ thirds }: PlayerEvaluation): [number, number, number] | null {
  const [early, middle, late] = (thirds ?? []).map((one) =>
    one.decisions === 0 ? NaN : one.total_loss / one.decisions,
  );
  const all = [early ?? NaN, middle ?? NaN, late ?? NaN] as [number, number, number];
  return all.some(Number.isNaN) ? null : all;
}
export const adjusted_margin = (player: PlayerEvaluation): number => player.margin - player.luck;

// How well somebody decided, from 0 (careless) to 4 (masterly).
export function standard_of(player: PlayerEvaluation): number {
  const error = error_per_decision(player);
  return error < 0.2 ? 4 : error < 0.4 ? 3 : error < 0.8 ? 2 : error < 1.5 ? 1 : 0;
}

// What each seat could expect whenever somebody decided; the end is one more point.
export function curve_of(
  decisions: readonly Decision[],
  end: GameEvaluation['end'] | null,
  length: number,
  scale: Scale,
): CurvePoint[] {
  const points = decisions.filter((one) => one[scale].length > 0).map((one) => ({ n: one.n, values: one[scale] }));
  return end === null ? points : [...points, { n: length, values: end[scale] }];
}

export function key_moments_of(decisions: readonly Decision[], chances: readonly ChanceLuck[]): KeyMoment[] {
  const wrong = decisions.filter(is_mistake).map((one): KeyMoment => ({
    n: one.n,
    seat: one.seat,
    kind: is_blunder(one) ? 'blunder' : 'error',
    size: one.loss,
  }));
  const luck = chances
    // The position after the draw: the tile is seen.
    .map((one) => ({ n: one.n + 1, seat: one.seat, own: one.luck[one.seat] ?? 0 }))
    .filter((one) => Math.abs(one.own) >= kLucky)
    .map((one): KeyMoment => ({ n: one.n, seat: one.seat, kind: one.own > 0 ? 'lucky' : 'unlucky', size: one.own }));
  return [...wrong, ...luck].sort((a, b) => a.n - b.n);
}

// How strong a plan is beside the best, from 0 to 1.
export const strength_of = (error: number): number => Math.max(0, 1 - error / kBlunder);

// The value at n on a curve: that of the last point at or before it.
export function value_at(curve: readonly CurvePoint[], n: number): number[] | null {
  return curve.findLast((point) => point.n <= n)?.values ?? curve[0]?.values ?? null;
}
