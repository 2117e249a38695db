// Where tiles, pieces and the wheel are on the board, in board units (100 per tile).
import { cell_key } from '../game/actions';
import { art, type Point } from '../art/art.svelte';
import { kSectors, type Cell, type LaidTile, type Sector, type Spot, type View } from '../protocol';

export const tiles_by_cell = ({ tiles }: Pick<View, 'tiles'>): ReadonlyMap<string, LaidTile> =>
  new Map(tiles.map((tile) => [cell_key(tile.at), tile]));

const kWheelCells: Cell[] = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x): Cell => [x, y]));

// Every cell something lies on, the wheel's among them.
export const cells_of = (tiles: readonly LaidTile[], wheel: boolean): Cell[] => [
  ...tiles.map((tile) => tile.at),
  ...(wheel ? kWheelCells : []),
];

export function point_of(
  tiles: ReadonlyMap<string, LaidTile>,
  { at, segment }: { at: Cell; segment: number },
): Point {
  const tile = tiles.get(cell_key(at));
  return tile === undefined ? [at[0] * 100 + 50, at[1] * 100 + 50] : art.stand(tile, segment);
}

// The first free crown space of a sector, or where this piece stands.
export function crown_point(view: View, sector: Sector, seat: number | null = null): Point {
  const spaces = view.wheel?.crowns[sector] ?? [];
  const index = spaces.findIndex((one) => (seat === null ? one === null : one?.seat === seat));
  return art.wheel?.crowns[sector]?.[Math.max(0, index)] ?? [200, 200];
}

// The middle of some spots, or of the wheel.
export function middle_of(
  tiles: ReadonlyMap<string, LaidTile>,
  spots: readonly Spot[] | undefined,
  view: View,
): Point | null {
  if (spots === undefined || spots.length === 0) return view.wheel === null ? null : [200, 200];
  const points = spots.map(([x, y, segment]) => point_of(tiles, { at: [x, y], segment }));
  return [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
}

export const is_sector = (name: string): name is Sector => kSectors.some((sector) => sector === name);
