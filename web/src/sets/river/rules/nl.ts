// SPDX-License-Identifier: MIT
// The rules of The River, Dutch.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Twaalf riviertegels worden vóór alle andere gelegd.',
  blocks: [
    h('Hoe de rivier loopt'),
    ul(
      'De bron ligt op tafel in plaats van de starttegel.',
      'Daarna worden de tien riviertegels getrokken, één per beurt; elke tegel moet de rivier verlengen. De ' +
        'monding komt als laatste: wie dan aan de beurt is, legt die tegel.',
      'Twee bochten dezelfde kant op mogen niet direct op elkaar volgen, en vóór het open einde moet een vak ' +
        'vrij zijn.',
    ),
    pic('river', 'Van de bron langs een brug, een bocht en twee steden naar de monding.'),
    h('Aan de oevers'),
    p(
      'Op wegen en weiden, in steden en kloosters van riviertegels plaats je meeples zoals altijd, maar ' +
        'nooit op het water. De rivier scheidt de weiden op beide oevers; alleen rond de bron en de monding ' +
        'zijn ze verbonden. Wegen steken de rivier met bruggen over.',
    ),
  ],
};
