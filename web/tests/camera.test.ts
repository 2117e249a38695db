// SPDX-License-Identifier: MIT
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
import type { Camera } from '../src/lib/board/camera';

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

describe('boxes', () => {
  it('hold all cells, with a margin', () => {
    const box = { left: -110, top: -310, right: 310, bottom: 210 };
    expect(box_of([[1, 1], [-1, -3], [2, 0]], 10)).toEqual(box); // prettier-ignore
    expect(box_of([])).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });

  it('are fitted by their longer side, in the middle of what is free', () => {
    const covered = { left: 100, top: 50, right: 60, bottom: 30 };
    const screen = { width: 560, height: 480 }; // 400 x 400 are free
    const high = fitted({ left: 100, top: 100, right: 200, bottom: 900 }, screen, covered);
    expect(high).toEqual({ scale: 0.5, x: 300 - 75, y: 250 - 250 });
    const wide = fitted({ left: -900, top: 100, right: -100, bottom: 200 }, screen, covered);
    expect(wide).toEqual({ scale: 0.5, x: 300 + 250, y: 250 - 75 });
  });

  it('are never smaller or larger than is useful, however small the screen', () => {
    const box = box_of([[0, 0]]);
    expect(fitted(box, { width: 5000, height: 5000 }, none).scale).toBe(1.3);
    expect(fitted(box, { width: 5000, height: 5000 }, none, 2).scale).toBe(2);
    expect(fitted(box, { width: 10, height: 10 }, none).scale).toBe(0.8);
    expect(fitted(box_of([[0, 0], [99, 0]]), { width: 100, height: 100 }, none).scale).toBe(0.12); // prettier-ignore
  });
});

describe('a tile is brought into view', () => {
  const screen = { width: 400, height: 500 };
  const covered = { left: 40, top: 30, right: 20, bottom: 10 };
  const tile = box_of([[2, 3]]);
  const brought = (x: number, y: number): [number, number] => {
    const camera = brought_into_view({ x, y, scale: 0.5 }, tile, screen, covered);
    expect(camera.scale).toBe(0.5);
    return [camera.x, camera.y];
  };

  it.each<[string, [number, number], [number, number]]>([
    ['from the left', [-70, 0], [-60, 0]],
    ['from the right', [240, 0], [230, 0]],
    ['from above', [0, -130], [0, -120]],
    ['from below', [0, 300], [0, 290]],
    ['from a corner', [240, 300], [230, 290]],
  ])('%s', (_, from, to) => {
    expect(brought(...from)).toEqual(to);
  });

  it.each([
    [-60, -120],
    [230, 290],
  ])('and stays where it just fits: %d, %d', (x, y) => {
    const camera = { x, y, scale: 0.5 };
    expect(brought_into_view(camera, tile, screen, covered)).toBe(camera);
  });
});

describe('a box is seen', () => {
  const screen = { width: 100, height: 100 };
  const seen = (x: number, y: number, ...obstacles: [number, number, number, number][]): boolean =>
    is_seen(
      box_of([[0, 0]]),
      { x, y, scale: 0.5 },
      screen,
      obstacles.map(([left, top, right, bottom]) => ({ left, top, right, bottom })),
    );

  it('from edge to edge of the screen, and not beyond', () => {
    expect([seen(0, 0), seen(50, 50)]).toEqual([true, true]);
    expect([seen(-1, 0), seen(0, -1), seen(51, 0), seen(0, 51)]).toEqual([false, false, false, false]);
  });

  it('beside what covers the screen, even if they touch', () => {
    // It is at 20 to 70 in both directions.
    expect(seen(20, 20, [0, 0, 20, 100], [70, 0, 100, 100], [0, 0, 100, 20], [0, 70, 100, 100])).toBe(true);
    expect(seen(20, 20, [0, 0, 21, 100])).toBe(false);
    expect(seen(20, 20, [69, 0, 100, 100])).toBe(false);
    expect(seen(20, 20, [0, 0, 100, 21])).toBe(false);
    expect(seen(20, 20, [0, 69, 100, 100])).toBe(false);
    expect(seen(20, 20, [0, 0, 10, 10], [30, 30, 31, 31])).toBe(false);
  });
});

describe('a board among panels', () => {
  const screen = { width: 1000, height: 600 };
  const seen = (cells: [number, number][], camera: Camera, panels: (typeof none)[]): boolean =>
    cells.every((cell) => is_seen(box_of([cell], -0.01), camera, screen, panels));
  const row: [number, number][] = [[-3, -2], [-2, -2], [-1, -2], [0, -2]]; // prettier-ignore

  it('fills the screen where there is no panel, in its middle', () => {
    const camera = fitted_around(row, screen, [], 0, 3);
    expect(camera).toEqual(fitted(box_of(row), screen, none, 3));
  });

  it('avoids a panel at each edge and in each corner', () => {
    for (const x of [0, 400, 800])
      for (const y of [0, 225, 450]) {
        if (x === 400 && y === 225) continue;
        const panel = { left: x, top: y, right: x + 200, bottom: y + 150 };
        const camera = fitted_around(row, screen, [panel], 0, 3);
        expect(seen(row, camera, [panel]), `${x}, ${y}`).toBe(true);
        expect(camera.scale).toBeGreaterThanOrEqual(
          fitted(box_of(row), screen, covered_by([panel], screen), 3).scale,
        );
      }
  });

  it('stays as near to the middle as the panels let it', () => {
    const panel = { left: 0, top: 0, right: 250, bottom: 100 };
    const camera = fitted_around([[0, 0]], screen, [panel], 0, 9);
    expect([camera.scale, camera.y]).toEqual([6, 0]);
    expect(camera.x).toBeCloseTo(400 * (8 / 12)); // the first of the places beside the panel
  });

  it('leaves a margin', () => {
    const camera = fitted_around(row, screen, [], 50, 3);
    expect(camera.scale).toBeCloseTo(2);
    expect(on_screen(box_of(row), camera).left).toBeCloseTo(100);
  });

  it('goes around the panels if nothing else is left', () => {
    const ring = [
      { left: 0, top: 0, right: 1000, bottom: 200 },
      { left: 0, top: 400, right: 1000, bottom: 600 },
      { left: 0, top: 0, right: 300, bottom: 600 },
    ];
    const camera = fitted_around(row, screen, ring, 0, 3);
    expect(camera).toEqual(fitted(box_of(row), screen, covered_by(ring, screen), 3));
    expect(seen(row, camera, ring)).toBe(true);
  });
});

it('an empty board may be anywhere', () => {
  const camera = { x: 5000, y: 5000, scale: 1 };
  expect(kept_in_sight(camera, [], { width: 400, height: 800 })).toBe(camera);
});
