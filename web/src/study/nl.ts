import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('nl');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} ${Math.abs(n) === 1 ? 'punt' : 'punten'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = { city: 'de stad', road: 'de weg', cloister: 'het klooster', field: 'de weide', river: 'de rivier' };
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : `: ${plural(tiles[0], 'ongeziene tegel past', 'ongeziene tegels passen')}, niet ${tiles[1]}`;

export const nl: StudyWords = {
  points, signed, percent,
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
    errors: (errors, blunders) => errors === 0 ? 'geen fout' : `${plural(errors, 'fout', 'fouten')}${blunders === 0 ? '' : `, waarvan ${plural(blunders, 'grove', 'grove')}`}`,
    luck: (luck) => Math.abs(luck) < 0.5 ? 'Het geluk was gelijk verdeeld.' : luck > 0 ? `Geluk bracht ${points(luck)}.` : `Pech kostte ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string => (Math.abs(n) < 0.5 ? 'gelijk' : n > 0 ? `${points(n)} voor` : `${points(-n)} achter`);
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
    pass: 'geen stuk',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) => `${name} scoort meteen ${number(more, 0)} in plaats van ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) => `${name} voltooit ${the[feature]} met ${percent(more)} in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) => `${name} voltooit ${the[feature]} maar met ${percent(more)} in plaats van ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more, less) => `${The(feature)} krijgt andere eigenaars: ${number(more)} punten te verwachten in plaats van ${number(less)}.`,
    promises: (name, feature, more, less) => `${The(feature)} van ${name} belooft ${number(more)} punten in plaats van ${number(less)}.`,
    followers: (name, _feature, more, less) => `${name} houdt ${plural(more, 'meeple', 'meeples')} thuis in plaats van ${number(less, 0)}.`,
    threat: (name, feature, more, less) => `${plural(more, 'ongeziene tegel kan', 'ongeziene tegels kunnen')} anderen met ${the[feature]} van ${name} verbinden, in plaats van ${number(less, 0)}.`,
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
    fit: (tiles, unseen) => tiles === 0 ? 'Geen ongeziene tegel past: het vak blijft leeg.' : `${plural(tiles, 'tegel', 'tegels')} van ${unseen} ongeziene ${tiles === 1 ? 'past' : 'passen'}.`,
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
    theme: { finish: 'Voltooien', steal: 'Afpakken', block: 'Blokkeren', farm: 'Weiden', last_tiles: 'Laatste tegels', wheel: 'Het rad', hills: 'Heuvels', builder: 'Bouwmeester', patience: 'Geduld', claim: 'Bezetten' },
  },
};
