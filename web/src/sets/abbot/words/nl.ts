// SPDX-License-Identifier: MIT
// The words of the Abbot, Dutch.
export const words = {
  set: { abbot: 'De Abt' },
  set_hint: {
    abbot: 'Acht tuinen en een abt die je op elk moment mag terughalen voor de punten tot dan toe.',
  },
  preset: { abbot: ['Met de abt', 'Het basisspel met tuinen en een abt voor iedereen.'] as [string, string] },
  piece: { abbot: 'abt' },
  pieces: { abbot: ['abt', 'abten'] },
  role: { garden: 'abt' },
  terrain: { garden: 'tuin' },
  feature: { garden: 'Tuin' },
  for: { garden: 'een tuin' },
  mark: { garden: 'een tuin' },
  choice_hint: {
    garden: 'Alleen een abt staat in een tuin, tot die omringd is: 9 punten.',
    abbot: '9 punten als hij omringd is. Tot dan mag je de abt terughalen voor 1 punt per tegel daar.',
  },
  table: {
    retrieve: 'De abt terughalen',
    retrieve_hint: 'In plaats van een figuur te plaatsen: 1 punt voor zijn tegel en elke tegel eromheen.',
  },
};
