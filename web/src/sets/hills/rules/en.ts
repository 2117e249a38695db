// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, English.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Hills break ties, vineyards help cloisters, and shepherds gather sheep until the wolf comes.',
  blocks: [
    h('Hills'),
    p(
      'When a hill tile is laid, an unseen tile is placed face down under it and is out of the game. If ' +
        'players are tied for the most meeples on a road, in a city or in a field, only those of them with a ' +
        'meeple on a hill there score. If all of them have one, or none, they all score in full, as usual.',
    ),
    pic('hill', 'Both have one knight; red stands on a hill, so only red will score.'),
    h('Vineyards'),
    p(
      'When a cloister is completed, each vineyard on the eight tiles around it adds 3 points. An unfinished ' +
        'cloister gets nothing for vineyards.',
    ),
    pic('vineyard', 'The vineyard in the north-west will be worth 3 extra points.'),
    h('Shepherd and sheep'),
    ul(
      'Instead of a meeple you may place your shepherd in a field of the tile you lay, if there is no ' +
        'shepherd anywhere in that field yet. You draw a token right away: one to four sheep stay with the ' +
        'shepherd, the wolf drives him off.',
      'Whenever you extend that field, you choose: draw another token, or bring the flock home.',
      'Bring the flock home: every shepherd in that field scores 1 point for each sheep there, printed ones ' +
        'included. The shepherds return to their owners, the tokens to the bag.',
      'The wolf: all sheep tokens of the field go back to the bag, and its shepherds return with nothing.',
      'The flock of a field that can no longer grow is scored automatically; if you close the field of your ' +
        'own shepherd, you make your choice first. Shepherds still out at the end score nothing.',
    ),
    pic('shepherd', 'Five sheep so far. Draw another token, or bring them home?'),
    p('A shepherd is not a meeple: he claims no field and does not get in the way of farmers.'),
  ],
};
