// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, Spanish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'El tablero empieza con una gran rueda. Un cerdo la recorre de sector en sector y, donde se para, ' +
    'ocurre algo.',
  blocks: [
    h('El tablero de la rueda'),
    p(
      'El tablero de la rueda, de 4 × 4 losetas, está en la mesa en lugar de la loseta inicial. Sus casillas ' +
        'cuentan como losetas colocadas; nadie coloca piezas en ellas, pero sus caminos, ciudades y campos ' +
        'continúan fuera. El cerdo empieza en la Fortuna.',
    ),
    pic('wheel', 'La rueda con sus seis sectores y sus nueve casillas de corona.'),
    h('Cuando avanza el cerdo de la rueda'),
    p(
      'Si la loseta que robas lleva un símbolo de rueda (1, 2 o 3), el cerdo avanza ese número de sectores ' +
        'en el sentido de las agujas del reloj antes de que coloques la loseta. Solo tiene efecto el sector ' +
        'donde se para:',
    ),
    ul(
      'Fortuna: ganas 3 puntos.',
      'Impuestos: por cada caballero tuyo, 1 punto por cada caballero tuyo en esa ciudad (él incluido) y 1 ' +
        'por cada escudo. Con 2 caballeros y 2 escudos: 2 × 4 = 8 puntos.',
      'Hambruna: por cada granjero tuyo, 1 punto por cada ciudad completa que toca su campo, aunque no ' +
        'tengas la mayoría.',
      'Tormenta: 1 punto por cada meeple de tu reserva.',
      'Inquisición: 2 puntos por cada monje tuyo.',
      'Peste: empezando por quien tiene el turno, cada jugador retira uno de sus meeples del tablero (no de ' +
        'la rueda), sin puntos.',
    ),
    p('Así puntúan todos a la vez; solo la Fortuna es para quien tiene el turno.'),
    h('Casillas de corona'),
    p(
      'En vez de colocar una pieza en tu loseta puedes colocar un meeple en una casilla de corona libre de ' +
        'cualquier sector. Cuando el cerdo se para en ese sector, primero tiene efecto el sector. Después, ' +
        'cada meeple de sus casillas de corona da 3 puntos, o 6 si está solo en un sector con dos casillas, ' +
        'y vuelve con su dueño. Al final de la partida las casillas de corona no puntúan.',
    ),
    h('Sola o con el juego básico'),
    p(
      'La Rueda de la Fortuna es un juego independiente de 72 losetas. Con el juego básico añade doce ' +
        'losetas, y símbolos de rueda en otras dieciséis.',
    ),
  ],
};
