// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, Polish.
import type { Words } from './en';

export const words = {
  in_box: { inns: 'karczmy' },
  set: {
    inns: 'Karczmy i katedry',
  },
  set_hint: {
    inns: 'Karczmy podwajają punkty za drogi, katedry wzbogacają miasta, a każdy dostaje dużego meepla.',
  },
  piece: {
    large: 'duży meeple',
  },
  pieces: {
    large: ['duży meeple', 'duże meeple', 'dużych meepli'],
  },
  as_role_accusative: { large: (whom: string) => `dużego ${whom}` },
  as_role: { large: (as: string | null) => `duży ${as ?? 'meeple'}` },
  none: {
    large: 'brak dużego meepla',
  },
  mark: {
    inn: 'karczma',
    cathedral: 'katedra',
  },
  card: {
    inn: 'z karczmą',
    cathedral: 'z katedrą',
  },
  because: {
    inn: 'Z karczmą każdy kafelek drogi jest wart 2.',
    cathedral: 'Z katedrą każdy kafelek i każdy herb są warte 3.',
    open_inn: 'Nieukończona droga z karczmą nie jest nic warta.',
    open_cathedral: 'Nieukończone miasto z katedrą nie jest nic warte.',
  },
} satisfies Words & Record<string, unknown>;
