// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, Dutch.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'De inzet gaat omhoog: herbergen en kathedralen maken een gebied meer waard, of helemaal niets.',
  blocks: [
    h('Herbergen aan het meer'),
    p(
      'Een voltooide weg met minstens één herberg levert 2 punten per tegel op in plaats van 1. Blijft de ' +
        'weg onvoltooid, dan is hij aan het eind niets waard. Een tweede herberg verandert niets meer.',
    ),
    pic('inn', 'Drie tegels met een herberg: 3 × 2 = 6 punten.'),
    h('Kathedralen'),
    p(
      'Een voltooide stad met minstens één kathedraal levert 3 punten op voor elke tegel en elk wapenschild. ' +
        'Blijft de stad onvoltooid, dan is die aan het eind niets waard.',
    ),
    pic('cathedral', 'Vijf tegels rond een kathedraal: 15 punten, hier voor een grote meeple.'),
    h('De grote meeple'),
    p(
      'Iedere speler heeft er een. Hij mag overal komen waar een meeple mag komen en telt voor twee bij het ' +
        'bepalen wie de meeste meeples heeft. Verder telt hij als één gewone meeple.',
    ),
  ],
};
