// SPDX-License-Identifier: MIT
import type { Picture } from '../../rules/picture';

export const pictures = {
  wheel: { tiles: [], pieces: [], board: { symbol: 'wheel', side: 400 } },
} satisfies Record<string, Picture>;

declare module '../../rules/picture' {
  interface SetPictures {
    wheel: typeof pictures;
  }
}
