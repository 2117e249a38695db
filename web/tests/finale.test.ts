// SPDX-License-Identifier: MIT
// The end of a game: its parts, its headline, the best score.
import { describe, expect, it } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { final_parts } from '../src/lib/animation/final_parts';
import { final_line } from '../src/lib/game/log';
import { best_in_words, best_score, headline, lead_of, places_by_points } from '../src/lib/game/verdict';
import { people } from '../src/i18n/who';
import type { GameEvent, ScoredEvent } from '../src/lib/protocol';
import { step } from './mock';

const { t } = i18n;
const scored = (feature: string, points: number, players: number[], more: object = {}): ScoredEvent =>
  ({
    type: 'scored',
    feature,
    points,
    players,
    final: true,
    sum: '',
    terms: [],
    because: [],
    ...more,
  }) as ScoredEvent;

describe('the final scoring', () => {
  it('comes kind by kind and player by player, the fields last', () => {
    const events: GameEvent[] = [
      scored('field', 3, [1]),
      scored('city', 4, [1]),
      scored('road', 2, [1]),
      scored('road', 3, [0]),
      scored('city', 1, [0, 1]),
      scored('road', 5, [1]),
      scored('road', 9, [1], { final: false }),
      scored('goods', 10, [0]),
      { type: 'over', winners: [0] },
    ];
    const parts = final_parts(events).map(({ event, points }) => [
      event.feature,
      event.players,
      event.points,
      points,
    ]);
    expect(parts).toEqual([
      ['road', [0], 3, [3]],
      ['road', [1], 7, [2, 5]],
      ['city', [0, 1], 1, [1]],
      ['city', [1], 4, [4]],
      ['goods', [0], 10, [10]],
      ['field', [1], 3, [3]],
    ]);
  });

  it('keeps the sum of a single feature, and joins spots and reasons of several', () => {
    const terms = [[{ of: 'tile', count: 2, each: 1 }]];
    const one = scored('city', 2, [0], { terms, spots: [[0, 0, 1]], because: ['no_city'] });
    const two = scored('city', 3, [0], { terms, spots: [[1, 0, 1]], because: ['no_city'] });
    expect(final_parts([one])[0]?.event).toBe(one);
    expect(final_parts([one, two])[0]?.event).toMatchObject({
      points: 5,
      terms: [],
      spots: [[0, 0, 1], [1, 0, 1]], // prettier-ignore
      because: ['no_city'],
    });
    expect('spots' in final_parts([scored('goods', 1, [0]), scored('goods', 2, [0])])[0]!.event).toBe(false);
  });

  it('is said as a sentence for one feature, as points and their parts for several', () => {
    const all = people(['Ann', 'Bob'], [0]);
    expect(final_line(scored('road', 3, [0]), [3], all, t).text).toBe('You: 3 points for a road');
    expect(final_line(scored('road', 7, [1]), [2, 5], all, t)).toEqual({
      text: 'Bob: 7 points',
      detail: 'Road × 2: 2 + 5',
    });
    expect(final_line(scored('city', 4, [0, 1]), [1, 3], all, t).text).toBe('You and Bob: 4 points each');
  });
});

describe('the headline', () => {
  const say = (scores: number[], winners: number[] | null, mine: number[], names = ['Ann', 'Bob', 'Eve']): string =>
    headline({ scores, winners }, mine, people(names.slice(0, scores.length), mine), t);

  it('says by how much you have won or lost', () => {
    expect(say([42, 30], [0], [0])).toBe('You won by 12');
    expect(say([42, 30, 41], [0], [0])).toBe('You won by 1');
    expect(say([21, 30], [1], [0])).toBe('You lost by 9');
  });

  it('says your place among more than two', () => {
    expect(say([21, 30, 25], [1], [0])).toBe('You came 3rd, 9 points behind the winner');
    expect(say([21, 30, 29], [1], [2])).toBe('You came 2nd, 1 point behind the winner');
    expect(say([30, 30, 29], [0, 1], [2])).toBe('You came 3rd, 1 point behind the winner');
  });

  it('is shared by those who tie', () => {
    expect(say([30, 30], [0, 1], [0])).toBe('You and Bob share the victory');
    expect(say([30, 30], [0, 1], [])).toBe('Ann and Bob share the victory');
    expect(say([30, 30, 10], [0, 1], [0, 2])).toContain('share the victory');
  });

  it('names the winner to spectators and to players who share a device', () => {
    expect(say([42, 30], [0], [])).toBe('Ann wins by 12');
    expect(say([42, 30, 40], [0], [0, 1, 2])).toBe('Ann wins by 2');
  });

  it('needs no second player', () => {
    expect(say([42], [0], [0])).toBe('You win!');
    expect(say([42], [0], [])).toBe('Ann wins');
    expect(lead_of([1, 2], [])).toBeNull();
    expect(lead_of([9, 2, 4], [0])).toBe(5);
  });

  it('counts equal points as one place', () => {
    expect(places_by_points([10, 30, 10, 20])).toEqual([3, 1, 3, 2]);
  });
});

describe('the best score', () => {
  const steps = [
    step(1, 'a', [scored('city', 8, [0]), scored('road', 12, [1])]),
    step(2, 'b', [scored('city', 24, [0, 1]), scored('field', 24, [0]), { type: 'over', winners: [0] }]),
    step(3, 'c', [scored('goods', 10, [2])]),
  ];

  it('is the largest, the first of equals', () => {
    expect(best_score(steps, 0)).toMatchObject({ feature: 'city', points: 24 });
    expect(best_score(steps, 3)).toBeNull();
    expect(best_score([step(1, 'a', [scored('road', 0, [0])])], 0)).toBeNull();
  });

  it('is said to the one player at this device', () => {
    expect(best_in_words(steps, [0], t)).toBe('Your best city scored 24 points');
    expect(best_in_words(steps, [2], t)).toBe('Your best single score: 10 points');
    expect([best_in_words(steps, [0, 1], t), best_in_words(steps, [], t), best_in_words(steps, [3], t)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
