import { h, p, pic, points, ul, type RuleBook } from './blocks';

export const rules: RuleBook = {
  points_head: ['', 'voltooid', 'onvoltooid, aan het eind'],
  chapters: {
    base: {
      lead: 'Elke beurt een tegel en, als je wilt, een meeple: het land groeit, en wie zijn wegen, steden, kloosters en weiden bezet, krijgt punten.',
      blocks: [
        h('Een beurt'),
        ul(
          'Je trekt een tegel en legt hem tegen het land aan. Weg moet op weg aansluiten, stad op stad, weide op weide. Een tegel die nergens past, gaat uit het spel en je trekt een nieuwe.',
          'Je mag een meeple uit je voorraad op de zojuist gelegde tegel plaatsen.',
          'Wat je tegel voltooit, wordt geteld, en de meeples daarop gaan terug naar hun eigenaars.',
        ),
        pic('start', 'Elke kant van een tegel gaat verder met wat hij raakt.'),
        h('Waar een meeple mag komen'),
        p(
          'Op een weg is hij struikrover, in een stad ridder, in een klooster monnik, op een weide boer. Op die hele weg, stad of weide mag nog geen meeple staan, ook niet een van jezelf. Maar een tegel kan later twee gescheiden gebieden verbinden: dan delen meerdere meeples ze.',
        ),
        pic('roles', 'Ridder (rood), monnik (blauw), struikrover (groen) en boer (geel).'),
        p(
          'Een meeple blijft tot zijn gebied voltooid is, een boer tot het einde. Heb je er geen meer, dan leg je alleen tegels.',
        ),
        h('Punten'),
        points(
          ['Weg', '1 per tegel', '1 per tegel'],
          ['Stad', '2 per tegel en per schild', '1 per tegel en per schild'],
          ['Klooster', '9, omringd door acht tegels', '1, plus 1 per tegel eromheen'],
          ['Weide', 'pas aan het eind', '3 per voltooide stad die ze raakt'],
        ),
        pic('road', 'Een weg tussen een klooster en een kruising: 4 tegels, 4 punten.'),
        pic('city', 'Drie tegels en een schild: 3 × 2 + 2 = 8 punten.'),
        pic('cloister', 'Een omringd klooster: 9 punten.'),
        p(
          'Wie de meeste meeples in een gebied heeft, krijgt alle punten. Bij een gelijke stand krijgt ieder van hen het volle aantal.',
        ),
        h('Weiden'),
        p(
          'Een weide houdt op bij wegen, stadsmuren en rivieren en loopt nooit door over een hoek. Aan het eind krijgt wie er de meeste boeren heeft 3 punten voor elke voltooide stad die de weide raakt. Een stad aan twee weiden telt voor allebei.',
        ),
        pic('field', 'Deze weide raakt twee voltooide steden: 6 punten voor de boer.'),
        h('Het einde'),
        p(
          'Het spel eindigt met de beurt waarin de laatste tegel wordt gelegd. Onvoltooide wegen, steden en kloosters tellen zoals in de tabel, daarna de weiden. De meeste punten winnen; bij gelijke stand wordt de overwinning gedeeld.',
        ),
      ],
    },
    river: {
      lead: 'Twaalf riviertegels komen vóór alle andere en openen het land.',
      blocks: [
        h('Hoe hij stroomt'),
        ul(
          'De bron ligt op tafel in plaats van de starttegel.',
          'De tien tegels van de loop worden eerst getrokken, één per beurt, en elke tegel moet de rivier voortzetten. De monding komt als laatste; wie aan de beurt is, legt hem.',
          'Twee bochten dezelfde kant op mogen niet direct op elkaar volgen, en vóór het open einde moet een vak vrij zijn.',
        ),
        pic('river', 'Van de bron langs een brug, een bocht en twee stadjes naar de monding.'),
        h('Aan de oevers'),
        p(
          'Op wegen, steden, kloosters en weiden van riviertegels plaats je meeples zoals altijd, maar nooit op het water. De rivier scheidt de weiden op zijn twee oevers; alleen rond de bron en de monding hangen ze samen. Wegen gaan er over bruggen overheen.',
        ),
      ],
    },
    inns: {
      lead: 'De inzet gaat omhoog: herbergen en kathedralen maken een gebied meer waard, of helemaal niets.',
      blocks: [
        h('Herbergen aan het meer'),
        p(
          'Een voltooide weg met minstens één herberg telt 2 per tegel in plaats van 1. Blijft hij onvoltooid, dan is hij aan het eind niets waard. Een tweede herberg verandert niets meer.',
        ),
        pic('inn', 'Drie tegels met een herberg: 3 × 2 = 6 punten.'),
        h('Kathedralen'),
        p(
          'Een voltooide stad met minstens één kathedraal telt 3 voor elke tegel en elk schild. Blijft ze onvoltooid, dan is ze aan het eind niets waard.',
        ),
        pic('cathedral', 'Vijf tegels rond een kathedraal: 15 punten, hier voor een grote meeple.'),
        h('De grote meeple'),
        p(
          'Iedere speler heeft er een. Hij mag overal komen waar een meeple mag komen en telt voor twee als het erom gaat wie de meeste heeft. Verder is hij een meeple als alle andere.',
        ),
      ],
    },
    traders: {
      lead: 'Handelswaar voor wie steden voltooit, een bouwmeester die dubbele beurten brengt en een varken dat je weiden rijker maakt.',
      blocks: [
        h('Handelswaar'),
        p(
          'Sommige steden tonen wijn, graan of stof. Wie de tegel legt die zo’n stad voltooit, neemt voor elk symbool erin een fiche, van wie de stad ook is. Aan het eind krijgt wie van een soort de meeste heeft daarvoor 10 punten; bij gelijke stand krijgt ieder van hen ze.',
        ),
        pic('goods', 'Wie deze stad voltooit, neemt een graan; de punten zijn voor de eigenaar.'),
        h('De bouwmeester'),
        p(
          'In plaats van een meeple mag je je bouwmeester op de gelegde tegel plaatsen, op een weg of in een stad waar je op een andere tegel al een meeple hebt. Telkens als je later aan die weg of stad verder bouwt, heb je een dubbele beurt: nog eens trekken, leggen, plaatsen en tellen. Een derde keer is er nooit. De bouwmeester komt terug met de laatste van je meeples daar.',
        ),
        pic('builder', 'De weg gaat verder: de bouwmeester zorgt voor een dubbele beurt.'),
        h('Het varken'),
        p(
          'In plaats van een meeple mag je je varken op een weide plaatsen waar je een boer hebt. Heb je er aan het eind de meeste boeren, alleen of gedeeld, dan krijg je 4 in plaats van 3 punten per voltooide stad.',
        ),
        pic('pig', 'Een boer met zijn varken: 4 punten per voltooide stad.'),
      ],
    },
    hills: {
      lead: 'Heuvels beslissen gelijke standen, wijngaarden helpen kloosters en herders verzamelen schapen tot de wolf komt.',
      blocks: [
        h('Heuvels'),
        p(
          'Wordt er een heuveltegel gelegd, dan gaat er een verborgen tegel onder, die uit het spel is; niemand bekijkt hem. Staan spelers gelijk op een weg, in een stad of op een weide, dan tellen alleen zij die daar een meeple op een heuvel hebben. Hebben ze dat allemaal of geen van allen, dan delen ze zoals altijd.',
        ),
        pic('hill', 'Ieder één ridder; rood staat op een heuvel en krijgt de punten alleen.'),
        h('Wijngaarden'),
        p(
          'Wordt een klooster voltooid, dan levert elke wijngaard op de acht tegels eromheen 3 punten extra op. Een onvoltooid klooster krijgt niets voor wijngaarden.',
        ),
        pic('vineyard', 'De wijngaard in het noordwesten levert 3 punten extra op.'),
        h('De herder en zijn schapen'),
        ul(
          'In plaats van een meeple mag je je herder op een weide van de gelegde tegel plaatsen, als er op die hele weide nog geen herder staat. Je trekt meteen een fiche: een tot vier schapen blijven bij hem, de wolf jaagt hem weg.',
          'Telkens als je die weide vergroot, kies je: nog een fiche trekken of de kudde binnenhalen.',
          'De kudde binnenhalen: elke herder op die weide krijgt 1 punt voor elk schaap daar, ook voor gedrukte schapen. De herders gaan terug naar hun eigenaars, de fiches in de zak.',
          'De wolf: alle schapenfiches van de weide gaan terug in de zak, en haar herders komen met lege handen terug.',
          'De kudde van een weide die niet meer kan groeien, telt meteen. Herders die aan het eind nog buiten zijn, krijgen niets.',
        ),
        pic('shepherd', 'Al vijf schapen. Nog een fiche, of naar huis?'),
        p('Een herder is geen meeple: hij bezet geen weide en zit boeren niet in de weg.'),
      ],
    },
    wheel: {
      lead: 'Het land begint met een groot rad. Een varken loopt er van sector naar sector, en waar het stopt, overkomt iedereen iets.',
      blocks: [
        h('Het bord'),
        p(
          'Het bord met het rad, 4 × 4 tegels groot, ligt op tafel in plaats van de starttegel. De vakken tellen als gelegde tegels; niemand plaatst figuren op het land ervan, maar de wegen, steden en weiden lopen daarbuiten door. Het varken begint bij Fortuin.',
        ),
        pic('wheel', 'Het rad met zijn zes sectoren en negen kroonvelden.'),
        h('Als het draait'),
        p(
          'Staat er een radsymbool op de getrokken tegel, dan loopt het varken zoveel sectoren met de klok mee voordat je de tegel legt. Alleen de sector waar het stopt, heeft effect:',
        ),
        ul(
          'Fortuin: je krijgt 3 punten.',
          'Belasting: voor elk van je ridders 1 punt per eigen ridder en per schild in zijn stad.',
          'Hongersnood: voor elk van je boeren 1 punt per voltooide stad aan zijn weide.',
          'Noodweer: 1 punt per meeple in je voorraad.',
          'Inquisitie: 2 punten voor elk van je monniken.',
          'Pest: te beginnen met wie aan de beurt is, neemt iedereen een meeple van het land terug, zonder punten.',
        ),
        p('Zo tellen alle spelers tegelijk; alleen Fortuin is voor wie aan de beurt is.'),
        h('Kroonvelden'),
        p(
          'In plaats van een figuur op je tegel te plaatsen, mag je een meeple op een vrij kroonveld van een willekeurige sector zetten. Stopt het varken daar, dan tellen de meeples op de kroonvelden na het effect van de sector en komen ze terug: 3 punten elk, of 6 voor een meeple die alleen staat in een sector met twee kroonvelden.',
        ),
        h('Alleen of met het basisspel'),
        p(
          'Het Rad van Fortuin is een spel op zich met 72 tegels. Met het basisspel komen er twaalf tegels bij, en radsymbolen op zestien andere.',
        ),
      ],
    },
  },
};
