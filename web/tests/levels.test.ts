// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { level_name, level_of, levels_in, rating_of } from '../src/i18n/levels';
import type { Catalogue } from '../src/lib/protocol';

describe('how strong a bot is', () => {
  it('is a name or a rating', async () => {
    await i18n.speak('de');
    expect(level_name('hard')).toBe('schwer');
    expect(level_name('elo:1250')).toBe('Elo 1250');
    expect(level_name('from a newer server')).toBe('from a newer server');
    expect(['hard~thief', 'elo:1250~of a newer server'].map(level_name)).toEqual(['schwer', 'Elo 1250']);
    expect([rating_of('hard'), rating_of('elo:'), rating_of('elo:12x'), rating_of(level_of(900))]).toEqual([
      null,
      null,
      null,
      900,
    ]);
  });

  it('is offered by name, then in steps from the lowest rating to the highest', () => {
    const catalogue = { levels: [{ name: 'easy', description: '' }], ratings: [400, 1000] } as unknown as Catalogue;
    expect(levels_in(catalogue)).toEqual(['easy', 'elo:400', 'elo:600', 'elo:800', 'elo:1000']);
  });
});
