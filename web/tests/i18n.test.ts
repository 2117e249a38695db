import { describe, expect, it } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { language_of } from '../src/i18n/languages';

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return typeof value;
}

it('says everything in both languages', () => {
  const { counted: _en, why: _why, ...english } = en;
  const { counted: _de, why: _warum, ...german } = de;
  expect(shape(german)).toEqual(shape(english));
});

describe('language_of', () => {
  it('takes the first language we speak', () => {
    expect(language_of(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(language_of(['fr'])).toBe('en');
  });
});
