// SPDX-License-Identifier: MIT
// Matches of two as pure functions: their forms as a choice, and who leads.
import type { MatchForm, MatchView } from '../protocol';

// "1" is a single game.
export const kMatchChoices = ['1', '3', '5', 'duel'] as const;
export type MatchChoice = (typeof kMatchChoices)[number];

export function match_form(choice: MatchChoice): MatchForm | null {
  if (choice === 'duel') return { duel: true };
  return choice === '1' ? null : { games: Number(choice) };
}

export function match_choice(match: MatchForm | undefined): MatchChoice {
  if (match?.duel === true) return 'duel';
  return kMatchChoices.find((one) => one === String(match?.games)) ?? '1';
}

// Wins with halves, or the points of a duel.
export function score_text(match: Pick<MatchView, 'duel'>, score: number): string {
  if (match.duel === true) return String(score);
  const wins = Math.floor(score / 2);
  return score % 2 === 0 ? String(wins) : `${wins === 0 ? '' : wins}½`;
}

// What a player has of one game, as its score counts it.
export function game_score(match: Pick<MatchView, 'duel'>, game: MatchView['played'][number], player: 0 | 1): string {
  if (game.forfeited !== undefined && match.duel === true) return game.forfeited === player ? '–' : '✓';
  if (match.duel === true) return String(game.points[player]);
  const lost =
    game.forfeited === undefined ? game.points[player] < game.points[1 - player]! : game.forfeited === player;
  const tied = game.forfeited === undefined && game.points[0] === game.points[1];
  return tied ? '½' : lost ? '0' : '1';
}

// Whether another game comes after this one, which is over.
export const has_next = (match: MatchView | undefined): match is MatchView => match !== undefined && !match.over;
