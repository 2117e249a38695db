// SPDX-License-Identifier: MIT
// A tile in words, for those who do not see it.
import type { Words } from '../../i18n/en';
import { word } from '../../i18n/index.svelte';
import { from_sets } from '../../sets';
import type { CatalogueTile } from '../protocol';

export function tile_in_words(tile: CatalogueTile, rotation: number, symbol: number, t: Words): string {
  const sides = t.side
    .map((side, i) => `${side} ${word(t.edge, tile.sides[(i - rotation + 4) % 4] ?? '') ?? ''}`)
    .join(', ');
  const has = (test: (segment: CatalogueTile['segments'][number]) => boolean): boolean => tile.segments.some(test);
  const marks = [
    ...(has((segment) => segment.terrain === 'cloister') ? [t.mark.cloister] : []),
    ...(has((segment) => (segment.pennants ?? 0) > 0) ? [t.mark.pennant] : []),
    ...from_sets((set) => set.tile_marks?.(tile, symbol, t)),
  ];
  return t.tile_words(sides, marks);
}
