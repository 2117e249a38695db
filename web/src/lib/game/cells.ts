// SPDX-License-Identifier: MIT
// Cells of the board in the notation: "2,-1".
import type { Cell } from '../protocol';

export function cell_of(text: string): Cell {
  const [x, y] = text.split(',');
  return [Number(x), Number(y)];
}

export const cell_key = (cell: Cell): string => `${cell[0]},${cell[1]}`;
export const same_cell = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
