import { expect, it } from 'vitest';
import { laid_tiles, progress_of } from '../src/lib/art/progress';
import type { Finished, LaidTile } from '../src/lib/protocol';

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
