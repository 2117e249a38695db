// SPDX-License-Identifier: MIT
// A small position that a rules page shows.
import type { LaidPiece, LaidTile, Piece, Terrain } from '../lib/protocol';

export interface Picture {
  tiles: LaidTile[];
  pieces: LaidPiece[];
  beside?: string[]; // symbols of the art beside each piece
  board?: { symbol: string; side: number }; // a set's own board, with its corner at 0, 0
}

// The pictures of sets, by declaration merging in src/sets/NAME/pictures.ts.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface SetPictures {}
export type SetPictureName = { [Name in keyof SetPictures]: keyof SetPictures[Name] }[keyof SetPictures];

export const tile = (id: string, x: number, y: number, rotation = 0): LaidTile => ({
  tile: id,
  at: [x, y],
  rotation,
  seat: null,
});
export const stands = (
  seat: number,
  piece: Piece,
  on: Terrain,
  x: number,
  y: number,
  segment: number,
): LaidPiece => ({
  seat,
  piece,
  on,
  at: [x, y],
  segment,
});
