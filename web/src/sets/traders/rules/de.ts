// SPDX-License-Identifier: MIT
// The rules of Traders & Builders, German.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Waren für alle, die Städte fertigstellen, ein Baumeister für Doppelzüge und ein Schwein, das die ' +
    'Wiese wertvoller macht.',
  blocks: [
    h('Waren'),
    p(
      'Manche Städte zeigen Wein, Korn oder Tuch. Wer die Karte legt, die eine solche Stadt fertigstellt, ' +
        'bekommt für jedes Warensymbol darin ein Plättchen, egal, wem die Stadt gehört. Wer am Ende von ' +
        'einer Ware am meisten hat, bekommt dafür 10 Punkte; bei Gleichstand bekommen alle Beteiligten 10.',
    ),
    pic('goods', 'Wer diese Stadt fertigstellt, bekommt ein Kornplättchen; die Punkte bekommt, wem sie gehört.'),
    h('Der Baumeister'),
    p(
      'Statt eines Meeples darfst du deinen Baumeister auf die gelegte Karte setzen: auf eine Straße oder in ' +
        'eine Stadt, wo auf einer anderen Karte schon ein Meeple von dir steht. Baust du später dort weiter, ' +
        'hast du einen Doppelzug: Du ziehst, legst, setzt und wertest noch einmal. Mehr als zwei Karten pro ' +
        'Zug gibt es nie. Steht dort kein Meeple von dir mehr, kommt auch der Baumeister zurück.',
    ),
    pic('builder', 'Die Straße geht weiter: Der Baumeister bringt einen Doppelzug.'),
    h('Das Schwein'),
    p(
      'Statt eines Meeples darfst du dein Schwein auf eine Wiese der gelegten Karte setzen, wenn auf dieser ' +
        'Wiese schon ein Bauer von dir liegt. Hast du am Ende dort die meisten Bauern, allein oder bei ' +
        'Gleichstand, bekommst du 4 statt 3 Punkte je fertiger Stadt.',
    ),
    pic('pig', 'Ein Bauer und sein Schwein: 4 Punkte je fertiger Stadt.'),
  ],
};
