// SPDX-License-Identifier: MIT
import { expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { game_score, has_next, kMatchChoices, match_choice, match_form, score_text } from '../src/lib/game/match';
import type { MatchView } from '../src/lib/protocol';
import { match_words } from '../src/matches/words';

const match: MatchView = {
  first: 'a',
  games: 3,
  number: 0,
  seats: [0, 1],
  played: [],
  score: [0, 0],
  over: false,
};

it('the form of a match is a choice, and the choice is a form', () => {
  expect(kMatchChoices.map(match_form)).toEqual([null, { games: 3 }, { games: 5 }, { duel: true }]);
  for (const choice of kMatchChoices) expect(match_choice(match_form(choice) ?? undefined)).toBe(choice);
  expect(match_choice({ duel: true, games: 2 })).toBe('duel');
  expect(match_choice({ games: 1 })).toBe('1');
});

it('wins have halves, duels have points', () => {
  expect([0, 1, 2, 3, 4].map((score) => score_text({}, score))).toEqual(['0', '½', '1', '1½', '2']);
  expect(score_text({ duel: true }, 131)).toBe('131');
});

it('a game counts by its points unless it was forfeited', () => {
  const won = { table: 'a', points: [70, 60] as [number, number] };
  const tied = { table: 'a', points: [60, 60] as [number, number] };
  const forfeited = { ...won, forfeited: 0 as const };
  const both = (game: MatchView['played'][number], form = {}): string[] => [
    game_score(form, game, 0),
    game_score(form, game, 1),
  ];
  expect(both(won)).toEqual(['1', '0']);
  expect(both(tied)).toEqual(['½', '½']);
  expect(both(forfeited)).toEqual(['0', '1']);
  expect(both(won, { duel: true })).toEqual(['70', '60']);
  expect(both(forfeited, { duel: true })).toEqual(['–', '✓']);
});

it('another game comes unless the match is over', () => {
  expect(has_next(undefined)).toBe(false);
  expect(has_next(match)).toBe(true);
  expect(has_next({ ...match, over: true })).toBe(false);
});

it.each(kLanguageCodes)('%s has its own words', (language) => {
  const words = match_words[language];
  const english = match_words.en;
  expect(Object.keys(words)).toEqual(Object.keys(english));
  expect(words.game_of(2, 3)).toMatch(/2.*3/);
  expect(words.won('Ann')).toContain('Ann');
  for (const text of [words.game(7), words.extra_game(7)]) expect(text).toContain('7');
  if (language === 'en') return;
  for (const key of [
    'duel_hint',
    'next',
    'waits',
    'claim',
    'claim_hint',
    'you_won',
    'tied',
    'goes_on',
    'no_such',
  ] as const)
    expect(words[key]).not.toBe(english[key]);
});
