// SPDX-License-Identifier: MIT
// Where tiles, pieces and the boards of sets are, in board units (100 per tile).
import { first_of_sets, from_sets } from '../../sets';
import { art, type Point } from '../art/art.svelte';
import { cell_key } from '../game/cells';
import type { Cell, EventOf, LaidTile, Spot, View } from '../protocol';

export const tiles_by_cell = ({ tiles }: Pick<View, 'tiles'>): ReadonlyMap<string, LaidTile> =>
  new Map(tiles.map((tile) => [cell_key(tile.at), tile]));

// The cells that the boards of sets cover.
export const set_cells = (view: View): Cell[] => from_sets((set) => set.cells?.(view));

const centre_of = (cells: readonly Cell[]): Point => [
  (cells.reduce((sum, [x]) => sum + x + 0.5, 0) / cells.length) * 100,
  (cells.reduce((sum, [, y]) => sum + y + 0.5, 0) / cells.length) * 100,
];

export function point_of(
  tiles: ReadonlyMap<string, LaidTile>,
  { at, segment }: { at: Cell; segment: number },
): Point {
  const tile = tiles.get(cell_key(at));
  return tile === undefined ? [at[0] * 100 + 50, at[1] * 100 + 50] : art.stand(tile, segment);
}

// Where the piece of an event comes to or goes from.
export function piece_point(
  view: View,
  tiles: ReadonlyMap<string, LaidTile>,
  event: EventOf<'deployed'> | EventOf<'returned'>,
): Point {
  if (event.at !== undefined) return point_of(tiles, { at: event.at, segment: event.segment ?? 0 });
  return first_of_sets((set) => set.point?.(view, event, art)) ?? [50, 50];
}

// The middle of some spots, or else of the boards of sets.
export function middle_of(
  tiles: ReadonlyMap<string, LaidTile>,
  spots: readonly Spot[] | undefined,
  view: View,
): Point | null {
  if (spots === undefined || spots.length === 0) {
    const cells = set_cells(view);
    return cells.length === 0 ? null : centre_of(cells);
  }
  const points = spots.map(([x, y, segment]) => point_of(tiles, { at: [x, y], segment }));
  return [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
}
