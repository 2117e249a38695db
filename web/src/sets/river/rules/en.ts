// SPDX-License-Identifier: MIT
// The rules of The River, English.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Twelve river tiles are laid before all others.',
  blocks: [
    h('How it flows'),
    ul(
      'The source lies on the table instead of the start tile.',
      'The ten tiles of its course are drawn first, one each turn, and each must continue the river. The ' +
        'mouth comes last, laid by the player whose turn it is.',
      'Two bends in a row may not turn the same way, and the open end must face a free space.',
    ),
    pic('river', 'From the source past a bridge, a bend and two cities to the mouth.'),
    h('On its banks'),
    p(
      'Meeples go on roads, cities, cloisters and fields of river tiles as usual, never on the water. The ' +
        'river separates the fields on its two banks; they meet only around the source and the mouth. Roads ' +
        'cross it on bridges.',
    ),
  ],
};
