// SPDX-License-Identifier: MIT
// Sets up a table, keeps its tokens and goes there.
import type { Transport } from '../../transport/transport';
import { routed_transport } from '../../transport/routing';
import { kServer } from '../../transport/addresses';
import { server } from '../../transport/server';
import { api, api_of, Refusal } from '../net/api';
import { i18n } from '../../i18n/index.svelte';
import { styles_in } from '../../i18n/levels';
import type { GameRecord, MadeTable, NewTable, SeatView } from '../protocol';
import { is_player } from '../player/known';
import { router } from '../app/router.svelte';
import { remember_table } from './recent';
import { settings } from '../app/settings.svelte';
import { keep_tokens } from './tokens';

// Who waits for others by a link needs a server; everybody else may play in the page, and does when no server answers.
async function transport_of(wish: NewTable, here: boolean): Promise<Transport> {
  if (wish.rated === true || wish.seats.some((seat) => seat.kind === 'open')) return server;
  return here || !kServer ? (await import('../../transport/in_page')).page_transport() : routed_transport;
}

// That the host knows.
const styles = (): Promise<string[]> => api.catalogue().then(styles_in, () => []);

// A player's table on the server is the player's on all devices.
async function api_for(wish: NewTable, here: boolean): Promise<(wish: NewTable) => Promise<MadeTable>> {
  const transport = await transport_of(wish, here);
  const as_guest = api_of(transport).make_table;
  if (!is_player() || (transport !== server && transport !== routed_transport)) return as_guest;
  const { player } = await import('../player/player');
  // A device that was removed is a guest's.
  return (order) =>
    player.make_table(order).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'no_player') return as_guest(order);
      throw error;
    });
}

// Bots get names; with `cast` also the styles of those whose names they are.
export async function make_table(wish: NewTable, here = settings.in_page, cast = false): Promise<void> {
  const { with_bot_names, with_cast } = await import('../../bots/cast');
  const named = cast ? with_cast(wish, await styles()) : with_bot_names(wish);
  const made = await (await api_for(wish, here))(named);
  keep_tokens(made.table, [made.host, ...made.seats.map((seat) => seat.token)]);
  remember_table(
    made.table,
    made.seats.map((seat) => seat.seat),
  );
  router.go(`/t/${made.table}`);
}

// A table that goes on where a record ends, as one of its players; the others are played by bots of the level in
// the settings; if `level` is given, of the level that they had, or of that one.
export function play_on(record: GameRecord, seats: readonly SeatView[], me: number, level?: string): Promise<void> {
  const wishes = seats.map((seat, i) =>
    i === me
      ? { kind: 'here' as const, name: settings.name || seat.name || i18n.t.home.me, colour: seat.colour }
      : {
          kind: 'bot' as const,
          level: level === undefined ? settings.level : (seat.level ?? level),
          colour: seat.colour,
        },
  );
  return make_table({ setup: record.setup, seats: wishes, actions: record.actions });
}
