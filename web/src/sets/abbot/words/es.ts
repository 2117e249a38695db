// SPDX-License-Identifier: MIT
// The words of the Abbot, Spanish.
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
