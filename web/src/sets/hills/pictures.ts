// SPDX-License-Identifier: MIT
import { stands, tile, type Picture } from '../../rules/picture';

export const pictures = {
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
    beside: ['token-2', 'token-3'],
  },
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    hills: typeof pictures;
  }
}
