// SPDX-License-Identifier: MIT
// The grounds of segments where they lie on the board, as path data.
import { first_of_sets } from '../../sets';
import { art } from '../art/art.svelte';
import { placed_path } from '../art/shapes';
import { cell_key } from '../game/cells';
import type { LaidTile, Spot } from '../protocol';

export const areas_of = (spots: readonly Spot[], tiles: ReadonlyMap<string, LaidTile>): string[] =>
  spots.map((spot) => {
    const [x, y, segment] = spot;
    const tile = tiles.get(cell_key([x, y]));
    const area =
      tile === undefined ? (first_of_sets((set) => set.area?.(spot, art)) ?? '') : art.area(tile.tile, segment);
    return placed_path(area, x * 100, y * 100, tile?.rotation ?? 0);
  });
