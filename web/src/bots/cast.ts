// SPDX-License-Identifier: MIT
// Who the bots are: the names and looks of each level, the same in every language: people of the old south of France.
// The only list of them. It is loaded when it is first needed.
import { kRatings, rating_of } from '../i18n/levels';
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
const kWomenFirst: readonly string[] = ['medium', 'master'];

const is_rank = (level: string): level is Rank => level in kCast;

// The level that a level or a rating resembles most.
export function rank_of(level: string): Rank {
  const rating = rating_of(level);
  if (rating === null) return is_rank(level) ? level : 'medium';
  const distance = (rank: keyof typeof kRatings): number => Math.abs(kRatings[rank] - rating);
  return (['easy', 'medium', 'hard'] as const).reduce((best, rank) =>
    distance(rank) < distance(best) ? rank : best,
  );
}

// A name for a new bot that no one at the table has; undefined if all are taken.
export function bot_name(level: string, taken: readonly (string | null | undefined)[]): string | undefined {
  return kCast[rank_of(level)].find((name) => !taken.includes(name));
}

// Gives a name to each bot without one.
export function with_bot_names(wish: NewTable): NewTable {
  const taken = wish.seats.map((seat) => ('name' in seat ? seat.name : undefined));
  return {
    ...wish,
    seats: wish.seats.map((seat) => {
      if (seat.kind !== 'bot' || seat.name !== undefined) return seat;
      const name = bot_name(seat.level, taken);
      taken.push(name);
      return name === undefined ? seat : { ...seat, name };
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
