// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, Dutch.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Het land begint met een groot rad. Een groot varken loopt er van sector naar sector, en waar het ' +
    'stopt, gebeurt er iets.',
  blocks: [
    h('Het radbord'),
    p(
      'Het radbord, 4 × 4 tegels groot, ligt op tafel in plaats van de starttegel. Elk vak ervan telt als ' +
        'een gelegde tegel. Op het landschap van het radbord plaats je geen figuren, maar de wegen, steden ' +
        'en weiden lopen daarbuiten door. Het grote varken begint op Fortuin.',
    ),
    pic('wheel', 'Het rad met zijn zes sectoren en negen kroonvelden.'),
    h('Als het grote varken loopt'),
    p(
      'Staat er een radsymbool met een getal op de getrokken tegel, dan loopt het grote varken dat aantal ' +
        'sectoren met de klok mee, nog voordat je de tegel legt. Alleen de sector waar het stopt, heeft effect:',
    ),
    ul(
      'Fortuin: je krijgt 3 punten.',
      'Belasting: voor elk van je ridders 1 punt per ridder van jezelf (hemzelf meegerekend) en per ' +
        'wapenschild in zijn stad.',
      'Hongersnood: voor elk van je boeren 1 punt per voltooide stad aan zijn weide, ook zonder meerderheid.',
      'Noodweer: 1 punt per meeple in je voorraad.',
      'Inquisitie: 2 punten voor elk van je monniken.',
      'Pest: te beginnen met wie aan de beurt is, neemt iedereen een meeple van het land terug (niet van een ' +
        'kroonveld), zonder punten.',
    ),
    p('Elke sector geldt voor alle spelers tegelijk; alleen Fortuin is voor wie aan de beurt is.'),
    h('Kroonvelden'),
    p(
      'In plaats van een figuur op je tegel te plaatsen, mag je een meeple op een vrij kroonveld van een ' +
        'willekeurige sector plaatsen. Stopt het grote varken daar, dan leveren de meeples op de kroonvelden ' +
        'na het effect van de sector punten op en gaan ze terug naar hun eigenaars: elk 3 punten, of 6 voor ' +
        'een meeple die alleen staat in een sector met twee kroonvelden. Aan het eind van het spel leveren ' +
        'kroonvelden niets op.',
    ),
    h('Alleen of met het basisspel'),
    p(
      'Het Rad van Fortuin is een spel op zich met 72 tegels. Bij het basisspel komen er twaalf tegels bij ' +
        'en staan er radsymbolen op zestien basistegels.',
    ),
  ],
};
