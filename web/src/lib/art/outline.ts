// SPDX-License-Identifier: MIT
// The outline around several areas of the board as one: without the seams where they meet at the edge of a tile.
import { contains, outlines_of } from './shapes';
import type { Point } from './art.svelte';

const kTile = 100; // board units
const kClose = 0.6; // units: areas of neighbouring tiles meet within this distance
const kAcross = 3; // units beyond an edge at which the neighbour is looked for

// The direction that leaves the tile across this edge; null for an edge inside a tile.
function way_out([ax, ay]: Point, [bx, by]: Point, middle: Point): Point | null {
  const on_seam = (value: number): boolean => Math.abs(value - Math.round(value / kTile) * kTile) < kClose;
  if (Math.abs(ax - bx) < kClose && on_seam(ax)) return [middle[0] < ax ? 1 : -1, 0];
  if (Math.abs(ay - by) < kClose && on_seam(ay)) return [0, middle[1] < ay ? 1 : -1];
  return null;
}

// The middle of the tile that an area lies on.
function tile_middle(outline: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const middle = (value: number): number => Math.floor(value / kTile) * kTile + kTile / 2;
  return [middle(mean(0)), middle(mean(1))];
}

// `areas`: paths of straight pieces, where they lie on the board.
export function outer_outline(areas: readonly string[]): string {
  const is_inside = (point: Point): boolean => areas.some((area) => contains(area, point));
  const pieces = areas.flatMap(outlines_of).flatMap((outline) => {
    const middle = tile_middle(outline);
    return outline.map((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const out = way_out(from, to, middle);
      const beyond: Point | null =
        out === null ? null : [(from[0] + to[0]) / 2 + out[0] * kAcross, (from[1] + to[1]) / 2 + out[1] * kAcross];
      return beyond !== null && is_inside(beyond) ? null : ([from, to] as const);
    });
  });
  let path = '';
  let last: Point | null = null;
  for (const piece of pieces) {
    if (piece === null) continue;
    const [from, to] = piece;
    if (last === null || from[0] !== last[0] || from[1] !== last[1]) path += `M${from[0]} ${from[1]}`;
    path += `L${to[0]} ${to[1]}`;
    last = to;
  }
  return path;
}
