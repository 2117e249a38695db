// SPDX-License-Identifier: MIT
import { capital, uncapital } from '../i18n/capital';
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';
import { study as of_sets } from './sets/nl';

const plural = counting('nl');
const number_word = ['', 'Eén', 'Twee', 'Drie'];
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
// Above 0 and up to 1, as printed, Dutch says "punt".
const points = (n: number, digits = 1): string => {
  const size = Math.abs(Number(n.toFixed(digits)));
  return `${number(n, digits)} ${size > 0 && size <= 1 ? 'punt' : 'punten'}`;
};
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const the: Record<Terrain, string> = {
  city: 'de stad',
  road: 'de weg',
  cloister: 'het klooster',
  field: 'de weide',
  ...of_sets.the,
};
const The = (feature: Terrain): string => capital(the[feature]);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : ` (${plural(tiles[0], 'passende tegel', 'passende tegels')} in plaats van ${tiles[1]})`;
// "je stad", "de stad van Anna".
const owned = (who: Who, feature: Terrain): string =>
  who.you ? the[feature].replace(/^(de|het) /, 'je ') : `${the[feature]} van ${who.name}`;

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `waarschijnlijk ${points(likely, 0)}`
    : `${points(sure, 0)} zeker${likely > sure ? `, waarschijnlijk worden het er ${likely}` : ''}`;

export const nl: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Sleep een opgeslagen spel hierheen om het te laten analyseren, of kies een bestand.',
    working: (done, all) => `Beurt ${done} van ${all} wordt geanalyseerd\u00a0…`,
    stop: 'Stoppen',
    go_on: 'Hervatten',
    failed: 'De analyse is mislukt.',
    win: 'Winstkans',
    points_scale: 'Punten in zicht',
    scale: 'In de grafiek tonen',
    graph: (what) => `${what} in de loop van het spel. Klik of tik om naar een beurt te gaan.`,
    position: (turn, all) => (turn === 0 ? 'Begin' : `Beurt ${turn} van ${all}`),
    jump: 'Naar een beurt gaan',
    legend: {
      title: 'Legenda',
      error: 'Fout: minstens 1 punt verloren',
      blunder: 'Grove fout: minstens 4 punten verloren',
      lucky: 'Gunstige tegel: minstens 3 punten',
      unlucky: 'Ongunstige tegel: minstens 3 punten',
      rank: 'Op het speelveld: een voorgestelde zet. Hoe groener, hoe beter',
      played: 'Gestreept kader: de gespeelde zet',
    },
    tabs: { summary: 'Overzicht', moments: 'Keerpunten', move: 'Deze zet' },
    summary: 'Hoe iedereen speelde',
    played: ['nog onwennig', 'wisselvallig', 'degelijk', 'sterk', 'meesterlijk'],
    so: (who, how) => `${does(who, 'Je speelde', 'speelde')} ${how}.`,
    lost: (each, decisions) =>
      `Gemiddeld ${points(each, 2)} verloren per beslissing (${plural(decisions, 'beslissing', 'beslissingen')})`,
    played_like: (rating, error) => `Gespeeld als een bot met rating ${rating} ± ${error}.`,
    kinds: {
      cities: 'steden',
      roads: 'wegen',
      cloisters: 'kloosters',
      fields: 'weiden',
      joining: 'verbinden',
      followers: 'meeples',
      other: 'overig',
    },
    kind_lost: (kind, lost) => `${kind} ${number(lost)}`,
    no_decisions: 'Geen beslissingen om te analyseren.',
    lost_by: (kinds) => `Punten verloren door fouten: ${kinds.join('; ')}.`,
    lost_when: (early, middle, late) =>
      `Per beslissing verloren: ${number(early, 2)} aan het begin; ${number(middle, 2)} halverwege; ` +
      `${number(late, 2)} aan het eind.`,
    trend: 'Hoe je in de loop van de tijd speelt',
    last_games: (n, rating, error) =>
      `Je laatste ${n} geanalyseerde spellen: als een bot met rating ${rating} ± ${error}.`,
    games_before: (n, rating, error) => `De ${n} daarvoor: ${rating} ± ${error}.`,
    equals: 'De winstkans gaat ervan uit dat iedereen even sterk is.',
    by_ratings: (players) => `De winstkans houdt rekening met de ratings: ${players.join(', ')}.`,
    deepen: 'Grondig analyseren',
    deep_takes: 'Duurt een paar minuten',
    errors: (errors, blunders) => {
      if (errors === 0) return 'geen fouten';
      if (errors === blunders) return plural(blunders, 'grove fout', 'grove fouten');
      const all = plural(errors, 'fout', 'fouten');
      return blunders === 0 ? all : `${all}, waarvan ${blunders} grove`;
    },
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Geluk en pech hielden elkaar in evenwicht.'
        : luck > 0
          ? `Geluk leverde ${points(luck)} op.`
          : `Pech kostte ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number, digits: number): string =>
        Math.abs(n) < 0.5 ? 'gelijk' : `${points(Math.abs(n), digits)} ${n > 0 ? 'voorsprong' : 'achterstand'}`;
      return (
        `${over ? 'Eindstand' : 'Verwachte eindstand'}: ${how(margin, over ? 0 : 1)}; zonder geluk ` +
        `${how(adjusted, 1)}.`
      );
    },
    // What is shown first: whose, then one sentence with the points.
    highlights: (n) => (n === 1 ? 'Eén moment' : `${number_word[n] ?? n} momenten`),
    more_highlights: (n) => (n === 1 ? 'Nog één moment' : `Nog ${number_word[n]?.toLowerCase() ?? n} momenten`),
    turn: (n) => `beurt ${n}`,
    highlight: {
      costliest: (who) => (who.you ? 'Je duurste fout' : `De duurste fout van ${who.name}`),
      best: (who) => (who.you ? 'Je beste zet' : `De beste zet van ${who.name}`),
      lucky: (who) => (who.you ? 'Je gelukkigste tegel' : `De gelukkigste tegel van ${who.name}`),
      unlucky: (who) => (who.you ? 'Je ongelukkigste tegel' : `De ongelukkigste tegel van ${who.name}`),
    },
    further_highlight: {
      costliest: (who) => `Nog een fout van ${who.you ? 'jou' : who.name}`,
      best: (who) => `Nog een goede zet van ${who.you ? 'jou' : who.name}`,
      lucky: (who) => `Nog een gelukkige tegel van ${who.you ? 'jou' : who.name}`,
      unlucky: (who) => `Nog een ongelukkige tegel van ${who.you ? 'jou' : who.name}`,
    },
    highlight_size: {
      costliest: (size) => `Die kostte ${points(size)}.`,
      best: (size) => `Die is ${points(size)} beter dan de op één na beste.`,
      lucky: (size) => `Die was ${points(size)} meer waard dan een gemiddelde tegel.`,
      unlucky: (size) => `Die was ${points(-size)} minder waard dan een gemiddelde tegel.`,
    },
    moments: 'Keerpunten',
    no_moments:
      'Niemand verloor met één beslissing een punt of meer, en niemand had bij het trekken veel geluk of pech.',
    moment: {
      error: (who, size) => `${who.you ? 'Je fout' : `Fout van ${who.name}`}: ${points(size)} verloren`,
      blunder: (who, size) => `${who.you ? 'Je grove fout' : `Grove fout van ${who.name}`}: ${points(size)} verloren`,
      lucky: (who, size) => `${does(who, 'Je trekt', 'trekt')} gunstig: ${signed(size)}`,
      unlucky: (who, size) => `${does(who, 'Je trekt', 'trekt')} ongunstig: ${signed(size)}`,
    },
    next_moment: 'Volgende keerpunt',
    previous_moment: 'Vorige keerpunt',
    to_act: (who) => `${does(who, 'Jij bent', 'is')} aan zet`,
    drawn: (who, luck) => `${does(who, 'Je trok', 'trok')} deze tegel (geluk: ${signed(luck)} punten)`,
    plans: 'De beste zetten',
    thinking: 'Even nadenken\u00a0…',
    forced: 'Er is maar één zet mogelijk.',
    nothing: 'Er wordt getrokken: er valt niets te beslissen.',
    over: 'Het spel is afgelopen.',
    best: 'beste',
    as_played: 'gespeeld',
    loses: (loss) => (loss < 0.05 ? 'even goed' : `−${number(loss)}`),
    verdict: {
      best: 'De beste zet.',
      good: (loss) => `Bijna het beste: ${points(loss)} minder.`,
      error: (loss) => `Een fout: ${points(loss)} verloren.`,
      blunder: (loss) => `Een grove fout: ${points(loss)} verloren.`,
    },
    exact: 'Tot het eind doorgerekend.',
    give_or_take: (error) => `±${points(error)}.`,
    why: 'Waarom de beste zet beter is',
    why_first: 'Waarom dit de beste zet is',
    play_plan: (rank) => `Zet ${rank} op het speelveld spelen`,
    try: 'Een zet proberen',
    trying: 'Leg de tegel waar je wilt. Het opgeslagen spel verandert niet.',
    which_tile: 'Kies de volgende tegel',
    ...of_sets.analysis,
    draw_any: 'Willekeurig',
    as_it_came: 'zoals in het spel',
    lines: 'Varianten',
    line: (n, turns) => `Vanaf beurt ${n}: ${plural(turns, 'beurt', 'beurten')}`,
    back_to_game: 'Terug naar het spel',
    forget: 'Variant verwijderen',
    pass: 'geen figuur',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${does(who, 'Je krijgt', 'krijgt')} meteen ${points(more, 0)} in plaats van ${number(less, 0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${does(who, 'Je hebt', 'heeft')} ${percent(more)} kans om ${the[feature]} te voltooien, ` +
      `in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${does(who, 'Je hebt', 'heeft')} nog maar ${percent(more)} kans om ${the[feature]} te voltooien, ` +
      `in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `${The(feature)} wisselt van eigenaar: dat is ${points(more)} waard.`,
    promises: (who, feature, more, less) =>
      `${The(feature)} is voor ${who.you ? 'jou' : who.name} naar verwachting ` +
      `${points(more)} waard in plaats van ${number(less)}.`,
    followers: (who, _feature, more, less) =>
      `${does(who, 'Je houdt', 'houdt')} ${plural(more, 'meeple', 'meeples')} in voorraad ` +
      `in plaats van ${number(less, 0)}.`,
    threat: (who, feature, more, less) =>
      `Met ${plural(more, 'tegel', 'tegels')} in plaats van ${number(less, 0)} kunnen anderen ` +
      `bij ${owned(who, feature)} aansluiten.`,
    sets: (who, _feature, more, less) =>
      `De uitbreidingen zijn voor ${who.you ? 'jou' : who.name} naar verwachting ` +
      `${points(more)} waard in plaats van ${number(less)}.`,
    later: (who, _feature, more, less) =>
      `Latere gebieden zijn voor ${who.you ? 'jou' : who.name} naar verwachting ` +
      `${points(more)} waard in plaats van ${number(less)}.`,
    rest: (_who, _feature, more) =>
      more < 0
        ? `Veel kleine nadelen kosten samen ${points(-more)}.`
        : `Veel kleine voordelen zijn samen ${points(more)} waard.`,
  },
  against: (sentence, name) => `Daartegenover staat: ${uncapital(sentence, name)}`,
  no_why: 'Veel kleine verschillen: alles bij elkaar is de stelling beter.',
  line: {
    show: 'Beste vervolg tonen',
    title: 'Het beste vervolg',
    draws: (who) => `${does(who, 'Je trekt', 'trekt')} een van deze tegels.`,
    odds: 'Onder elke tegel: hoe waarschijnlijk hij is en hoeveel punten beter of slechter dan gemiddeld.',
    average: 'Gemiddelde tegel',
    next: 'Deze zet spelen',
    end: 'Hier stoppen',
  },
  guide: {
    title: 'Je eerste spel',
    lead:
      'Een kort spel van 16 tegels tegen een makkelijke tegenstander. In elke beurt vertelt de coach ' +
      'wat er gebeurd is en waar je op kunt letten.',
    place: 'Jij bent aan zet. Leg de tegel op een van de gemarkeerde vakken.',
    deploy: 'Nu mag je een figuur op deze tegel zetten, of hem houden.',
    wait: 'Je tegenstander denkt na.',
    tip: (idea) => `Tip: ${idea}`,
    show: 'Laat zien',
  },
  idea: {
    scores: (feature, sure) => `De tegel voltooit ${the[feature]}: meteen ${points(sure, 0)}.`,
    claims: (figure, sure, likely) => `${capital(figure)} op deze plek: ${likely_points(sure, likely)}.`,
    extends: (feature, sure, likely) =>
      `${capital(the[feature].replace(/^(de|het) /, 'je '))} groeit: ${likely_points(sure, likely)}.`,
    keeps: 'Hier is niets een meeple waard. Houd hem achter de hand voor iets beters.',
  },
  hint: {
    thinking: 'Even nadenken\u00a0…',
    where: 'Kijk naar dit deel van het speelveld.',
    about: 'Waar gaat het om?',
    show: 'Zet tonen',
    why: 'Waarom dit beter is dan de volgende zet',
    close: 'De tip sluiten',
  },
  odds: {
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Geen van de resterende tegels past: dit vak blijft leeg.'
        : `${tiles} van de ${unseen} resterende tegels ${tiles === 1 ? 'past' : 'passen'}.`,
    next: (chance) => `Kans dat de volgende tegel past: ${percent(chance)}.`,
    seat: (name, chance) => `Kans dat ${name} er nog een trekt: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Puzzels',
    daily: 'Puzzel van de dag',
    task: (name) => `${name} is aan zet: vind de zet die beter is dan alle andere.`,
    solved: 'Opgelost! Dat is de beste zet.',
    wrong: 'Niet de beste zet. Een andere is minstens drie punten beter.',
    solution: 'De oplossing',
    worse: (lost) => `Jouw zet kost ongeveer ${points(lost)}.`,
    why_worse: 'Waarom een andere zet beter is',
    again: 'Nog een keer',
    reveal: 'Oplossing tonen',
    next: 'Volgende puzzel',
    another: 'Een andere puzzel',
    lead: (lead) => `Die is ${points(lead)} beter dan elke andere zet.`,
    surely: (least) => `In elk geval minstens ${points(least)}.`,
    rating: 'Rating',
    streak: (n) => `Dagpuzzels op rij: ${n}`,
    tried: (solved, tried) => `${solved} van de ${tried} in één keer opgelost.`,
    kept: 'Alleen in deze browser opgeslagen.',
    rush: 'Drie minuten',
    rush_lead: 'Los er in drie minuten zo veel mogelijk op.',
    rush_solved: (n) => `${n} opgelost`,
    rush_best: (n) => `Jouw record: ${n}`,
    rush_stop: 'Stoppen',
    any_theme: 'Alle thema’s',
    which_theme: 'Thema',
    any_grade: 'Alle niveaus',
    which_grade: 'Niveau',
    grade: ['heel makkelijk', 'makkelijk', 'gemiddeld', 'moeilijk', 'heel moeilijk'],
    theme: {
      finish: 'Voltooien',
      steal: 'Afpakken',
      block: 'Blokkeren',
      spoil: 'Dwarsbomen',
      farm: 'Weiden',
      farm_late: 'Late boeren',
      last_tiles: 'Laatste tegels',
      patience: 'Geduld',
      claim: 'Bezetten',
      ...of_sets.theme,
    },
  },
  lessons: {
    title: 'Leren spelen',
    lead: 'Korte lessen op het speelveld van een à twee minuten. Doe wat er staat; de rest gaat vanzelf.',
    sets: 'De uitbreidingen',
    done: 'gedaan',
    again: 'Les herhalen',
    next: 'Verder',
    all: 'Alle lessen',
    keep: 'Je hoeft geen meeple te plaatsen: houd hem in je voorraad.',
    missed: 'Dat mag ook, maar hier is iets anders de bedoeling. Probeer het nog eens.',
    missed_turn: 'Het vak klopt. Draai eerst de tegel: [tik|klik] op de tegel in je hand.',
    course: {
      lay: {
        title: 'Een tegel leggen',
        steps: [
          'Elke beurt leg je de tegel die je hebt getrokken. De zijden moeten aansluiten: weg aan weg, stad aan ' +
            'stad, weide aan weide. [Tik|Klik] op het gemarkeerde vak en leg de tegel.',
          'Nu zou je een meeple op de tegel kunnen plaatsen. Houd hem deze keer.',
          'Aude heeft een stad voltooid. Jouw tegel heeft een bocht: draai hem zo dat de weg naar het zuiden ' +
            'verdergaat en leg hem.',
          '',
        ],
        done: 'Zo begint elke beurt: draai de tegel zoals je wilt, als de zijden maar aansluiten.',
      },
      road: {
        title: 'Wegen',
        steps: [
          'Deze weg begint bij het dorp. Maak hem langer: leg de tegel ten oosten ervan.',
          'Plaats je meeple op de weg. Hij is nu een struikrover en de weg is van jou.',
          'Met deze kruising eindigt de weg. Leg de tegel aan het andere eind.',
          '',
        ],
        done: 'De weg is voltooid: 1 punt voor elk van de 3 tegels. Je meeple komt terug in je voorraad.',
      },
      city: {
        title: 'Steden',
        steps: [
          'De starttegel heeft een stad in het noorden. Draai de tegel zo dat de muren aansluiten en leg hem daar.',
          'Plaats je meeple in de stad. Hij is nu een ridder.',
          'Deze tegel voltooit de stad. Leg hem bovenaan.',
          '',
        ],
        done: 'Een voltooide stad levert 2 punten per tegel op en 2 extra per wapenschild: hier 6 punten.',
      },
      cloister: {
        title: 'Kloosters',
        steps: [
          'Leg het klooster in het midden.',
          'Plaats je meeple in het klooster. Hij is nu een monnik.',
          'Rondom het klooster ontbreekt nog één tegel. Leg hem daar, met de wegen naar buiten.',
          '',
        ],
        done: 'Een klooster dat door acht tegels omringd is, levert 9 punten op.',
      },
      farmer: {
        title: 'Boeren',
        steps: [
          'Hier staat een voltooide stad. Leg de weg ernaast.',
          'Ten noorden van de weg ligt de weide van deze stad. Leg je meeple daar neer: hij is nu een boer.',
        ],
        done:
          'Een boer blijft tot het eind liggen. Dan levert elke voltooide stad aan de weide 3 punten op voor ' +
          'wie daar de meeste boeren heeft.',
      },
      final: {
        title: 'Het einde van het spel',
        steps: [
          'Je hebt een ridder in een onvoltooide stad. Dit is de laatste tegel: leg het klooster ten zuiden van ' +
            'de starttegel.',
          'Plaats nog een monnik. Hij levert punten op, ook al is het klooster niet omringd.',
        ],
        done:
          'Aan het eind telt ook wat onvoltooid is: een weg of stad 1 punt per tegel (en per wapenschild), een ' +
          'klooster 1 punt plus 1 per tegel eromheen.',
      },
      ...of_sets.course,
    },
  },
};
