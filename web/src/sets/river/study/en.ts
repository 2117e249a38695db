// SPDX-License-Identifier: MIT
// The words of The River in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  terrain: {
    river: 'river',
  },
  course,
};
