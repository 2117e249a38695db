// SPDX-License-Identifier: MIT
// Positions on the wheel board.
import type { Sector, Spot, Stands, View } from '../../lib/protocol';
import type { Art, Point } from '../client_set';

export const kMiddle: Point = [200, 200];

// The first free crown space of a sector.
export function crown_point(view: View, sector: Sector, art: Art): Point {
  const free = (view.wheel?.crowns[sector] ?? []).indexOf(null);
  return art.stands?.wheel.crowns[sector]?.[Math.max(0, free)] ?? kMiddle;
}

// The ground of a segment of the board, which is four cells wide and no tile; null outside it.
export function rim_area([x, y, segment]: Spot, stands: Stands | null): string | null {
  const cell = x >= 0 && x < 4 && y >= 0 && y < 4 ? stands?.board[y * 4 + x] : undefined;
  return cell?.areas[segment] ?? null;
}
