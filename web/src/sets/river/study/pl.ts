// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, Polish.
export const study = {
  The: {
    river: 'Rzeka',
  },
  accusative: {
    river: 'rzekę',
  },
  yours: {
    river: 'Twoja rzeka',
  },
  course: {
    river: {
      title: 'Rzeka',
      steps: [
        'Z rzeką najpierw kładzie się kafelki rzeki. Połóż ten tak, by rzeka płynęła dalej.',
        'W wodzie nikt nie stoi. Ale na kafelku jest miasto: postaw rycerza.',
        'Rzeka płynie teraz na południe. Połóż następny odcinek.',
        '',
      ],
      done: 'Gdy rzeka dopłynie do jeziora, zaczyna się dobieranie zwykłych kafelków.',
    },
  },
};
