import { describe, expect, it } from 'vitest';
import all_codes from '../../tests/data/codes.json';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { language_of } from '../src/i18n/languages';

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return typeof value;
}

it('says everything in both languages', () => {
  expect(shape(de)).toEqual(shape(en));
});

describe('language_of', () => {
  it('takes the first language we speak', () => {
    expect(language_of(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(language_of(['fr'])).toBe('en');
  });
});

// Every code that leaves the core; the core's own tests keep this file true.
const codes = all_codes as Record<string, string[]>;

describe.each([['English', en], ['German', de]])('%s', (_language, t) => {
  it.each<[string, object, string]>([
    ['sets', t.set, 'set'], ['pieces', t.piece, 'piece'], ['sectors', t.sector, 'sector'], ['goods', t.goods, 'goods'],
    ['terrains', t.terrain, 'terrain'], ['scores', t.feature, 'score'], ['scores in sentences', t.log.for, 'score'],
    ['what is counted', t.counted, 'counted'], ['reasons', t.because, 'because'],
  ])('has words for all %s and no others', (_what, words, codes_of) => {
    expect(Object.keys(words).sort()).toEqual([...codes[codes_of]!].sort());
    for (const one of Object.values(words)) for (const text of [one].flat()) expect(text).not.toBe('');
  });
});
