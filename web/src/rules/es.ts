// SPDX-License-Identifier: MIT
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/es';

export const rules: RuleBook = {
  points_head: ['', 'al completarse', 'sin completar, al final'],
  licences: 'Licencias',
  chapters: {
    base: {
      lead:
        'Una loseta por turno y, si quieres, un meeple: el terreno crece, y quien domina sus caminos, ' +
        'ciudades, monasterios y campos se lleva los puntos.',
      blocks: [
        h('Un turno'),
        ul(
          'Robas una loseta y la colocas junto a las que ya están en la mesa: camino con camino, ciudad con ' +
            'ciudad, campo con campo. Una loseta que no encaja en ningún sitio sale del juego y robas otra.',
          'Puedes colocar un meeple de tu reserva en la loseta que acabas de colocar.',
          'Lo que tu loseta completa se puntúa, y los meeples que había allí vuelven con sus dueños.',
        ),
        pic('start', 'Cada lado de una loseta continúa lo que toca.'),
        h('Dónde puede ir un meeple'),
        p(
          'En un camino es un ladrón; en una ciudad, un caballero; en un monasterio, un monje; en un campo, un ' +
            'granjero. En todo ese camino, ciudad o campo no puede haber ningún otro meeple, ni siquiera tuyo. ' +
            'Pero una loseta posterior puede unir dos zonas separadas, y entonces varios meeples comparten la zona.',
        ),
        pic('roles', 'Caballero (rojo), monje (azul), ladrón (verde) y granjero (amarillo).'),
        p(
          'Un meeple se queda hasta que se completa su zona; un granjero, hasta el final. Si no te queda ' +
            'ninguno, solo colocas losetas.',
        ),
        p(
          'Un camino está completo cuando sus dos extremos acaban en un cruce, una ciudad o un monasterio, o ' +
            'cuando forma un círculo. Una ciudad está completa cuando su muralla está cerrada y no le falta ' +
            'ninguna loseta dentro. Un monasterio está completo cuando lo rodean ocho losetas.',
        ),
        h('Puntuación'),
        points(
          ['Camino', '1 por loseta', '1 por loseta'],
          ['Ciudad', '2 por loseta y por escudo', '1 por loseta y por escudo'],
          ['Monasterio', '9 al rodearlo con ocho losetas', '1, más 1 por loseta vecina'],
          ['Campo', 'solo al final', '3 por ciudad completa que toca'],
        ),
        pic('road', 'Un camino entre un monasterio y un cruce: 4 losetas, 4 puntos.'),
        pic('city', 'Tres losetas y un escudo: 3 × 2 + 2 = 8 puntos.'),
        pic('cloister', 'Un monasterio rodeado: 9 puntos.'),
        p(
          'Quien tiene más meeples en una zona se lleva todos sus puntos. Si hay empate, cada uno de los ' +
            'empatados recibe todos los puntos.',
        ),
        h('Campos'),
        p(
          'Un campo termina en los caminos, las murallas y los ríos, y no se une por las esquinas. Al final, ' +
            'quien tiene más granjeros en él gana 3 puntos por cada ciudad completa que toca. Una ciudad que ' +
            'toca dos campos cuenta para ambos.',
        ),
        pic('field', 'Este campo toca dos ciudades completas: 6 puntos para su granjero.'),
        h('El final'),
        p(
          'La partida acaba con el turno en que se coloca la última loseta. Los caminos, ciudades y monasterios ' +
            'sin completar puntúan según la tabla; después, los campos. Gana quien tenga más puntos; en caso de ' +
            'empate, se comparte la victoria.',
        ),
      ],
    },
    ...of_sets,
  },
};
