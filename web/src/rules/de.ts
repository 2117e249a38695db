// SPDX-License-Identifier: MIT
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/de';

export const rules: RuleBook = {
  points_head: ['', 'fertig', 'unfertig, am Ende'],
  licences: 'Lizenzen',
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
    ...of_sets,
  },
};
