// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals, Dutch.
import type { Words } from './en';

export const words = {
  in_box: { inns: 'herbergen' },
  set: {
    inns: 'Herbergen & Kathedralen',
  },
  set_hint: {
    inns:
      'Herbergen verdubbelen de punten van een weg, kathedralen maken steden meer waard en iedereen krijgt ' +
      'een grote meeple.',
  },
  piece: {
    large: 'grote meeple',
  },
  pieces: {
    large: ['grote meeple', 'grote meeples'],
  },
  as_role: { large: (as: string | null) => `grote ${as ?? 'meeple'}` },
  mark: {
    inn: 'een herberg',
    cathedral: 'een kathedraal',
  },
  card: {
    inn: 'met een herberg',
    cathedral: 'met een kathedraal',
  },
  because: {
    inn: 'Met een herberg telt elke tegel van de weg voor 2.',
    cathedral: 'Met een kathedraal telt elke tegel en elk wapenschild voor 3.',
    open_inn: 'Een onvoltooide weg met een herberg is niets waard.',
    open_cathedral: 'Een onvoltooide stad met een kathedraal is niets waard.',
  },
} satisfies Words & Record<string, unknown>;
