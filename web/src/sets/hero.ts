// SPDX-License-Identifier: MIT
// A position for the home page, with pieces of more than the base game.
import type { Picture } from '../rules/picture';

export const kHero: Picture = {
  tiles: [
    { tile: 'V', at: [-1, -1], rotation: 0, seat: null },
    { tile: 'G', at: [0, -1], rotation: 3, seat: null },
    { tile: 'B', at: [1, -1], rotation: 0, seat: null },
    { tile: 'P', at: [-2, 0], rotation: 2, seat: null },
    { tile: 'L', at: [-1, 0], rotation: 3, seat: null },
    { tile: 'D', at: [0, 0], rotation: 0, seat: null },
    { tile: 'EO', at: [1, 0], rotation: 2, seat: null },
    { tile: 'X', at: [2, 0], rotation: 2, seat: null },
    { tile: 'EK', at: [-2, 1], rotation: 3, seat: null },
    { tile: 'T', at: [-1, 1], rotation: 2, seat: null },
    { tile: 'K', at: [0, 1], rotation: 3, seat: null },
    { tile: 'A', at: [1, 1], rotation: 1, seat: null },
    { tile: 'V', at: [2, 1], rotation: 2, seat: null },
    { tile: 'N', at: [-2, 2], rotation: 0, seat: null },
    { tile: 'J', at: [-1, 2], rotation: 0, seat: null },
    { tile: 'W', at: [0, 2], rotation: 2, seat: null },
    { tile: 'U', at: [1, 2], rotation: 2, seat: null },
  ],
  pieces: [
    { seat: 0, piece: 'large', on: 'city', at: [-1, 1], segment: 0 },
    { seat: 1, piece: 'follower', on: 'road', at: [1, 0], segment: 0 },
    { seat: 2, piece: 'follower', on: 'cloister', at: [1, -1], segment: 0 },
    { seat: 3, piece: 'follower', on: 'city', at: [0, 0], segment: 0 },
    { seat: 1, piece: 'follower', on: 'field', at: [1, 2], segment: 1 },
  ],
};
