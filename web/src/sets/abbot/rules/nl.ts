// SPDX-License-Identifier: MIT
// The rules of the Abbot, Dutch.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Acht tegels tonen een tuin, en elke speler heeft een abt die hij op elk moment mag terughalen.',
  blocks: [
    h('Tuinen'),
    p(
      'Van acht tegels van het basisspel toont telkens één exemplaar een tuin. Een tuin telt als een ' +
        'klooster: 9 punten als acht tegels hem omringen; aan het eind van het spel 1 punt voor zijn tegel en ' +
        'elke tegel eromheen. Wijngaarden leveren hier niets op.',
    ),
    h('De abt'),
    p(
      'Elke speler heeft één abt. Je mag hem in een tuin of klooster van de zojuist gelegde tegel plaatsen, ' +
        'en nergens anders. In tuinen staan alleen abten.',
    ),
    h('Terughalen'),
    p(
      'In plaats van een figuur te plaatsen, mag je je abt terughalen uit een tuin of klooster dat niet ' +
        'voltooid is. Je krijgt 1 punt voor zijn tegel en elke tegel eromheen, zonder wijngaarden.',
    ),
    pic('garden', 'Haal de abt nu terug voor 5 punten, of wacht op 9.'),
    p(
      'Met het Rad van Fortuin telt de abt als meeple: Noodweer telt hem in de voorraad, de Pest kan hem ' +
        'terughalen en in een klooster is hij een monnik.',
    ),
  ],
};
