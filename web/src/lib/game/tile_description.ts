// A tile in words, for those who do not see it.
import type { Words } from '../../i18n/en';
import { word } from '../../i18n/index.svelte';
import type { CatalogueTile } from '../protocol';

export function tile_in_words(tile: CatalogueTile, rotation: number, symbol: number, t: Words): string {
  const sides = t.side
    .map((side, i) => `${side} ${word(t.edge, tile.sides[(i - rotation + 4) % 4] ?? '') ?? ''}`)
    .join(', ');
  const has = (test: (segment: CatalogueTile['segments'][number]) => boolean): boolean => tile.segments.some(test);
  const marks = [
    has((segment) => segment.terrain === 'cloister') ? t.mark.cloister : null,
    has((segment) => (segment.pennants ?? 0) > 0) ? t.mark.pennant : null,
    has((segment) => segment.cathedral === true) ? t.mark.cathedral : null,
    has((segment) => segment.inn === true) ? t.mark.inn : null,
    has((segment) => (segment.sheep ?? 0) > 0) ? t.mark.sheep : null,
    tile.hill ? t.mark.hill : null,
    tile.vineyard ? t.mark.vineyard : null,
    symbol > 0 ? t.mark.wheel(symbol) : null,
  ].filter((mark): mark is string => mark !== null);
  const goods = tile.segments.flatMap((segment) => (segment.goods ? [t.goods[segment.goods]] : []));
  return t.tile_words(sides, [...marks, ...goods]);
}
