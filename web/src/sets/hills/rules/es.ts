// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, Spanish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Las colinas deshacen empates, los viñedos ayudan a los monasterios y los pastores reúnen ovejas ' +
    'hasta que llega el lobo.',
  blocks: [
    h('Colinas'),
    p(
      'Al colocar una loseta de colina se coloca debajo, sin mirarla, otra loseta boca abajo, que sale del ' +
        'juego. Si varios jugadores empatan en un camino, una ciudad o un campo, solo puntúan los empatados ' +
        'que tengan allí un meeple en una colina. Si todos lo tienen, o no lo tiene ninguno, todos los ' +
        'empatados reciben todos los puntos, como siempre.',
    ),
    pic('hill', 'Un caballero cada uno; el rojo está en una colina y solo él puntuará.'),
    h('Viñedos'),
    p(
      'Cuando se completa un monasterio, cada viñedo en las ocho losetas que lo rodean suma 3 puntos. Un ' +
        'monasterio sin completar no recibe nada por los viñedos.',
    ),
    pic('vineyard', 'El viñedo del noroeste dará 3 puntos más.'),
    h('El pastor y las ovejas'),
    ul(
      'En vez de un meeple puedes colocar tu pastor en un campo de la loseta que acabas de colocar, si en ' +
        'todo ese campo no hay aún ningún pastor. Sacas una ficha de inmediato: las ovejas (de una a cuatro) ' +
        'se quedan con él; con el lobo, vuelve a tu reserva.',
      'Cada vez que amplíes ese campo, eliges: sacar otra ficha o recoger el rebaño.',
      'Recoger el rebaño: cada pastor de ese campo gana 1 punto por cada oveja que haya en él, incluidas las ' +
        'impresas en las losetas. Los pastores vuelven con sus dueños y las fichas, a la bolsa.',
      'El lobo: todas las fichas del campo vuelven a la bolsa y sus pastores vuelven con sus dueños sin puntuar.',
      'El rebaño de un campo que ya no puede crecer se puntúa de inmediato; si cierras el campo de tu propio ' +
        'pastor, antes eliges como siempre. Los pastores que sigan en el tablero al final no puntúan.',
    ),
    pic('shepherd', 'Cinco ovejas por ahora. ¿Otra ficha o recoger el rebaño?'),
    p('Un pastor no es un meeple: no ocupa ningún campo ni estorba a los granjeros.'),
  ],
};
