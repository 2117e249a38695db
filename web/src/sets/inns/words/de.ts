// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, German.
import type { Words } from './en';

export const words = {
  in_box: { inns: 'Wirtshäuser' },
  set: {
    inns: 'Wirtshäuser & Kathedralen',
  },
  set_hint: {
    inns: 'Wirtshäuser verdoppeln die Punkte von Straßen, Kathedralen bereichern Städte; dazu ein großer Meeple.',
  },
  piece: {
    large: 'großer Meeple',
  },
  pieces: {
    large: ['großer Meeple', 'große Meeple'],
  },
  accusative: { large: (_definite: boolean) => 'den großen Meeple' }, // everyone has one
  as_role: { large: (as: string | null) => (as === null ? 'großer Meeple' : `großer Meeple (${as})`) },
  none: {
    large: 'kein großer Meeple mehr',
  },
  mark: {
    inn: 'ein Wirtshaus',
    cathedral: 'eine Kathedrale',
  },
  card: {
    inn: 'mit Wirtshaus',
    cathedral: 'mit Kathedrale',
  },
  because: {
    inn: 'Mit Wirtshaus bringt jede Karte der Straße 2 Punkte.',
    cathedral: 'Mit Kathedrale bringen jede Karte und jedes Wappen 3 Punkte.',
    open_inn: 'Eine unfertige Straße mit Wirtshaus bringt nichts.',
    open_cathedral: 'Eine unfertige Stadt mit Kathedrale bringt nichts.',
  },
} satisfies Words & Record<string, unknown>;
