// The words of the Abbot, Spanish.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const words = {
  set: { abbot: 'El Abad' },
  set_hint: {
    abbot:
      'Ocho jardines y un abad que puedes recuperar en cualquier momento por los puntos conseguidos ' +
      'hasta entonces.',
  },
  preset: { abbot: ['Con el abad', 'El juego básico con jardines y un abad para cada jugador.'] as [string, string] },
  piece: { abbot: 'abad' },
  pieces: { abbot: ['abad', 'abades'] },
  role: { garden: 'abad' },
  terrain: { garden: 'jardín' },
  feature: { garden: 'Jardín' },
  for: { garden: 'un jardín' },
  mark: { garden: 'un jardín' },
  choice_hint: {
    garden: 'Solo un abad ocupa un jardín, hasta que esté rodeado: 9 puntos.',
    abbot: '9 puntos al quedar rodeado. Antes puedes recuperar al abad por 1 punto por loseta.',
  },
  table: {
    retrieve: 'Recuperar el abad',
    retrieve_hint: 'En vez de colocar una pieza: 1 punto por su loseta y por cada una que la rodea.',
  },
};

const chapter: Chapter = {
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
export const rules = { abbot: chapter };

export const study = {
  the: { garden: 'el jardín' },
  course: {
    abbot: {
      title: 'El Abad',
      steps: [
        'Esta loseta muestra un jardín. Colócala al este de la loseta inicial para que el camino continúe.',
        'Solo un abad puede ocupar un jardín. Coloca allí tu abad.',
        'Cada loseta alrededor del jardín aumenta su valor. Coloca esta al este.',
        'En vez de colocar una pieza, puedes recuperar tu abad. Hazlo ahora.',
      ],
      done:
        'Tu abad ha conseguido 4 puntos: 1 por su loseta y 1 por cada una de las 3 que la rodean. ' +
        'Rodeado de ocho losetas, un jardín vale 9 puntos, como un monasterio. Tu abad vuelve a estar ' +
        'libre.',
    },
  },
};
