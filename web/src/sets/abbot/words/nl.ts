// The words of the Abbot, Dutch.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const words = {
  set: { abbot: 'De Abt' },
  set_hint: {
    abbot: 'Acht tuinen en een abt die je op elk moment mag terughalen voor de punten tot dan toe.',
  },
  preset: { abbot: ['Met de abt', 'Het basisspel met tuinen en een abt voor iedereen.'] as [string, string] },
  piece: { abbot: 'abt' },
  pieces: { abbot: ['abt', 'abten'] },
  role: { garden: 'abt' },
  terrain: { garden: 'tuin' },
  feature: { garden: 'Tuin' },
  for: { garden: 'een tuin' },
  mark: { garden: 'een tuin' },
  choice_hint: {
    garden: 'Alleen een abt staat in een tuin, tot die omringd is: 9 punten.',
    abbot: '9 punten als hij omringd is. Tot dan mag je de abt terughalen voor 1 punt per tegel daar.',
  },
  table: {
    retrieve: 'De abt terughalen',
    retrieve_hint: 'In plaats van een figuur te plaatsen: 1 punt voor zijn tegel en elke tegel eromheen.',
  },
};

const chapter: Chapter = {
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
export const rules = { abbot: chapter };

export const study = {
  the: { garden: 'de tuin' },
  course: {
    abbot: {
      title: 'De Abt',
      steps: [
        'Deze tegel toont een tuin. Leg hem ten oosten van de starttegel, zodat de weg doorloopt.',
        'In een tuin mag alleen een abt staan. Plaats daar je abt.',
        'Elke tegel rond de tuin maakt hem meer waard. Leg deze tegel ten oosten ervan.',
        'In plaats van een figuur te plaatsen, mag je je abt terughalen. Doe dat nu.',
      ],
      done:
        'Je abt leverde 4 punten op: 1 voor zijn tegel en 1 voor elk van de 3 tegels eromheen. Omringd ' +
        'door acht tegels is een tuin 9 punten waard, net als een klooster. Je abt is weer vrij.',
    },
  },
};
