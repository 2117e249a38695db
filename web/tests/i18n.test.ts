// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import all_codes from '../../tests/data/codes.json';
import previews from '../public/previews.json';
import { words_of } from '../src/i18n/index.svelte';
import { kLanguageCodes, language_of, type Language } from '../src/i18n/languages';
import { counting } from '../src/i18n/plural';
import { people } from '../src/i18n/who';
import { event_line } from '../src/lib/game/log';
import {
  type GameEvent,
  type Goods,
  type Piece,
  type Sector,
  type ScoreFor,
  type Terrain,
} from '../src/lib/protocol';
import { kSectors } from '../src/sets/wheel/codes';
import type { RuleBook } from '../src/rules/blocks';
import { rules_in } from '../src/rules/books';

const others = kLanguageCodes.filter((code) => code !== 'en');

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shape(one)]));
  return typeof value;
}

// Every string of a dictionary with the way to it.
function strings(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => strings(one, way === '' ? key : `${way}.${key}`));
}

// The same in several languages: names, signs, words that have wandered.
const kShared = new Set([
  'Aude',
  'Big Box',
  'Bot',
  'Bots',
  'Chat',
  'Name',
  'Normal',
  'Meeple',
  'R',
  '1–9',
  'P',
  '0',
  'Esc',
  'F',
  'T',
  'H',
  'L  C',
  '+  −',
  'Enter',
  'Orange',
  'orange',
  'violet',
  'Inquisition',
  'Start',
  'Menu',
  'Replay',
  'meeple',
  'meeples',
  'Fortune',
  'Famine',
  'west',
  ': ',
  '; ',
  'Pause',
]);

// Words of buttons that stand beside others and may not grow: the most letters that fit at 360 pixels.
const kMost: Record<string, number> = {
  'table.confirm': 14,
  'table.keep': 24,
  'table.end_turn': 20,
  'table.back': 16,
  'table.lay': 16,
  'table.turn': 12,
  'table.log': 12,
  'table.tiles': 12,
  'table.chat': 12,
  'table.track': 16,
  'settings.paces.slow': 12,
  'settings.paces.normal': 12,
  'settings.paces.fast': 12,
  'settings.paces.at_once': 12,
  'home.play': 20,
};

describe.each(others)('%s', (code: Language) => {
  it('says everything that English says, and nothing in English', async () => {
    const [english, own] = [await words_of('en'), await words_of(code)];
    const { counted: _en, ...fixed } = english;
    const { counted: _own, ...fixed_own } = own; // a language counts in as many forms as it has
    expect(shape(fixed_own)).toEqual(shape(fixed));
    const known = new Map(strings(english));
    const left = strings(own).filter(
      ([way, text]) => text.length > 1 && known.get(way) === text && !kShared.has(text),
    );
    expect(left).toEqual([]);
  });

  it('has rules for every set with the same pictures', async () => {
    const pictures = (book: RuleBook) =>
      Object.entries(book.chapters).map(([set, chapter]) => [
        set,
        chapter.blocks.map((block) => (block.kind === 'picture' ? block.name : block.kind)),
      ]);
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
    expect(language_of(['pt-BR', 'fr-CA', 'en'])).toBe('fr');
    expect(language_of(['xx'])).toBe('en');
  });
});

describe('counting', () => {
  it('knows the forms of each language', () => {
    const english = counting('en');
    expect([0, 1, 2].map((n) => english(n, 'tile', 'tiles'))).toEqual(['0 tiles', '1 tile', '2 tiles']);
    const polish = counting('pl');
    expect([1, 2, 5, 22].map((n) => polish(n, 'płytka', 'płytki', 'płytek'))).toEqual([
      '1\u00a0płytka',
      '2\u00a0płytki',
      '5\u00a0płytek',
      '22\u00a0płytki',
    ]);
    const french = counting('fr');
    expect([0, 1, 2, 1_000_000].map((n) => french(n, 'tuile', 'tuiles'))).toEqual([
      '0\u00a0tuile',
      '1\u00a0tuile',
      '2\u00a0tuiles',
      '1000000\u00a0tuiles',
    ]);
    const spanish = counting('es');
    expect([0, 1, 2, 1_000_000].map((n) => spanish(n, 'loseta', 'losetas'))).toEqual([
      '0 losetas',
      '1 loseta',
      '2 losetas',
      '1000000 losetas',
    ]);
  });
});

// Every code that leaves the core; the core's own tests keep this file true.
const codes = all_codes as Record<string, string[]>;

describe.each(kLanguageCodes)('%s', (code) => {
  it('has words for every code of the core and no others', async () => {
    const t = await words_of(code);
    const dictionaries: [object, string][] = [
      [t.set, 'set'],
      [t.piece, 'piece'],
      [t.sector, 'sector'],
      [t.goods, 'goods'],
      [t.terrain, 'terrain'],
      [t.feature, 'score'],
      [t.log.for, 'score'],
      [t.counted, 'counted'],
      [t.because, 'because'],
    ];
    for (const [words, of] of dictionaries) {
      expect(Object.keys(words).sort(), of).toEqual([...codes[of]!].sort());
      for (const one of Object.values(words)) for (const text of [one].flat()) expect(text).not.toBe('');
    }
  });
});

// One event of every kind that has an actor, for each of its codes.
const events: GameEvent[] = [
  { type: 'placed', player: 0, tile: 'D', at: [1, -2], rotation: 0 },
  ...codes['piece']!.flatMap((piece) =>
    codes['terrain']!.map((on): GameEvent => ({
      type: 'deployed',
      player: 0,
      piece: piece as Piece,
      at: [0, 0],
      segment: 0,
      on: on as Terrain,
    })),
  ),
  ...kSectors.map((crown): GameEvent => ({ type: 'deployed', player: 0, piece: 'large', crown })),
  { type: 'discarded', player: 0, tile: 'C' },
  ...codes['goods']!.map((goods): GameEvent => ({ type: 'goods', player: 0, goods: goods as Goods, count: 2 })),
  ...[1, 2, 4].map((sheep): GameEvent => ({ type: 'token', player: 0, at: [0, 0], segment: 0, sheep, wolf: false })),
  { type: 'token', player: 0, at: [0, 0], segment: 0, sheep: 0, wolf: true },
  ...codes['piece']!.map((piece): GameEvent => ({
    type: 'returned',
    player: 0,
    piece: piece as Piece,
    at: [0, 0],
    segment: 0,
  })),
  ...codes['score']!.map((feature): GameEvent => ({
    type: 'scored',
    feature: feature as ScoreFor,
    points: 3,
    players: [0],
    final: false,
    sum: '',
    terms: [],
    because: [],
    spots: [],
  })),
];

describe.each(kLanguageCodes)('%s', (code) => {
  it('has a sentence for every event, about a named player and about the reader', async () => {
    const t = await words_of(code);
    const [of_ann, of_you] = [people(['Ann', 'Bob']), people(['Ann', 'Bob'], [0])].map((who) =>
      events.map((event) => event_line(event, who, t)?.text ?? ''),
    );
    for (const [i, text] of of_ann!.entries()) {
      expect(text).toContain('Ann');
      expect(of_you![i]).not.toContain('Ann');
      expect(text + of_you![i]).not.toMatch(/undefined|\bnull\b|\?/);
    }
  });

  it('names every sector the pig walks to', async () => {
    const t = await words_of(code);
    for (const to of codes['sector'] as Sector[])
      expect(event_line({ type: 'wheel', player: 0, from: 'fortune', to, steps: 3 }, [], t)?.text).toContain(
        t.sector[to],
      );
  });
});

describe('a supply that is read aloud', () => {
  it.each<[Language, string[]]>([
    ['en', ['no meeples left', '1 meeple', '2 meeples', '7 meeples', '1 large meeple', 'no tiles left']],
    [
      'de',
      [
        'keine Meeple mehr',
        '1\u00a0Meeple',
        '2\u00a0Meeple',
        '7\u00a0Meeple',
        '1\u00a0großer Meeple',
        'keine Karten übrig',
      ],
    ],
    [
      'fr',
      [
        'aucun meeple',
        '1\u00a0meeple',
        '2\u00a0meeples',
        '7\u00a0meeples',
        '1\u00a0grand meeple',
        'plus aucune tuile',
      ],
    ],
    ['es', ['no quedan meeples', '1 meeple', '2 meeples', '7 meeples', '1 meeple grande', 'no quedan losetas']],
    ['nl', ['geen meeples meer', '1 meeple', '2 meeples', '7 meeples', '1 grote meeple', 'geen tegels over']],
    [
      'pl',
      ['brak meepli', '1\u00a0meeple', '2\u00a0meeple', '7\u00a0meepli', '1\u00a0duży meeple', 'nie ma już kafelków'],
    ],
  ])('says none, one and many in %s', async (code, said) => {
    const { table } = await words_of(code);
    expect([
      ...[0, 1, 2, 7].map((n) => table.pieces('follower', n)),
      table.pieces('large', 1),
      table.left(0),
    ]).toEqual(said);
  });
});

describe('cases', () => {
  const large_farmer: GameEvent = {
    type: 'deployed',
    player: 0,
    piece: 'large',
    at: [0, 0],
    segment: 0,
    on: 'field',
  };
  const pig: GameEvent = { type: 'returned', player: 0, piece: 'pig', at: [0, 0], segment: 0 };
  it.each<[Language, string, string, string]>([
    [
      'de',
      'Ann setzt den großen Meeple als Bauern ein.',
      'Du setzt den großen Meeple als Bauern ein.',
      'Ann nimmt das Schwein zurück.',
    ],
    [
      'fr',
      'Ann place un paysan (grand meeple).',
      'Vous placez un paysan (grand meeple).',
      'Ann récupère son cochon.',
    ],
    ['es', 'Ann coloca un granjero grande.', 'Colocas un granjero grande.', 'Ann recupera su cerdo.'],
    ['nl', 'Ann plaatst een grote boer.', 'Je plaatst een grote boer.', 'Ann neemt het varken terug.'],
    ['pl', 'Ann stawia dużego chłopa.', 'Stawiasz dużego chłopa.', 'Ann zdejmuje z\u00a0planszy świnię.'],
  ])('are right in %s', async (code, named, spoken_to, taken) => {
    const t = await words_of(code);
    expect(event_line(large_farmer, people(['Ann']), t)?.text).toBe(named);
    expect(event_line(large_farmer, people(['Ann'], [0]), t)?.text).toBe(spoken_to);
    expect(event_line(pig, people(['Ann']), t)?.text).toBe(taken);
  });
});

describe('previews of links', () => {
  const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

  it('have the same texts in every language', () => {
    expect(Object.keys(previews).sort()).toEqual([...kLanguageCodes].sort());
    for (const code of kLanguageCodes) {
      expect(Object.keys(previews[code]), code).toEqual(Object.keys(previews.en));
      for (const [key, text] of strings(previews[code]))
        expect(placeholders(text), `${code} ${key}`).toEqual(
          placeholders(previews.en[key as keyof typeof previews.en]),
        );
    }
  });

  it('fit into a preview', () => {
    for (const code of kLanguageCodes)
      for (const [key, text] of strings(previews[code])) expect(text.length, `${code} ${key}`).toBeLessThan(80);
  });
});
