// SPDX-License-Identifier: MIT
// Whether the guided first game was played to its end, kept in the browser. Apart from the lessons, which a table need
// not load.
const kKey = 'aude.first_game';

export function first_game_done(): boolean {
  try {
    return localStorage.getItem(kKey) !== null;
  } catch {
    return false;
  }
}

export function remember_first_game(): void {
  try {
    localStorage.setItem(kKey, 'done');
  } catch {
    // A browser that keeps nothing still plays.
  }
}
