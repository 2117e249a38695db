// SPDX-License-Identifier: MIT
// Who the bots are: the names and looks of each level, the same in every language: people of the old south of France.
// The only list of them. It is loaded when it is first needed.
import { kRatings, plain_level, rating_of } from '../i18n/levels';
import type { NewTable } from '../lib/protocol';

export type Rank = 'easy' | 'medium' | 'hard' | 'master';

export interface Look {
  skin: number; // these four are positions in the lists of BotFace.svelte
  hair: number;
  ground: number;
  beard: number; // 0: none, 1: full, 2: moustache
  long: boolean; // hair
}
// As many of each level as a table can have bots. Women (long hair) and men take turns (kWomenFirst).
export const kCast: Readonly<Record<Rank, readonly string[]>> = {
  easy: ['Jaufre', 'Esclarmonde', 'Bertran', 'Flors', 'Guilhem', 'Peironela', 'Aimeric', 'Lombarda'],
  medium: ['Azalaïs', 'Raimon', 'Garsenda', 'Arnaut', 'Beatritz', 'Folquet', 'Saura', 'Peire'],
  hard: ['Gaucelm', 'Ermengarda', 'Rogièr', 'Alamanda', 'Savaric', 'Tibors', 'Blacatz', 'Iseut'],
  master: ['Alienòr', 'Marcabru', 'Sancha', 'Cercamon', 'Loba', 'Berenguer', 'Clara', 'Sordel'],
};
// What the bots of each level like, in the order of their names; the first of a level has no preference.
export const kStyles = ['builder', 'farmer', 'thief', 'gambler'] as const;
export type Style = (typeof kStyles)[number];
const kOrder: readonly (Style | null)[] = [null, 'farmer', 'builder', 'thief', 'gambler', null, 'builder', 'farmer'];

const kWomenFirst: readonly string[] = ['medium', 'master'];

const is_rank = (level: string): level is Rank => level in kCast;

// What stands behind the sign, also the style of a newer host; undefined if there is none.
export const style_in = (level: string): string | undefined => level.split('~')[1];
export const with_style = (level: string, style: string | null | undefined): string =>
  style == null || style === '' ? plain_level(level) : `${plain_level(level)}~${style}`;

// The level that a level or a rating resembles most.
export function rank_of(level: string): Rank {
  const rating = rating_of(level);
  const plain = plain_level(level);
  if (rating === null) return is_rank(plain) ? plain : 'medium';
  const distance = (rank: keyof typeof kRatings): number => Math.abs(kRatings[rank] - rating);
  return (['easy', 'medium', 'hard'] as const).reduce((best, rank) =>
    distance(rank) < distance(best) ? rank : best,
  );
}

type Names = readonly (string | null | undefined)[];

// A name for a new bot that no one at the table has, if possible of one who likes this style; undefined if all are
// taken.
export function bot_name(level: string, taken: Names): string | undefined {
  const free = kCast[rank_of(level)].filter((name) => !taken.includes(name));
  return free.find((name) => (own_style(name) ?? undefined) === style_in(level)) ?? free[0];
}

// The style of one of the cast; null for those without, and for other names.
export function own_style(name: string): Style | null {
  const cast = Object.values(kCast).find((names) => names.includes(name));
  return cast === undefined ? null : (kOrder[cast.indexOf(name)] ?? null);
}

// The next of the cast at this level, in the own style if the host knows it and the level names none.
export function next_bot(level: string, taken: Names, styles: readonly string[]): { level: string; name?: string } {
  if (style_in(level) !== undefined) return named(level, bot_name(level, taken));
  const name = kCast[rank_of(level)].find((one) => !taken.includes(one));
  const style = name === undefined ? null : own_style(name);
  return named(style !== null && styles.includes(style) ? with_style(level, style) : level, name);
}

const named = (level: string, name: string | undefined): { level: string; name?: string } =>
  name === undefined ? { level } : { level, name };

// Each bot without a name becomes the next of the cast.
export const with_cast = (wish: NewTable, styles: readonly string[]): NewTable =>
  with_bots(wish, (level, taken) => next_bot(level, taken, styles));

// Gives a name to each bot without one. Levels stay as they are.
export const with_bot_names = (wish: NewTable): NewTable =>
  with_bots(wish, (level, taken) => named(level, bot_name(level, taken)));

function with_bots(wish: NewTable, bot_of: (level: string, taken: Names) => ReturnType<typeof named>): NewTable {
  const taken = wish.seats.map((seat) => ('name' in seat ? seat.name : undefined));
  return {
    ...wish,
    seats: wish.seats.map((seat) => {
      if (seat.kind !== 'bot' || seat.name !== undefined) return seat;
      const bot = bot_of(seat.level, taken);
      taken.push(bot.name);
      return { ...seat, ...bot };
    }),
  };
}

// A different one for each of a level. The names of other clients' bots are not in the list: their letters decide.
export function look_of(name: string): Look {
  const rank = Object.keys(kCast).findIndex((one) => kCast[one as Rank].includes(name));
  const level = (Object.keys(kCast) as Rank[])[rank];
  const letters = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const n = level === undefined ? letters : kCast[level].indexOf(name);
  const long = (n % 2 === 1) !== (level !== undefined && kWomenFirst.includes(level));
  const turn = n + Math.max(rank, 0);
  return {
    skin: [0, 1, 2, 0, 1, 3, 0, 2][turn % 8]!,
    hair: [1, 2, 0, 3, 4, 0, 2, 1][turn % 8]!,
    ground: turn % 4,
    beard: long ? 0 : [0, 2, 1][turn % 3]!,
    long,
  };
}
