// SPDX-License-Identifier: MIT
const kTile = 100; // units

// A point of a tile after its quarter turns clockwise, in the tile's own 100 x 100.
export function turned(point: readonly [number, number], rotation: number): [number, number] {
  let [x, y] = point;
  for (let i = 0; i < rotation; ++i) [x, y] = [kTile - y, x];
  return [x, y];
}
