// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, English.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'The board begins with a great wheel. A pig walks around it from sector to sector, and the sector ' +
    'where it stops takes effect.',
  blocks: [
    h('The wheel board'),
    p(
      'The wheel board, 4 × 4 tiles in size, lies on the table instead of the start tile. Its spaces count ' +
        'as laid tiles. No pieces are placed on them, but their roads, cities and fields continue outside. ' +
        'The pig starts on Fortune.',
    ),
    pic('wheel', 'The wheel with its six sectors and nine crown spaces.'),
    h('When the pig walks'),
    p(
      'If the tile you draw shows a wheel symbol (1, 2 or 3), the pig walks that many sectors clockwise ' +
        'before you lay the tile. Only the sector where it stops takes effect:',
    ),
    ul(
      'Fortune: you score 3 points.',
      'Taxes: each of your knights scores 1 point per pennant and 1 per knight of yours in that city, ' +
        'itself included.',
      'Famine: each of your farmers scores 1 point for every completed city next to the field, with or ' +
        'without a majority.',
      'Storm: 1 point for each meeple in your supply.',
      'Inquisition: 2 points for each of your monks.',
      'Plague: each player takes back one meeple from the tiles, not from a crown space, without points. The ' +
        'player whose turn it is begins.',
    ),
    p('All players score this way at the same time; only Fortune is for the player whose turn it is.'),
    h('Crown spaces'),
    p(
      'Instead of placing a piece on your tile, you may place a meeple on a free crown space of any sector. ' +
        'When the pig stops in that sector, the sector takes effect first. Then each meeple on its crown ' +
        'spaces scores 3 points, or 6 if it is alone in a sector with two crown spaces, and returns. At the ' +
        'end of the game, crown spaces score nothing.',
    ),
    h('Alone or with the base game'),
    p(
      'The Wheel of Fortune is a game in its own right with 72 tiles. Together with the base game it adds ' +
        'twelve tiles, and wheel symbols on sixteen others.',
    ),
  ],
};
