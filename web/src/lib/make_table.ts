// Sets up a table on the server, keeps its tokens and goes there.
import { api } from './api';
import { i18n } from '../i18n/index.svelte';
import type { GameRecord, NewTable, SeatView } from './protocol';
import { router } from './router.svelte';
import { remember_table } from './recent';
import { settings } from './settings.svelte';
import { keep_tokens } from './tokens';

export async function make_table(wish: NewTable): Promise<void> {
  const made = await api.make_table(wish);
  keep_tokens(made.table, [made.host, ...made.seats.map((seat) => seat.token)]);
  remember_table(made.table);
  router.go(`/t/${made.table}`);
}

// A table that goes on where a record ends, as one of its players; the others are played by bots.
export function play_on(record: GameRecord, seats: readonly SeatView[], me: number): Promise<void> {
  const wishes = seats.map((seat, i) => i === me
    ? { kind: 'here' as const, name: settings.name || seat.name || i18n.t.home.me, colour: seat.colour }
    : { kind: 'bot' as const, level: settings.level, colour: seat.colour });
  return make_table({ setup: record.setup, seats: wishes, actions: record.actions });
}
