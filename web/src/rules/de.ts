import { h, p, pic, points, ul, type RuleBook } from './blocks';

export const rules: RuleBook = {
  points_head: ['', 'fertig', 'unfertig, am Ende'],
  chapters: {
    base: {
      lead: 'Jeden Zug eine Karte und, wer mag, ein Meeple: Das Land wächst, und wer seine Straßen, Städte, Klöster und Wiesen besetzt, bekommt Punkte.',
      blocks: [
        h('Ein Zug'),
        ul(
          'Du ziehst eine Karte und legst sie an das Land an. Straße muss an Straße stoßen, Stadt an Stadt, Wiese an Wiese. Passt sie nirgends, kommt sie aus dem Spiel, und du ziehst eine neue.',
          'Du darfst einen Meeple aus deinem Vorrat auf die eben gelegte Karte setzen.',
          'Was durch deine Karte fertig wird, wird gewertet, und die Meeple darauf kommen zurück.',
        ),
        pic('start', 'Jede Seite einer Karte setzt fort, was sie berührt.'),
        h('Wohin ein Meeple darf'),
        p(
          'Auf einer Straße ist er Wegelagerer, in einer Stadt Ritter, im Kloster Mönch, auf einer Wiese Bauer. Auf der ganzen Straße, Stadt oder Wiese darf noch kein Meeple stehen, auch kein eigener. Getrennte Gebiete kann eine Karte später verbinden: Dann stehen dort mehrere Meeple.',
        ),
        pic('roles', 'Ritter (rot), Mönch (blau), Wegelagerer (grün) und Bauer (gelb).'),
        p(
          'Ein Meeple bleibt, bis sein Gebiet fertig ist, ein Bauer bis zum Schluss. Hast du keinen mehr, legst du nur Karten.',
        ),
        h('Wertung'),
        points(
          ['Straße', '1 je Karte', '1 je Karte'],
          ['Stadt', '2 je Karte und je Wappen', '1 je Karte und je Wappen'],
          ['Kloster', '9, wenn acht Karten darum liegen', '1, und 1 je Nachbarkarte'],
          ['Wiese', 'erst am Ende', '3 je fertiger Stadt, die sie berührt'],
        ),
        pic('road', 'Eine Straße zwischen Kloster und Kreuzung: 4 Karten, 4 Punkte.'),
        pic('city', 'Drei Karten und ein Wappen: 3 × 2 + 2 = 8 Punkte.'),
        pic('cloister', 'Ein Kloster, ganz umschlossen: 9 Punkte.'),
        p(
          'Wer in einem Gebiet die meisten Meeple hat, bekommt alle Punkte. Haben mehrere gleich viele, bekommt jeder von ihnen die volle Punktzahl.',
        ),
        h('Wiesen'),
        p(
          'Eine Wiese endet an Straßen, Stadtmauern und Flüssen; über Ecken hängt sie nie zusammen. Am Ende bekommt, wer dort die meisten Bauern hat, 3 Punkte für jede fertige Stadt, die sie berührt. Eine Stadt an zwei Wiesen zählt für beide.',
        ),
        pic('field', 'Diese Wiese berührt zwei fertige Städte: 6 Punkte für den Bauern.'),
        h('Das Ende'),
        p(
          'Das Spiel endet mit dem Zug, in dem die letzte Karte gelegt wird. Unfertige Straßen, Städte und Klöster zählen wie in der Tabelle, danach die Wiesen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.',
        ),
      ],
    },
    river: {
      lead: 'Zwölf Flusskarten kommen vor allen anderen und öffnen das Land.',
      blocks: [
        h('Wie er fließt'),
        ul(
          'Die Quelle liegt statt der Startkarte auf dem Tisch.',
          'Die zehn Karten des Laufs werden reihum zuerst gezogen; jede muss den Fluss fortsetzen. Zuletzt kommt die Mündung: Wer am Zug ist, legt sie.',
          'Zwei Biegungen in dieselbe Richtung dürfen nicht unmittelbar aufeinander folgen, und vor dem offenen Ende muss ein Feld frei sein.',
        ),
        pic('river', 'Von der Quelle über Brücke, Biegung und zwei Städtchen zur Mündung.'),
        h('An seinen Ufern'),
        p(
          'Auf Straßen, Städte, Klöster und Wiesen der Flusskarten setzt man Meeple wie sonst auch, nur nie aufs Wasser. Der Fluss trennt die Wiesen beider Ufer; nur um Quelle und Mündung herum hängen sie zusammen. Straßen überqueren ihn auf Brücken.',
        ),
      ],
    },
    inns: {
      lead: 'Höherer Einsatz: Wirtshäuser und Kathedralen machen ein Gebiet wertvoller – oder völlig wertlos.',
      blocks: [
        h('Wirtshäuser am See'),
        p(
          'Eine fertige Straße mit mindestens einem Wirtshaus zählt 2 statt 1 je Karte. Bleibt sie unfertig, zählt sie am Ende nichts. Ein zweites Wirtshaus ändert nichts mehr.',
        ),
        pic('inn', 'Drei Karten mit Wirtshaus: 3 × 2 = 6 Punkte.'),
        h('Kathedralen'),
        p(
          'Eine fertige Stadt mit mindestens einer Kathedrale zählt 3 für jede Karte und jedes Wappen. Bleibt sie unfertig, zählt sie am Ende nichts.',
        ),
        pic('cathedral', 'Fünf Karten um eine Kathedrale: 15 Punkte, hier für einen großen Meeple.'),
        h('Der große Meeple'),
        p(
          'Jeder hat einen. Er darf überall hin, wohin ein Meeple darf, und zählt doppelt, wenn es um die Mehrheit geht. Sonst ist er ein Meeple wie jeder andere.',
        ),
      ],
    },
    traders: {
      lead: 'Waren für alle, die Städte vollenden, ein Baumeister für Doppelzüge und ein Schwein, das die Wiese wertvoller macht.',
      blocks: [
        h('Waren'),
        p(
          'Manche Städte zeigen Wein, Korn oder Tuch. Wer die Karte legt, die eine solche Stadt vollendet, bekommt für jedes Zeichen darin ein Plättchen, egal wem die Stadt gehört. Wer am Ende von einer Ware am meisten hat, bekommt dafür 10 Punkte; bei Gleichstand jeder von ihnen.',
        ),
        pic('goods', 'Wer diese Stadt vollendet, nimmt ein Korn; die Punkte bekommt der Besitzer.'),
        h('Der Baumeister'),
        p(
          'Statt eines Meeples darfst du deinen Baumeister auf die gelegte Karte setzen, in eine Straße oder Stadt, in der auf einer anderen Karte schon ein Meeple von dir steht. Baust du später an dieser Straße oder Stadt weiter, hast du einen Doppelzug: noch einmal ziehen, legen, setzen, werten. Ein drittes Mal gibt es nicht. Der Baumeister kommt mit dem letzten deiner Meeple dort zurück.',
        ),
        pic('builder', 'Die Straße geht weiter: Der Baumeister bringt einen Doppelzug.'),
        h('Das Schwein'),
        p(
          'Statt eines Meeples darfst du dein Schwein auf eine Wiese setzen, auf der ein Bauer von dir liegt. Hast du am Ende dort die meisten Bauern, allein oder bei Gleichstand, bekommst du 4 statt 3 Punkte je fertiger Stadt.',
        ),
        pic('pig', 'Ein Bauer und sein Schwein: 4 Punkte je fertiger Stadt.'),
      ],
    },
    hills: {
      lead: 'Hügel entscheiden Gleichstände, Weinberge helfen Klöstern, und Schäfer sammeln Schafe, bis der Wolf kommt.',
      blocks: [
        h('Hügel'),
        p(
          'Wird eine Hügelkarte gelegt, kommt eine verdeckte Karte darunter und ist aus dem Spiel; niemand sieht sie an. Haben mehrere gleich viele Meeple in einer Straße, Stadt oder Wiese, so punkten nur die von ihnen, die dort einen Meeple auf einem Hügel haben. Haben alle einen oder keiner, teilen sie wie sonst auch.',
        ),
        pic('hill', 'Beide haben einen Ritter; Rot steht auf einem Hügel und bekommt die Punkte allein.'),
        h('Weinberge'),
        p(
          'Wird ein Kloster fertig, bringt jeder Weinberg auf den acht Karten ringsum 3 Punkte mehr. Ein unfertiges Kloster bekommt nichts für Weinberge.',
        ),
        pic('vineyard', 'Der Weinberg im Nordwesten bringt 3 Punkte mehr.'),
        h('Schäfer und Schafe'),
        ul(
          'Statt eines Meeples darfst du deinen Schäfer auf eine Wiese der gelegten Karte setzen, wenn auf der ganzen Wiese noch kein Schäfer steht. Du ziehst sofort ein Plättchen: Ein bis vier Schafe bleiben bei ihm, der Wolf vertreibt ihn.',
          'Vergrößerst du seine Wiese, wählst du: noch ein Plättchen ziehen oder die Herde heimtreiben.',
          'Heimtreiben: Jeder Schäfer auf dieser Wiese bekommt 1 Punkt für jedes Schaf dort, auch für aufgedruckte. Die Schäfer kommen zurück, die Plättchen wieder in den Beutel.',
          'Der Wolf: Alle Schafplättchen der Wiese kommen in den Beutel, und ihre Schäfer gehen leer aus und kommen zurück.',
          'Die Herde einer Wiese, die nicht mehr wachsen kann, wird sofort gewertet. Schäfer, die am Ende noch draußen sind, bringen nichts.',
        ),
        pic('shepherd', 'Bisher fünf Schafe. Noch ein Plättchen oder heim?'),
        p('Ein Schäfer ist kein Meeple: Er besetzt keine Wiese und steht keinem Bauern im Weg.'),
      ],
    },
    wheel: {
      lead: 'Das Land beginnt mit einem großen Rad. Ein Schwein läuft darauf von Segment zu Segment, und wo es stehen bleibt, geschieht etwas mit allen.',
      blocks: [
        h('Der Plan'),
        p(
          'Der Plan mit dem Rad, 4 × 4 Felder groß, liegt statt der Startkarte auf dem Tisch. Seine Felder zählen als gelegte Karten; auf sein Land setzt niemand Figuren, aber seine Straßen, Städte und Wiesen gehen draußen weiter. Das Schwein beginnt bei Fortuna.',
        ),
        pic('wheel', 'Das Rad mit seinen sechs Segmenten und neun Kronenfeldern.'),
        h('Wenn es sich dreht'),
        p(
          'Zeigt die gezogene Karte ein Radsymbol, läuft das Schwein so viele Segmente im Uhrzeigersinn, bevor du die Karte legst. Nur das Segment, in dem es stehen bleibt, wirkt:',
        ),
        ul(
          'Fortuna: Du bekommst 3 Punkte.',
          'Steuern: für jeden deiner Ritter 1 Punkt je eigenem Ritter und je Wappen in seiner Stadt.',
          'Hungersnot: für jeden deiner Bauern 1 Punkt je fertiger Stadt an seiner Wiese.',
          'Unwetter: 1 Punkt je Meeple in deinem Vorrat.',
          'Inquisition: 2 Punkte je Mönch von dir.',
          'Pest: Wer am Zug ist, beginnt; reihum nimmt jeder einen Meeple vom Land zurück, ohne Punkte.',
        ),
        p('So punkten alle gleichzeitig; nur Fortuna gilt allein für den, der am Zug ist.'),
        h('Kronenfelder'),
        p(
          'Statt eine Figur auf deine Karte zu setzen, darfst du einen Meeple auf ein freies Kronenfeld stellen. Bleibt das Schwein dort stehen, werden die Meeple auf den Kronenfeldern nach der Wirkung des Segments gewertet und kommen zurück: je 3 Punkte, oder 6, wenn einer allein in einem Segment mit zwei Feldern steht.',
        ),
        h('Allein oder mit dem Grundspiel'),
        p(
          'Das Schicksalsrad ist ein eigenes Spiel mit 72 Karten. Zusammen mit dem Grundspiel bringt es zwölf weitere Karten und Radsymbole auf sechzehn anderen.',
        ),
      ],
    },
  },
};
