// SPDX-License-Identifier: MIT
import { tile, type Picture } from '../../rules/picture';

export const pictures = {
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
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    river: typeof pictures;
  }
}
