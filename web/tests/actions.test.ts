// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { action_of, fitting_rotation, next_rotation, places_of, step_from } from '../src/lib/game/actions';

describe('action_of', () => {
  it.each([
    ['draw U:2', { verb: 'draw', tile: 'U:2' }],
    ['place 3,-1 r2', { verb: 'place', at: [3, -1], rotation: 2 }],
    ['follower 2', { verb: 'deploy', piece: 'follower', segment: 2 }],
    ['shepherd 0', { verb: 'deploy', piece: 'shepherd', segment: 0 }],
    ['crown taxes', { verb: 'crown', sector: 'taxes', piece: 'follower' }],
    ['crown taxes large', { verb: 'crown', sector: 'taxes', piece: 'large' }],
    ['recall 2,-1 0 large', { verb: 'recall', at: [2, -1], segment: 0, piece: 'large' }],
    ['token wolf', { verb: 'token', sheep: 0 }],
    ['token 3', { verb: 'token', sheep: 3 }],
    ['gather', { verb: 'gather' }],
  ])('reads %s', (text, parts) => {
    expect(action_of(text)).toEqual({ text, ...parts });
  });
});

it('groups placements by cell', () => {
  const places = places_of(['place 0,-1 r2', 'place 0,1 r0', 'place 0,1 r3', 'pass']);
  expect([...places]).toEqual([
    ['0,-1', [2]],
    ['0,1', [0, 3]],
  ]);
});

describe('rotations', () => {
  it('keeps the wanted rotation where it fits, else takes the next', () => {
    expect(fitting_rotation([0, 2], 2)).toBe(2);
    expect(fitting_rotation([0, 2], 1)).toBe(2);
    expect(fitting_rotation([1], 3)).toBe(1);
  });

  it('turns through those that fit, both ways', () => {
    expect(next_rotation([0, 1, 3], 1, 1)).toBe(3);
    expect(next_rotation([0, 1, 3], 3, 1)).toBe(0);
    expect(next_rotation([0, 1, 3], 0, -1)).toBe(3);
    expect(next_rotation([2], 2, 1)).toBe(2);
  });
});

it('steps to the nearest cell in a direction and stays where there is none', () => {
  const cells: [number, number][] = [
    [0, -1],
    [2, 0],
    [3, 4],
    [0, 3],
  ];
  expect(step_from(cells, [0, 0], 1, 0)).toEqual([2, 0]);
  expect(step_from(cells, [0, 0], 0, 1)).toEqual([0, 3]);
  expect(step_from(cells, [0, 0], -1, 0)).toEqual([0, 0]);
});
