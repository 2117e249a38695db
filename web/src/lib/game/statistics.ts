// SPDX-License-Identifier: MIT
// Who scored what, and when: read from events, never computed again.
import { kScoreFor } from '../../sets';
import type { ScoreFor, Step } from '../protocol';

export type Shares = Record<ScoreFor, number>;

export const no_points = (): Shares => Object.fromEntries(kScoreFor.map((what) => [what, 0])) as Shares;

export function points_by_feature(steps: readonly Step[], seats: number): Shares[] {
  const shares = Array.from({ length: seats }, no_points);
  for (const step of steps) {
    for (const event of step.events) {
      if (event.type !== 'scored') continue;
      for (const seat of event.players) shares[seat]![event.feature] += event.points;
    }
  }
  return shares;
}

// The scores after each tile laid, then one more entry for the final scoring.
export function scores_over_time(steps: readonly Step[], seats: number): number[][] {
  const now = Array<number>(seats).fill(0);
  const history: number[][] = [[...now]];
  const score = (step: Step, final: boolean): void => {
    for (const event of step.events) {
      if (event.type !== 'scored' || event.final !== final) continue;
      for (const seat of event.players) now[seat]! += event.points;
    }
  };
  for (const step of steps) {
    if (step.events.some((event) => event.type === 'placed')) history.push([...now]);
    score(step, false);
    history[history.length - 1] = [...now];
    if (step.events.some((event) => event.type === 'over')) {
      score(step, true);
      history.push([...now]);
    }
  }
  return history;
}
