// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { laid_tiles, looks_of, progress_of, TileKeeper } from '../src/lib/art/progress';
import type { CatalogueTile, Finished, LaidTile } from '../src/lib/protocol';

const at = (x: number, y: number): LaidTile => ({ tile: 'D', at: [x, y], rotation: 0, seat: 0 });
const tiles = [at(0, 0), at(1, 0), at(2, 0)];
const progress = (finished: Finished[]) => progress_of(finished, () => true);

it('keeps what has not changed, so that only the rest is redrawn', () => {
  const first = laid_tiles(tiles, progress([]), new Map());
  const same = laid_tiles(
    tiles.map((tile) => ({ ...tile })),
    progress([]),
    first,
  );
  expect([...same.values()].every((one) => first.get(one.key) === one)).toBe(true);

  const finished = laid_tiles([...tiles, at(3, 0)], progress([{ on: 'road', segments: [[1, 0, 1]] }]), same);
  expect(finished.get('0,0')).toBe(first.get('0,0'));
  expect(finished.get('1,0')).not.toBe(first.get('1,0'));
  expect([...finished.get('1,0')!.progress!.finished]).toEqual([1]);
  expect(finished.get('3,0')?.tile.at).toEqual([3, 0]);

  const turned = laid_tiles([{ ...at(0, 0), rotation: 1 }], progress([]), finished);
  expect([...turned.keys()]).toEqual(['0,0']);
  expect(turned.get('0,0')).not.toBe(first.get('0,0'));
  expect(laid_tiles(tiles, null, first).get('0,0')?.progress).toBeNull();
});

it('redraws a tile whose kind, finished segments or banner changes', () => {
  const city = (...segments: [number, number, number][]): Finished => ({ on: 'city', segments });
  const first = laid_tiles(tiles, progress([city([1, 0, 0], [0, 0, 0])]), new Map());
  const again = laid_tiles(tiles, progress([city([1, 0, 0], [0, 0, 0])]), first);
  expect([...again.values()]).toEqual([...first.values()]);
  for (const key of first.keys()) expect(again.get(key)).toBe(first.get(key));
  const changed = (now: Finished[], kinds = tiles): string[] => {
    const after = laid_tiles(kinds, progress(now), first);
    return [...after.keys()].filter((key) => after.get(key) !== first.get(key));
  };
  expect(changed([city([0, 0, 0], [1, 0, 0])])).toEqual([]); // another order moves no banner
  expect(changed([city([1, 0, 0])])).toEqual(['0,0', '1,0']); // the banner moves
  expect(changed([city([1, 0, 0], [0, 0, 1])])).toEqual(['0,0']); // another segment
  expect(changed([city([1, 0, 0], [0, 0, 0]), { on: 'road', segments: [[1, 0, 2]] }])).toEqual(['1,0']); // one more
  expect(changed([city([1, 0, 0], [0, 0, 0])], [{ ...at(0, 0), tile: 'E' }])).toEqual(['0,0']);
  expect([...laid_tiles(tiles, null, first).values()].every((one) => one !== first.get(one.key))).toBe(true);
  const unknown = laid_tiles(tiles, null, new Map());
  expect(laid_tiles(tiles, progress([]), unknown).get('0,0')?.progress?.finished.size).toBe(0);
});

describe('a banner', () => {
  const city: Finished = { on: 'city', segments: [[0, 0, 3], [1, 0, 0], [1, 0, 2]] }; // prettier-ignore

  it('is on the northernmost tile of a finished city that may bear one', () => {
    const all = progress_of([city], (cell) => cell !== '0,0');
    expect([all.get('0,0')?.banner, all.get('1,0')?.banner]).toEqual([null, 0]);
    expect([...all.get('1,0')!.finished]).toEqual([0, 2]);
    expect(progress([city]).get('0,0')?.banner).toBe(3);
  });

  it('is on no road, and nowhere if no tile may bear it', () => {
    expect(progress([{ ...city, on: 'road' }]).get('0,0')?.banner).toBeNull();
    expect(progress_of([city], () => false).get('1,0')?.banner).toBeNull();
  });
});

describe('a tile looks', () => {
  const tile = {
    segments: ['city', 'city', 'road', 'road', 'field'].map((terrain) => ({ terrain })),
  } as CatalogueTile;

  it('lit where a city is finished, paved where a road is finished, as it is drawn where it is open', () => {
    expect(looks_of(tile, { finished: new Set([1, 3, 4]), banner: null })).toEqual([
      { segment: 1, look: 'lit' },
      { segment: 3, look: 'paved' },
    ]);
  });

  it('as it is drawn if it is not known', () => {
    expect(looks_of(undefined, { finished: new Set([0]), banner: null })).toEqual([]);
  });
});

it('remembers the tiles of the last update', () => {
  const keeper = new TileKeeper();
  const first = keeper.update(tiles, null);
  expect([...first.keys()]).toEqual(['0,0', '1,0', '2,0']);
  expect(keeper.update(tiles, null).get('1,0')).toBe(first.get('1,0'));
});
