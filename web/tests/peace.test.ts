// SPDX-License-Identifier: MIT
// Phrases, hidden chat, reports and sanctions, and their words in every language.
import { afterEach, expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import type { ChatLine, SeatView } from '../src/lib/protocol';
import { moderation_words } from '../src/moderation/words';
import { hidden, person_key } from '../src/peace/hidden.svelte';
import { kPhrases, kReasons, peace_words, said_in, sanction_in } from '../src/peace/words';

const line = (more: Partial<ChatLine>): ChatLine => ({ seat: 0, name: 'Ann', text: 'Good luck!', time: 0, ...more });
const seat = (more: Partial<SeatView>): SeatView => ({
  seat: 0,
  kind: 'person',
  name: 'Ann',
  level: null,
  colour: 0,
  here: true,
  clock: null,
  ...more,
});

afterEach(() => localStorage.clear());

it('shows phrases in the language of the reader, and anything else as it was written', () => {
  expect(said_in('de', line({ phrase: 'good_luck' }))).toBe('Viel Glück!');
  expect(said_in('de', line({}))).toBe('Good luck!');
  // A phrase of a newer server.
  expect(said_in('de', line({ phrase: 'from_the_future' as 'hello' }))).toBe('Good luck!');
});

it('tells a banned person what, until when and why', () => {
  const until = Date.UTC(2030, 0, 2, 12);
  const told = sanction_in('en', { kind: 'ban', reason: 'insults', text: 'Please be kind.', until });
  expect(told).toContain('banned from this server until January 2, 2030');
  expect(told).toContain('Reason: Insults.');
  expect(told).toContain('Please be kind.');
  expect(sanction_in('en', { kind: 'mute', reason: 'spam', until: null })).toBe(
    'You cannot chat on this server. Reason: Spam.',
  );
  expect(sanction_in('de', { kind: 'kick', reason: 'other', until })).toContain('In einer Minute');
});

it('knows players at all tables, and guests at one', () => {
  expect(person_key('t1', seat({ player: 'p1' }))).toBe(person_key('t2', seat({ player: 'p1' })));
  expect(person_key('t1', seat({}))).not.toBe(person_key('t2', seat({})));
  hidden.set('p1', true);
  expect(hidden.has('p1')).toBe(true);
  expect(localStorage.getItem('aude.hidden')).toBe('["p1"]');
  hidden.set('p1', false);
  expect(hidden.has('p1')).toBe(false);
});

// Sentences of a dictionary with what they are about.
function texts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (typeof value === 'string') return [[name, value] as [string, string]];
    if (typeof value === 'function') return [[name, String((value as (x: string) => string)('Anne'))]];
    return texts(value as object, `${name}.`);
  });
}

it.each(kLanguageCodes.filter((code) => code !== 'en'))('is translated to %s', (code) => {
  for (const all of [peace_words, moderation_words]) {
    const english = new Map(texts(all.en));
    const translated = texts(all[code]);
    expect(translated.length).toBe(english.size);
    const same = translated.filter(([name, text]) => english.get(name) === text).map(([, text]) => text);
    // Words that are the same in both languages.
    expect(same.filter((text) => !['Spam', 'Phrases', 'Moderation', 'Token', 'Table'].includes(text))).toEqual([]);
  }
  expect(Object.keys(peace_words[code].phrase)).toEqual([...kPhrases]);
  expect(Object.keys(peace_words[code].reason)).toEqual([...kReasons]);
});
