// SPDX-License-Identifier: MIT
// The final scoring in parts: what the same players score for the same kind of feature is one part.
import { kScoreFor } from '../../sets';
import { grouped, unique } from '../game/collections';
import type { GameEvent, ScoredEvent } from '../protocol';

export interface FinalPart {
  event: ScoredEvent; // the sum of the part
  points: readonly number[]; // of each feature
}

function summed(events: readonly ScoredEvent[]): ScoredEvent {
  const [first] = events as [ScoredEvent];
  if (events.length === 1) return first;
  const spots = events.flatMap((event) => event.spots ?? []);
  return {
    ...first,
    points: events.reduce((sum, event) => sum + event.points, 0),
    because: unique(events.flatMap((event) => event.because)),
    sum: '',
    terms: [],
    ...(spots.length > 0 ? { spots } : {}),
  };
}

// Kind by kind and player by player, the fields last.
export function final_parts(events: readonly GameEvent[]): FinalPart[] {
  const finals = events.filter((event): event is ScoredEvent => event.type === 'scored' && event.final);
  const parts = [...grouped(finals, ({ feature, players }) => `${feature} ${players.join()}`).values()];
  const order = ({ feature, players }: ScoredEvent): number[] => [
    feature === 'field' ? 1 : 0,
    kScoreFor.indexOf(feature),
    players[0] ?? players.length,
  ];
  return parts
    .map((part) => ({ event: summed(part), points: part.map(({ points }) => points) }))
    .sort((a, b) => {
      const [one, other] = [order(a.event), order(b.event)];
      const i = one.findIndex((value, at) => value !== other[at]);
      return i < 0 ? 0 : one[i]! - other[i]!;
    });
}
