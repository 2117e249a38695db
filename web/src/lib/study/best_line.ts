// SPDX-License-Identifier: MIT
// The best line: the best move of each player, and between them the draws with their odds.
import type { Draw } from '../protocol';

// The draw to be expected: the one that is neither lucky nor unlucky; of several the likeliest.
export function average_draw(draws: readonly Draw[]): Draw | null {
  const away = ({ luck }: Draw): number => Math.abs(luck);
  return draws.reduce<Draw | null>((best, one) => {
    if (best === null) return one;
    const nearer = away(one) - away(best);
    return nearer < -0.05 || (nearer <= 0.05 && one.chance > best.chance) ? one : best;
  }, null);
}
