// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { Draw } from '../src/lib/protocol';
import { average_draw } from '../src/lib/study/best_line';

describe('an average draw', () => {
  const draw = (action: string, chance: number, luck: number): Draw => ({ action, chance, luck });

  it('is neither lucky nor unlucky, and of several the likeliest', () => {
    expect(average_draw([draw('a', 0.5, 2), draw('b', 0.1, -0.4), draw('c', 0.4, -3)])?.action).toBe('b');
    expect(average_draw([draw('a', 0.1, 0.1), draw('b', 0.4, -0.12), draw('c', 0.5, -3)])?.action).toBe('b');
    expect(average_draw([])).toBeNull();
  });
});
