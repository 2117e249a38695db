// SPDX-License-Identifier: MIT
// The words of challenges, and which of them a page shows.
import { expect, it, vi } from 'vitest';
import { challenge_words } from '../src/challenges/words';
import { kLanguageCodes } from '../src/i18n/languages';
import { challenges } from '../src/lib/player/challenges.svelte';
import { player } from '../src/lib/player/player';
import { set_player } from '../src/lib/player/known';
import type { Challenge } from '../src/lib/protocol';
import { hidden } from '../src/peace/hidden.svelte';

it.each(kLanguageCodes)('%s has its own words', (language) => {
  const words = challenge_words[language];
  const english = challenge_words.en;
  expect(Object.keys(words)).toEqual(Object.keys(english));
  for (const text of [words.received('Ann'), words.waiting('Ann'), words.declined('Ann')])
    expect(text).toContain('Ann');
  expect(words.reserved('Ann', 'Bob')).toMatch(/Ann.*Bob/);
  expect(words.until('9:30')).toContain('9:30');
  if (language === 'en') return;
  for (const [key, text] of Object.entries(words))
    if (typeof text === 'string') expect(text).not.toBe(english[key as keyof typeof english]);
});

const from = (name: string): Challenge => ({
  table: `of ${name}`,
  from: { player: name, name },
  to: { player: 'me', name: 'Me' },
  state: 'open',
  until: 0,
  sets: ['base'],
  clock: null,
});

it('those of people whose chat is hidden are not shown, and one that is closed is gone', async () => {
  set_player('Me');
  let there = [from('ann'), from('eve')];
  vi.spyOn(player, 'challenges').mockImplementation(() => Promise.resolve({ received: there, sent: [] }));
  hidden.set('eve', true);
  await challenges.refresh();
  expect(challenges.received.map((one) => one.from.name)).toEqual(['ann']);
  hidden.set('eve', false);
  await challenges.refresh();
  expect(challenges.received.length).toBe(2);

  const closed = vi.spyOn(player, 'close_challenge').mockImplementation((table) => {
    there = there.filter((one) => one.table !== table);
    return Promise.resolve({});
  });
  await challenges.close('of eve');
  expect(closed).toHaveBeenCalledWith('of eve');
  expect(challenges.received.map((one) => one.from.name)).toEqual(['ann']);
  set_player(null);
});
