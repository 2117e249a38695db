// SPDX-License-Identifier: MIT
// The guided first game: a few tiles of the base game against an easy opponent.
import { i18n } from '../../i18n/index.svelte';
import { settings } from '../app/settings.svelte';
import { make_table } from '../table/make_table';
import { guide_next } from './guided';

// Eight turns each; every kind of feature comes, and most of them can be completed.
export const kFirstGame = ['E', 'U', 'V', 'B', 'U', 'E', 'V', 'W', 'D', 'E', 'U', 'A', 'V', 'K', 'J', 'E'];

export async function first_game(): Promise<void> {
  guide_next();
  await make_table({
    setup: { sets: ['base'], bag: [...kFirstGame] },
    seats: [
      { kind: 'here', name: settings.name.trim() || i18n.t.home.me },
      { kind: 'bot', level: 'elo:400' },
    ],
  });
}
