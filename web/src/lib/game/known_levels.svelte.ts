// SPDX-License-Identifier: MIT
// The levels of bots that lists offer: the host's, and until these are known those that every host has.
import { levels_in } from '../../i18n/levels';
import { api } from '../net/api';

let levels: readonly string[] = $state.raw(['easy', 'medium', 'hard', 'master']);

export const known_levels = (): readonly string[] => levels;

export function load_levels(): void {
  void api
    .catalogue()
    .then((catalogue) => (levels = levels_in(catalogue)))
    .catch(() => undefined); // the list stays short
}
