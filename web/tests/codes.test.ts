// SPDX-License-Identifier: MIT
// No raw code reaches a sentence: every code of the protocol, through the sentences that use it, in every language.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import all_codes from '../../tests/data/codes.json';
import { words_of } from '../src/i18n/index.svelte';
import { challenge_words } from '../src/challenges/words';
import { kLanguageCodes, type Language } from '../src/i18n/languages';
import type { Words } from '../src/i18n/en';
import { people } from '../src/i18n/who';
import { study_words_of } from '../src/study/words.svelte';
import { event_line } from '../src/lib/game/log';
import { tile_in_words } from '../src/lib/game/tile_description';
import { art } from '../src/lib/art/art.svelte';
import { action_of } from '../src/lib/game/actions';
import type {
  Because,
  CatalogueSegment,
  Counted,
  EventType,
  GameEvent,
  Goods,
  Phase,
  Piece,
  ScoreFor,
  Sector,
  Terrain,
  View,
} from '../src/lib/protocol';
import { first_of_sets, from_sets, kOptions, kPieces, kScoreFor, kSets } from '../src/sets';
import { player_words } from '../src/player/words';

const codes = all_codes as unknown as {
  set: string[];
  phase: Phase[];
  piece: Piece[];
  sector: Sector[];
  goods: Goods[];
  terrain: Terrain[];
  score: ScoreFor[];
  counted: Counted[];
  because: Because[];
};

const scored = (more: Partial<Extract<GameEvent, { type: 'scored' }>>): GameEvent => ({
  type: 'scored',
  feature: 'city',
  points: 3,
  players: [0, 1],
  final: false,
  sum: '',
  terms: [],
  because: [],
  ...more,
});

// The compiler asks for every event here; each list has one event for every code that it may carry.
const kEvents: Record<EventType, GameEvent[]> = {
  placed: [{ type: 'placed', player: 0, tile: 'D', at: [1, -2], rotation: 0 }],
  deployed: [
    ...codes.piece.flatMap((piece) =>
      codes.terrain.map((on): GameEvent => ({ type: 'deployed', player: 0, piece, at: [0, 0], segment: 0, on })),
    ),
    ...codes.piece.map((piece): GameEvent => ({ type: 'deployed', player: 0, piece })),
    ...codes.sector.map((crown): GameEvent => ({ type: 'deployed', player: 0, piece: 'large', crown })),
  ],
  discarded: [{ type: 'discarded', player: 0, tile: 'C' }],
  buried: [{ type: 'buried', at: [0, 0] }],
  returned: codes.piece.map((piece) => ({ type: 'returned', player: 0, piece, at: [0, 0], segment: 0 })),
  goods: codes.goods.map((goods) => ({ type: 'goods', player: 0, goods, count: 2 })),
  token: [0, 1, 4].map((sheep) => ({ type: 'token', player: 0, sheep, wolf: sheep === 0, at: [0, 0], segment: 0 })),
  wheel: codes.sector.map((to) => ({ type: 'wheel', player: 0, steps: 2, from: 'fortune', to })),
  scored: [
    ...codes.score.flatMap((feature) => [scored({ feature }), scored({ feature, points: 0, players: [] })]),
    ...codes.counted.map((of) => scored({ terms: [[{ count: 2, of, each: 3 }]] })),
    ...codes.because.map((because) => scored({ because: [because] })),
  ],
  over: [{ type: 'over', winners: [0] }],
};

const kActions = [
  'pass',
  'grow',
  'gather',
  'retrieve',
  ...codes.sector.flatMap((sector) => [`crown ${sector}`, `crown ${sector} large`]),
  ...codes.piece.map((piece) => `recall 2,-1 0 ${piece}`),
];

function event_sentences(t: Words): string[] {
  const of = (mine: number[]): string[] =>
    Object.values(kEvents)
      .flat()
      .flatMap((event) => {
        const line = event_line(event, people(['Zoë', 'Åke'], mine), t);
        expect(line, JSON.stringify(event)).not.toBeNull();
        return [line!.text, line!.detail ?? '', ...line!.why, ...from_sets((set) => set.hints?.(event, t))];
      });
  return [...of([]), ...of([0])];
}

function action_sentences(t: Words): string[] {
  const abbot = { seat: 0, piece: 'abbot', at: [0, 0], segment: 2, on: 'garden' };
  const view = { wheel: null, actor: 0, pieces: [abbot], tiles: [] } as unknown as View;
  return kActions.map(action_of).flatMap((action) => {
    const text = first_of_sets((set) => set.action_text?.(action, t, () => 'road'));
    const choice = first_of_sets((set) => set.choice?.(action, view, art));
    return [text ?? '', choice?.label(t) ?? '', choice?.hint(t) ?? ''];
  });
}

function tile_sentences(t: Words): string[] {
  const printed: Partial<CatalogueSegment>[] = [
    ...codes.terrain.map((terrain) => ({ terrain })),
    ...codes.goods.map((goods) => ({ goods })),
    { inn: true, cathedral: true, pennants: 1, sheep: 1 },
  ];
  const segments = printed.map((one): CatalogueSegment => ({ terrain: 'city', ports: [], ...one }));
  const tile = {
    id: 'X',
    sides: ['city', 'road', 'field', 'river'],
    segments,
    copies: [],
    hill: true,
    vineyard: true,
  };
  return [tile_in_words(tile, 0, 2, t)];
}

function other_sentences(t: Words): string[] {
  return [
    ...codes.piece.flatMap((piece) => [0, 1, 5].map((n) => t.table.pieces(piece, n))),
    ...codes.piece.flatMap((piece) => codes.terrain.map((on) => t.table.figure_on(piece, on))),
    ...codes.piece.flatMap((piece) => [undefined, ...codes.terrain].map((on) => t.figure(piece, on))),
    ...codes.phase.map((phase) => first_of_sets((set) => set.prompts?.[phase]?.(t)) ?? ''),
    ...Object.values(t.error),
    ...Object.values(t.table.notice).map((notice) => notice('Zoë')),
    ...Object.values(t.set),
    ...Object.values(t.feature),
    ...kOptions.map(({ id }) => t.home.option[id]).flat(),
    ...from_sets((set) => set.choice_kinds).map((kind) => kind.name(t)),
  ];
}

// Codes that are also words of a language.
const kWords: Partial<Record<Language, string[]>> = { es: ['base'], fr: ['place', 'base', 'famine'] };

// The codes of the errors that a host of tables sends are literals in its sources.
function error_codes(): string[] {
  const written = [
    /\{\s*\d{3},\s*"([a-z_]+)"/g,
    /\b(?:refuse|problem|error_text)\((?:[\w>-]+, )?"([a-z_]+)"/g,
    /\brefuse\((?:\{\}|request->id), "([a-z_]+)"/g,
  ];
  const sources = ['server', 'table', 'page'].flatMap((module) =>
    readdirSync(`../src/${module}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:cpp|h)$/.test(name))
      .map((name) => readFileSync(`../src/${module}/${name}`, 'utf8')),
  );
  const found = sources.flatMap((text) =>
    written.flatMap((pattern) => [...text.matchAll(pattern)].map((one) => one[1]!)),
  );
  return [...new Set(found)].sort();
}
function why_codes(): string[] {
  const words = /kWords\{([^}]*)\}/.exec(readFileSync('../src/study/why.cpp', 'utf8'))?.[1] ?? '';
  return [...words.matchAll(/"(\w+)"/g)].map((one) => one[1]!).sort();
}
// These come with a reason and a place, which the sentence around them quotes (`replay.refused`).
const kWithReason = ['bad_record', 'bad_setup'];
// Only programs that speak the protocol wrongly get these.
const kForPrograms = ['bad_method', 'websocket'];

it('finds the errors of the server', () => {
  const codes = error_codes();
  expect(codes.length).toBeGreaterThan(25);
  for (const code of [
    'no_table',
    'malformed',
    'too_fast',
    'bad_level',
    'not_allowed',
    'too_long',
    'internal',
    'busy',
  ])
    expect(codes).toContain(code);
});

describe.each(kLanguageCodes)('%s', (language) => {
  it('has words for every error of the server', async () => {
    const { error } = await words_of(language);
    const needed = error_codes().filter((code) => !kWithReason.includes(code) && !kForPrograms.includes(code));
    const known = { ...error, ...player_words[language].error, ...challenge_words[language].error };
    expect(needed.filter((code) => !(code in known))).toEqual([]);
  });

  it('has words for every reason of the analysis', async () => {
    const { why } = await study_words_of(language);
    expect(Object.keys(why).sort()).toEqual(why_codes());
  });

  it('has no raw code in any sentence', async () => {
    const t = await words_of(language);
    const sentences = [
      ...event_sentences(t),
      ...action_sentences(t),
      ...tile_sentences(t),
      ...other_sentences(t),
    ].filter((text) => text !== '');
    expect(sentences.length).toBeGreaterThan(300);
    const raw = language === 'en' ? [] : Object.values(codes).flat();
    const own = kWords[language] ?? [];
    for (const text of sentences) {
      expect(typeof text).toBe('string');
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|_|\[object/);
      const words = text.split(/[^\p{L}]+/u);
      expect(
        raw.filter((code) => words.includes(code) && !own.includes(code)),
        text,
      ).toEqual([]);
    }
  });
});

describe('the sets of the client', () => {
  it('have every code of the core', () => {
    expect([...kSets].sort()).toEqual([...codes.set].sort());
    expect([...kPieces].sort()).toEqual([...codes.piece].sort());
    expect([...kScoreFor].sort()).toEqual([...codes.score].sort());
  });
});
