// SPDX-License-Identifier: MIT
// The words of the Abbot, English.
export const words = {
  set: { abbot: 'The Abbot' },
  set_hint: {
    abbot: 'Eight gardens, and an abbot you may take back at any time for the points earned so far.',
  },
  preset: { abbot: ['With the abbot', 'The base game with gardens and an abbot for everyone.'] as [string, string] },
  piece: { abbot: 'abbot' },
  pieces: { abbot: ['abbot', 'abbots'] },
  role: { garden: 'abbot' },
  terrain: { garden: 'garden' },
  feature: { garden: 'Garden' },
  for: { garden: 'a garden' },
  mark: { garden: 'a garden' },
  choice_hint: {
    garden: 'Only an abbot stands in a garden, until it is surrounded: 9 points.',
    abbot: '9 points when surrounded. Until then you may take the abbot back for 1 point per tile there.',
  },
  table: {
    retrieve: 'Take back the abbot',
    retrieve_hint: 'Instead of placing a piece: 1 point for its tile and each tile around it.',
  },
};
