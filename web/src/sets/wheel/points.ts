// Positions on the wheel board.
import type { Sector, View } from '../../lib/protocol';
import type { Art, Point } from '../client_set';

export const kMiddle: Point = [200, 200];

// The first free crown space of a sector.
export function crown_point(view: View, sector: Sector, art: Art): Point {
  const free = (view.wheel?.crowns[sector] ?? []).indexOf(null);
  return art.wheel?.crowns[sector]?.[Math.max(0, free)] ?? kMiddle;
}
