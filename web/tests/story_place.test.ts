// SPDX-License-Identifier: MIT
// Where cards and points are shown: beside what they are about.
import { describe, expect, it } from 'vitest';
import type { FrameAnimation } from '../src/lib/animation/frames';
import { points_label } from '../src/lib/board/points_label';
import { cells_spoken_of, place_beside, place_card } from '../src/lib/board/story_place';
import type { GameEvent } from '../src/lib/protocol';
import { view } from './mock';

const event = (change: object): FrameAnimation => ({ kind: 'event', event: change as GameEvent, home: [] });
const kCrowns = { fortune: [], taxes: [], famine: [], storm: [], inquisition: [], plague: [] };
const wheel = view({ wheel: { pig: 'storm', crowns: kCrowns } });

describe('an animation is about', () => {
  it('the tile that is laid, the cells of what scores, the space of an event', () => {
    expect(cells_spoken_of(null, view())).toEqual([]);
    expect(cells_spoken_of({ kind: 'tile', seat: 0, tile: 'E', at: [2, 1], rotation: 0 }, view())).toEqual([[2, 1]]);
    const scored = event({ type: 'scored', spots: [[0, 0, 1], [0, 0, 2], [1, 0, 0]] }); // prettier-ignore
    expect(cells_spoken_of(scored, view())).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(cells_spoken_of(event({ type: 'returned', at: [3, 4] }), wheel)).toEqual([[3, 4]]);
  });

  it('the board of a set where nothing else is named', () => {
    expect(cells_spoken_of(event({ type: 'scored', spots: [] }), view())).toEqual([]);
    for (const one of [event({ type: 'scored', spots: [] }), event({ type: 'wheel' }), event({ type: 'scored' })])
      expect(cells_spoken_of(one, wheel)).toHaveLength(16);
  });
});

describe('a label beside cells', () => {
  const always = (): boolean => true;

  it('is above a single tile, at a distance from it', () => {
    expect(place_beside([[0, 0]], { width: 60, height: 30 }, always)).toEqual([50, -23]);
  });

  it('covers none of the cells and is as near to their middle as it can be', () => {
    // An L: its inner corner is the nearest place, if the label fits there.
    const corner: [number, number][] = [[0, 0], [0, 1], [1, 1]]; // prettier-ignore
    expect(place_beside(corner, { width: 60, height: 30 }, always)).toEqual([150, 77]);
    expect(place_beside(corner, { width: 120, height: 30 }, always)).toEqual([168, 50]);
  });

  it('is where it is seen', () => {
    expect(place_beside([[0, 0]], { width: 60, height: 30 }, ({ top }) => top >= 0)).toEqual([50, 123]);
    expect(place_beside([[0, 0]], { width: 60, height: 30 }, ({ left }) => left > 100)).toEqual([138, 50]);
    expect(place_beside([[0, 0]], { width: 60, height: 30 }, ({ right }) => right < 0)).toEqual([-38, 50]);
    expect(place_beside([[0, 0]], { width: 60, height: 30 }, () => false)).toBeNull();
    expect(place_beside([], { width: 60, height: 30 }, always)).toBeNull();
  });
});

describe('points', () => {
  const scored = (points: number, players: number[]): FrameAnimation =>
    event({ type: 'scored', points, players, spots: [[0, 0, 0]] });

  it('stand beside the feature, one for each player', () => {
    const label = points_label(scored(4, [0, 1]), view(), 100, () => true)!;
    expect([label.scale, label.event.points]).toEqual([1, 4]);
    expect(label.box).toEqual({ left: -14, top: -42, right: 114, bottom: -8 });
    expect(label.shown).toEqual([
      { seat: 0, x: 18, y: -25 },
      { seat: 1, x: 82, y: -25 },
    ]);
  });

  it('stay readable on a small board', () => {
    const label = points_label(scored(4, [1]), view(), 34, () => true)!;
    expect(label.scale).toBeCloseTo(2400 / (34 * 34), 9);
    expect(label.box.bottom).toBeCloseTo(-8, 9);
  });

  it('stand in the middle where nothing is free', () => {
    expect(points_label(scored(4, [1]), view(), 100, () => false)?.shown).toEqual([{ seat: 1, x: 50, y: 50 }]);
  });

  it('are not shown where there are none, or nobody gets them', () => {
    const free = (): boolean => true;
    expect(points_label(scored(0, [0]), view(), 100, free)).toBeNull();
    expect(points_label(scored(3, []), view(), 100, free)).toBeNull();
    expect(points_label(null, view(), 100, free)).toBeNull();
    expect(points_label(event({ type: 'over', winners: [] }), view(), 100, free)).toBeNull();
    expect(points_label(event({ type: 'scored', points: 3, players: [0] }), view(), 100, free)).toBeNull();
  });
});

describe('a card', () => {
  const card = { width: 200, height: 60 };
  const screen = { width: 824, height: 684 };

  it('is in the middle of the upper edge', () => {
    expect(place_card(card, screen, [], [])).toEqual([312, 12]);
  });

  it('moves away from what it is about, and from panels, as little as it can', () => {
    const about = { left: 300, top: 0, right: 500, bottom: 80 };
    expect(place_card(card, screen, [about], [])).toEqual([312, 87]);
    expect(place_card(card, screen, [], [about])).toEqual([312, 87]);
    const column = { left: 300, top: 0, right: 500, bottom: 684 };
    expect(place_card(card, screen, [column], [])).toEqual([87, 12]);
  });

  it('covers least where there is no room', () => {
    const [tile, panel] = [
      { left: 0, top: 0, right: 824, bottom: 400 },
      { left: 0, top: 400, right: 824, bottom: 684 },
    ];
    expect(place_card(card, screen, [tile], [panel])).toEqual([312, 462]); // a panel rather than the tile
    const all = { left: 0, top: 0, right: 824, bottom: 650 };
    expect(place_card(card, screen, [all], [])).toEqual([312, 612]);
    expect(place_card({ width: 900, height: 60 }, screen, [], [])).toEqual([12, 12]);
  });
});
