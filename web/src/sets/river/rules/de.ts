// SPDX-License-Identifier: MIT
// The rules of The River, German.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'Zwölf Flusskarten werden vor allen anderen gelegt.',
  blocks: [
    h('Wie er fließt'),
    ul(
      'Die Quelle liegt statt der Startkarte aus.',
      'Zuerst zieht ihr reihum die zehn übrigen Flusskarten; jede muss den Fluss fortsetzen. Die Mündung ' +
        'kommt zuletzt: Wer dann am Zug ist, legt sie.',
      'Zwei Biegungen in dieselbe Richtung dürfen nicht unmittelbar aufeinanderfolgen, und das Feld vor dem ' +
        'offenen Ende muss frei bleiben.',
    ),
    pic('river', 'Von der Quelle über Brücke, Biegung und zwei Städte zur Mündung.'),
    h('An seinen Ufern'),
    p(
      'Auf Straßen und Wiesen, in Städte und Klöster der Flusskarten setzt man Meeple wie sonst auch, nur ' +
        'nie aufs Wasser. Der Fluss trennt die Wiesen beider Ufer; nur um Quelle und Mündung herum hängen ' +
        'sie zusammen. Straßen überqueren ihn auf Brücken.',
    ),
  ],
};
