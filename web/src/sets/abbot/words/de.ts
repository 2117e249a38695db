// The words of the Abbot, German.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const words = {
  set: { abbot: 'Der Abt' },
  set_hint: {
    abbot: 'Acht Gärten und ein Abt, den du jederzeit für die bisherigen Punkte zurücknehmen darfst.',
  },
  preset: { abbot: ['Mit dem Abt', 'Das Grundspiel mit Gärten und einem Abt für alle.'] as [string, string] },
  piece: { abbot: 'Abt' },
  pieces: { abbot: ['Abt', 'Äbte'] },
  none: { abbot: 'kein Abt mehr' },
  accusative: { abbot: 'den Abt' }, // everyone has one
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

const chapter: Chapter = {
  lead: 'Acht Karten zeigen einen Garten, und jeder hat einen Abt, den er jederzeit zurücknehmen darf.',
  blocks: [
    h('Gärten'),
    p(
      'Je eine von acht Karten des Grundspiels zeigt einen Garten. Ein Garten wird wie ein Kloster ' +
        'gewertet: 9 Punkte, wenn acht Karten ihn umschließen; am Spielende 1 Punkt für seine Karte und jede ' +
        'Karte ringsum. Weinberge bringen hier nichts.',
    ),
    h('Der Abt'),
    p(
      'Jeder hat einen Abt. Du darfst ihn in einen Garten oder ein Kloster der gerade gelegten Karte ' +
        'setzen, sonst nirgendwohin. In Gärten stehen nur Äbte.',
    ),
    h('Zurücknehmen'),
    p(
      'Statt eine Figur einzusetzen, darfst du deinen Abt aus einem Garten oder Kloster zurücknehmen, das ' +
        'noch nicht fertig ist. Du bekommst 1 Punkt für seine Karte und jede Karte ringsum, ohne Weinberge.',
    ),
    pic('garden', 'Den Abt jetzt für 5 Punkte zurücknehmen oder auf 9 warten?'),
    p(
      'Mit dem Schicksalsrad zählt der Abt als Meeple: Das Unwetter zählt ihn im Vorrat, die Pest kann ihn ' +
        'zurückholen, und im Kloster ist er ein Mönch.',
    ),
  ],
};
export const rules = { abbot: chapter };

export const study = {
  the: { garden: 'den Garten' },
  from: { garden: 'dem Garten' },
  course: {
    abbot: {
      title: 'Der Abt',
      steps: [
        'Diese Karte zeigt einen Garten. Lege sie östlich der Startkarte an, sodass die Straße weiterführt.',
        'In einem Garten darf nur ein Abt stehen. Setze deinen Abt dort ein.',
        'Jede Karte rings um den Garten macht ihn wertvoller. Lege diese Karte östlich davon an.',
        'Statt eine Figur einzusetzen, darfst du deinen Abt zurücknehmen. Mach das jetzt.',
      ],
      done:
        'Dein Abt hat 4 Punkte gebracht: 1 für seine Karte und je 1 für die 3 Karten ringsum. Von acht ' +
        'Karten umschlossen bringt ein Garten 9 Punkte, wie ein Kloster. Dein Abt ist wieder frei.',
    },
  },
};
