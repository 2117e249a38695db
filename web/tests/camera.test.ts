import { describe, expect, it } from 'vitest';
import {
  box_of,
  brought_into_view,
  covered_by,
  fitted,
  fitted_around,
  is_seen,
  kept_in_sight,
  kMostScale,
  on_screen,
  zoomed,
} from '../src/lib/board/camera';
import { turned } from '../src/lib/game/rotation';

const none = { left: 0, top: 0, right: 0, bottom: 0 };

describe('camera', () => {
  it('keeps the point under the finger when zooming', () => {
    const before = { x: 40, y: -10, scale: 0.5 };
    const after = zoomed(before, 1.7, 300, 200);
    const world = (300 - before.x) / before.scale;
    expect(world * after.scale + after.x).toBeCloseTo(300);
    expect(after.scale).toBeCloseTo(0.85);
  });

  it('never zooms beyond its limit', () => {
    expect(zoomed({ x: 0, y: 0, scale: 2 }, 100, 0, 0).scale).toBe(kMostScale);
  });

  it('fits a box into the free part of the screen', () => {
    const camera = fitted(
      box_of([
        [0, 0],
        [9, 0],
      ]),
      { width: 700, height: 500 },
      { left: 200, top: 0, right: 0, bottom: 0 },
    );
    expect(camera.scale).toBeCloseTo(0.5);
    expect(camera.x).toBeCloseTo(200);
    expect(0 * camera.scale + camera.y).toBeCloseTo(225);
  });

  it('moves only as far as needed to show a tile', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(brought_into_view(camera, box_of([[1, 1]]), { width: 400, height: 400 }, none)).toBe(camera);
    expect(brought_into_view(camera, box_of([[5, 1]]), { width: 400, height: 400 }, none)).toEqual({
      x: -200,
      y: 0,
      scale: 1,
    });
  });
});

describe('around panels', () => {
  const screen = { width: 1000, height: 600 };
  const corner = { left: 0, top: 0, right: 200, bottom: 150 };
  const strip = { left: 0, top: 550, right: 1000, bottom: 600 };

  it('counts a panel at the edge where it takes least', () => {
    expect(covered_by([corner, strip], screen)).toEqual({ left: 200, top: 0, right: 0, bottom: 50 });
  });

  it('uses the corners that the board leaves free', () => {
    const occupied: [number, number][] = [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
    ];
    const camera = fitted_around(occupied, screen, [corner, strip], 0, 3);
    expect(camera.scale).toBeGreaterThan(
      fitted(box_of(occupied), screen, covered_by([corner, strip], screen), 3).scale,
    );
    for (const cell of occupied) expect(is_seen(box_of([cell], -0.01), camera, screen, [corner, strip])).toBe(true);
  });

  it('knows what is covered or outside', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(is_seen(box_of([[0, 0]]), camera, screen, [corner])).toBe(false);
    expect(is_seen(box_of([[3, 3]]), camera, screen, [corner])).toBe(true);
    expect(is_seen(box_of([[9, 5]]), { ...camera, x: 1 }, screen, [])).toBe(false);
    expect(on_screen(box_of([[1, 1]]), { x: 10, y: 20, scale: 0.5 })).toEqual({
      left: 60,
      top: 70,
      right: 110,
      bottom: 120,
    });
  });
});

describe('somebody who moves the board', () => {
  const screen = { width: 400, height: 800 };
  const occupied: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];

  it('may move it freely while part of the board is in the middle', () => {
    const camera = { x: 300, y: 400, scale: 1 };
    expect(kept_in_sight(camera, occupied, screen)).toBe(camera);
  });

  it('keeps the nearest part of the board in sight', () => {
    expect(kept_in_sight({ x: 1000, y: 300, scale: 1 }, occupied, screen)).toEqual({ x: 320, y: 300, scale: 1 });
    expect(kept_in_sight({ x: -1000, y: 300, scale: 1 }, occupied, screen)).toEqual({ x: -120, y: 300, scale: 1 });
    // The bounding box of an L-shaped board has an empty corner: only cells with tiles count.
    expect(kept_in_sight({ x: 150, y: -2000, scale: 1 }, occupied, screen)).toEqual({ x: 150, y: -40, scale: 1 });
    expect(kept_in_sight({ x: -70, y: -70, scale: 0.5 }, occupied, screen)).toEqual({ x: -20, y: 60, scale: 0.5 });
  });
});

it('turns a point with its tile, clockwise', () => {
  expect(turned([50, 10], 1)).toEqual([90, 50]);
  expect(turned([50, 10], 2)).toEqual([50, 90]);
  expect(turned([20, 30], 4)).toEqual([20, 30]);
});
