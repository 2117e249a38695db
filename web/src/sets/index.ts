// SPDX-License-Identifier: MIT
// The sets that the client knows, one line each, in the order in which they are listed on screen.
import type { Phase, Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { ClientSet, SetOption, SetPiece } from './client_set';
import { abbot } from './abbot';
import { hills } from './hills';
import { inns } from './inns';
import { river } from './river';
import { traders } from './traders';
import { wheel } from './wheel';

export const sets: readonly ClientSet[] = [river, inns, traders, hills, wheel, abbot];

const kBasePieces: readonly SetPiece[] = [{ piece: 'follower', follower: true }];
const kBaseColours = [
  { feature: 'road', colour: '#d6b869' },
  { feature: 'city', colour: '#b5523b' },
  { feature: 'cloister', colour: '#8e7cb0' },
  { feature: 'field', colour: '#7f9a3f' },
] as const;

// What all sets give for one member of ClientSet.
export const from_sets = <Value>(member: (set: ClientSet) => readonly Value[] | undefined): Value[] =>
  sets.flatMap((set) => member(set) ?? []);

// The first answer of a set that has one.
export function first_of_sets<Value>(ask: (set: ClientSet) => Value | null | undefined): Value | null {
  for (const set of sets) {
    const answer = ask(set);
    if (answer !== null && answer !== undefined) return answer;
  }
  return null;
}

export const kSets: readonly SetName[] = ['base', ...sets.map((set) => set.name)];
const pieces: readonly SetPiece[] = [...kBasePieces, ...from_sets((set) => set.pieces)];
export const kPieces: readonly Piece[] = pieces.map(({ piece }) => piece);
export const kScores: readonly { feature: ScoreFor; colour: string }[] = [
  ...kBaseColours,
  ...from_sets((set) => set.scores),
];
export const kOptions: readonly SetOption[] = [
  { id: 'farmers', initially: true, needs: [], value: (on) => (on ? {} : { farmers: false }) },
  { id: 'small_city', initially: false, needs: [], value: (on) => (on ? { small_city: 2 } : {}) },
  ...from_sets((set) => set.options),
];
export const kScoreFor: readonly ScoreFor[] = kScores.map(({ feature }) => feature);

export const piece_info = (piece: Piece): SetPiece | undefined => pieces.find((one) => one.piece === piece);
export const is_follower = (piece: Piece): boolean => piece_info(piece)?.follower ?? false;
export const is_feature = (terrain: Terrain | undefined): boolean =>
  terrain === undefined || !sets.some((set) => set.inert_terrains?.includes(terrain) ?? false);
// Whether one of the own pieces on the board is chosen.
export const is_pick = (phase: Phase | null): boolean =>
  phase !== null && sets.some((set) => set.picks?.[phase] !== undefined);
// Whether there is a tile in hand that is still to be laid.
export const holds_tile = (phase: Phase | null): boolean =>
  phase !== 'deploy' && !sets.some((set) => set.phases_after_laying?.some((one) => one === phase) ?? false);
export const is_chance = (phase: string | null): boolean =>
  phase === 'draw' || sets.some((set) => set.chance_phases?.some((one) => one === phase) ?? false);
