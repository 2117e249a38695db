// SPDX-License-Identifier: MIT
// Where the owner's sign stands on a field: once, and again on large fields, in the places where a farmer would lie.
import { art, type Point } from '../art/art.svelte';
import { cell_key } from '../game/cells';
import type { LaidPiece, LaidTile, Spot } from '../protocol';

const kApart = 300; // board units between two signs at least
const kBelow = 24; // units from a piece to a sign below it

// Pieces hide no sign: it stands elsewhere, or below the piece where the field has no other place.
export function sign_points(
  spots: readonly Spot[],
  tiles: ReadonlyMap<string, LaidTile>,
  pieces: readonly Pick<LaidPiece, 'at' | 'segment'>[],
): Point[] {
  const taken = new Set(pieces.map(({ at, segment }) => [...at, segment].join()));
  const stands = spots.flatMap((spot) => {
    const tile = tiles.get(cell_key([spot[0], spot[1]]));
    return tile === undefined ? [] : [{ point: art.stand(tile, spot[2]), free: !taken.has(spot.join()) }];
  });
  const points: Point[] = [];
  for (const { point } of stands.filter(({ free }) => free))
    if (points.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) >= kApart)) points.push(point);
  const first = stands[0]?.point;
  return points.length > 0 || first === undefined ? points : [[first[0], first[1] + kBelow]];
}
