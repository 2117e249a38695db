// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, French.
import type { Words } from './en';

export const words = {
  in_box: { inns: 'auberges' },
  set: {
    inns: 'Auberges & Cathédrales',
  },
  set_hint: {
    inns:
      'Les auberges doublent la valeur des routes, les cathédrales enrichissent les villes ; chacun reçoit ' +
      'un grand meeple.',
  },
  piece: {
    large: 'grand meeple',
  },
  pieces: {
    large: ['grand meeple', 'grands meeples'],
  },
  as_role: { large: (as: string | null) => (as === null ? 'grand meeple' : `${as} (grand meeple)`) },
  mark: {
    inn: 'une auberge',
    cathedral: 'une cathédrale',
  },
  card: {
    inn: 'avec une auberge',
    cathedral: 'avec une cathédrale',
  },
  because: {
    inn: 'Avec une auberge, chaque tuile de la route rapporte 2 points.',
    cathedral: 'Avec une cathédrale, chaque tuile et chaque blason rapporte 3 points.',
    open_inn: 'Une route incomplète avec auberge ne rapporte rien.',
    open_cathedral: 'Une ville incomplète avec cathédrale ne rapporte rien.',
  },
} satisfies Words & Record<string, unknown>;
