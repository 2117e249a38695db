// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, Dutch.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Heuvels geven bij gelijke stand de doorslag, wijngaarden helpen kloosters en herders verzamelen ' +
    'schapen tot de wolf komt.',
  blocks: [
    h('Heuvels'),
    p(
      'Wordt er een heuveltegel gelegd, dan gaat er een gedekte tegel onder. Die doet niet meer mee en ' +
        'niemand bekijkt hem. Hebben spelers op een weg, in een stad of op een weide evenveel meeples, dan ' +
        'krijgen alleen zij punten die daar een meeple op een heuvel hebben. Hebben ze dat allemaal of geen ' +
        'van allen, dan krijgen ze zoals altijd allemaal het volle aantal punten.',
    ),
    pic('hill', 'Allebei één ridder; rood staat op een heuvel en krijgt als enige de punten.'),
    h('Wijngaarden'),
    p(
      'Wordt een klooster voltooid, dan levert elke wijngaard op de acht tegels eromheen 3 punten extra op. ' +
        'Een onvoltooid klooster krijgt niets voor wijngaarden.',
    ),
    pic('vineyard', 'De wijngaard in het noordwesten levert 3 punten extra op.'),
    h('De herder en zijn schapen'),
    ul(
      'In plaats van een meeple mag je je herder op een weide van de gelegde tegel plaatsen, als er op die ' +
        'hele weide nog geen herder staat. Je trekt meteen een fiche: één tot vier schapen blijven bij hem, ' +
        'de wolf jaagt hem weg.',
      'Telkens als je die weide vergroot, kies je: nog een fiche trekken of de kudde naar de stal drijven.',
      'De kudde naar de stal drijven: elke herder op die weide levert 1 punt op voor elk schaap daar, ook ' +
        'voor schapen die op tegels zijn afgebeeld. De herders gaan terug naar hun eigenaars, de fiches ' +
        'terug in de buidel.',
      'De wolf: alle schapenfiches van de weide gaan terug in de buidel, en de herders daar komen met lege ' +
        'handen terug.',
      'Kan een weide niet meer groeien, dan gaat de kudde meteen naar de stal; sluit je de weide van je ' +
        'eigen herder af, dan kies je eerst nog zoals altijd. Herders die aan het eind nog op een weide ' +
        'staan, leveren niets op.',
    ),
    pic('shepherd', 'Al vijf schapen. Nog een fiche, of naar de stal?'),
    p('Een herder is geen meeple: hij bezet geen weide en zit boeren niet in de weg.'),
  ],
};
