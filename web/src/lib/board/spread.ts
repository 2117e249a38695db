// Places that stand too near to one another, moved apart so that a finger finds each of them.
export type Place = readonly [number, number];
export interface Room {
  left: number;
  top: number;
  side: number;
}

const kRounds = 40;

// Each pair at least `apart` from each other as far as the room allows; whoever has room enough stays.
export function spread_out(places: readonly Place[], apart: number, room: Room): Place[] {
  const moved = places.map(([x, y]) => [x, y] as [number, number]);
  const inside = (value: number, from: number): number =>
    Math.min(Math.max(value, from + apart / 2), from + room.side - apart / 2);
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
        [a[0], a[1]] = [inside(a[0] - ux * push, room.left), inside(a[1] - uy * push, room.top)];
        [b[0], b[1]] = [inside(b[0] + ux * push, room.left), inside(b[1] + uy * push, room.top)];
      }
    }
    if (!any) break;
  }
  return moved;
}
