// SPDX-License-Identifier: MIT
// The words of Traders & Builders in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  theme: {
    builder: 'Builder',
    pig: 'Pig',
  },
  course,
};
