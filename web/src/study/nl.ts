import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('nl');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} ${Math.abs(n) === 1 ? 'punt' : 'punten'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = {
  city: 'de stad',
  road: 'de weg',
  cloister: 'het klooster',
  field: 'de weide',
  river: 'de rivier',
};
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : `: ${plural(tiles[0], 'ongeziene tegel past', 'ongeziene tegels passen')}, niet ${tiles[1]}`;

export const nl: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Sleep een partij hierheen om haar te laten beoordelen, of kies een bestand.',
    working: (done, all) => `Zet ${done} van ${all} wordt bekeken …`,
    stop: 'Stoppen',
    go_on: 'Verder',
    failed: 'De analyse is gestopt.',
    win: 'Winstkans',
    points_scale: 'Verwachte punten',
    graph: (what) => `${what} in de loop van het spel. Druk om naar een zet te gaan.`,
    tabs: { summary: 'Overzicht', moments: 'Keerpunten', move: 'Deze zet' },
    summary: 'Hoe iedereen speelde',
    played: ['met nog veel te leren', 'met ups en downs', 'degelijk', 'sterk', 'meesterlijk'],
    so: (name, how) => `${name} speelde ${how}.`,
    lost: (each, decisions) => `${number(each, 2)} punt verloren per beslissing (${decisions})`,
    errors: (errors, blunders) =>
      errors === 0
        ? 'geen fout'
        : `${plural(errors, 'fout', 'fouten')}${blunders === 0 ? '' : `, waarvan ${plural(blunders, 'grove', 'grove')}`}`,
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Het geluk was gelijk verdeeld.'
        : luck > 0
          ? `Geluk bracht ${points(luck)}.`
          : `Pech kostte ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'gelijk' : n > 0 ? `${points(n)} voor` : `${points(-n)} achter`;
      return `${over ? 'Aan het eind' : 'Te verwachten'}: ${how(margin)}; zonder geluk ${how(adjusted)}.`;
    },
    moments: 'Wat het meest telde',
    no_moments: 'Niemand verloor een punt met één beslissing, en het toeval was voor iedereen gelijk.',
    moment: {
      error: (name, size) => `${name} verliest ${points(size)}`,
      blunder: (name, size) => `${name} verliest ${points(size)}: een grove fout`,
      lucky: (name, size) => `${name} trekt met geluk: ${signed(size)}`,
      unlucky: (name, size) => `${name} trekt met pech: ${signed(size)}`,
    },
    at: (n) => `zet ${n}`,
    next_moment: 'Naar het volgende keerpunt',
    previous_moment: 'Naar het vorige keerpunt',
    to_act: (name) => `${name} beslist`,
    drawn: (name, luck) => `${name} heeft deze tegel getrokken: ${signed(luck)} punt geluk`,
    plans: 'De beste plannen',
    thinking: 'Er wordt nagedacht …',
    forced: 'Hier valt niets te kiezen.',
    nothing: 'Hier beslist het toeval.',
    over: 'Hier is het spel afgelopen.',
    best: 'het beste',
    as_played: 'gespeeld',
    loses: (loss) => (loss < 0.05 ? 'even goed' : `−${number(loss)}`),
    verdict: {
      best: 'Beter kon niet.',
      good: (loss) => `Bijna het beste: ${points(loss)} minder.`,
      error: (loss) => `Een fout: ${points(loss)} verloren.`,
      blunder: (loss) => `Een grove fout: ${points(loss)} verloren.`,
    },
    exact: 'Tot het eind uitgerekend.',
    give_or_take: (error) => `Op ${points(error)} nauwkeurig.`,
    why: 'Waarom het beste beter is',
    why_first: 'Waarom dit het beste is',
    play_plan: (rank) => `Plan ${rank} op het bord spelen`,
    try: 'Een zet proberen',
    trying: 'Leg de tegel waar je wilt: het spel zelf blijft zoals het was.',
    which_tile: 'Welke tegel komt nu?',
    which_token: 'Welk fiche komt nu?',
    draw_any: 'Het toeval trekt',
    as_it_came: 'zoals in het spel',
    lines: 'Geprobeerde zetten',
    line: (n, moves) => `Vanaf zet ${n}: ${plural(moves, 'zet', 'zetten')}`,
    back_to_game: 'Terug naar het spel',
    forget: 'Deze zetten vergeten',
    pass: 'geen figuur',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) =>
      `${name} scoort meteen ${number(more, 0)} in plaats van ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) =>
      `${name} voltooit ${the[feature]} met ${percent(more)} in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) =>
      `${name} voltooit ${the[feature]} maar met ${percent(more)} in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more) => `${The(feature)} wisselt van eigenaar: dat is ${points(more)} waard.`,
    promises: (name, feature, more, less) =>
      `${The(feature)} van ${name} belooft ${number(more)} punten in plaats van ${number(less)}.`,
    followers: (name, _feature, more, less) =>
      `${name} houdt ${plural(more, 'meeple', 'meeples')} thuis in plaats van ${number(less, 0)}.`,
    threat: (name, feature, more, less) =>
      `${plural(more, 'ongeziene tegel kan', 'ongeziene tegels kunnen')} anderen met ${the[feature]} van ${name} verbinden, in plaats van ${number(less, 0)}.`,
  },
  no_why: 'Veel kleine dingen: in zijn geheel staat het bord beter.',
  hint: {
    thinking: 'Er wordt nagedacht …',
    where: 'Kijk hier.',
    show: 'Laat zien hoe',
    why: 'Waarom?',
    close: 'De tip sluiten',
  },
  odds: {
    title: 'Wat de zak voor dit vak heeft',
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Geen ongeziene tegel past: het vak blijft leeg.'
        : `${plural(tiles, 'tegel', 'tegels')} van ${unseen} ongeziene ${tiles === 1 ? 'past' : 'passen'}.`,
    next: (chance) => `De volgende tegel past met ${percent(chance)}.`,
    seat: (name, chance) => `${name} trekt er nog een: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Puzzels',
    daily: 'Puzzel van de dag',
    task: (name) => `${name} is aan zet: vind het plan dat beter is dan alle andere.`,
    solved: 'Opgelost! Dat is het plan.',
    wrong: 'Niet het beste plan. Een ander is minstens drie punten beter.',
    solution: 'De oplossing',
    again: 'Nog een keer',
    reveal: 'Toon de oplossing',
    next: 'Volgende puzzel',
    another: 'Een andere puzzel',
    lead: (lead) => `Het is ${points(lead)} beter dan elk ander plan.`,
    surely: (least) => `Zeker ${points(least)} of meer.`,
    rating: 'Rating',
    streak: (n) => `Dagpuzzels op rij: ${n}`,
    tried: (solved, tried) => `${solved} van ${tried} in één keer opgelost.`,
    kept: 'Alleen in deze browser bewaard.',
    any_theme: 'Alle thema’s',
    any_grade: 'Alle graden',
    grade: ['heel makkelijk', 'makkelijk', 'gemiddeld', 'moeilijk', 'heel moeilijk'],
    theme: {
      finish: 'Voltooien',
      steal: 'Afpakken',
      block: 'Blokkeren',
      farm: 'Weiden',
      last_tiles: 'Laatste tegels',
      wheel: 'Het rad',
      hills: 'Heuvels',
      builder: 'Bouwmeester',
      patience: 'Geduld',
      claim: 'Bezetten',
    },
  },
  lessons: {
    title: 'Leren spelen',
    lead: 'Korte lessen op het bord, een of twee minuten elk. Doe wat gevraagd wordt; de rest gaat vanzelf.',
    sets: 'De uitbreidingen',
    done: 'gedaan',
    again: 'Nog een keer',
    next: 'Verder',
    all: 'Alle lessen',
    keep: 'Je hoeft geen meeple te plaatsen: houd hem.',
    missed: 'Dat mag ook, maar hier willen we iets anders. Probeer het nog eens.',
    missed_turn: 'Het vak klopt. Draai eerst de tegel: tik op de tegel in je hand.',
    course: {
      lay: {
        title: 'Een tegel leggen',
        steps: [
          'Elke beurt leg je de getrokken tegel. De zijden moeten passen: weg aan weg, weide aan weide. Tik op het gemarkeerde vak en leg de tegel.',
          'Nu zou je een meeple op de tegel kunnen plaatsen. Houd hem deze keer.',
          'Aude heeft een stad voltooid. Jouw tegel heeft een bocht: draai hem zo dat de weg naar het zuiden verdergaat en leg hem.',
          '',
        ],
        done: 'Zo begint elke beurt: de zijden passen, draaien mag je zoals je wilt.',
      },
      road: {
        title: 'Wegen',
        steps: [
          'Deze weg begint bij het dorp. Maak hem langer: leg de tegel ten oosten ervan.',
          'Plaats je meeple op de weg. Hij is nu een struikrover en de weg is van jou.',
          'De kruising beëindigt de weg. Leg hem aan het andere eind.',
          '',
        ],
        done: 'De weg is klaar: 1 punt voor elk van de 3 tegels. Je meeple komt terug en kan weer geplaatst worden.',
      },
      city: {
        title: 'Steden',
        steps: [
          'De starttegel heeft een stad in het noorden. Draai de tegel zo dat de muren passen en leg hem daar.',
          'Plaats je meeple in de stad. Hij is nu een ridder.',
          'Deze tegel sluit de stad. Leg hem bovenaan.',
          '',
        ],
        done: 'Een voltooide stad brengt 2 punten per tegel en 2 extra per schild: hier 6 punten.',
      },
      cloister: {
        title: 'Kloosters',
        steps: [
          'Leg het klooster in het midden.',
          'Plaats je meeple in het klooster. Hij is nu een monnik.',
          'Er ontbreekt nog één tegel rondom. Leg hem daar, wegen naar buiten.',
          '',
        ],
        done: 'Een klooster met acht buren brengt 9 punten.',
      },
      farmer: {
        title: 'Boeren',
        steps: [
          'Hier staat een voltooide stad. Leg de weg ernaast.',
          'Ten noorden van de weg ligt de weide van deze stad. Leg je meeple daar neer: een boer.',
        ],
        done: 'Een boer blijft tot het eind. Dan brengt elke voltooide stad aan de weide 3 punten voor wie daar de meeste boeren heeft.',
      },
      final: {
        title: 'Het einde van het spel',
        steps: [
          'Je hebt een ridder in een stad die niet af is. Dit is de laatste tegel: leg het klooster ten zuiden van de start.',
          'Plaats nog een monnik. Hij telt ook zonder acht buren.',
        ],
        done: 'Aan het eind telt ook wat niet af is: 1 punt per tegel van een weg of stad, en een klooster 1 voor zichzelf en elke tegel eromheen.',
      },
      river: {
        title: 'De Rivier',
        steps: [
          'Met de rivier zijn de eerste tegels water. Leg deze zo dat de rivier verdergaat.',
          'Niemand staat in het water. Maar op de tegel is een stad: plaats een ridder.',
          'De rivier is naar het zuiden gebogen. Leg het volgende stuk.',
          '',
        ],
        done: 'Als de rivier het meer heeft bereikt, volgen de gewone tegels.',
      },
      inns: {
        title: 'Herbergen & Kathedralen',
        steps: [
          'Een weg met een herberg aan een meer. Leg hem ten oosten van het dorp.',
          'Plaats je grote meeple als struikrover. Hij telt voor twee.',
          'Voltooi de weg met de kruising.',
          '',
        ],
        done: 'Met een herberg telt elke tegel van een voltooide weg 2: 6 punten. Aan het eind niet af telt hij niets. Kathedralen doen hetzelfde met steden: 3 punten per tegel.',
      },
      traders: {
        title: 'Kooplieden & Bouwmeesters',
        steps: [
          'Deze stad heeft een vat wijn. Leg haar zo dat de muren passen.',
          'Plaats een ridder.',
          'Maak de stad langer.',
          'Nu je bouwmeester: plaats hem in dezelfde stad. Als je die voortzet, krijg je nog een tegel.',
          'Voltooi de stad.',
          '',
        ],
        done: '8 punten, een vat wijn voor het voltooien, en dankzij de bouwmeester nog een tegel. Wie van een soort goederen het meest heeft, krijgt aan het eind 10 punten.',
      },
      hills: {
        title: 'Schapen & Heuvels',
        steps: [
          'Leg de weg: het gaat om de weide ernaast.',
          'Plaats je herder op de weide ten noorden van de weg. Hij trekt een fiche: schapen of de wolf.',
          'Twee schapen! Maak de weide groter: leg de tegel in het oosten.',
          '',
          'Je weide is gegroeid: nog een fiche of de kudde naar huis? Breng haar thuis voordat de wolf komt.',
        ],
        done: 'Elk schaap is 1 punt. En een meeple op een heuvel wint bij gelijke stand.',
      },
      wheel: {
        title: 'Het Rad van Fortuin',
        steps: [
          'In het midden ligt het grote rad. Leg deze tegel aan de noordrand.',
          'Je mag ook een meeple op een kroonveld van het rad plaatsen. Kies Belasting.',
        ],
        done: 'Aude trok een tegel met een getal: zoveel stappen loopt het varken. Het stopte bij Belasting en jouw meeple op de kroon bracht 6 punten.',
      },
    },
  },
};
