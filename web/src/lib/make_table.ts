// Sets up a table on the server, keeps its tokens and goes there.
import { api } from './api';
import type { NewTable } from './protocol';
import { router } from './router.svelte';
import { remember_table } from './recent';
import { keep_tokens } from './tokens';

export async function make_table(wish: NewTable): Promise<void> {
  const made = await api.make_table(wish);
  keep_tokens(made.table, [made.host, ...made.seats.map((seat) => seat.token)]);
  remember_table(made.table);
  router.go(`/t/${made.table}`);
}
