// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, Spanish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Mercancías para quien completa ciudades, un constructor que da turnos dobles y un cerdo que ' +
    'enriquece tus campos.',
  blocks: [
    h('Mercancías'),
    p(
      'Algunas ciudades muestran vino, trigo o tela. Quien coloca la loseta que completa una de esas ' +
        'ciudades toma una ficha por cada símbolo que haya en ella, sea de quien sea la ciudad. Al final, ' +
        'por cada clase de mercancía, quien tenga más fichas gana 10 puntos; si hay empate, los gana cada ' +
        'uno de los empatados.',
    ),
    pic('goods', 'Quien complete esta ciudad toma una ficha de trigo; los puntos son para el dueño de la ciudad.'),
    h('El constructor'),
    p(
      'En vez de un meeple puedes colocar tu constructor en la loseta que acabas de colocar, en un camino o ' +
        'una ciudad donde ya tengas un meeple en otra loseta. Cada vez que amplíes más adelante ese camino o ' +
        'esa ciudad, tienes un turno doble: robas otra loseta, la colocas, puedes colocar una pieza y ' +
        'puntúas. Nunca hay un tercer turno. El constructor vuelve cuando vuelve tu último meeple de allí.',
    ),
    pic('builder', 'El camino sigue: el constructor da un turno doble.'),
    h('El cerdo'),
    p(
      'En vez de un meeple puedes colocar tu cerdo en la loseta que acabas de colocar, en un campo donde ya ' +
        'tengas un granjero. Si al final tienes allí más granjeros que nadie, o empatas, ganas 4 puntos por ' +
        'ciudad completa en vez de 3.',
    ),
    pic('pig', 'Un granjero con su cerdo: 4 puntos por cada ciudad completa.'),
  ],
};
