// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, Polish.
export const study = {
  theme: {
    builder: 'Budowniczy',
    pig: 'Świnia',
  },
  course: {
    traders: {
      title: 'Kupcy i budowniczowie',
      steps: [
        'To miasto ma beczkę wina. Połóż kafelek tak, by mury się zeszły.',
        'Postaw rycerza.',
        'Powiększ miasto.',
        'Teraz budowniczy: postaw go w tym samym mieście. Gdy je powiększysz, dostaniesz jeszcze jeden kafelek.',
        'Ukończ miasto.',
        '',
      ],
      done:
        '8 punktów, beczka wina za ukończenie, a dzięki budowniczemu jeszcze jeden kafelek. Kto ma najwięcej ' +
        'żetonów danego towaru, dostaje na koniec 10 punktów.',
    },
  },
};
