// SPDX-License-Identifier: MIT
// The rules of the Abbot, German.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
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
