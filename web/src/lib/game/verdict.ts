// SPDX-License-Identifier: MIT
// The result of a game as its reader sees it: a headline, and the best thing that the reader scored.
import type { Words } from '../../i18n/en';
import type { Who } from '../../i18n/who';
import { names_in_words } from './log';
import type { ScoredEvent, Step, View } from '../protocol';

// The place of each seat by points; equal points share a place.
export const places_by_points = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length);

// How far the winner is ahead of the next player; null without one.
export function lead_of(scores: readonly number[], winners: readonly number[]): number | null {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const first = scores[winners[0] ?? -1];
  return first === undefined || others.length === 0 ? null : first - Math.max(...others);
}

export function best_score(steps: readonly Step[], seat: number): ScoredEvent | null {
  let best: ScoredEvent | null = null;
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.type !== 'scored' || !event.players.includes(seat)) continue;
    if (event.points > (best?.points ?? 0)) best = event;
  }
  return best;
}

// `mine`: the seats at this device. Spectators and players who share a device read who wins.
export function headline(
  view: Pick<View, 'scores' | 'winners'>,
  mine: readonly number[],
  people: readonly Who[],
  t: Words,
): string {
  const { scores } = view;
  const winners = view.winners ?? [];
  const who = winners.map((seat) => people[seat] ?? { name: '', you: false });
  if (winners.length > 1 && !(mine.length === 1 && !winners.includes(mine[0]!)))
    return t.end.share_win(names_in_words(who, t));
  const lead = lead_of(scores, winners);
  const [seat] = mine;
  if (mine.length !== 1 || seat === undefined)
    return lead === null ? t.end.wins(who[0]?.name ?? '') : t.end.wins_by(who[0]?.name ?? '', lead);
  if (winners.includes(seat)) return lead === null ? t.end.you_win : t.end.you_won_by(lead);
  const behind = (scores[winners[0] ?? -1] ?? 0) - (scores[seat] ?? 0);
  const place = places_by_points(scores)[seat] ?? scores.length;
  return scores.length === 2 ? t.end.you_lost_by(behind) : t.end.you_finished(place, behind);
}

const kNamed = ['road', 'city', 'cloister', 'field'] as const;

// "Your best city scored 24 points", for the one player at this device.
export function best_in_words(steps: readonly Step[], mine: readonly number[], t: Words): string | null {
  const [seat] = mine;
  const best = mine.length === 1 && seat !== undefined ? best_score(steps, seat) : null;
  if (best === null) return null;
  const named = kNamed.find((feature) => feature === best.feature);
  return named === undefined ? t.end.best_other(best.points) : t.end.best[named](best.points);
}
