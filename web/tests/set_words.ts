// SPDX-License-Identifier: MIT
// The words of sets: the codes that each src/sets/NAME/codes.ts adds to the protocol. Base files must not use them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The members of the interfaces of a file, except those whose name is a thing of its own (`export interface`).
const kInterface = /^(?: {2})?(export )?interface (\w+) \{([^]*?)^(?: {2})?\}/gm;
const kMember = /^ *(\w+)\??:/gm;
const kCode = /Codes$|^(Actions|GameEvents|Position|Feature|Options|CatalogueSegment|CatalogueTile)$/;

const members_of = (text: string, exported: boolean): string[] =>
  [...text.matchAll(kInterface)]
    .filter(([, is_exported, name]) => (is_exported !== undefined) === exported && kCode.test(name!))
    .flatMap(([, , , body]) => [...body!.matchAll(kMember)].map(([, name]) => name!));

// Codes of lists (`export const kGoods = ['wine', ...]`).
const listed_in = (text: string): string[] =>
  [...text.matchAll(/const k\w+ = \[([^\]]*)\]/g)].flatMap(([, list]) =>
    [...list!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  );

const nested = (text: string): string => text.replace(/^ {4,}.*: \{.*\};?$/gm, (line) => `${line.split(':')[0]!}: x`);

const protocol = readFileSync('src/lib/protocol.ts', 'utf8');
const of_base = new Set(members_of(protocol, true));

export const set_words: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync('src/sets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const text = readFileSync(join('src/sets', name, 'codes.ts'), 'utf8');
      const words = [...members_of(nested(text), false), ...listed_in(text)];
      return [name, [...new Set(words)].filter((word) => !of_base.has(word)).sort()];
    }),
);

// The same word for another thing, by the files that mean it so.
export const homonyms: readonly { word: RegExp; means: string; files: RegExp }[] = [
  {
    word: /^tokens?$/,
    means: 'the secret of a seat',
    files: /^src\/(lib\/(net|table)\/|lib\/protocol|transport\/|panels\/RecentTables|pages\/(Table|Match))/,
  },
  { word: /^wheel$/, means: 'of a mouse', files: /^src\/lib\/(board\/gestures|app\/router)/ },
  { word: /^farmer$/, means: 'a lesson of the base game', files: /^src\/(lib\/study\/lessons|study\/[a-z]{2}\.ts)/ },
  { word: /^(knight|farmer|monk)$/, means: 'a meeple of the base game', files: /^src\/(i18n|rules|study)\/en\.ts$/ },
  { word: /^(builder|farmer)$/, means: 'a style of bots', files: /^src\/bots\/(cast|words)\.ts$/ },
  { word: /^large$/, means: 'of size', files: /^src\/i18n\/en\.ts$/ },
];

// Code without comments, style sheets and names for tests.
export const code_of = (text: string): string =>
  text
    .replace(/<style>[^]*<\/style>/g, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/data-testid="[^"]*"/g, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

// The words of sets that a base file uses as "word (set)".
export function words_in(path: string, text: string): string[] {
  const used = new Set(code_of(text).match(/\w+/g) ?? []);
  return [...set_words].flatMap(([set, words]) =>
    words
      .filter((word) => used.has(word))
      .filter((word) => !homonyms.some((one) => one.word.test(word) && one.files.test(path)))
      .map((word) => `${word} (${set})`),
  );
}
