// SPDX-License-Identifier: MIT
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { MistakeKind, Terrain, Theme, WhyCode } from '../lib/protocol';
import type { LessonId } from '../lib/study/lessons.svelte';
import course from './lesson_words.json';
import { study as of_sets } from './sets/en';

const plural = counting('en');
const number_word = ['', 'One', 'Two', 'Three'];
const points = (n: number, digits = 1): string =>
  `${n.toFixed(digits)} ${Math.abs(n) === 1 && digits === 0 ? 'point' : 'points'}`;
const signed = (n: number, digits = 1): string => {
  const size = Math.abs(n).toFixed(digits);
  return `${Number(size) === 0 ? '' : n > 0 ? '+' : '−'}${size}`;
};
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const terrain: Record<Terrain, string> = {
  city: 'city',
  road: 'road',
  cloister: 'cloister',
  field: 'field',
  ...of_sets.terrain,
};
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : ` (${plural(tiles[0], 'unseen tile fits', 'unseen tiles fit')} instead of ${tiles[1]})`;
// "Your city", "Ann’s city".
const whose = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
const Whose = (who: Who): string => (who.you ? 'Your' : `${who.name}’s`);

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `likely to make ${points(likely, 0)}`
    : `sure of ${points(sure, 0)}${likely > sure ? ` and will likely make ${likely}` : ''}`;

export const en = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analysis',
    drop: 'Drop a saved game here to analyse it, or choose a file.',
    working: (done: number, all: number) => `Analysing turn ${done} of ${all}…`,
    stop: 'Stop',
    go_on: 'Resume',
    failed: 'The analysis failed.',
    win: 'Chance of winning',
    points_scale: 'Points in sight',
    scale: 'Show in graph',
    graph: (what: string) => `${what} over the game. Press to jump to a turn.`,
    position: (turn: number, all: number) => (turn === 0 ? 'Start' : `Turn ${turn} of ${all}`),
    jump: 'Jump to a turn',
    legend: {
      title: 'Legend',
      error: 'Mistake: 1 point or more lost',
      blunder: 'Blunder: 4 points or more lost',
      lucky: 'Lucky draw: at least 3 points',
      unlucky: 'Unlucky draw: at least 3 points',
      rank: 'On the board: a suggested move. The greener, the better',
      played: 'Dashed frame: the move that was played',
    },
    tabs: { summary: 'Summary', moments: 'Key moments', move: 'This move' },
    summary: 'How everyone played',
    // From the weakest.
    played: ['a lot to learn', 'mixed play', 'solid play', 'strong play', 'master-level play'] as string[],
    so: (who: Who, how: string) => `${who.you ? 'You' : who.name}: ${how}`,
    lost: (each: number, decisions: number) =>
      `${each.toFixed(2)} points lost per decision (${plural(decisions, 'decision', 'decisions')})`,
    // A rating on the ladder of the bots, and its standard error.
    played_like: (rating: number, error: number) => `Played like a bot rated ${rating} ± ${error}.`,
    kinds: {
      cities: 'cities',
      roads: 'roads',
      cloisters: 'cloisters',
      fields: 'fields',
      joining: 'connecting',
      followers: 'meeples',
      other: 'other',
    } satisfies Record<MistakeKind, string>,
    kind_lost: (kind: string, lost: number) => `${kind} ${lost.toFixed(1)}`,
    no_decisions: 'No decisions to analyse.',
    lost_by: (kinds: string[]) => `Points lost by mistakes: ${kinds.join(', ')}.`,
    // Early, in the middle and late in the game.
    lost_when: (early: number, middle: number, late: number) =>
      `Points lost per decision: ${early.toFixed(2)} early, ${middle.toFixed(2)} in the middle, ` +
      `${late.toFixed(2)} late.`,
    // Over several games: the mean, and its standard error.
    trend: 'How you play over time',
    last_games: (n: number, rating: number, error: number) =>
      `Your last ${n} analysed games: like a bot rated ${rating} ± ${error}.`,
    games_before: (n: number, rating: number, error: number) => `The ${n} before: ${rating} ± ${error}.`,
    equals: 'The chance of winning assumes that all players are equally strong.',
    by_ratings: (players: readonly string[]) =>
      `The chance of winning is based on the ratings: ${players.join(', ')}.`,
    deepen: 'Analyse in depth',
    deep_takes: 'Takes a few minutes',
    errors: (errors: number, blunders: number) => {
      if (errors === 0) return 'no mistakes';
      if (errors === blunders) return plural(blunders, 'blunder', 'blunders');
      const all = plural(errors, 'mistake', 'mistakes');
      return blunders === 0 ? all : `${all}, including ${plural(blunders, 'blunder', 'blunders')}`;
    },
    luck: (luck: number) =>
      Math.abs(luck) < 0.5
        ? 'Luck was even.'
        : luck > 0
          ? `Good luck added ${points(luck)}.`
          : `Bad luck cost ${points(-luck)}.`,
    margin: (margin: number, adjusted: number, over: boolean) =>
      `${over ? 'Final' : 'Expected'} margin: ${signed(margin, over ? 0 : 1)} points (${signed(adjusted)} ` +
      'without luck).',
    // What is shown first: whose, then one sentence with the points.
    highlights: (n: number) => `${number_word[n] ?? n} ${n === 1 ? 'moment' : 'moments'}`,
    more_highlights: (n: number) => `${number_word[n] ?? n} more ${n === 1 ? 'moment' : 'moments'}`,
    turn: (n: number) => `turn ${n}`,
    highlight: {
      costliest: (who: Who) => `${Whose(who)} costliest mistake`,
      best: (who: Who) => `${Whose(who)} best move`,
      lucky: (who: Who) => `${Whose(who)} luckiest draw`,
      unlucky: (who: Who) => `${Whose(who)} unluckiest draw`,
    },
    further_highlight: {
      costliest: (who: Who) => (who.you ? 'Another mistake of yours' : `Another mistake by ${who.name}`),
      best: (who: Who) => (who.you ? 'Another good move of yours' : `Another good move by ${who.name}`),
      lucky: (who: Who) => (who.you ? 'Another lucky draw of yours' : `Another lucky draw by ${who.name}`),
      unlucky: (who: Who) => (who.you ? 'Another unlucky draw of yours' : `Another unlucky draw by ${who.name}`),
    },
    highlight_size: {
      costliest: (size: number) => `It cost ${points(size)}.`,
      best: (size: number) => `It beats the next-best move by ${points(size)}.`,
      lucky: (size: number) => `Worth ${points(size)} more than an average tile.`,
      unlucky: (size: number) => `Worth ${points(-size)} less than an average tile.`,
    },
    moments: 'Key moments',
    no_moments: 'No mistakes and no unusual luck in this game.',
    moment: {
      error: (who: Who, size: number) => `${who.you ? 'You' : who.name}: mistake, ${points(size)} lost`,
      blunder: (who: Who, size: number) => `${who.you ? 'You' : who.name}: blunder, ${points(size)} lost`,
      lucky: (who: Who, size: number) => `${who.you ? 'You' : who.name}: lucky draw (${signed(size)})`,
      unlucky: (who: Who, size: number) => `${who.you ? 'You' : who.name}: unlucky draw (${signed(size)})`,
    },
    next_moment: 'Next key moment',
    previous_moment: 'Previous key moment',
    to_act: (who: Who) => (who.you ? 'Your move' : `${who.name} to move`),
    drawn: (who: Who, luck: number) => `${Whose(who)} draw: ${signed(luck)} points of luck`,
    plans: 'Best moves',
    thinking: 'Thinking…',
    forced: 'Only one legal move.',
    nothing: 'A random draw: nothing to decide.',
    over: 'The game is over.',
    best: 'best',
    as_played: 'played',
    loses: (loss: number) => (loss < 0.05 ? 'equally good' : `−${loss.toFixed(1)}`),
    verdict: {
      best: 'The best move.',
      good: (loss: number) => `A good move, ${points(loss)} short of the best.`,
      error: (loss: number) => `A mistake: it cost ${points(loss)}.`,
      blunder: (loss: number) => `A blunder: it cost ${points(loss)}.`,
    },
    exact: 'Calculated exactly.',
    give_or_take: (error: number) => `±${points(error)}.`,
    why: 'Why the best move is better',
    why_first: 'Why this is the best move',
    play_plan: (rank: number) => `Try move ${rank} on the board`,
    try: 'Try a move',
    trying: 'Lay the tile anywhere. The original game is kept.',
    which_tile: 'Choose the next tile',
    ...of_sets.analysis,
    draw_any: 'Draw at random',
    as_it_came: 'as in the game',
    lines: 'Variations you tried',
    line: (n: number, turns: number) => `From turn ${n}: ${plural(turns, 'turn', 'turns')}`,
    back_to_game: 'Back to the game',
    forget: 'Delete this variation',
    pass: 'no piece',
    then: (plan: string[]) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${does(who, 'You score', 'scores')} ${points(more, 0)} right away instead of ${less.toFixed(0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${Whose(who)} chance of completing the ${terrain[feature]}: ` +
      `${percent(more)} instead of ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${Whose(who)} chance of completing the ${terrain[feature]} drops ` +
      `from ${percent(less)} to ${percent(more)}${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `The ${terrain[feature]} changes hands: a swing of ${points(more)}.`,
    promises: (who, feature, more, less) =>
      `${does(who, 'You can', 'can')} expect ${points(more)} from the ${terrain[feature]} instead of ` +
      `${less.toFixed(1)}.`,
    followers: (who, _feature, more, less) =>
      `${does(who, 'You have', 'has')} ${plural(more, 'meeple', 'meeples')} in hand instead of ${less.toFixed(0)}.`,
    threat: (who, feature, more, less) =>
      `Opponents could connect to ${whose(who)} ${terrain[feature]} ` +
      `with ${plural(more, 'unseen tile', 'unseen tiles')} instead of ${less.toFixed(0)}.`,
    sets: (who, _feature, more, less) =>
      `${does(who, 'You can', 'can')} expect ${points(more)} from the expansions instead of ${less.toFixed(1)}.`,
    later: (who, _feature, more, less) =>
      `${does(who, 'You can', 'can')} expect ${points(more)} from features claimed later instead of ` +
      `${less.toFixed(1)}.`,
    rest: (_who, _feature, more) =>
      more < 0
        ? `Many small disadvantages cost ${points(-more)}.`
        : `Many small advantages add up to ${points(more)}.`,
  } as Record<
    WhyCode,
    (who: Who, feature: Terrain, more: number, less: number, tiles?: readonly [number, number]) => string
  >,
  // `name`: a word with which the sentence may begin, and which keeps its capital.
  against: (sentence: string, _name: string) => `Against it: ${sentence}`,
  no_why: 'Many small advantages rather than one big one.',
  line: {
    show: 'Show the best line',
    title: 'The best line',
    draws: (who: Who) => `${does(who, 'You draw', 'draws')} one of these tiles.`,
    odds: 'Below each tile: how likely it is, and how many points better or worse than average.',
    average: 'Average draw',
    next: 'Play it',
    end: 'Stop here',
  },
  guide: {
    title: 'Your first game',
    lead:
      'A short game of 16 tiles against an easy opponent. At each of your turns the coach says what ' +
      'happened and what to look for.',
    place: 'Your turn. Lay the tile on one of the marked spaces.',
    deploy: 'Now you may place a piece on this tile, or keep it.',
    wait: 'Your opponent is thinking.',
    tip: (idea: string) => `Tip: ${idea}`,
    show: 'Show me',
  },
  idea: {
    scores: (feature: Terrain, sure: number) =>
      `The tile completes the ${terrain[feature]}: ${points(sure, 0)} right away.`,
    claims: (figure: string, sure: number, likely: number) =>
      `${/^[aeiou]/.test(figure) ? 'An' : 'A'} ${figure} here is ${likely_points(sure, likely)}.`,
    extends: (feature: Terrain, sure: number, likely: number) =>
      `Your ${terrain[feature]} grows: it is ${likely_points(sure, likely)}.`,
    keeps: 'Nothing here is worth a meeple. Keep it for something better.',
  },
  hint: {
    thinking: 'Thinking…',
    where: 'Look at this part of the board.',
    about: 'What is it about?',
    show: 'Show the move',
    why: 'Why it beats the next-best move',
    close: 'Close the hint',
  },
  odds: {
    fit: (tiles: number, unseen: number) =>
      tiles === 0
        ? 'No unseen tile fits: this space will stay empty.'
        : `${tiles} of ${unseen} unseen tiles ${tiles === 1 ? 'fits' : 'fit'}`,
    next: (chance: number) => `(${percent(chance)} for the next draw).`,
    seat: (name: string, chance: number) => `${name}: ${percent(chance)} chance of drawing one`,
  },
  puzzles: {
    title: 'Puzzles',
    daily: 'Puzzle of the day',
    task: (name: string) => `${name} to move. Find the one move that beats all others.`,
    solved: 'Solved! That is the best move.',
    wrong: 'Not the best move. Another one is at least 3 points better.',
    solution: 'The solution',
    worse: (lost: number) => `Your move loses about ${points(lost)}.`,
    why_worse: 'Why another move is better',
    again: 'Try again',
    reveal: 'Show the solution',
    next: 'Next puzzle',
    another: 'Another puzzle',
    lead: (lead: number) => `It beats the next-best move by ${points(lead)}.`,
    surely: (least: number) => `Almost certainly by at least ${points(least)}.`,
    rating: 'Rating',
    streak: (n: number) => `Daily streak: ${n}`,
    tried: (solved: number, tried: number) => `${solved} of ${tried} solved on the first try.`,
    kept: 'Stored only in this browser.',
    rush: 'Three minutes',
    rush_lead: 'Solve as many as you can in three minutes.',
    rush_solved: (n: number) => `${n} solved`,
    rush_best: (n: number) => `Your best: ${n}`,
    rush_stop: 'Stop',
    any_theme: 'Any theme',
    which_theme: 'Theme',
    any_grade: 'Any difficulty',
    which_grade: 'Difficulty',
    grade: ['very easy', 'easy', 'medium', 'hard', 'very hard'] as string[],
    theme: {
      finish: 'Complete',
      steal: 'Steal',
      block: 'Block',
      spoil: 'Spoil',
      farm: 'Fields',
      farm_late: 'Late farmers',
      last_tiles: 'Last tiles',
      patience: 'Patience',
      claim: 'Claim',
      ...of_sets.theme,
    } satisfies Record<Theme, string>,
  },
  lessons: {
    title: 'Learn to play',
    lead: 'Short lessons on the board, a minute or two each. Just follow the instructions.',
    sets: 'Expansions',
    done: 'done',
    again: 'Repeat lesson',
    next: 'Next',
    all: 'All lessons',
    keep: 'You don’t have to place a meeple. Keep it this time.',
    missed: 'That is legal, but not what this lesson is about. Try again.',
    missed_turn: 'Right space. Now rotate the tile: [tap|click] the tile in your hand.',
    // A step without words of its own: keep the meeple.
    course: { ...course, ...of_sets.course } as Record<LessonId, { title: string; steps: string[]; done: string }>,
  },
};

export type StudyWords = typeof en;
