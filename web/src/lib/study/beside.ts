// SPDX-License-Identifier: MIT
// Where a card stands that speaks of a tile: beside it.
import type { Box, Size } from '../board/camera';

const kGap = 26; // pixels between the card and the tile
const kEdge = 10; // pixels between the card and the edge of the board

const clamped = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

// The upper left corner of the card: to the right of the box, and of the tiles beside which it would stand if there is
// room; else to the left of the box. `top`: pixels at the upper edge that stay free.
export function beside(
  box: Readonly<Box>,
  tiles: readonly Readonly<Box>[],
  card: Size,
  screen: Size,
  top = kEdge,
): [number, number] {
  const middle = (box.top + box.bottom) / 2;
  const y = clamped(middle - card.height / 2, top, Math.max(top, screen.height - card.height - kEdge));
  const level = tiles.filter((tile) => tile.bottom > y && tile.top < y + card.height);
  const last = screen.width - card.width - kEdge; // the rightmost place
  const right = Math.min(Math.max(box.right, ...level.map((tile) => tile.right)) + kGap, last);
  return [right > box.right ? right : Math.max(kEdge, box.left - kGap - card.width), y];
}

// What a sentence says by the device: "[Tap|Click] the space".
export const by_device = (text: string, touch: boolean): string =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, touch ? '$1' : '$2');

export const is_touch = (): boolean => matchMedia('(pointer: coarse)').matches;
