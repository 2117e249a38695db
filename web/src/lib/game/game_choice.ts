// SPDX-License-Identifier: MIT
// What can be chosen for a game, as the switches of a form: for a new table, and in the lobby.
import { kOptions, kSets, sets as known_sets } from '../../sets';
import type { ClockRule, MatchForm, Options, RatingsWanted, SetName, Setup } from '../protocol';
import { match_choice, type MatchChoice } from './match';

export interface GameChoice {
  sets: SetName[];
  options: Record<keyof Options, boolean>; // what the switches show
  aids: boolean;
  clock: string; // "10+10": minutes and seconds per turn; or "none"
  loses: boolean; // running out of time loses a game of two
  rated: boolean;
  listed: boolean; // everybody on the server sees the table
  match: MatchChoice; // of two
  // Ratings of those who may join a rated game; an empty field is no number.
  least?: number | null | undefined;
  most?: number | null | undefined;
}

interface Settings {
  setup: Setup;
  aids: boolean;
  clock: ClockRule | null;
  rated?: boolean;
  listed?: boolean;
  wanted?: RatingsWanted;
  match?: MatchForm;
}

export const kMostWanted = 4000;

// What the fields say; null: all ratings are welcome.
export function wanted_of({
  rated,
  least,
  most,
}: Pick<GameChoice, 'rated' | 'least' | 'most'>): RatingsWanted | null {
  const number = (given: number | null | undefined, usual: number): number =>
    given == null || Number.isNaN(given) ? usual : Math.min(kMostWanted, Math.max(0, Math.round(given)));
  const [low, high] = [number(least, 0), number(most, kMostWanted)];
  if (!rated || (low === 0 && high === kMostWanted)) return null;
  return { least: Math.min(low, high), most: Math.max(low, high) };
}

export const kClocks: readonly string[] = ['5+0', '10+0', '15+0', '5+5', '10+10', '20+15'];

export function default_choice(): GameChoice {
  const options = Object.fromEntries(kOptions.map(({ id, initially }) => [id, initially])) as GameChoice['options'];
  const people = { rated: false, listed: false, match: '1' as const, least: null, most: null };
  return { sets: ['base'], options, aids: true, clock: 'none', loses: false, ...people };
}

const kRatedClock = '15+0';
const kLongestRated = 60; // minutes

// A rated game has a clock, the usual rules and no aids.
export function make_rated(choice: GameChoice): void {
  const usual = default_choice();
  choice.options = usual.options;
  choice.aids = false;
  const [minutes, seconds] = clock_parts(choice.clock) ?? [0, 0];
  if (minutes < 1 || minutes > kLongestRated || seconds > 60) choice.clock = kRatedClock;
  choice.loses = true;
}

// The switches for a table that exists.
export function choice_of({ setup, aids, clock, rated, listed, wanted, match }: Settings): GameChoice {
  const given: Options = setup.options ?? {};
  // A switch is in the position whose value the setup names; a setup leaves out what is usual.
  const position = ({ id, initially, value }: (typeof kOptions)[number]): boolean =>
    value(!initially)[id] !== undefined && value(!initially)[id] === given[id] ? !initially : initially;
  const options = Object.fromEntries(kOptions.map((one) => [one.id, position(one)])) as GameChoice['options'];
  return {
    sets: [...setup.sets],
    options,
    aids,
    clock: clock_text(clock),
    loses: clock?.loses === true,
    rated: rated === true,
    listed: listed === true,
    match: match_choice(match),
    least: wanted === undefined || wanted.least === 0 ? null : wanted.least,
    most: wanted === undefined || wanted.most === kMostWanted ? null : wanted.most,
  };
}

export function setup_of(choice: GameChoice): Setup {
  return {
    sets: kSets.filter((set) => choice.sets.includes(set)),
    options: Object.assign({}, ...kOptions.map(({ id, value }) => value(choice.options[id]))) as Options,
  };
}

export const is_playable = (sets: readonly SetName[]): boolean =>
  sets.includes('base') || known_sets.some((set) => set.starts_alone === true && sets.includes(set.name));

export const options_for = (sets: readonly SetName[]): (keyof Options)[] =>
  kOptions.filter(({ needs }) => needs.every((set) => sets.includes(set))).map(({ id }) => id);

// The options of this choice that are not as usual.
export const unusual_options = (choice: GameChoice): (keyof Options)[] =>
  options_for(choice.sets).filter(
    (id) => choice.options[id] !== kOptions.find((option) => option.id === id)?.initially,
  );

export const clock_text = (clock: ClockRule | null): string =>
  clock === null ? 'none' : `${clock.total / 60_000}+${clock.increment / 1000}`;

// Minutes and seconds per turn; null without a clock.
export function clock_parts(clock: string): [number, number] | null {
  return clock === 'none' ? null : (clock.split('+').map(Number) as [number, number]);
}

export function clock_rule({ clock, loses }: Pick<GameChoice, 'clock' | 'loses'>): ClockRule | null {
  const parts = clock_parts(clock);
  if (parts === null) return null;
  return { total: parts[0] * 60_000, increment: parts[1] * 1000, ...(loses ? { loses } : {}) };
}
