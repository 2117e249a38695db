import { describe, expect, it } from 'vitest';
import all_codes from '../../tests/data/codes.json';
import { words_of } from '../src/i18n/index.svelte';
import { kLanguageCodes, language_of, type Language } from '../src/i18n/languages';
import { counting } from '../src/i18n/plural';
import { rules_in, type RuleBook } from '../src/rules/blocks';

const others = kLanguageCodes.filter((code) => code !== 'en');

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return typeof value;
}

// Every string of a dictionary with the way to it.
function strings(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => strings(one, way === '' ? key : `${way}.${key}`));
}

// The same in several languages: names, signs, words that have wandered.
const kShared = new Set(['Aude', 'Big Box', 'Bot', 'Bots', 'Chat', 'Name', 'Normal', 'Meeple', 'R', '1 – 9', 'P', '0', 'Esc', 'F', 'T', 'H', 'L  C', '+  −', 'Enter', 'Orange', 'Inquisition', 'Start', 'Menu', 'Replay']);

// Words of buttons that stand beside others and may not grow: the most letters that fit at 360 pixels.
const kMost: Record<string, number> = {
  'table.confirm': 14, 'table.keep': 24, 'table.keep_any': 24, 'table.back': 16, 'table.lay': 16, 'table.turn': 12, 'table.log': 12, 'table.tiles': 12, 'table.chat': 12, 'table.track': 16,
  'settings.paces.slow': 12, 'settings.paces.normal': 12, 'settings.paces.fast': 12, 'settings.paces.at_once': 12, 'home.play': 20, 'lobby.begin': 24, 'lobby.sit': 20, 'lobby.fill': 20,
};

describe.each(others)('%s', (code: Language) => {
  it('says everything that English says, and nothing in English', async () => {
    const [english, own] = [await words_of('en'), await words_of(code)];
    const { counted: _en, ...fixed } = english;
    const { counted: _own, ...fixed_own } = own;   // a language counts in as many forms as it has
    expect(shape(fixed_own)).toEqual(shape(fixed));
    const known = new Map(strings(english));
    const left = strings(own).filter(([way, text]) => text.length > 1 && known.get(way) === text && !kShared.has(text));
    expect(left).toEqual([]);
  });

  it('has rules for every set with the same pictures', async () => {
    const pictures = (book: RuleBook) => Object.entries(book.chapters).map(([set, chapter]) => [set, chapter.blocks.map((block) => (block.kind === 'picture' ? block.name : block.kind))]);
    expect(pictures(await rules_in(code))).toEqual(pictures(await rules_in('en')));
  });
});

describe.each(kLanguageCodes)('%s', (code) => {
  it('keeps the words of narrow buttons short', async () => {
    const long = strings(await words_of(code)).filter(([way, text]) => text.length > (kMost[way] ?? Infinity));
    expect(long).toEqual([]);
  });
});

describe('language_of', () => {
  it('takes the first language we speak', () => {
    expect(language_of(['xx-XX', 'de-AT', 'en'])).toBe('de');
    expect(language_of(['xx'])).toBe('en');
  });
});

describe('counting', () => {
  it('knows the forms of each language', () => {
    const english = counting('en');
    expect([0, 1, 2].map((n) => english(n, 'tile', 'tiles'))).toEqual(['0 tiles', '1 tile', '2 tiles']);
    const polish = counting('pl');
    expect([1, 2, 5, 22].map((n) => polish(n, 'płytka', 'płytki', 'płytek'))).toEqual(['1 płytka', '2 płytki', '5 płytek', '22 płytki']);
    const french = counting('fr');
    expect([0, 1, 2].map((n) => french(n, 'tuile', 'tuiles'))).toEqual(['0 tuile', '1 tuile', '2 tuiles']);
  });
});

// Every code that leaves the core; the core's own tests keep this file true.
const codes = all_codes as Record<string, string[]>;

describe.each(kLanguageCodes)('%s', (code) => {
  it('has words for every code of the core and no others', async () => {
    const t = await words_of(code);
    const dictionaries: [object, string][] = [
      [t.set, 'set'], [t.piece, 'piece'], [t.sector, 'sector'], [t.goods, 'goods'], [t.terrain, 'terrain'], [t.feature, 'score'], [t.log.for, 'score'], [t.counted, 'counted'], [t.because, 'because'],
    ];
    for (const [words, of] of dictionaries) {
      expect(Object.keys(words).sort(), of).toEqual([...codes[of]!].sort());
      for (const one of Object.values(words)) for (const text of [one].flat()) expect(text).not.toBe('');
    }
  });
});
