// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, Dutch.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Handelswaren voor wie steden voltooit, een bouwmeester die voor dubbele beurten zorgt en een varken ' +
    'dat je weiden meer waard maakt.',
  blocks: [
    h('Handelswaren'),
    p(
      'Sommige steden tonen wijn, graan of laken. Wie de tegel legt die zo’n stad voltooit, neemt voor elk ' +
        'symbool erin een fiche, van wie de stad ook is. Wie aan het eind van een soort de meeste fiches ' +
        'heeft, krijgt daarvoor 10 punten; hebben meerdere spelers er evenveel, dan krijgt ieder van hen ' +
        '10 punten.',
    ),
    pic('goods', 'Wie deze stad voltooit, neemt een graanfiche; de punten zijn voor de eigenaar.'),
    h('De bouwmeester'),
    p(
      'In plaats van een meeple mag je je bouwmeester op de gelegde tegel plaatsen, op een weg of in een ' +
        'stad waar je op een andere tegel al een meeple hebt. Telkens als je later aan die weg of stad ' +
        'verderbouwt, heb je een dubbele beurt: nog eens trekken, leggen, plaatsen en punten tellen. Meer ' +
        'dan één extra tegel per beurt krijg je nooit. De bouwmeester komt terug zodra je daar geen meeple ' +
        'meer hebt.',
    ),
    pic('builder', 'De weg gaat verder: de bouwmeester zorgt voor een dubbele beurt.'),
    h('Het varken'),
    p(
      'In plaats van een meeple mag je je varken op de gelegde tegel plaatsen, op een weide waar je al een ' +
        'boer hebt. Heb je er aan het eind de meeste boeren, alleen of gedeeld, dan krijg je 4 in plaats van ' +
        '3 punten per voltooide stad.',
    ),
    pic('pig', 'Een boer met zijn varken: 4 punten per voltooide stad.'),
  ],
};
