// SPDX-License-Identifier: MIT
// How the reader played in the games that this browser has analysed: a rating for each, the latest last.
const kKey = 'aude.skill';
const kMost = 100;
const kWindow = 5; // games that one mean is taken of
const kFewest = 2;

export interface PlayedGame {
  game: string;
  rating: number;
  error: number; // standard error of `rating`
}
export interface SkillMean {
  games: number;
  rating: number;
  error: number;
}
export interface SkillTrend {
  ratings: number[]; // by game
  latest: SkillMean;
  before: SkillMean | null;
}

export function played_games(): PlayedGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(kept) ? (kept as PlayedGame[]) : [];
  } catch {
    return [];
  }
}

// A game that is analysed again, in depth for example, keeps its place.
export function keep_skill(played: PlayedGame): PlayedGame[] {
  const kept = played_games();
  const known = kept.some(({ game }) => game === played.game);
  const all = known ? kept.map((one) => (one.game === played.game ? played : one)) : [...kept, played].slice(-kMost);
  try {
    localStorage.setItem(kKey, JSON.stringify(all));
  } catch {
    // The page then knows only this game.
  }
  return all;
}

// A game without a table is known by its actions.
export const name_of_game = (table: string | null, actions: readonly string[]): string =>
  table ??
  actions
    .join()
    .split('')
    .reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7)
    .toString(36);

const to_tens = (rating: number): number => Math.round(rating / 10) * 10;

function mean_of(games: readonly PlayedGame[]): SkillMean {
  const of = (values: number[]): number => values.reduce((sum, one) => sum + one, 0);
  const variance = of(games.map(({ error }) => error * error));
  return {
    games: games.length,
    rating: to_tens(of(games.map(({ rating }) => rating)) / games.length),
    error: to_tens(Math.sqrt(variance) / games.length),
  };
}

// The last games, and as many as possible before them; null if there are too few.
export function trend_of(games: readonly PlayedGame[]): SkillTrend | null {
  if (games.length < kFewest) return null;
  const before = games.slice(0, -kWindow).slice(-kWindow);
  return {
    ratings: games.map(({ rating }) => rating),
    latest: mean_of(games.slice(-kWindow)),
    before: before.length < kFewest ? null : mean_of(before),
  };
}
