import { describe, expect, it } from 'vitest';
import { box_of, brought_into_view, fitted, kMostScale, turned, zoomed } from '../src/lib/camera';

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
    const camera = fitted(box_of([[0, 0], [9, 0]]), { width: 700, height: 500 }, { left: 200, top: 0, right: 0, bottom: 0 });
    expect(camera.scale).toBeCloseTo(0.5);
    expect(camera.x).toBeCloseTo(200);
    expect(0 * camera.scale + camera.y).toBeCloseTo(225);
  });

  it('moves only as far as needed to show a tile', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(brought_into_view(camera, box_of([[1, 1]]), { width: 400, height: 400 }, none)).toBe(camera);
    expect(brought_into_view(camera, box_of([[5, 1]]), { width: 400, height: 400 }, none)).toEqual({ x: -200, y: 0, scale: 1 });
  });
});

it('turns a point with its tile, clockwise', () => {
  expect(turned([50, 10], 1)).toEqual([90, 50]);
  expect(turned([50, 10], 2)).toEqual([50, 90]);
  expect(turned([20, 30], 4)).toEqual([20, 30]);
});
