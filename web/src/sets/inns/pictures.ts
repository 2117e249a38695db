// SPDX-License-Identifier: MIT
import { stands, tile, type Picture } from '../../rules/picture';

const kWalls = [tile('E', 0, -1, 2), tile('E', 1, 0, 3), tile('E', 0, 1, 0), tile('E', -1, 0, 1)];

export const pictures = {
  inn: {
    tiles: [tile('A', 0, 0, 3), tile('EO', 1, 0), tile('W', 2, 0)],
    pieces: [stands(1, 'follower', 'road', 1, 0, 0)],
  },
  cathedral: { tiles: [tile('EK', 0, 0), ...kWalls], pieces: [stands(0, 'large', 'city', 0, 0, 0)] },
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    inns: typeof pictures;
  }
}
