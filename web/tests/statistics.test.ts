// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import type { GameEvent } from '../src/lib/protocol';
import { points_by_feature, scores_over_time } from '../src/lib/game/statistics';
import { step } from './mock';

const placed: GameEvent = { type: 'placed', player: 0, tile: 'E', at: [0, 0], rotation: 0 };
const scored = (feature: 'road' | 'field', points: number, players: number[], final = false): GameEvent => ({
  type: 'scored',
  feature,
  points,
  players,
  final,
  sum: '',
  terms: [],
  because: [],
});
const game = [
  step(1, 'draw E', [], null),
  step(2, 'place 0,1 r0', [placed]),
  step(3, 'pass', [scored('road', 3, [0])]),
  step(4, 'draw E', [], null),
  step(5, 'place 0,2 r0', [placed], 1),
  step(6, 'pass', [scored('road', 2, [0, 1]), scored('field', 6, [1], true), { type: 'over', winners: [1] }], 1),
];

it('adds up who scored what', () => {
  const [ann, bob] = points_by_feature(game, 2);
  expect([ann?.road, ann?.field, bob?.road, bob?.field]).toEqual([5, 0, 2, 6]);
});

it('follows the scores tile by tile, final scoring last', () => {
  expect(scores_over_time(game, 2)).toEqual([
    [0, 0],
    [3, 0],
    [5, 2],
    [5, 8],
  ]);
});
