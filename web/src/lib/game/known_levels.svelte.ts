// SPDX-License-Identifier: MIT
// The levels of bots that lists offer, and their styles: the host's, and until these are known those that every host
// has.
import { levels_in, styles_in } from '../../i18n/levels';
import { api } from '../net/api';

let levels: readonly string[] = $state.raw(['easy', 'medium', 'hard', 'master']);
let styles: readonly string[] = $state.raw([]);

export const known_levels = (): readonly string[] => levels;
export const known_styles = (): readonly string[] => styles;

export function load_levels(): Promise<void> {
  return api
    .catalogue()
    .then((catalogue) => {
      levels = levels_in(catalogue);
      styles = styles_in(catalogue);
    })
    .catch(() => undefined); // the list stays short
}
