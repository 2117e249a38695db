// SPDX-License-Identifier: MIT
// The words of the Abbot, French.
export const words = {
  set: { abbot: 'L’Abbé' },
  set_hint: {
    abbot: 'Huit jardins, et un abbé que vous pouvez reprendre à tout moment pour les points acquis jusque-là.',
  },
  preset: { abbot: ['Avec l’abbé', 'Le jeu de base, avec des jardins et un abbé pour chacun.'] as [string, string] },
  piece: { abbot: 'abbé' },
  pieces: { abbot: ['abbé', 'abbés'] },
  role: { garden: 'abbé' },
  terrain: { garden: 'jardin' },
  feature: { garden: 'Jardin' },
  for: { garden: 'un jardin' },
  mark: { garden: 'un jardin' },
  choice_hint: {
    garden: 'Seul un abbé occupe un jardin, jusqu’à ce qu’il soit entouré : 9 points.',
    abbot: '9 points une fois entouré. D’ici là, vous pouvez reprendre l’abbé : 1 point par tuile présente.',
  },
  table: {
    retrieve: 'Reprendre l’abbé',
    retrieve_hint: 'Au lieu de placer une pièce : 1 point pour sa tuile et pour chaque tuile autour.',
  },
};
