// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, Polish.
export const study = {
  course: {
    inns: {
      title: 'Karczmy i katedry',
      steps: [
        'Droga z karczmą nad jeziorem. Połóż ją na wschód od wioski.',
        'Postaw dużego meepla jako rozbójnika. Liczy się za dwa meeple.',
        'Ukończ drogę skrzyżowaniem.',
        '',
      ],
      done:
        'Z karczmą każdy kafelek ukończonej drogi daje 2 punkty: tu 6. Nieukończona na koniec nie daje nic. ' +
        'Katedry działają tak samo w miastach: 3 punkty za kafelek i herb.',
    },
  },
};
