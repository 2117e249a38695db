// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, German.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Höherer Einsatz: Wirtshäuser und Kathedralen machen ein Gebiet wertvoller – oder völlig wertlos.',
  blocks: [
    h('Wirtshäuser am See'),
    p(
      'Eine fertige Straße mit mindestens einem Wirtshaus bringt 2 Punkte je Karte statt 1. Bleibt sie ' +
        'unfertig, bringt sie am Ende nichts. Ein zweites Wirtshaus ändert nichts mehr.',
    ),
    pic('inn', 'Drei Karten mit Wirtshaus: 3 × 2 = 6 Punkte.'),
    h('Kathedralen'),
    p(
      'Eine fertige Stadt mit mindestens einer Kathedrale bringt 3 Punkte für jede Karte und jedes Wappen. ' +
        'Bleibt sie unfertig, bringt sie am Ende nichts.',
    ),
    pic('cathedral', 'Fünf Karten um eine Kathedrale: 15 Punkte, hier für einen großen Meeple.'),
    h('Der große Meeple'),
    p(
      'Jeder hat einen. Er darf überall stehen, wo ein normaler Meeple stehen darf, und zählt doppelt, wenn ' +
        'es um die Mehrheit geht. Sonst ist er ein Meeple wie jeder andere.',
    ),
  ],
};
