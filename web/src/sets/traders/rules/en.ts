// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, English.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Goods for completing cities, a builder who gives you double turns, and a pig that makes your ' +
    'fields richer.',
  blocks: [
    h('Goods'),
    p(
      'Some cities show wine, wheat or cloth. The player who lays the tile that completes such a city takes ' +
        'one token for each symbol in it, no matter who owns the city. At the end, the player with the most ' +
        'tokens of each kind of goods scores 10 points; if tied, each of them does.',
    ),
    pic('goods', 'The player who completes this city takes a wheat token. The points go to the owner.'),
    h('The builder'),
    p(
      'Instead of a meeple you may place your builder on the tile you lay, on a road or in a city where you ' +
        'already have a meeple on another tile. Whenever you extend that road or city later, you get a ' +
        'double turn: draw, lay, place and score once more. There is never a third time. The builder returns ' +
        'to you with the last of your meeples there.',
    ),
    pic('builder', 'The road goes on: the builder earns a double turn.'),
    h('The pig'),
    p(
      'Instead of a meeple you may place your pig in a field of the tile you lay where you already have a ' +
        'farmer. If you have the most farmers there at the end, alone or tied, you score 4 instead of 3 ' +
        'points per completed city.',
    ),
    pic('pig', 'A farmer with a pig: 4 points for each completed city.'),
  ],
};
