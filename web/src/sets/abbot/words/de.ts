// SPDX-License-Identifier: MIT
// The words of the Abbot, German.
export const words = {
  set: { abbot: 'Der Abt' },
  set_hint: {
    abbot: 'Acht Gärten und ein Abt, den du jederzeit für die bisherigen Punkte zurücknehmen darfst.',
  },
  preset: { abbot: ['Mit dem Abt', 'Das Grundspiel mit Gärten und einem Abt für alle.'] as [string, string] },
  piece: { abbot: 'Abt' },
  pieces: { abbot: ['Abt', 'Äbte'] },
  none: { abbot: 'kein Abt mehr' },
  accusative: { abbot: (_definite: boolean) => 'den Abt' }, // everyone has one
  role: { garden: 'Abt' },
  terrain: { garden: 'Garten' },
  feature: { garden: 'Garten' },
  for: { garden: 'einen Garten' },
  mark: { garden: 'ein Garten' },
  choice_hint: {
    garden: 'Nur ein Abt steht im Garten, bis er umschlossen ist: 9 Punkte.',
    abbot: 'Umschlossen 9 Punkte. Vorher darfst du den Abt für 1 Punkt je Karte dort zurücknehmen.',
  },
  table: {
    retrieve: 'Den Abt zurücknehmen',
    retrieve_hint: 'Statt eine Figur einzusetzen: 1 Punkt für seine Karte und jede Karte ringsum.',
  },
};
