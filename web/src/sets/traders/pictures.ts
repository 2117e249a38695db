// SPDX-License-Identifier: MIT
import { stands, tile, type Picture } from '../../rules/picture';

export const pictures = {
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
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    traders: typeof pictures;
  }
}
