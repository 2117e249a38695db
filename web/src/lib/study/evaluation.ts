// What an analysis says, added up and picked out for people. The numbers come from the core; here nothing is judged.
import type { ChanceLuck, Decision, Judged, PlayerJudged } from '../protocol';

export const kError = 1; // points lost by one decision (docs/analysis.md)
export const kBlunder = 4;
export const kLucky = 3; // points a draw brings or takes to be worth a mark

export type Scale = 'win' | 'points';
export interface CurvePoint {
  n: number;
  values: number[];
}

export type MomentKind = 'error' | 'blunder' | 'lucky' | 'unlucky';
export interface Moment {
  n: number;
  seat: number;
  kind: MomentKind;
  size: number;
}

export const nothing_judged = (): PlayerJudged => ({
  total_loss: 0,
  decisions: 0,
  errors: 0,
  blunders: 0,
  luck: 0,
  margin: 0,
});

export function added(sums: readonly PlayerJudged[], step: Judged): PlayerJudged[] {
  return sums.map((sum, seat) => {
    const more = step.players[seat] ?? nothing_judged();
    return {
      total_loss: sum.total_loss + more.total_loss,
      decisions: sum.decisions + more.decisions,
      errors: sum.errors + more.errors,
      blunders: sum.blunders + more.blunders,
      luck: sum.luck + more.luck,
      margin: more.margin,
    };
  });
}

export const loss_each = (player: PlayerJudged): number =>
  player.decisions === 0 ? 0 : player.total_loss / player.decisions;
export const adjusted_margin = (player: PlayerJudged): number => player.margin - player.luck;

// How well somebody decided, from 0 (careless) to 4 (masterly).
export function standard_of(player: PlayerJudged): number {
  const loss = loss_each(player);
  return loss < 0.2 ? 4 : loss < 0.4 ? 3 : loss < 0.8 ? 2 : loss < 1.5 ? 1 : 0;
}

// What each seat could expect whenever somebody decided; the end is one more point.
export function curve_of(
  decisions: readonly Decision[],
  end: Judged['end'] | null,
  length: number,
  scale: Scale,
): CurvePoint[] {
  const points = decisions.filter((one) => one[scale].length > 0).map((one) => ({ n: one.n, values: one[scale] }));
  return end === null ? points : [...points, { n: length, values: end[scale] }];
}

export function moments_of(decisions: readonly Decision[], chances: readonly ChanceLuck[]): Moment[] {
  const wrong = decisions
    .filter((one) => one.loss >= kError)
    .map((one): Moment => ({
      n: one.n,
      seat: one.seat,
      kind: one.loss >= kBlunder ? 'blunder' : 'error',
      size: one.loss,
    }));
  const luck = chances
    .map((one) => ({ n: one.n, seat: one.seat, own: one.luck[one.seat] ?? 0 }))
    .filter((one) => Math.abs(one.own) >= kLucky)
    .map((one): Moment => ({ n: one.n, seat: one.seat, kind: one.own > 0 ? 'lucky' : 'unlucky', size: one.own }));
  return [...wrong, ...luck].sort((a, b) => a.n - b.n);
}

// How strong a plan is beside the best, from 0 to 1.
export const strength_of = (loss: number): number => Math.max(0, 1 - loss / kBlunder);

// The value at n on a curve: that of the last point at or before it.
export function value_at(curve: readonly CurvePoint[], n: number): number[] | null {
  return curve.findLast((point) => point.n <= n)?.values ?? curve[0]?.values ?? null;
}
