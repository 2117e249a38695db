import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/nl';

export const rules: RuleBook = {
  points_head: ['', 'voltooid', 'onvoltooid, aan het eind'],
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
    river: {
      lead: 'Twaalf riviertegels worden vóór alle andere gelegd.',
      blocks: [
        h('Hoe de rivier loopt'),
        ul(
          'De bron ligt op tafel in plaats van de starttegel.',
          'Daarna worden de tien riviertegels getrokken, één per beurt; elke tegel moet de rivier verlengen. De ' +
            'monding komt als laatste: wie dan aan de beurt is, legt die tegel.',
          'Twee bochten dezelfde kant op mogen niet direct op elkaar volgen, en vóór het open einde moet een vak ' +
            'vrij zijn.',
        ),
        pic('river', 'Van de bron langs een brug, een bocht en twee steden naar de monding.'),
        h('Aan de oevers'),
        p(
          'Op wegen en weiden, in steden en kloosters van riviertegels plaats je meeples zoals altijd, maar ' +
            'nooit op het water. De rivier scheidt de weiden op beide oevers; alleen rond de bron en de monding ' +
            'zijn ze verbonden. Wegen steken de rivier met bruggen over.',
        ),
      ],
    },
    inns: {
      lead: 'De inzet gaat omhoog: herbergen en kathedralen maken een gebied meer waard, of helemaal niets.',
      blocks: [
        h('Herbergen aan het meer'),
        p(
          'Een voltooide weg met minstens één herberg levert 2 punten per tegel op in plaats van 1. Blijft de ' +
            'weg onvoltooid, dan is hij aan het eind niets waard. Een tweede herberg verandert niets meer.',
        ),
        pic('inn', 'Drie tegels met een herberg: 3 × 2 = 6 punten.'),
        h('Kathedralen'),
        p(
          'Een voltooide stad met minstens één kathedraal levert 3 punten op voor elke tegel en elk wapenschild. ' +
            'Blijft de stad onvoltooid, dan is die aan het eind niets waard.',
        ),
        pic('cathedral', 'Vijf tegels rond een kathedraal: 15 punten, hier voor een grote meeple.'),
        h('De grote meeple'),
        p(
          'Iedere speler heeft er een. Hij mag overal komen waar een meeple mag komen en telt voor twee bij het ' +
            'bepalen wie de meeste meeples heeft. Verder telt hij als één gewone meeple.',
        ),
      ],
    },
    traders: {
      lead:
        'Handelswaren voor wie steden voltooit, een bouwmeester die voor dubbele beurten zorgt en een varken ' +
        'dat je weiden meer waard maakt.',
      blocks: [
        h('Handelswaren'),
        p(
          'Sommige steden tonen wijn, graan of laken. Wie de tegel legt die zo’n stad voltooit, neemt voor elk ' +
            'symbool erin een fiche, van wie de stad ook is. Wie aan het eind van een soort de meeste fiches ' +
            'heeft, krijgt daarvoor 10 punten; hebben meerdere spelers er evenveel, dan krijgt ieder van hen ' +
            '10 punten.',
        ),
        pic('goods', 'Wie deze stad voltooit, neemt een graanfiche; de punten zijn voor de eigenaar.'),
        h('De bouwmeester'),
        p(
          'In plaats van een meeple mag je je bouwmeester op de gelegde tegel plaatsen, op een weg of in een ' +
            'stad waar je op een andere tegel al een meeple hebt. Telkens als je later aan die weg of stad ' +
            'verderbouwt, heb je een dubbele beurt: nog eens trekken, leggen, plaatsen en punten tellen. Meer ' +
            'dan één extra tegel per beurt krijg je nooit. De bouwmeester komt terug zodra je daar geen meeple ' +
            'meer hebt.',
        ),
        pic('builder', 'De weg gaat verder: de bouwmeester zorgt voor een dubbele beurt.'),
        h('Het varken'),
        p(
          'In plaats van een meeple mag je je varken op de gelegde tegel plaatsen, op een weide waar je al een ' +
            'boer hebt. Heb je er aan het eind de meeste boeren, alleen of gedeeld, dan krijg je 4 in plaats van ' +
            '3 punten per voltooide stad.',
        ),
        pic('pig', 'Een boer met zijn varken: 4 punten per voltooide stad.'),
      ],
    },
    hills: {
      lead:
        'Heuvels geven bij gelijke stand de doorslag, wijngaarden helpen kloosters en herders verzamelen ' +
        'schapen tot de wolf komt.',
      blocks: [
        h('Heuvels'),
        p(
          'Wordt er een heuveltegel gelegd, dan gaat er een gedekte tegel onder. Die doet niet meer mee en ' +
            'niemand bekijkt hem. Hebben spelers op een weg, in een stad of op een weide evenveel meeples, dan ' +
            'krijgen alleen zij punten die daar een meeple op een heuvel hebben. Hebben ze dat allemaal of geen ' +
            'van allen, dan krijgen ze zoals altijd allemaal het volle aantal punten.',
        ),
        pic('hill', 'Allebei één ridder; rood staat op een heuvel en krijgt als enige de punten.'),
        h('Wijngaarden'),
        p(
          'Wordt een klooster voltooid, dan levert elke wijngaard op de acht tegels eromheen 3 punten extra op. ' +
            'Een onvoltooid klooster krijgt niets voor wijngaarden.',
        ),
        pic('vineyard', 'De wijngaard in het noordwesten levert 3 punten extra op.'),
        h('De herder en zijn schapen'),
        ul(
          'In plaats van een meeple mag je je herder op een weide van de gelegde tegel plaatsen, als er op die ' +
            'hele weide nog geen herder staat. Je trekt meteen een fiche: één tot vier schapen blijven bij hem, ' +
            'de wolf jaagt hem weg.',
          'Telkens als je die weide vergroot, kies je: nog een fiche trekken of de kudde naar de stal drijven.',
          'De kudde naar de stal drijven: elke herder op die weide levert 1 punt op voor elk schaap daar, ook ' +
            'voor schapen die op tegels zijn afgebeeld. De herders gaan terug naar hun eigenaars, de fiches ' +
            'terug in de buidel.',
          'De wolf: alle schapenfiches van de weide gaan terug in de buidel, en de herders daar komen met lege ' +
            'handen terug.',
          'Kan een weide niet meer groeien, dan gaat de kudde meteen naar de stal; sluit je de weide van je ' +
            'eigen herder af, dan kies je eerst nog zoals altijd. Herders die aan het eind nog op een weide ' +
            'staan, leveren niets op.',
        ),
        pic('shepherd', 'Al vijf schapen. Nog een fiche, of naar de stal?'),
        p('Een herder is geen meeple: hij bezet geen weide en zit boeren niet in de weg.'),
      ],
    },
    wheel: {
      lead:
        'Het land begint met een groot rad. Een groot varken loopt er van sector naar sector, en waar het ' +
        'stopt, gebeurt er iets.',
      blocks: [
        h('Het radbord'),
        p(
          'Het radbord, 4 × 4 tegels groot, ligt op tafel in plaats van de starttegel. Elk vak ervan telt als ' +
            'een gelegde tegel. Op het landschap van het radbord plaats je geen figuren, maar de wegen, steden ' +
            'en weiden lopen daarbuiten door. Het grote varken begint op Fortuin.',
        ),
        pic('wheel', 'Het rad met zijn zes sectoren en negen kroonvelden.'),
        h('Als het grote varken loopt'),
        p(
          'Staat er een radsymbool met een getal op de getrokken tegel, dan loopt het grote varken dat aantal ' +
            'sectoren met de klok mee, nog voordat je de tegel legt. Alleen de sector waar het stopt, heeft effect:',
        ),
        ul(
          'Fortuin: je krijgt 3 punten.',
          'Belasting: voor elk van je ridders 1 punt per ridder van jezelf (hemzelf meegerekend) en per ' +
            'wapenschild in zijn stad.',
          'Hongersnood: voor elk van je boeren 1 punt per voltooide stad aan zijn weide, ook zonder meerderheid.',
          'Noodweer: 1 punt per meeple in je voorraad.',
          'Inquisitie: 2 punten voor elk van je monniken.',
          'Pest: te beginnen met wie aan de beurt is, neemt iedereen een meeple van het land terug (niet van een ' +
            'kroonveld), zonder punten.',
        ),
        p('Elke sector geldt voor alle spelers tegelijk; alleen Fortuin is voor wie aan de beurt is.'),
        h('Kroonvelden'),
        p(
          'In plaats van een figuur op je tegel te plaatsen, mag je een meeple op een vrij kroonveld van een ' +
            'willekeurige sector plaatsen. Stopt het grote varken daar, dan leveren de meeples op de kroonvelden ' +
            'na het effect van de sector punten op en gaan ze terug naar hun eigenaars: elk 3 punten, of 6 voor ' +
            'een meeple die alleen staat in een sector met twee kroonvelden. Aan het eind van het spel leveren ' +
            'kroonvelden niets op.',
        ),
        h('Alleen of met het basisspel'),
        p(
          'Het Rad van Fortuin is een spel op zich met 72 tegels. Bij het basisspel komen er twaalf tegels bij ' +
            'en staan er radsymbolen op zestien basistegels.',
        ),
      ],
    },
    ...of_sets,
  },
};
