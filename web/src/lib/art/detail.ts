// SPDX-License-Identifier: MIT
// Levels of detail: tiles are drawn apart for the size they are seen at, signs and pieces stop shrinking.
// The same figures as in src/art/detail.h.
import { getContext, setContext } from 'svelte';
import type { Detail } from '../protocol';

export type { Detail };

export const detail_for = (pixels: number): Detail => (pixels < 30 ? 'far' : pixels < 60 ? 'middle' : 'near');

// What meadows are painted with, in the coordinates of the board: they flow from tile to tile.
export const kMeadow = { near: 'url(#a-ln)', middle: 'url(#a-lm)', far: 'url(#a-lf)' };

export const kLeastSign = 12;
export const kLeastPiece = 15;
const kMostUnits = 60;

// How much larger than on a large tile something is drawn that is `size` units wide, so that it is never less than
// `least` pixels, nor more than most of a tile.
export const growth = (size: number, pixels: number, least: number): number =>
  Math.max(1, Math.min((least * 100) / (size * pixels), kMostUnits / size));

// How many pixels a tile is wide where a component is drawn: a board or a picture says it, what lies on it asks.
const kPixels = Symbol('tile pixels');
export const say_tile_pixels = (pixels: () => number): void => void setContext(kPixels, pixels);
export const tile_pixels = (): (() => number) => getContext<(() => number) | undefined>(kPixels) ?? (() => 100);
