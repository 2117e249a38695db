// SPDX-License-Identifier: MIT
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/nl';

export const rules: RuleBook = {
  points_head: ['', 'voltooid', 'onvoltooid, aan het eind'],
  licences: 'Licenties',
  chapters: {
    base: {
      lead:
        'Elke beurt een tegel en, als je wilt, een meeple: zo groeit het land, en wie de wegen, steden, ' +
        'kloosters en weiden bezet, krijgt punten.',
      blocks: [
        h('Een beurt'),
        ul(
          'Je trekt een tegel en legt hem aan: weg aan weg, stad aan stad, weide aan weide. Past een tegel ' +
            'nergens, dan gaat hij uit het spel en trek je een nieuwe.',
          'Je mag een meeple uit je voorraad op de zojuist gelegde tegel plaatsen.',
          'Wat je tegel voltooit, levert punten op, en de meeples daarop gaan terug naar hun eigenaars.',
        ),
        pic('start', 'Elke zijde van een tegel sluit aan op de tegel ernaast.'),
        h('Waar een meeple mag komen'),
        p(
          'Op een weg is hij struikrover, in een stad ridder, in een klooster monnik, op een weide boer. Op die ' +
            'hele weg, in die stad of op die weide mag nog geen meeple staan, ook niet een van jezelf. Later kan ' +
            'een tegel twee gescheiden gebieden verbinden; dan staan er meerdere meeples in hetzelfde gebied.',
        ),
        pic('roles', 'Ridder (rood), monnik (blauw), struikrover (groen) en boer (geel).'),
        p(
          'Een meeple blijft tot zijn gebied voltooid is, een boer tot het einde. Heb je er geen meer, dan leg ' +
            'je alleen tegels.',
        ),
        p(
          'Een weg is voltooid als beide uiteinden bij een kruising, een stad of een klooster ophouden, of als ' +
            'de weg een rondje vormt. Een stad is voltooid als de muur gesloten is en er binnen geen tegel ' +
            'ontbreekt. Een klooster is voltooid als er acht tegels omheen liggen.',
        ),
        h('Punten'),
        points(
          ['Weg', '1 per tegel', '1 per tegel'],
          ['Stad', '2 per tegel en per wapenschild', '1 per tegel en per wapenschild'],
          ['Klooster', '9, omringd door acht tegels', '1, plus 1 per tegel eromheen'],
          ['Weide', 'pas aan het eind', '3 per voltooide stad die eraan grenst'],
        ),
        pic('road', 'Een weg tussen een klooster en een kruising: 4 tegels, 4 punten.'),
        pic('city', 'Drie tegels en een wapenschild: 3 × 2 + 2 = 8 punten.'),
        pic('cloister', 'Een omringd klooster: 9 punten.'),
        p(
          'Wie de meeste meeples in een gebied heeft, krijgt alle punten. Hebben meerdere spelers er evenveel, ' +
            'dan krijgt ieder van hen het volle aantal punten.',
        ),
        h('Weiden'),
        p(
          'Een weide eindigt bij wegen, stadsmuren en rivieren; over een hoek heen hangen weiden nooit samen. ' +
            'Wie aan het eind de meeste boeren op een weide heeft, krijgt 3 punten voor elke voltooide stad die ' +
            'eraan grenst. Een stad aan twee weiden telt voor allebei.',
        ),
        pic('field', 'Deze weide grenst aan twee voltooide steden: 6 punten voor de boer.'),
        h('Het einde'),
        p(
          'Het spel eindigt met de beurt waarin de laatste tegel wordt gelegd. Onvoltooide wegen, steden en ' +
            'kloosters leveren punten op zoals in de tabel, daarna de weiden. Wie de meeste punten heeft, wint; ' +
            'bij gelijke stand delen de spelers de overwinning.',
        ),
      ],
    },
    ...of_sets,
  },
};
