// A position for the home page.
import type { LaidPiece, LaidTile } from './protocol';

export const kHero: { tiles: LaidTile[]; pieces: LaidPiece[] } = {
  tiles: [
    { tile: 'D', at: [0, 0], rotation: 0, seat: null },
  ],
  pieces: [],
};
