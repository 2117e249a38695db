// SPDX-License-Identifier: MIT
// The words of Inns & Cathedrals in puzzles and lessons, English.
import course from './lesson_words.json';

export const study = {
  course,
};
