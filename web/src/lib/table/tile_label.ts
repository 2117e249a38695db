// SPDX-License-Identifier: MIT
// A tile in words by its name, as the art sheet knows it; '' until the sheet is loaded.
import type { Words } from '../../i18n/en';
import { art } from '../art/art.svelte';
import { tile_in_words } from '../game/tile_description';
import { symbol_of } from '../game/view';

export function tile_label(tile: string, rotation: number, t: Words): string {
  const known = art.tile(tile);
  return known === undefined ? '' : tile_in_words(known, rotation, symbol_of(tile), t);
}
