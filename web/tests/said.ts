// SPDX-License-Identifier: MIT
// Every sentence that a dictionary can say: its functions, called with you, a name, several names and with numbers of
// every plural form.
import { words_of } from '../src/i18n/index.svelte';
import type { Language } from '../src/i18n/languages';
import { people, type Who } from '../src/i18n/who';
import { names_in_words } from '../src/lib/game/log';
import type { Goods, Piece, Terrain } from '../src/lib/protocol';
import { kSectors } from '../src/sets/wheel/codes';
import previews from '../public/previews.json';
import { rules_in } from '../src/rules/books';
import { study_words_of } from '../src/study/words.svelte';

type Sentence = (...given: never[]) => unknown;

const kCounts = [0, 1, 2, 5, 22];
const kAmounts = [...kCounts, 1.5]; // where halves occur
export const you: Who = { name: 'Guest', you: true };
export const anne: Who = { name: 'Anne', you: false };
const kPieces: Piece[] = ['follower', 'large', 'builder', 'pig', 'shepherd'];
const kTerrains: Terrain[] = ['road', 'city', 'cloister', 'field'];
const kGoods: Goods[] = ['wine', 'wheat', 'cloth'];

// What each parameter stands for; a function that is not listed here fails.
type Kind = keyof typeof kValues;
const kValues = {
  count: kCounts,
  some: kCounts.slice(1), // never called with 0
  amount: kAmounts,
  share: [0, 0.015, 0.5, 1],
  who: [you, anne],
  names: ['one', 'you', 'you and one', 'two'],
  name: ['Anne'],
  text: ['Text'],
  place: ['2 x', undefined],
  piece: kPieces,
  terrain: kTerrains,
  sector: kSectors,
  goods: kGoods,
  flag: [true, false],
  step: [0, 1, -2],
  tiles: [undefined, [0, 2], [1, 0], [2, 5], [5, 22]],
  where: [null, 'action 12'],
  list: [['a'], ['a', 'b']],
} as const;

const kParameters: Record<string, Kind[]> = {
  list: ['list'],
  where: ['step', 'step'],
  figure: ['piece', 'terrain'],
  a_figure: ['piece', 'terrain'],
  the_figure: ['piece', 'terrain'],
  'home.against': ['some', 'text'],
  'home.clock_choice': ['some', 'some'],
  'home.remove_seat': ['some'],
  'home.who': ['some'],
  'home.name_of': ['some'],
  'home.level_of': ['some'],
  'home.colour_of': ['some', 'text'],
  'home.guest': ['some'],
  tile_words: ['text', 'list'],
  'mark.wheel': ['some'],
  bot: ['text'],
  'table.places': ['who'],
  'table.worth': ['count', 'count', 'flag'],
  'end.you_won_by': ['some'],
  'end.you_lost_by': ['some'],
  'end.you_finished': ['some', 'some'],
  'end.wins_by': ['name', 'some'],
  'end.best.road': ['some'],
  'end.best.city': ['some'],
  'end.best.cloister': ['some'],
  'end.best.field': ['some'],
  'end.best_other': ['some'],
  'log.final_points': ['names', 'count', 'flag'],
  'log.final_parts': ['text', 'some', 'text'],
  'table.field_worth': ['count', 'count', 'count', 'count', 'flag'],
  'table.unread': ['count'],
  'table.turn_of': ['name'],
  'table.your_turn_named': ['name'],
  'table.waiting': ['name'],
  'table.pending': ['text'],
  'table.pending_choice': ['text'],
  'table.recall_who': ['text', 'text'],
  'table.crown_at': ['text'],
  'table.figure_on': ['piece', 'terrain'],
  'table.left': ['count'],
  'table.pieces': ['piece', 'count'],
  'table.notice.handed_over': ['name'],
  'table.notice.opened': ['name'],
  'table.notice.out_of_time': ['name'],
  'table.notice.declined': ['name'],
  'table.notice.taken_back': ['name'],
  'table.notice.resigned': ['name'],
  'table.hidden': ['count'],
  'table.watching': ['count'],
  'table.at_cell': ['step', 'step', 'some'],
  'table.turned_to': ['count'],
  'table.summary': ['count', 'count'],
  'table.points': ['count'],
  'table.unseen': ['count'],
  'table.token': ['count'],
  'card.complete': ['terrain'],
  'card.cities_of': ['count', 'count'],
  'card.tiles': ['count'],
  'card.pennants': ['count'],
  'end.wins': ['name'],
  'end.share_win': ['names'],
  'end.tile_axis': ['count'],
  'replay.position': ['count', 'count'],
  'replay.refused': ['where', 'text'],
  'log.laid': ['who', 'place'],
  'log.deployed': ['who', 'piece', 'terrain'],
  'log.crowned': ['who', 'text', 'sector'],
  'log.discarded': ['who'],
  'log.wheel': ['count', 'sector'],
  'log.goods': ['who', 'some', 'goods'],
  'log.sheep': ['who', 'some'],
  'log.wolf': ['who'],
  'log.returned': ['who', 'piece'],
  'log.scored': ['names', 'some', 'text', 'flag'],
  'log.nothing': ['names', 'text'],
  'log.sum': ['text', 'count'],
  points: ['amount'],
  signed: ['amount'],
  percent: ['share'],
  'analysis.working': ['count', 'count'],
  'analysis.graph': ['text'],
  'analysis.position': ['count', 'some'],
  'analysis.highlights': ['some'],
  'analysis.more_highlights': ['some'],
  'analysis.so': ['who', 'text'],
  'analysis.lost': ['amount', 'some'],
  'analysis.played_like': ['some', 'some'],
  'analysis.lost_when': ['amount', 'amount', 'amount'],
  'analysis.last_games': ['some', 'some', 'some'],
  'analysis.games_before': ['some', 'some', 'some'],
  'analysis.kind_lost': ['text', 'amount'],
  'analysis.lost_by': ['list'],
  'analysis.by_ratings': ['list'],
  'analysis.errors': ['count', 'count'],
  'analysis.luck': ['amount'],
  'analysis.margin': ['amount', 'amount', 'flag'],
  'analysis.turn': ['some'],
  'analysis.highlight.costliest': ['who'],
  'analysis.highlight.best': ['who'],
  'analysis.highlight.lucky': ['who'],
  'analysis.highlight.unlucky': ['who'],
  'analysis.further_highlight.costliest': ['who'],
  'analysis.further_highlight.best': ['who'],
  'analysis.further_highlight.lucky': ['who'],
  'analysis.further_highlight.unlucky': ['who'],
  'analysis.highlight_size.costliest': ['amount'],
  'analysis.highlight_size.best': ['amount'],
  'analysis.highlight_size.lucky': ['amount'],
  'analysis.highlight_size.unlucky': ['amount'],
  'analysis.moment.error': ['who', 'amount'],
  'analysis.moment.blunder': ['who', 'amount'],
  'analysis.moment.lucky': ['who', 'amount'],
  'analysis.moment.unlucky': ['who', 'amount'],
  'analysis.to_act': ['who'],
  'analysis.drawn': ['who', 'amount'],
  'analysis.loses': ['amount'],
  'analysis.verdict.good': ['amount'],
  'analysis.verdict.error': ['amount'],
  'analysis.verdict.blunder': ['amount'],
  'analysis.give_or_take': ['amount'],
  'analysis.play_plan': ['some'],
  'analysis.line': ['count', 'some'],
  'analysis.then': ['list'],
  'why.scores': ['who', 'terrain', 'count', 'count'],
  'why.finishes': ['who', 'terrain', 'share', 'share', 'tiles'],
  'why.blocks': ['who', 'terrain', 'share', 'share', 'tiles'],
  'why.takes': ['who', 'terrain', 'amount', 'count'],
  'why.promises': ['who', 'terrain', 'amount', 'amount'],
  'why.followers': ['who', 'terrain', 'count', 'count'],
  'why.threat': ['who', 'terrain', 'count', 'count'],
  'why.sets': ['who', 'terrain', 'amount', 'amount'],
  'why.later': ['who', 'terrain', 'amount', 'amount'],
  'why.rest': ['who', 'terrain', 'amount'],
  against: ['text', 'text'],
  'line.draws': ['who'],
  'guide.tip': ['text'],
  'idea.scores': ['terrain', 'some'],
  'idea.claims': ['text', 'count', 'some'],
  'idea.extends': ['terrain', 'count', 'some'],
  'odds.fit': ['count', 'some'],
  'odds.next': ['share'],
  'odds.seat': ['name', 'share'],
  'puzzles.task': ['name'],
  'puzzles.lead': ['amount'],
  'puzzles.surely': ['amount'],
  'puzzles.worse': ['amount'],
  'puzzles.streak': ['count'],
  'puzzles.rush_solved': ['count'],
  'puzzles.rush_best': ['count'],
  'puzzles.tried': ['count', 'count'],
};

function functions(value: unknown, path = ''): [string, Sentence][] {
  if (typeof value === 'function') return [[path, value as Sentence]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => functions(one, path === '' ? key : `${path}.${key}`));
}

const product = (kinds: readonly Kind[]): unknown[][] =>
  kinds.reduce<unknown[][]>(
    (rows, kind) => rows.flatMap((row) => kValues[kind].map((value: unknown) => [...row, value])),
    [[]],
  );

export const several: Record<string, Who[]> = {
  one: people(['Anne']),
  you: people(['Guest'], [0]),
  'you and one': people(['Anne', 'Guest'], [1]),
  two: people(['Anne', 'Bob']),
};

export interface Said {
  path: string;
  text: string;
  given: unknown[];
}

export async function everything_said(code: Language): Promise<Said[]> {
  const [t, s] = [await words_of(code), await study_words_of(code)];
  return [...functions(t), ...functions(s)]
    .filter(([path]) => path !== 'plural')
    .flatMap(([path, sentence]) => {
      const kinds = kParameters[path];
      if (kinds === undefined) throw new Error(`${path}: say above what its parameters stand for`);
      return product(kinds).map((given): Said => {
        const values = given.map((value, i) =>
          kinds[i] === 'names' ? names_in_words(several[value as string]!, t) : value,
        );
        return { path, given, text: String(sentence(...(values as never[]))) };
      });
    });
}

function strings(value: unknown, path: string): Said[] {
  if (typeof value === 'string') return [{ path, text: value, given: [] }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => strings(one, `${path}.${key}`));
}

// Everything that may be on screen in a language, the rules included.
export const everything_written = async (code: Language): Promise<Said[]> => [
  ...strings(await words_of(code), 'i18n'),
  ...strings(await study_words_of(code), 'study'),
  ...strings(previews[code], 'previews'),
  ...strings(await rules_in(code), 'rules').filter(({ path }) => !/\.(kind|name)$/.test(path)),
  ...(await everything_said(code)),
];
