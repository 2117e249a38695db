// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, German.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Die Landschaft beginnt mit einem großen Rad. Ein Schwein läuft darauf von Segment zu Segment, und ' +
    'wo es stehen bleibt, geschieht etwas.',
  blocks: [
    h('Die Tafel'),
    p(
      'Die Schicksalsradtafel ist 4 × 4 Felder groß und liegt statt der Startkarte aus. Jedes Feld zählt wie ' +
        'eine gelegte Karte. Auf ihre Landschaft darf niemand Figuren setzen, aber ihre Straßen, Städte und ' +
        'Wiesen werden von den angelegten Karten fortgesetzt. Das Schwein beginnt bei Fortuna.',
    ),
    pic('wheel', 'Das Rad mit seinen sechs Segmenten und neun Kronenfeldern.'),
    h('Wenn das Schwein läuft'),
    p(
      'Zeigt die gezogene Karte ein Radsymbol (1, 2 oder 3), läuft das Schwein so viele Segmente im ' +
        'Uhrzeigersinn, bevor du die Karte legst. Nur das Segment, in dem es stehen bleibt, wirkt:',
    ),
    ul(
      'Fortuna: Du bekommst 3 Punkte.',
      'Steuern: Jeder deiner Ritter bringt so viele Punkte, wie in seiner Stadt Wappen und eigene Ritter sind.',
      'Hungersnot: Jeder deiner Bauern bringt 1 Punkt je fertiger Stadt an seiner Wiese, auch ohne Mehrheit.',
      'Unwetter: 1 Punkt je Meeple in deinem Vorrat.',
      'Inquisition: 2 Punkte je Mönch von dir.',
      'Pest: Jeder muss einen Meeple aus der Landschaft zurücknehmen (nicht von einem Kronenfeld), ohne ' +
        'Punkte; wer am Zug ist, beginnt.',
    ),
    p('So bekommen alle gleichzeitig Punkte; nur Fortuna gilt allein für den, der am Zug ist.'),
    h('Kronenfelder'),
    p(
      'Statt eine Figur auf deine Karte zu setzen, darfst du einen Meeple auf ein beliebiges freies ' +
        'Kronenfeld setzen. Bleibt das Schwein in diesem Segment stehen, wirkt zuerst das Segment. Danach ' +
        'bringt jeder Meeple auf seinen Kronenfeldern 3 Punkte und kommt zurück; steht er allein in einem ' +
        'Segment mit zwei Kronenfeldern, bringt er 6. Meeple in anderen Segmenten bleiben stehen; am ' +
        'Spielende bringen sie nichts.',
    ),
    h('Allein oder mit dem Grundspiel'),
    p(
      'Das Schicksalsrad ist ein eigenes Spiel mit 72 Karten. Zusammen mit dem Grundspiel bringt es zwölf ' +
        'weitere Karten; dazu tragen sechzehn Karten des Grundspiels Radsymbole.',
    ),
  ],
};
