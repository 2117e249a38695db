// SPDX-License-Identifier: MIT
// The rules of the Abbot, Spanish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Ocho losetas muestran un jardín y cada jugador tiene un abad que puede recuperar en cualquier ' + 'momento.',
  blocks: [
    h('Los jardines'),
    p(
      'Una loseta de cada uno de ocho tipos del juego básico muestra un jardín. Un jardín puntúa como un ' +
        'monasterio: 9 puntos cuando lo rodean ocho losetas; al final de la partida, 1 punto por su loseta y ' +
        'por cada una que la rodea. Los viñedos no añaden nada.',
    ),
    h('El abad'),
    p(
      'Cada jugador tiene un abad. Puedes colocarlo en un jardín o un monasterio de la loseta que acabas de ' +
        'colocar y en ningún otro sitio. En los jardines solo hay abades.',
    ),
    h('Recuperarlo'),
    p(
      'En vez de colocar una pieza, puedes recuperar tu abad de un jardín o monasterio que no esté ' +
        'completo. Ganas 1 punto por su loseta y por cada una que la rodea, sin viñedos.',
    ),
    pic('garden', 'Recupera el abad ahora por 5 puntos o espera a los 9.'),
    p(
      'Con la Rueda de la Fortuna, el abad cuenta como un meeple: la Tormenta lo cuenta en la reserva, la ' +
        'Peste puede retirarlo y en un monasterio es un monje.',
    ),
  ],
};
