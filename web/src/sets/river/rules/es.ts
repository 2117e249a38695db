// SPDX-License-Identifier: MIT
// The rules of The River, Spanish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Doce losetas de río se colocan antes que todas las demás.',
  blocks: [
    h('Cómo fluye'),
    ul(
      'El nacimiento ya está en la mesa, en lugar de la loseta inicial.',
      'Las diez losetas de su curso se roban primero, una por turno, y cada una debe continuar el río. La ' +
        'desembocadura va al final; la coloca quien tiene el turno.',
      'No puede haber dos curvas seguidas hacia el mismo lado, y delante del extremo abierto tiene que ' +
        'quedar una casilla libre.',
    ),
    pic('river', 'Del nacimiento a la desembocadura, pasando por un puente, una curva y dos ciudades.'),
    h('En sus orillas'),
    p(
      'En los caminos, ciudades, monasterios y campos de las losetas de río se colocan meeples como siempre, ' +
        'pero nunca en el agua. El río separa los campos de sus dos orillas; solo se unen alrededor del ' +
        'nacimiento y de la desembocadura. Los caminos lo cruzan por puentes.',
    ),
  ],
};
