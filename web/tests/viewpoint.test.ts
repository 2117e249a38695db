// SPDX-License-Identifier: MIT
// Where the board is seen from: what moves it, and what leaves it where it is.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/app/settings.svelte';
import type { Obstacle } from '../src/lib/board/camera';
import { middle_of, piece_point, point_of, set_cells, tiles_by_cell } from '../src/lib/board/positions';
import { spread_out, type Place } from '../src/lib/board/spread';
import { Viewpoint } from '../src/lib/board/viewpoint.svelte';
import type { Cell } from '../src/lib/protocol';
import { view } from './mock';
import { Cell as EffectCell, follow, with_effects } from './support/effects.svelte';

const kScreen = { width: 800, height: 600 };

function seen(obstacles: Obstacle[] = [], occupied: Cell[] = [[0, 0]]): Viewpoint {
  const viewpoint = new Viewpoint(
    () => obstacles,
    () => occupied,
  );
  viewpoint.resize(kScreen);
  return viewpoint;
}
// Where the middle of a cell is on the screen.
const on_screen = ({ goal }: Viewpoint, [x, y]: Cell): number[] =>
  [(x * 100 + 50) * goal.scale + goal.x, (y * 100 + 50) * goal.scale + goal.y].map(Math.round);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a cell that a panel has come to cover', () => {
  const dock: Obstacle = { left: 0, top: 400, right: 800, bottom: 600 };
  const placed = (panels: Obstacle[]): Viewpoint => {
    const viewpoint = seen(panels);
    viewpoint.fit([[0, 0]], false);
    return viewpoint;
  };

  it('is uncovered by moving the board just so far, at the same size', () => {
    const panels: Obstacle[] = [];
    const viewpoint = placed(panels);
    const { scale, x, y } = viewpoint.goal;
    viewpoint.uncover([0, 1]); // seen already
    expect(viewpoint.goal).toEqual({ scale, x, y });
    panels.push(dock);
    viewpoint.uncover([0, 1]);
    expect([viewpoint.goal.scale, viewpoint.goal.x]).toEqual([scale, x]);
    expect(viewpoint.goal.y + 200 * scale).toBeCloseTo(394, 6); // with a gap of 6 pixels
    expect(viewpoint.shows({ left: 0, top: 100, right: 100, bottom: 200 })).toBe(true);
    expect(viewpoint.shows({ left: 0, top: 190, right: 100, bottom: 210 })).toBe(false);
  });

  it('becomes smaller where panels leave too little room', () => {
    const panels: Obstacle[] = [];
    const viewpoint = placed(panels);
    const { scale } = viewpoint.goal;
    panels.push({ left: 0, top: 96, right: 800, bottom: 600 });
    viewpoint.uncover([0, 1]);
    expect(viewpoint.shows({ left: 0, top: 100, right: 100, bottom: 200 })).toBe(true);
    expect(scale).toBeGreaterThan(1);
    expect(viewpoint.goal.scale).toBeCloseTo(0.9, 6); // 90 pixels for a tile of 100
  });

  it('is left alone while it is seen, however close a panel is', () => {
    const panels: Obstacle[] = [];
    const viewpoint = placed(panels);
    const { goal } = viewpoint;
    panels.push({ left: 0, top: goal.y + 100 * goal.scale + 1, right: 800, bottom: 600 });
    viewpoint.uncover([0, 0]);
    expect(viewpoint.goal).toEqual(goal);
  });

  it('is left alone before the board has been put anywhere', () => {
    const viewpoint = seen([dock]);
    viewpoint.uncover([0, 9]);
    expect([viewpoint.placed, viewpoint.goal]).toEqual([false, { x: 0, y: 0, scale: 1 }]);
    const unready = new Viewpoint(
      () => [],
      () => [],
    );
    unready.uncover([0, 9]);
    expect(unready.placed).toBe(false);
  });
});

describe('a viewpoint', () => {
  it('is ready once it has a size', () => {
    const viewpoint = new Viewpoint(
      () => [],
      () => [],
    );
    expect(viewpoint.ready).toBe(false);
    viewpoint.resize({ width: 10, height: 0 });
    expect(viewpoint.ready).toBe(false);
    viewpoint.resize({ width: 0, height: 10 });
    expect(viewpoint.ready).toBe(false);
    viewpoint.show([[0, 0]], []);
    expect(viewpoint.placed).toBe(false);
    viewpoint.resize(kScreen);
    expect(viewpoint.ready).toBe(true);
  });

  it('shows all cells in the middle of what no panel covers', () => {
    const free = seen();
    free.fit([[0, 0]], false);
    expect(on_screen(free, [0, 0])).toEqual([400, 300]);
    expect(free.camera).toBe(free.goal);
    const covered = seen([{ left: 600, top: 0, right: 800, bottom: 600 }]);
    covered.fit([[0, 0]], false);
    expect(on_screen(covered, [0, 0])).toEqual([297, 300]); // six pixels from the panel
  });

  it('keeps its middle when the window changes', () => {
    const viewpoint = seen();
    viewpoint.resize({ width: 700, height: 500 });
    expect([viewpoint.placed, viewpoint.goal]).toEqual([false, { x: 0, y: 0, scale: 1 }]);
    viewpoint.fit([[0, 0]], false);
    expect(on_screen(viewpoint, [0, 0])).toEqual([350, 250]);
    viewpoint.resize({ width: 900, height: 300 });
    expect(on_screen(viewpoint, [0, 0])).toEqual([450, 150]);
  });

  it('glides to its goal, and is there at once where that is wanted', () => {
    const viewpoint = seen();
    viewpoint.fit([[0, 0]], false);
    const from = viewpoint.camera.x;
    viewpoint.pan(100, 0);
    expect([viewpoint.gliding, viewpoint.goal.x - from, viewpoint.camera.x - from]).toEqual([true, 100, 0]);
    vi.advanceTimersByTime(120);
    const half = viewpoint.camera.x - from;
    expect(half).toBeGreaterThan(50); // it begins fast
    expect(half).toBeLessThan(100);
    vi.advanceTimersByTime(200);
    expect([viewpoint.gliding, viewpoint.camera.x - from]).toEqual([false, 100]);
    viewpoint.pan(-20, 5, false);
    expect([viewpoint.gliding, viewpoint.camera.x - from]).toEqual([false, 80]);
    viewpoint.pan(0, 0);
    expect(viewpoint.gliding).toBe(false);
  });

  it('rests unless it glides', () => {
    const viewpoint = seen();
    expect(viewpoint.resting).toBe(true);
    viewpoint.pan(100, 0);
    expect(viewpoint.resting).toBe(false); // before the first frame already
    vi.advanceTimersByTime(300);
    expect(viewpoint.resting).toBe(true);
    viewpoint.resize({ width: 0, height: 0 });
    expect(viewpoint.resting).toBe(false);
  });

  it('moves soon, once the page has been painted, and does not rest before', () => {
    const viewpoint = seen();
    viewpoint.fit([[0, 0]], false);
    const from = viewpoint.camera.x;
    const moved = (): [boolean, number] => [viewpoint.resting, viewpoint.camera.x - from];
    const pan = (): void => viewpoint.pan(30, 0, false);
    viewpoint.soon(pan);
    expect(moved()).toEqual([false, 0]);
    vi.advanceTimersByTime(100);
    expect(moved()).toEqual([true, 30]);
    const [first, second] = [viewpoint.soon(pan), viewpoint.soon(pan)];
    first!();
    first!();
    expect(moved()).toEqual([false, 30]); // the second is still due
    vi.advanceTimersByTime(100);
    expect(moved()).toEqual([true, 60]);
    second!(); // too late
    expect(moved()).toEqual([true, 60]);
  });

  it('does not rest when one effect calls a move off in which another has asked for one', () => {
    const viewpoint = seen();
    viewpoint.fit([[0, 0]], false);
    const asked = new EffectCell(0);
    const when = (wanted: number) => (now: number) =>
      now === wanted ? viewpoint.soon(() => viewpoint.pan(30, 0, false)) : undefined;
    const end = with_effects(() => [1, 0].forEach((wanted) => follow(asked, when(wanted))));
    asked.value = 1;
    flushSync();
    expect(viewpoint.resting).toBe(false);
    vi.advanceTimersByTime(100);
    expect(viewpoint.resting).toBe(true);
    end();
  });

  it('moves at once where it has not been placed yet', () => {
    const viewpoint = seen();
    expect(viewpoint.soon(() => viewpoint.fit([[0, 0]], false))).toBeUndefined();
    expect([viewpoint.placed, viewpoint.resting]).toEqual([true, true]);
  });

  it('does not glide backwards where a frame carries an earlier time', () => {
    const viewpoint = seen();
    let draw: FrameRequestCallback = () => undefined;
    const request = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => {
      draw = frame;
      return 1;
    });
    const [from, began] = [viewpoint.camera.x, performance.now()];
    viewpoint.pan(100, 0);
    draw(began - 16);
    expect(viewpoint.camera.x).toBe(from);
    draw(began + 240);
    expect(viewpoint.camera.x).toBe(from + 100);
    request.mockRestore();
  });

  it('adds movements up while it glides', () => {
    const viewpoint = seen();
    viewpoint.fit([[0, 0]], false);
    const from = viewpoint.goal.x;
    viewpoint.pan(30, 0);
    viewpoint.pan(30, 0);
    expect(viewpoint.goal.x - from).toBe(60);
    viewpoint.pan(10, 0, false); // a finger moves what it sees
    expect(viewpoint.goal.x - from).toBe(10);
  });

  it('zooms around a point, or else the middle', () => {
    const viewpoint = seen();
    viewpoint.fit([[0, 0]], false);
    const { scale } = viewpoint.goal;
    viewpoint.zoom(2, undefined, undefined, false);
    expect(viewpoint.goal.scale).toBeCloseTo(2 * scale);
    expect(on_screen(viewpoint, [0, 0])).toEqual([400, 300]);
    const corner = (): number => viewpoint.goal.x;
    const before = corner();
    viewpoint.zoom(0.5, before, 300, false);
    expect(corner()).toBeCloseTo(before);
  });

  it('puts a point into the middle of what is free', () => {
    const viewpoint = seen([{ left: 0, top: 500, right: 800, bottom: 600 }]);
    viewpoint.fit([[0, 0]], false);
    viewpoint.look_at(80, 20, false);
    const { x, y, scale } = viewpoint.goal;
    expect([80 * scale + x, 20 * scale + y]).toEqual([400, 247]);
  });

  it('stays where it is if the cells are seen, and moves as little as needed if not', () => {
    const viewpoint = seen();
    viewpoint.show([[0, 0]], [[0, 0]]);
    const first = viewpoint.goal;
    expect(on_screen(viewpoint, [0, 0])).toEqual([400, 300]);
    viewpoint.show([[1, 0]], [[0, 0]]);
    expect(viewpoint.goal).toBe(first);
    viewpoint.show([], [[0, 0]]);
    expect(viewpoint.goal).toBe(first);
    const row: Cell[] = Array.from({ length: 30 }, (_, x): Cell => [x, 0]);
    viewpoint.show([[29, 0]], row);
    expect(viewpoint.goal.scale).toBeCloseTo(0.75); // an eighth of the shorter side
    const [x] = on_screen(viewpoint, [29, 0]);
    expect(x).toBeGreaterThan(600);
    expect(x).toBeLessThan(800);
  });

  it('keeps the size that its viewer has chosen', () => {
    const viewpoint = seen(
      [],
      [
        [0, 0],
        [20, 0],
      ],
    );
    viewpoint.show([[0, 0]], [[0, 0]]);
    viewpoint.zoom(1.5, undefined, undefined, false);
    const { scale } = viewpoint.goal;
    viewpoint.show([[20, 0]], [[0, 0]]);
    expect(viewpoint.goal.scale).toBeCloseTo(scale);
    expect(on_screen(viewpoint, [20, 0])[0]).toBeLessThan(800);
    viewpoint.fit([[0, 0]], false);
    viewpoint.show([[40, 0]], [[0, 0]]);
    expect(viewpoint.goal.scale).toBeLessThan(scale); // all of it, from now on too
    expect(on_screen(viewpoint, [0, 0])[0]).toBeGreaterThan(0);
  });

  it('has larger tiles where they are wanted, but not on a phone', () => {
    const row: Cell[] = Array.from({ length: 40 }, (_, x): Cell => [x, 0]);
    const scale_of = (width: number, height: number): number => {
      const viewpoint = seen();
      viewpoint.resize({ width, height });
      viewpoint.show([[39, 0]], row);
      return viewpoint.goal.scale;
    };
    expect(scale_of(1600, 1200)).toBeCloseTo(0.9);
    expect(scale_of(390, 800)).toBeCloseTo(0.7);
    settings.tile_size = 120;
    expect(scale_of(1600, 1200)).toBeCloseTo(1.2);
    settings.tile_size = 90;
  });

  it('offers cells: all of them where there is room, else the nearest if none is seen', () => {
    const near = seen();
    near.offer(
      [
        [2, 0],
        [-2, 0],
      ],
      [[0, 0]],
      [0, 0],
    );
    for (const cell of [
      [2, 0],
      [-2, 0],
    ] as Cell[])
      expect(on_screen(near, cell)[0]).toBeGreaterThan(0);
    const far = seen();
    far.offer(
      [
        [60, 0],
        [-30, 0],
        [0, 40],
      ],
      [[0, 0]],
      [0, 0],
    );
    const [x] = on_screen(far, [-30, 0]);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(800);
    const before = far.goal;
    far.offer(
      [
        [60, 0],
        [-30, 0],
      ],
      [[0, 0]],
      [60, 0],
    );
    expect(far.goal).toBe(before); // one of them is seen
    far.offer([], [[0, 0]], [0, 0]);
    expect(far.goal).toBe(before);
  });

  it('follows a tile without another scale where its cell was chosen, else shows the whole board', () => {
    const start: Cell[] = [[0, 0]];
    const laid = { left: 600, top: 0, right: 700, bottom: 100 };
    const [own, other, all] = [seen(), seen(), seen()];
    for (const one of [own, other, all]) one.show(start, start);
    const many = [0, 6, 40].map((x): Cell => [x, 0]); // too many for a comfortable size
    for (const one of [own, all]) one.offer(many, start, [0, 0]);
    all.fit(start, false);
    const { scale } = own.goal;
    for (const one of [own, other, all]) one.follow([6, 0], start);
    expect([own, other, all].map((one) => one.shows(laid))).toEqual([true, true, true]);
    expect(own.goal.scale).toBe(scale);
    expect(other.goal.scale).toBeLessThan(scale);
    expect(all.goal.scale).toBe(other.goal.scale);
  });
});

describe('points of the board', () => {
  const shown = view();
  const tiles = tiles_by_cell(shown);

  it('are the middle of a cell without a tile', () => {
    expect([...tiles.keys()]).toHaveLength(1);
    expect(point_of(tiles, { at: [2, -3], segment: 0 })).toEqual([250, -250]);
    expect(piece_point(shown, tiles, { type: 'returned', player: 0, piece: 'follower', at: [1, 1] })).toEqual([
      150, 150,
    ]);
    expect(piece_point(shown, tiles, { type: 'returned', player: 0, piece: 'follower' })).toEqual([50, 50]);
  });

  it('are the mean of several spots, or the middle of the boards of sets', () => {
    expect(
      middle_of(
        tiles,
        [
          [1, 1, 0],
          [3, 5, 0],
        ],
        shown,
      ),
    ).toEqual([250, 350]);
    expect(middle_of(tiles, [], shown)).toBeNull();
    expect(middle_of(tiles, undefined, shown)).toBeNull();
    const wheel = view({ wheel: { pig: 'fortune', crowns: {} as never } });
    expect(set_cells(shown)).toEqual([]);
    expect(set_cells(wheel)).toHaveLength(16);
    expect(middle_of(tiles, undefined, wheel)).toEqual([200, 200]);
  });
});

describe('places for fingers, moved apart', () => {
  const kRoom = { left: 0, top: 0, side: 100 };
  const rounded = (places: readonly Place[]): number[][] =>
    places.map((place) => place.map((one) => Math.round(one)));

  it('move along the line between them, each half of the way', () => {
    expect(
      rounded(
        spread_out(
          [
            [50, 45],
            [50, 55],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [50, 40],
      [50, 60],
    ]);
    expect(
      rounded(
        spread_out(
          [
            [46, 47],
            [52, 55],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [43, 43],
      [55, 59],
    ]);
    expect(
      rounded(
        spread_out(
          [
            [50, 50],
            [50, 50],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [40, 50],
      [60, 50],
    ]);
  });

  it('stay half a finger inside the area, on every side', () => {
    expect(
      rounded(
        spread_out(
          [
            [0, 50],
            [5, 50],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [10, 50],
      [30, 50],
    ]);
    expect(
      rounded(
        spread_out(
          [
            [50, 0],
            [50, 5],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [50, 10],
      [50, 30],
    ]);
    expect(
      rounded(
        spread_out(
          [
            [50, 99],
            [50, 95],
          ],
          20,
          kRoom,
        ),
      ),
    ).toEqual([
      [50, 90],
      [50, 70],
    ]);
    expect(
      rounded(
        spread_out(
          [
            [144, 50],
            [145, 50],
          ],
          20,
          { ...kRoom, left: 50 },
        ),
      ),
    ).toEqual([
      [120, 50],
      [140, 50],
    ]);
  });

  it('do not move when they are just far enough apart, even outside', () => {
    const apart: Place[] = [
      [-50, 50],
      [-30.005, 50],
    ];
    expect(spread_out(apart, 20, kRoom)).toEqual(apart);
  });
});
