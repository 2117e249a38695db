// Small positions that the rules pages show. A test proves that their tiles fit.
import type { LaidPiece, LaidTile, Piece, Terrain } from '../lib/protocol';

export interface Picture {
  tiles: LaidTile[];
  pieces: LaidPiece[];
  sheep?: number[];
  wheel?: true;
}

const tile = (id: string, x: number, y: number, rotation = 0): LaidTile => ({
  tile: id,
  at: [x, y],
  rotation,
  seat: null,
});
const stands = (seat: number, piece: Piece, on: Terrain, x: number, y: number, segment: number): LaidPiece => ({
  seat,
  piece,
  on,
  at: [x, y],
  segment,
});

const kWalls = [tile('E', 0, -1, 2), tile('E', 1, 0, 3), tile('E', 0, 1, 0), tile('E', -1, 0, 1)];

export const kPictures = {
  start: { tiles: [tile('D', 0, 0), tile('U', 1, 0), tile('E', 0, -1, 2), tile('K', -1, 0, 3)], pieces: [] },
  roles: {
    tiles: [tile('J', 0, 0), tile('A', 1, 0, 1), tile('E', 0, -1, 2), tile('U', 0, 1, 1)],
    pieces: [
      stands(0, 'follower', 'city', 0, 0, 0),
      stands(1, 'follower', 'cloister', 1, 0, 1),
      stands(2, 'follower', 'road', 0, 1, 0),
      stands(3, 'follower', 'field', 0, -1, 1),
    ],
  },
  road: {
    tiles: [tile('A', 0, 0, 3), tile('U', 1, 0), tile('V', 2, 0), tile('W', 2, 1, 2)],
    pieces: [stands(1, 'follower', 'road', 1, 0, 0)],
  },
  city: {
    tiles: [tile('E', 0, 0, 2), tile('M', 0, 1), tile('E', -1, 1, 1)],
    pieces: [stands(0, 'follower', 'city', 0, 1, 0)],
  },
  cloister: {
    tiles: [
      tile('B', 0, 0),
      tile('E', 0, -1),
      tile('E', -1, 0, 3),
      tile('E', 1, 0, 1),
      tile('E', 0, 1, 2),
      tile('N', -1, -1),
      tile('N', 1, -1, 1),
      tile('V', -1, 1),
      tile('V', 1, 1, 3),
    ],
    pieces: [stands(2, 'follower', 'cloister', 0, 0, 0)],
  },
  field: {
    tiles: [tile('E', 0, 0), tile('E', 0, -1, 2), tile('E', 1, 0, 1), tile('E', 2, 0, 3)],
    pieces: [stands(0, 'follower', 'field', 1, 0, 1)],
  },
  river: {
    tiles: [
      tile('BB5F1', 0, 0),
      tile('BB5F9', 1, 0, 1),
      tile('BB5F4', 2, 0),
      tile('BB5F6', 2, 1, 1),
      tile('BB5F12', 2, 2, 1),
    ],
    pieces: [],
  },
  inn: {
    tiles: [tile('A', 0, 0, 3), tile('EO', 1, 0), tile('W', 2, 0)],
    pieces: [stands(1, 'follower', 'road', 1, 0, 0)],
  },
  cathedral: { tiles: [tile('EK', 0, 0), ...kWalls], pieces: [stands(0, 'large', 'city', 0, 0, 0)] },
  goods: {
    tiles: [tile('HA', 0, 0), tile('E', 0, -1, 2), tile('E', -1, 0, 1)],
    pieces: [stands(3, 'follower', 'city', 0, 0, 0)],
  },
  builder: {
    tiles: [tile('U', 0, 0), tile('U', 1, 0), tile('V', 2, 0)],
    pieces: [stands(1, 'follower', 'road', 0, 0, 0), stands(1, 'builder', 'road', 1, 0, 0)],
  },
  pig: {
    tiles: [tile('E', 0, 0), tile('E', 0, -1, 2), tile('E', 1, 0)],
    pieces: [stands(5, 'follower', 'field', 0, 0, 1), stands(5, 'pig', 'field', 1, 0, 1)],
  },
  hill: {
    tiles: [tile('SchG-3', 0, 0), tile('N', 0, -1, 3), tile('E', -1, 0, 1)],
    pieces: [stands(0, 'follower', 'city', 0, 0, 0), stands(1, 'follower', 'city', 0, -1, 0)],
  },
  vineyard: {
    tiles: [tile('B', 0, 0), tile('SchG-2', -1, -1), tile('E', 0, -1), tile('E', -1, 0, 3)],
    pieces: [stands(2, 'follower', 'cloister', 0, 0, 0)],
  },
  shepherd: {
    tiles: [tile('E', 0, 0), tile('V', 1, 0, 3)],
    pieces: [stands(6, 'shepherd', 'field', 0, 0, 1)],
    sheep: [2, 3],
  },
  wheel: { tiles: [], pieces: [], wheel: true },
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof kPictures;
