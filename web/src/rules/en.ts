// SPDX-License-Identifier: MIT
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/en';

export const rules: RuleBook = {
  points_head: ['', 'complete', 'unfinished, at the end'],
  licences: 'Licences',
  chapters: {
    base: {
      lead: 'Each turn you lay a tile and may place a meeple. Hold roads, cities, cloisters and fields to score.',
      blocks: [
        h('A turn'),
        ul(
          'Draw a tile and lay it next to the tiles on the table. Roads must meet roads, cities must meet ' +
            'cities, fields must meet fields. A tile that fits nowhere is out of the game, and you draw another.',
          'You may place one meeple from your supply on the tile you have just laid.',
          'Whatever your tile completes is scored, and its meeples return to their owners.',
        ),
        pic('start', 'Every edge of a tile continues what it touches.'),
        h('Where a meeple may go'),
        p(
          'On a road it is a thief, in a city a knight, in a cloister a monk, in a field a farmer. There must be ' +
            'no other meeple anywhere on that road, city or field, not even one of yours. But two separate ' +
            'features may be joined later by a tile, and then several meeples share them.',
        ),
        pic('roles', 'Knight (red), monk (blue), thief (green) and farmer (yellow).'),
        p(
          'A meeple stays until its feature is complete; a farmer stays to the end. If you have none left, you ' +
            'simply lay tiles.',
        ),
        p(
          'A road is complete when both ends are closed by a crossing, a city or a cloister, or when it forms a ' +
            'loop. A city is complete when its wall is closed and no tile is missing inside. A cloister is ' +
            'complete when eight tiles surround it.',
        ),
        h('Scoring'),
        points(
          ['Road', '1 per tile', '1 per tile'],
          ['City', '2 per tile and per pennant', '1 per tile and per pennant'],
          ['Cloister', '9 when surrounded by eight tiles', '1, plus 1 per neighbouring tile'],
          ['Field', 'only at the end', '3 per completed city it touches'],
        ),
        pic('road', 'A road between a cloister and a crossing: 4 tiles, 4 points.'),
        pic('city', 'Three tiles and a pennant: 3 × 2 + 2 = 8 points.'),
        pic('cloister', 'A cloister surrounded by tiles: 9 points.'),
        p(
          'The player with the most meeples in a feature scores all its points. If several players are tied, ' +
            'each of them scores the full points.',
        ),
        h('Fields'),
        p(
          'A field ends at roads, city walls and rivers, and is never joined across a corner. At the end, the ' +
            'player with the most farmers in a field scores 3 points for every completed city that it touches. A ' +
            'city that touches two fields counts for both.',
        ),
        pic('field', 'This field touches two completed cities: 6 points for its farmer.'),
        h('The end'),
        p(
          'The game ends with the turn in which the last tile is laid. Unfinished roads, cities and cloisters ' +
            'are scored as in the table above, then the fields. The player with the most points wins; if tied, ' +
            'the victory is shared.',
        ),
      ],
    },
    ...of_sets,
  },
};
