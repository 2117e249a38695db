// SPDX-License-Identifier: MIT
import { stands, tile, type Picture } from '../../rules/picture';

export const pictures = {
  garden: {
    tiles: [tile('Ug', 0, 0), tile('D', -1, 0), tile('U', 1, 0), tile('E', 0, 1, 2), tile('Eg', 0, -1)],
    pieces: [stands(2, 'abbot', 'garden', 0, 0, 3)],
  },
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    abbot: typeof pictures;
  }
}
