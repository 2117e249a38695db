// SPDX-License-Identifier: MIT
// What is finished on each tile: the board shows finished cities lit, with towers and a banner, and finished roads
// paved. What is open is as it is drawn.
import { cell_key } from '../game/actions';
import type { CatalogueTile, Finished, LaidTile, Spot } from '../protocol';

export interface Progress {
  finished: ReadonlySet<number>;
  banner: number | null;
} // segments of one tile

export const kNothingFinished: Progress = { finished: new Set(), banner: null };

// Segments come in no particular order; a banner must not move when it changes.
const northernmost = (spots: readonly Spot[]): Spot | undefined =>
  [...spots].sort((a, b) => a[1] - b[1] || a[0] - b[0] || a[2] - b[2])[0];

// A banner stands on a tile, never on the board of a set: `bears` says where it may.
export function progress_of(
  finished: readonly Finished[],
  bears: (cell: string) => boolean,
): ReadonlyMap<string, Progress> {
  const all = new Map<string, { finished: Set<number>; banner: number | null }>();
  for (const { on, segments } of finished) {
    const banner = on === 'city' ? northernmost(segments.filter(([x, y]) => bears(cell_key([x, y])))) : undefined;
    for (const spot of segments) {
      const [x, y, segment] = spot;
      const own = all.get(cell_key([x, y])) ?? { finished: new Set<number>(), banner: null };
      own.finished.add(segment);
      if (spot === banner) own.banner = segment;
      all.set(cell_key([x, y]), own);
    }
  }
  return all;
}

// What has been finished on a tile since; null for nothing.
export function newly_finished(was: Progress | undefined, now: Progress): Progress | null {
  const finished = new Set([...now.finished].filter((segment) => was?.finished.has(segment) !== true));
  return finished.size === 0 ? null : { finished, banner: was?.banner === now.banner ? null : now.banner };
}

// A tile as it lies, with what is finished on it; null where nobody knows.
export interface Laid {
  key: string;
  tile: LaidTile;
  progress: Progress | null;
}

const same_tile = (a: LaidTile, b: LaidTile): boolean => a.tile === b.tile && a.rotation === b.rotation;
const same_progress = (a: Progress | null, b: Progress | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.banner === b.banner &&
    a.finished.size === b.finished.size &&
    [...a.finished].every((segment) => b.finished.has(segment)));

// All tiles; unchanged ones keep the same object, so that only changes are redrawn.
export function laid_tiles(
  tiles: readonly LaidTile[],
  progress: ReadonlyMap<string, Progress> | null,
  before: ReadonlyMap<string, Laid>,
): ReadonlyMap<string, Laid> {
  return new Map(
    tiles.map((tile) => {
      const key = cell_key(tile.at);
      const now: Laid = { key, tile, progress: progress === null ? null : (progress.get(key) ?? kNothingFinished) };
      const was = before.get(key);
      return [
        key,
        was !== undefined && same_tile(was.tile, tile) && same_progress(was.progress, now.progress) ? was : now,
      ];
    }),
  );
}

export type Look = 'lit' | 'paved';

// How each segment of a tile is shown, where it is shown otherwise than it is drawn.
export const looks_of = (
  tile: CatalogueTile | undefined,
  { finished }: Progress,
): { segment: number; look: Look }[] =>
  (tile?.segments ?? []).flatMap(({ terrain }, segment) => {
    const done = finished.has(segment);
    if (!done || (terrain !== 'city' && terrain !== 'road')) return [];
    return [{ segment, look: terrain === 'city' ? 'lit' : 'paved' }];
  });

// Remembers the tiles of the last update, for laid_tiles.
export class TileKeeper {
  #known: ReadonlyMap<string, Laid> = new Map();

  update(tiles: readonly LaidTile[], progress: ReadonlyMap<string, Progress> | null): ReadonlyMap<string, Laid> {
    this.#known = laid_tiles(tiles, progress, this.#known);
    return this.#known;
  }
}
