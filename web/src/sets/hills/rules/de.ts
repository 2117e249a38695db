// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, German.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Hügel entscheiden Gleichstände, Weinberge helfen Klöstern, und Schäfer sammeln Schafe, bis der ' + 'Wolf kommt.',
  blocks: [
    h('Hügel'),
    p(
      'Wird eine Hügelkarte gelegt, kommt eine verdeckte Karte darunter und ist aus dem Spiel; niemand sieht ' +
        'sie an. Haben mehrere auf einer Straße, in einer Stadt oder auf einer Wiese gleich viele Meeple, ' +
        'bekommen nur diejenigen von ihnen Punkte, die dort einen Meeple auf einem Hügel haben. Trifft das ' +
        'auf alle oder auf keinen zu, bekommen wie sonst alle die volle Punktzahl.',
    ),
    pic('hill', 'Beide haben einen Ritter; Rot steht auf einem Hügel und bekommt die Punkte allein.'),
    h('Weinberge'),
    p(
      'Wird ein Kloster fertig, bringt jeder Weinberg auf den acht Karten ringsum 3 Punkte mehr. Ein ' +
        'unfertiges Kloster bekommt nichts für Weinberge.',
    ),
    pic('vineyard', 'Der Weinberg im Nordwesten bringt 3 Punkte mehr.'),
    h('Schäfer und Schafe'),
    ul(
      'Statt eines Meeples darfst du deinen Schäfer auf eine Wiese der gelegten Karte setzen, wenn auf der ' +
        'ganzen Wiese noch kein Schäfer steht. Du ziehst sofort ein Plättchen: Ein bis vier Schafe bleiben ' +
        'bei ihm, der Wolf vertreibt ihn.',
      'Vergrößerst du seine Wiese, wählst du: noch ein Plättchen ziehen oder die Herde heimtreiben.',
      'Heimtreiben: Jeder Schäfer auf dieser Wiese bringt 1 Punkt für jedes Schaf dort, auch für ' +
        'aufgedruckte. Die Schäfer kommen zurück, die Plättchen wieder in den Beutel.',
      'Der Wolf: Alle Schafplättchen dieser Wiese kommen zurück in den Beutel. Die Schäfer kommen ohne ' +
        'Punkte zurück.',
      'Kann eine Wiese nicht mehr wachsen, wird ihre Herde sofort gewertet; schließt du die Wiese deines ' +
        'eigenen Schäfers ab, wählst du vorher noch wie sonst. Schäfer, die am Ende noch auf der Wiese ' +
        'stehen, bringen nichts.',
    ),
    pic('shepherd', 'Bisher fünf Schafe. Noch ein Plättchen oder heimtreiben?'),
    p('Ein Schäfer ist kein Meeple: Er besetzt keine Wiese und steht keinem Bauern im Weg.'),
  ],
};
