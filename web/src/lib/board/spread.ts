// SPDX-License-Identifier: MIT
// Places that stand too near to one another, moved apart so that a finger finds each of them.
export type Place = readonly [number, number];
export interface Area {
  left: number;
  top: number;
  side: number;
}

const kRounds = 40;

// Moves each pair at least `apart` from each other, as far as the area allows; places with enough space stay.
export function spread_out(places: readonly Place[], apart: number, area: Area): Place[] {
  const moved = places.map(([x, y]) => [x, y] as [number, number]);
  const inside = (value: number, from: number): number =>
    Math.min(Math.max(value, from + apart / 2), from + area.side - apart / 2);
  for (let round = 0; round < kRounds; ++round) {
    let any = false;
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= apart - 0.01) continue;
        any = true;
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        const push = (apart - distance) / 2;
        [a[0], a[1]] = [inside(a[0] - ux * push, area.left), inside(a[1] - uy * push, area.top)];
        [b[0], b[1]] = [inside(b[0] + ux * push, area.left), inside(b[1] + uy * push, area.top)];
      }
    }
    if (!any) break;
  }
  return moved;
}
