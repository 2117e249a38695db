// SPDX-License-Identifier: MIT
// The words of the Abbot in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  terrain: { garden: 'garden' },
  course,
};
