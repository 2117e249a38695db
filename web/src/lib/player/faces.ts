// SPDX-License-Identifier: MIT
// The faces that a player can choose: those of the bots (bots/cast.ts), named by level and number.
import { kCast, type Rank } from '../../bots/cast';

export interface Face {
  face: string; // as the server stores it
  name: string;
  level: Rank;
}

export const kFaces: readonly Face[] = (['easy', 'medium', 'hard', 'master'] as const).flatMap((level) =>
  [0, 1].map((n) => ({ face: `${level}-${n}`, name: kCast[level][n]!, level })),
);
