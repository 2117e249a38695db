// SPDX-License-Identifier: MIT
// One term for each thing, in every language.
import { expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { kRetired } from './retired_terms';
import { everything_written } from './said';

it.each(kLanguageCodes)('%s uses no retired term', async (code) => {
  const found = (await everything_written(code)).flatMap(({ path, text }) =>
    kRetired[code].flatMap(({ term, instead, except = [] }) => {
      const plain = text.replaceAll('\u00a0', ' ');
      const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), plain);
      return term.test(rest) ? [`${path}: say “${instead}” in “${plain}”`] : [];
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

it.each(kLanguageCodes)('%s names no exception in vain', async (code) => {
  const written = (await everything_written(code)).map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n');
  const idle = kRetired[code].flatMap(({ except = [] }) => except.filter((phrase) => !written.includes(phrase)));
  expect(idle).toEqual([]);
});
