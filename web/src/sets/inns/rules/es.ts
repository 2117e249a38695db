// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, Spanish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Hay más en juego: posadas y catedrales hacen que una zona valga más, o nada en absoluto.',
  blocks: [
    h('Posadas junto al lago'),
    p(
      'Un camino completo con al menos una posada vale 2 por loseta en vez de 1. Si al final queda sin ' +
        'completar, no vale nada. Una segunda posada no cambia nada más.',
    ),
    pic('inn', 'Tres losetas con una posada: 3 × 2 = 6 puntos.'),
    h('Catedrales'),
    p(
      'Una ciudad completa con al menos una catedral vale 3 por cada loseta y cada escudo. Si al final queda ' +
        'sin completar, no vale nada.',
    ),
    pic('cathedral', 'Cinco losetas alrededor de una catedral: 15 puntos, aquí para un meeple grande.'),
    h('El meeple grande'),
    p(
      'Cada jugador tiene uno. Va donde puede ir cualquier meeple y cuenta como dos para decidir la mayoría. ' +
        'En todo lo demás cuenta como uno.',
    ),
  ],
};
