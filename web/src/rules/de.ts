import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/de';

export const rules: RuleBook = {
  points_head: ['', 'fertig', 'unfertig, am Ende'],
  chapters: {
    base: {
      lead:
        'In jedem Zug legst du eine Karte und setzt, wenn du magst, einen Meeple. So wächst die Landschaft, ' +
        'und wer Straßen, Städte, Klöster und Wiesen besetzt, bekommt Punkte.',
      blocks: [
        h('Ein Zug'),
        ul(
          'Du ziehst eine Karte und legst sie an die ausliegenden Karten an. Straße muss an Straße stoßen, Stadt ' +
            'an Stadt, Wiese an Wiese. Passt sie nirgends, kommt sie aus dem Spiel, und du ziehst eine neue.',
          'Du darfst einen Meeple aus deinem Vorrat auf die eben gelegte Karte setzen.',
          'Was durch deine Karte fertig wird, wird gewertet, und die Meeple darauf kommen zurück.',
        ),
        pic('start', 'Jede Seite einer Karte setzt fort, was sie berührt.'),
        h('Wohin ein Meeple darf'),
        p(
          'Auf einer Straße ist er Wegelagerer, in einer Stadt Ritter, im Kloster Mönch, auf einer Wiese Bauer. ' +
            'Auf dieser Straße oder Wiese oder in dieser Stadt darf noch kein Meeple stehen, auch kein eigener. ' +
            'Später kann eine Karte getrennte Gebiete verbinden; dann stehen dort mehrere Meeple.',
        ),
        pic('roles', 'Ritter (rot), Mönch (blau), Wegelagerer (grün) und Bauer (gelb).'),
        p(
          'Ein Meeple bleibt, bis sein Gebiet fertig ist, ein Bauer bis zum Schluss. Hast du keinen mehr, legst ' +
            'du nur Karten.',
        ),
        p(
          'Eine Straße ist fertig, wenn sie auf beiden Seiten an einer Kreuzung, einer Stadt oder einem Kloster ' +
            'endet oder einen Ring bildet. Eine Stadt ist fertig, wenn ihre Mauer geschlossen ist und innen ' +
            'keine Karte fehlt. Ein Kloster ist fertig, wenn acht Karten es umgeben.',
        ),
        h('Wertung'),
        points(
          ['Straße', '1 je Karte', '1 je Karte'],
          ['Stadt', '2 je Karte und je Wappen', '1 je Karte und je Wappen'],
          ['Kloster', '9, wenn acht Karten es umgeben', '1 + 1 je Karte ringsum'],
          ['Wiese', 'erst am Ende', '3 je fertiger Stadt, die sie berührt'],
        ),
        pic('road', 'Eine Straße zwischen Kloster und Kreuzung: 4 Karten, 4 Punkte.'),
        pic('city', 'Drei Karten und ein Wappen: 3 × 2 + 2 = 8 Punkte.'),
        pic('cloister', 'Ein Kloster, ganz umschlossen: 9 Punkte.'),
        p(
          'Wer in einem Gebiet die meisten Meeple hat, bekommt alle Punkte. Haben mehrere gleich viele, bekommt ' +
            'jeder von ihnen die volle Punktzahl.',
        ),
        h('Wiesen'),
        p(
          'Eine Wiese endet an Straßen, Stadtmauern und Flüssen; über Ecken hängt sie nie zusammen. Am Ende ' +
            'bekommt, wer auf einer Wiese die meisten Bauern hat, 3 Punkte für jede fertige Stadt an dieser ' +
            'Wiese. Eine Stadt an zwei Wiesen zählt für beide.',
        ),
        pic('field', 'Diese Wiese berührt zwei fertige Städte: 6 Punkte für den Bauern.'),
        h('Das Ende'),
        p(
          'Die Partie endet mit dem Zug, in dem die letzte Karte gelegt wird. Unfertige Straßen, Städte und ' +
            'Klöster werden wie in der Tabelle gewertet, danach die Wiesen. Wer die meisten Punkte hat, gewinnt; ' +
            'bei Gleichstand teilt man sich den Sieg.',
        ),
      ],
    },
    river: {
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
    },
    inns: {
      lead: 'Höherer Einsatz: Wirtshäuser und Kathedralen machen ein Gebiet wertvoller – oder völlig wertlos.',
      blocks: [
        h('Wirtshäuser am See'),
        p(
          'Eine fertige Straße mit mindestens einem Wirtshaus bringt 2 Punkte je Karte statt 1. Bleibt sie ' +
            'unfertig, bringt sie am Ende nichts. Ein zweites Wirtshaus ändert nichts mehr.',
        ),
        pic('inn', 'Drei Karten mit Wirtshaus: 3 × 2 = 6 Punkte.'),
        h('Kathedralen'),
        p(
          'Eine fertige Stadt mit mindestens einer Kathedrale bringt 3 Punkte für jede Karte und jedes Wappen. ' +
            'Bleibt sie unfertig, bringt sie am Ende nichts.',
        ),
        pic('cathedral', 'Fünf Karten um eine Kathedrale: 15 Punkte, hier für einen großen Meeple.'),
        h('Der große Meeple'),
        p(
          'Jeder hat einen. Er darf überall stehen, wo ein normaler Meeple stehen darf, und zählt doppelt, wenn ' +
            'es um die Mehrheit geht. Sonst ist er ein Meeple wie jeder andere.',
        ),
      ],
    },
    traders: {
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
    },
    hills: {
      lead:
        'Hügel entscheiden Gleichstände, Weinberge helfen Klöstern, und Schäfer sammeln Schafe, bis der ' +
        'Wolf kommt.',
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
    },
    wheel: {
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
    },
    ...of_sets,
  },
};
