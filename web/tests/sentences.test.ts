// SPDX-License-Identifier: MIT
// Sentences as the reader gets them, in every language.
import { describe, expect, it } from 'vitest';
import { words_of } from '../src/i18n/index.svelte';
import { kLanguageCodes, type Language } from '../src/i18n/languages';
import { names_in_words } from '../src/lib/game/log';
import { study_words_of } from '../src/study/words.svelte';
import { anne, everything_said, several, you } from './said';

const kWrong: [RegExp, string][] = [
  [/undefined|NaN|\[object|null|[{}]/, 'a value that is no text'],
  [/[ \u00a0]{2}/, 'two spaces'],
  [/[ \u00a0][.,](?!\d)/, 'a space before a full stop or comma'],
  [/^\s|[^:;]\s$/, 'a space at an end'],
  [/\.\.|::|:;/, 'two marks in a row'],
];
const kWrongIn: Record<Language, [RegExp, string][]> = {
  en: [
    [/\d,\d/, 'a decimal comma'],
    [/[ \u00a0][:;?!%…]/, 'a space before a mark'],
  ],
  de: [
    [/\d\.\d/, 'a decimal point'],
    [/[ \u00a0][:;?!]| …| %|\d%/, 'a wrong space'],
    [/\d (Punkt|Karte|Meeple|Schaf|Segment)/, 'a number that may be parted from its noun'],
  ],
  fr: [
    [/\d\.\d/, 'a decimal point'],
    [/[^\u00a0 \d?!:][:;?!»%]|\d[:;?!%»]|\p{L}[:;?!%»]/u, 'no space before a mark'],
    [/ [:;?!%»]|« |[ \u00a0]…/, 'a wrong space'],
    [/\b(de|que|le|la|ne|se|je|jusque) Anne/i, 'no elision'],
    [/\bà le\b|\bde le\b/i, 'no contraction'],
    [/\d (point|tuile|meeple|mouton|secteur)/, 'a number that may be parted from its noun'],
  ],
  es: [
    [/\d\.\d/, 'a decimal point'],
    [/[ \u00a0][:;?!…]| %|\d%/, 'a wrong space'],
    [/\b(a|de) el\b/i, 'no contraction'],
  ],
  nl: [
    [/\d\.\d/, 'a decimal point'],
    [/[ \u00a0][:;?!%]| …/, 'a wrong space'],
  ],
  pl: [
    [/\d\.\d/, 'a decimal point'],
    [/[ \u00a0][:;?!%…]/, 'a wrong space'],
    [/(^|[ \u00a0(])[aiouwzAIOUWZ] \S/, 'a one-letter word that may end a line'],
    [/gracza Anne/, 'a name that needs a case'],
    [/\d (pkt|punkt|kafel|meepl|ow(ca|ce|iec)|sektor)/, 'a number that may be parted from its noun'],
  ],
};

describe.each(kLanguageCodes)('%s', (code) => {
  it('puts its sentences together well', async () => {
    const wrong = (await everything_said(code)).flatMap(({ path, text }) =>
      [...kWrong, ...kWrongIn[code]].flatMap(([sign, what]) =>
        sign.test(text) && !(path === 'colon' || path === 'semicolon') ? [`${path}: ${what} in “${text}”`] : [],
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('begins a whole sentence with a capital letter', async () => {
    const small = (await everything_said(code)).filter(({ text }) => /[.?!]$/.test(text) && /^\p{Ll}/u.test(text));
    expect(small).toEqual([]);
  });

  it('addresses the reader, and names everybody else', async () => {
    for (const { path, text, given } of await everything_said(code)) {
      if (path === 'why.takes' || path === 'why.rest') continue; // of nobody
      if (given.includes(anne)) expect(text, path).toContain('Anne');
      if (given.includes(you)) expect(text, path).not.toContain('Guest');
    }
  });
});

// The noun in each plural form that the language has for whole numbers.
const kForms: Record<Language, Record<'points' | 'tiles' | 'laid' | 'each' | 'turns', Record<string, string>>> = {
  en: {
    points: { one: 'point', other: 'points' },
    tiles: { one: 'tile', other: 'tiles' },
    laid: { one: 'tile laid', other: 'tiles laid' },
    each: { one: 'point each', other: 'points each' },
    turns: { one: 'turn', other: 'turns' },
  },
  de: {
    points: { one: 'Punkt', other: 'Punkte' },
    tiles: { one: 'Karte', other: 'Karten' },
    laid: { one: 'gelegte Karte', other: 'gelegte Karten' },
    each: { one: 'je 1 Punkt', other: 'Punkte' },
    turns: { one: 'Zug', other: 'Züge' },
  },
  fr: {
    points: { one: 'point', other: 'points' },
    tiles: { one: 'tuile', other: 'tuiles' },
    laid: { one: 'tuile posée', other: 'tuiles posées' },
    each: { one: 'point chacun', other: 'points chacun' },
    turns: { one: 'tour', other: 'tours' },
  },
  es: {
    points: { one: 'punto', other: 'puntos' },
    tiles: { one: 'loseta', other: 'losetas' },
    laid: { one: 'loseta colocada', other: 'losetas colocadas' },
    each: { one: 'punto cada uno', other: 'puntos cada uno' },
    turns: { one: 'turno', other: 'turnos' },
  },
  nl: {
    points: { one: 'punt', other: 'punten' },
    tiles: { one: 'tegel', other: 'tegels' },
    laid: { one: 'gelegde tegel', other: 'gelegde tegels' },
    each: { one: 'elk 1 punt', other: 'punten' },
    turns: { one: 'beurt', other: 'beurten' },
  },
  pl: {
    points: { one: 'punkt', few: 'punkty', many: 'punktów' },
    tiles: { one: 'kafelek', few: 'kafelki', many: 'kafelków' },
    laid: { one: 'położony kafelek', few: 'położone kafelki', many: 'położonych kafelków' },
    each: { one: 'po 1 punkcie', few: 'punkty', many: 'punktów' },
    turns: { one: 'tura', few: 'tury', many: 'tur' },
  },
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(kLanguageCodes)('%s', (code) => {
  it.each([0, 1, 2, 5, 12, 22, 71, 72])('counts %d in the right form', async (n) => {
    const [t, s] = [await words_of(code), await study_words_of(code)];
    const form = new Intl.PluralRules(code).select(n);
    const forms = kForms[code];
    expect(plain(t.table.points(n))).toBe(`${n} ${forms.points[form]!}`);
    expect(plain(t.card.tiles(n))).toBe(`${n} ${forms.tiles[form]!}`);
    expect(plain(t.end.tile_axis(n))).toBe(`${n} ${forms.laid[form]!}`);
    expect(plain(s.analysis.line(3, n))).toMatch(new RegExp(` ${n} ${forms.turns[form]!}$`, 'u'));
    const each = plain(t.log.scored('Anne', n, 'X', true));
    expect(each).toMatch(new RegExp(`[ :]${forms.each[form]!} `, 'u'));
    expect(each).not.toBe(plain(t.log.scored('Anne', n, 'X', false)));
  });
});

// Points as evaluations have them, with a decimal.
it.each<[Language, string[]]>([
  [
    'en',
    ['0.0 points', '1.0 points', '1.5 points', '2.0 points', '1 point', '5 points', '71%', '+1.5', '−1.5', '0.0'],
  ],
  [
    'de',
    ['0,0 Punkte', '1,0 Punkte', '1,5 Punkte', '2,0 Punkte', '1 Punkt', '5 Punkte', '71 %', '+1,5', '−1,5', '0,0'],
  ],
  ['fr', ['0,0 point', '1,0 point', '1,5 point', '2,0 points', '1 point', '5 points', '71 %', '+1,5', '−1,5', '0,0']],
  [
    'es',
    ['0,0 puntos', '1,0 puntos', '1,5 puntos', '2,0 puntos', '1 punto', '5 puntos', '71 %', '+1,5', '−1,5', '0,0'],
  ],
  ['nl', ['0,0 punten', '1,0 punt', '1,5 punten', '2,0 punten', '1 punt', '5 punten', '71%', '+1,5', '−1,5', '0,0']],
  ['pl', ['0,0 pkt', '1,0 pkt', '1,5 pkt', '2,0 pkt', '1 pkt', '5 pkt', '71%', '+1,5', '−1,5', '0,0']],
])('%s writes numbers its own way', async (code, said) => {
  const s = await study_words_of(code);
  expect(
    [
      s.points(0),
      s.points(1),
      s.points(1.5),
      s.points(1.96),
      s.points(1, 0),
      s.points(5, 0),
      s.percent(0.71),
      s.signed(1.5),
      s.signed(-1.5),
      s.signed(0.01),
    ].map(plain),
  ).toEqual(said);
});

// Whole sentences.
it.each<[Language, string[]]>([
  [
    'en',
    [
      'You and Anne: 5 points each for a road',
      'Anne: no points for a road',
      'Your chance of completing the city: 71% instead of 24% (6 unseen tiles fit instead of 2).',
      'Opponents could connect to Anne’s field with 2 unseen tiles instead of 5.',
      '1 of 46 unseen tiles fits',
    ],
  ],
  [
    'de',
    [
      'Du und Anne: je 5 Punkte für eine Straße',
      'Anne: keine Punkte für eine Straße',
      'Du stellst die Stadt mit 71 % Wahrscheinlichkeit fertig (statt 24 %); passende verdeckte Karten: 6 statt 2.',
      'Nur 2 verdeckte Karten können Mitspieler auf die Wiese von Anne bringen (statt 5).',
      '1 von 46 verdeckten Karten passt.',
    ],
  ],
  [
    'fr',
    [
      'Vous et Anne : 5 points chacun pour une route',
      'Anne : aucun point pour une route',
      'Vous avez 71 % de chances de compléter la ville, au lieu de 24 % (6 tuiles cachées conviennent au lieu de 2).',
      'Anne : 2 tuiles cachées permettent à un adversaire de rejoindre le pré, au lieu de 5.',
      '1 tuile convient sur 46 cachées.',
    ],
  ],
  [
    'es',
    [
      'Tú y Anne: 5 puntos cada uno por un camino',
      'Anne: 0 puntos por un camino',
      'Completas la ciudad con un 71 % de probabilidad en vez de un 24 %: encajan 6 losetas sin salir en vez de 2.',
      'Solo 2 losetas sin salir permiten que otros se cuelen en el campo de Anne, en vez de 5.',
      'Encaja 1 de 46 losetas sin salir.',
    ],
  ],
  [
    'nl',
    [
      'Jij en Anne: elk 5 punten voor een weg',
      'Anne: geen punten voor een weg',
      'Je hebt 71% kans om de stad te voltooien, in plaats van 24% (6 passende tegels in plaats van 2).',
      'Met 2 tegels in plaats van 5 kunnen anderen bij de weide van Anne aansluiten.',
      '1 van de 46 resterende tegels past.',
    ],
  ],
  [
    'pl',
    [
      'Ty i Anne: po 5 punktów za drogę',
      'Anne: brak punktów za drogę',
      'Szansa, że ukończysz miasto: 71% zamiast 24% (pasujące kafelki: 6 zamiast 2).',
      'Łąka (Anne): 2 zakryte kafelki pozwalają innym się dołączyć (zamiast 5).',
      'Pasujące kafelki: 1 z 46 zakrytych.',
    ],
  ],
])('%s says it as its players do', async (code, said) => {
  const [t, s] = [await words_of(code), await study_words_of(code)];
  const both = names_in_words(several['you and one']!, t);
  expect(
    [
      t.log.scored(both, 5, t.log.for.road, true),
      t.log.nothing('Anne', t.log.for.road),
      s.why.finishes(you, 'city', 0.71, 0.24, [6, 2]),
      s.why.threat(anne, 'field', 2, 5),
      s.odds.fit(1, 46),
    ].map(plain),
  ).toEqual(said);
});

it('joins Spanish names by sound', async () => {
  const { list } = await words_of('es');
  const joined = (last: string): string => list(['Ana', last]);
  expect(['Luis', 'Inés', 'Íñigo', 'Hilda', 'Yves', 'Yolanda', 'Ian', 'Hiedra'].map(joined)).toEqual([
    'Ana y Luis',
    'Ana e Inés',
    'Ana e Íñigo',
    'Ana e Hilda',
    'Ana e Yves',
    'Ana y Yolanda',
    'Ana y Ian',
    'Ana y Hiedra',
  ]);
});
