// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  theme: {
    wheel: 'Wheel',
  },
  course,
};
