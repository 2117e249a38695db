// SPDX-License-Identifier: MIT
// The rules of the Abbot, English.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Eight tiles have a garden, and every player has an abbot who may be taken back at any time.',
  blocks: [
    h('Gardens'),
    p(
      'One copy each of eight tiles of the base game has a garden. A garden scores like a cloister: 9 ' +
        'points when it is surrounded by eight tiles; at the end of the game 1 point for its tile and for ' +
        'each tile around it. Vineyards add nothing.',
    ),
    h('The abbot'),
    p(
      'Each player has one abbot. You may place him in a garden or a cloister of the tile you have just ' +
        'laid, and nowhere else. Only abbots may stand in gardens.',
    ),
    h('Taking him back'),
    p(
      'Instead of placing a piece, you may take your abbot back from a garden or cloister that is not ' +
        'complete. You score 1 point for its tile and for each tile around it, without vineyards.',
    ),
    pic('garden', 'Take the abbot back for 5 points now, or wait for 9.'),
    p(
      'With the Wheel of Fortune the abbot counts as a meeple: Storm counts him in your supply, the Plague ' +
        'may take him back, and in a cloister he is a monk.',
    ),
  ],
};
