// SPDX-License-Identifier: MIT
// The words of Hills & Sheep in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  analysis: { which_token: 'Choose the next token' },
  theme: {
    hills: 'Hills',
  },
  course,
};
