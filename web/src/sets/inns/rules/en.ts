// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, English.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Bigger stakes: inns and cathedrals make a feature worth more, or nothing at all.',
  blocks: [
    h('Lakeside inns'),
    p(
      'A completed road with at least one inn beside it scores 2 per tile instead of 1. Left unfinished at ' +
        'the end, it scores nothing. A second inn changes nothing more.',
    ),
    pic('inn', 'Three tiles with an inn: 3 × 2 = 6 points.'),
    h('Cathedrals'),
    p(
      'A completed city with at least one cathedral scores 3 for each tile and each pennant. Left unfinished ' +
        'at the end, it scores nothing.',
    ),
    pic('cathedral', 'Five tiles around a cathedral: 15 points, here for a large meeple.'),
    h('The large meeple'),
    p(
      'Every player has one. It goes wherever a meeple may go and counts as two when it comes to who has the ' +
        'most. In every other way it is one meeple.',
    ),
  ],
};
