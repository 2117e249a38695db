// SPDX-License-Identifier: MIT
// The ratings of the players of a table, for the chances of winning.
import { api } from '../net/api';
import { people } from '../player/people';
import type { RatedResult, RatingKind, RatingOrLevel, SeatView, View } from '../protocol';

function kind_of({ setup, seats, match }: View): RatingKind {
  if (seats.length > 2) return 'several';
  if (setup.sets.length > 1) return 'sets';
  return match?.duel === true ? 'base_duel' : 'base';
}

// The level of a bot; of a player the rating before a rated game, or the present one.
async function rating_of(
  seat: SeatView,
  kind: RatingKind,
  result: RatedResult | null,
): Promise<RatingOrLevel | null> {
  if (seat.kind === 'bot') return seat.level;
  const before = result?.seats[seat.seat]?.before;
  if (before !== undefined || seat.player === undefined) return before ?? null;
  const shown = await people.player(seat.player);
  return Math.round(shown.ratings[kind]?.rating ?? NaN) || null;
}

// Null unless those of all players are known.
export async function ratings_of(table: string): Promise<RatingOrLevel[] | null> {
  try {
    const view = await api.table(table);
    const result = view.rated === true ? await people.result(table).catch(() => null) : null;
    const kind = result?.kind ?? kind_of(view);
    const all = await Promise.all(view.seats.map((seat) => rating_of(seat, kind, result)));
    const known = all.filter((one) => one !== null);
    return known.length === all.length ? known : null;
  } catch {
    return null;
  }
}
