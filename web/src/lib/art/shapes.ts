// SPDX-License-Identifier: MIT
// What somebody points at: the segment of a laid tile under a point of the board, by the grounds that the art draws.
import { art, type Point } from './art.svelte';
import { turned } from '../game/rotation';
import type { LaidTile } from '../protocol';
import { is_feature } from '../../sets';

// The outlines of an area, from the data of its path: straight pieces only ("M1 2L3 4...z").
export function outlines_of(area: string): Point[][] {
  return area
    .split('M')
    .slice(1)
    .map((outline) =>
      outline
        .replace('z', '')
        .split('L')
        .map((point): Point => {
          const [x = 0, y = 0] = point.split(' ').map(Number);
          return [x, y];
        }),
    );
}

// The data of a path of a tile that lies turned, with its corner at x, y: our paths have absolute points only. Drawn
// so, it needs no transform of its own; a browser works through each of those whenever something on the board
// changes.
export const placed_path = (path: string, x: number, y: number, rotation = 0): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
    const [dx, dy] = turned([Number(px), Number(py)], rotation);
    return `${x + dx} ${y + dy}`;
  });

export function contains(area: string, [x, y]: Point): boolean {
  let inside = false;
  for (const outline of outlines_of(area)) {
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

// Walls and crossings belong to nobody: what is nearest counts there.
const kReach = [0, 3, 6, 9, 12];
const kWays: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
];

export function nearest_area(areas: readonly string[], [x, y]: Point): number | null {
  for (const reach of kReach) {
    for (const [dx, dy] of reach === 0 ? kWays.slice(0, 1) : kWays) {
      const found = areas.findIndex((area) => contains(area, [x + dx * reach, y + dy * reach]));
      if (found >= 0) return found;
    }
  }
  return null;
}

// Null on a terrain that is not a feature.
export function segment_under(tile: LaidTile, board_point: Point): number | null {
  const segments = art.tile(tile.tile)?.segments ?? [];
  const at = turned([board_point[0] - tile.at[0] * 100, board_point[1] - tile.at[1] * 100], (4 - tile.rotation) % 4);
  const segment = nearest_area(
    segments.map((_, i) => art.area(tile.tile, i)),
    at,
  );
  return segment === null || !is_feature(segments[segment]?.terrain) ? null : segment;
}
