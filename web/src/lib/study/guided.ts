// SPDX-License-Identifier: MIT
// The guided first game: which table it is, kept for this tab.
const kKey = 'aude.guided';

function keep(value: string): void {
  try {
    sessionStorage.setItem(kKey, value);
  } catch {
    // The game is then played without the coach.
  }
}

// The next table that is opened is the guided game.
export const guide_next = (): void => keep('next');

export function is_guided(table: string): boolean {
  try {
    const kept = sessionStorage.getItem(kKey);
    if (kept === 'next') keep(table);
    return kept === 'next' || kept === table;
  } catch {
    return false;
  }
}
