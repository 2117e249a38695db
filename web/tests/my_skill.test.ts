// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it } from 'vitest';
import { keep_skill, name_of_game, played_games, trend_of } from '../src/lib/study/my_skill';

const game = (name: string, rating: number) => ({ game: name, rating, error: 190 });

describe('how the reader plays over time', () => {
  beforeEach(() => localStorage.clear());

  it('is kept in the browser, a game that is analysed again in its place', () => {
    keep_skill(game('a', 1000));
    keep_skill(game('b', 1200));
    expect(keep_skill(game('a', 1100))).toEqual([game('a', 1100), game('b', 1200)]);
    expect(played_games().map(({ rating }) => rating)).toEqual([1100, 1200]);
    localStorage.setItem('aude.skill', '{');
    expect(played_games()).toEqual([]);
  });

  it('is the mean of the last five games beside that of the five before, with its standard error', () => {
    const games = [900, 1000, 1010, 1200, 1210, 1220, 1230, 1240].map((rating, i) => game(String(i), rating));
    expect(trend_of(games.slice(0, 1))).toBeNull();
    expect(trend_of(games.slice(0, 6))?.before).toBeNull();
    expect(trend_of(games)).toEqual({
      ratings: games.map(({ rating }) => rating),
      latest: { games: 5, rating: 1220, error: 80 }, // 190 / √5
      before: { games: 3, rating: 970, error: 110 },
    });
  });

  it('knows a game by its table, or by what was played', () => {
    expect(name_of_game('t1', ['draw E'])).toBe('t1');
    expect(name_of_game(null, ['draw E'])).toBe(name_of_game(null, ['draw E']));
    expect(name_of_game(null, ['draw E'])).not.toBe(name_of_game(null, ['draw F']));
  });
});
