// SPDX-License-Identifier: MIT
// The pictures of the rules pages. A test proves that their tiles fit.
import { stands, tile, type Picture, type SetPictureName } from './picture';

const base = {
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
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof base | SetPictureName;

const of_sets = Object.values(
  import.meta.glob<{ pictures: Record<string, Picture> }>('../sets/*/pictures.ts', { eager: true }),
).map(({ pictures }) => pictures);

export const kPictures = Object.assign({}, base, ...of_sets) as Record<PictureName, Picture>;
