// SPDX-License-Identifier: MIT
import type { Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { capital } from './capital';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/nl';
import { is_key } from './sets/joined';

const plural = counting('nl');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} en ${items[items.length - 1]!}`;

const role: Record<Terrain, string> = {
  road: 'struikrover',
  city: 'ridder',
  cloister: 'monnik',
  field: 'boer',
  ...of_sets.role,
};
const piece: Record<Piece, string> = {
  follower: 'meeple',
  ...of_sets.piece,
};
const pieces: Record<Piece, string[]> = {
  follower: ['meeple', 'meeples'],
  ...of_sets.pieces,
};

const feature: Record<ScoreFor, string> = {
  road: 'Weg',
  city: 'Stad',
  cloister: 'Klooster',
  field: 'Weide',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'weg',
  city: 'stad',
  cloister: 'klooster',
  field: 'weide',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Basisspel',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'noord' : 'zuid'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'oost' : 'west'}`);
  return parts.length === 0 ? 'bij de start' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};
const definite = (kind: Piece, on: Terrain | undefined): string =>
  `${is_key(of_sets.article, kind) ? of_sets.article[kind] : 'de'} ${figure(kind, on)}`;
const a_figure = (kind: Piece, on: Terrain | undefined): string => `een ${figure(kind, on)}`;

export const nl: Words = {
  plural,
  list,
  piece,
  ...of_sets.own,
  feature,
  terrain,
  set,
  where,
  figure,
  a_figure,
  the_figure: figure, // "Ridder terugnemen"
  colon: ': ',
  semicolon: '; ',
  title: 'Aude',
  you: 'Jij',
  tagline: 'Tegel voor tegel een eigen land.',
  intro:
    'Leg tegels, bouw wegen, steden en kloosters en zet je meeples slim in. Tegen bots, met vrienden via een ' +
    'link of samen op één apparaat. Zonder account, zonder installatie.',
  nav: {
    home: 'Start',
    learn: 'Leren',
    puzzles: 'Puzzels',
    rules: 'Regels',
    replay: 'Terugkijken',
    settings: 'Instellingen',
    skip: 'Naar de inhoud',
    menu: 'Menu',
  },
  offline: {
    intro:
      'Leg tegels, bouw wegen, steden en kloosters en zet je meeples slim in. Tegen bots of samen op één ' +
      'apparaat, ook zonder internet. Zonder account, zonder installatie.',
    here: 'Offline spelen',
    here_hint: 'Het spel draait helemaal op dit apparaat. Internet is niet nodig.',
    kept: 'Opgeslagen spellen in deze browser',
    none: 'Nog geen.',
    open: 'Opgeslagen spel openen',
    save: 'Opslaan als bestand',
    remove: 'Verwijderen',
    sure: 'Definitief verwijderen?',
    newer: 'Er is een nieuwere versie.',
    take: 'Nu bijwerken',
    not_kept:
      'Deze browser kan geen spellen opslaan (privévenster, of de opslag is vol). Je kunt doorspelen, maar na ' +
      'het sluiten van het tabblad is het spel weg.',
    understood: 'Begrepen',
  },
  home: {
    newcomer: 'Nog nooit gespeeld?',
    newcomer_hint: 'Leer het in tien minuten, op het speelveld zelf',
    daily: 'Puzzel van de dag',
    daily_hint: 'Eén plan is beter dan alle andere. Kun jij het vinden?',
    play: 'Nu spelen',
    friends: 'Met vrienden spelen',
    join: 'Zo doen vrienden mee',
    open_tables: 'Open tafels',
    player: 'Spelersprofiel',
    bots: 'Bots',
    strength: 'Niveau',
    against: (bots, level) => `Tegen ${plural(bots, 'bot', 'bots')} · ${level}`,
    your_name: 'Je naam',
    presets: 'Snel beginnen',
    preset: {
      first: ['Eerste spel', 'Het basisspel zonder boeren: wegen, steden, kloosters.'],
      classic: ['Klassiek', 'Het volledige basisspel.'],
      bigbox: ['Big Box', `Alles: ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    },
    own: 'Eigen spel',
    own_hint: 'Kies uitbreidingen, regels en spelers.',
    sets: 'Uitbreidingen',
    needs_one: `Kies ${['het basisspel', ...Object.values(of_sets.alone)].join(' of ')}.`,
    set_hint: {
      base: '72 tegels: wegen, steden, kloosters en weiden.',
      ...of_sets.set_hint,
    },
    options: 'Huisregels',
    option: {
      farmers: ['Boeren', 'Meeples mogen als boer op een weide liggen en leveren aan het eind punten op.'],
      small_city: [
        'Kleine steden leveren minder op',
        'Een voltooide stad van twee tegels levert 2 punten op in plaats van 4.',
      ],
      ...of_sets.option,
    },
    aids: [
      'Hulp',
      'Iedereen kan de weiden, de waarde van gebieden en de resterende tegels zien. Uit: een spel zonder hulp.',
    ],
    clock: 'Klok',
    clock_none: 'Geen klok',
    clock_choice: (minutes, seconds) => `${minutes}\u00a0min + ${seconds}\u00a0s per beurt`,
    seats: 'Plaatsen',
    seat_kind: { here: 'Op dit apparaat', open: 'Via link', bot: 'Bot' },
    add_seat: 'Plaats toevoegen',
    remove_seat: (n) => `Plaats ${n} verwijderen`,
    who: (n) => `Wie op plaats ${n} speelt`,
    name: 'Naam',
    name_of: (n) => `Naam voor plaats ${n}`,
    level_of: (n) => `Niveau van de bot op plaats ${n}`,
    colour_of: (n, colour) => `Kleur van plaats ${n}: ${colour}. Klik of tik om te wijzigen`,
    start: 'Tafel maken',
    me: 'Gast',
    guest: (n) => `Speler ${n}`,
    again: 'Je tafels',
  },
  colour: ['rood', 'blauw', 'groen', 'geel', 'zwart', 'roze', 'oranje', 'paars'],
  level: { easy: 'makkelijk', medium: 'normaal', hard: 'moeilijk', master: 'meester' },
  side: ['noord', 'oost', 'zuid', 'west'],
  edge: { city: 'stad', road: 'weg', field: 'weide', ...of_sets.edge },
  tile_words: (sides, marks) => `Tegel: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'een klooster in het midden',
    pennant: 'een wapenschild',
    ...of_sets.mark,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'De tafel staat klaar',
    share: 'Stuur deze link naar de anderen of laat ze de code scannen:',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
    share_button: 'Delen\u00a0…',
    qr: 'QR-code van de link naar deze tafel',
    free: 'Vrije plaats',
    deleted: '(verwijderd)',
  },
  table: {
    board: 'Het speelveld',
    map: 'Overzicht: klik of tik om daarheen te gaan',
    skip: 'Animatie overslaan',
    tap_spot: 'Kies een plek op de tegel.',
    places: (who) => `${does(who, 'Je plaatst', 'plaatst')} een figuur.`,
    worth: (now, full, complete) =>
      complete ? `levert meteen ${plural(now, 'punt', 'punten')} op` : `nu ${now} waard, voltooid ${full}`,
    field_worth: (now, full, done, all, closed) => {
      if (all === 0) return closed ? 'grenst aan geen stad en levert niets op' : 'grenst nog niet aan een stad';
      if (done === 0)
        return all === 1
          ? `nog niets waard; ${full} zodra de stad voltooid is`
          : `nog niets waard; ${full} als alle ${all} steden voltooid zijn`;
      if (done < all) return `nu ${now} waard voor ${done} van ${all} steden; ${full} als ze allemaal voltooid zijn`;
      const cities = plural(done, 'voltooide stad', 'voltooide steden');
      return closed ? `aan het eind ${now} waard voor ${cities}` : `nu ${now} waard voor ${cities}; meer met nieuwe`;
    },
    unread: (n) => plural(n, 'nieuw bericht', 'nieuwe berichten'),
    you_watch: 'Je kijkt toe',
    players: 'Spelers',
    log: 'Spelverloop',
    tiles: 'Tegels',
    chat: 'Chat',
    track: 'Scorebord',
    turn_of: (name) => `${name} is aan de beurt`,
    your_turn: 'Jij bent aan de beurt',
    your_turn_named: (name) => `${name}, jij bent aan de beurt`,
    waiting: (name) => `${name} denkt na\u00a0…`,
    drawing: 'Er wordt een tegel getrokken\u00a0…',
    place: 'Kies waar je je tegel legt.',
    place_here: 'Draai hem of leg hem hier aan.',
    lay: 'Hier leggen',
    turn: 'Draaien',
    turn_tile: 'De tegel draaien',
    deploy: 'Een meeple plaatsen?',
    keep: 'Meeple houden',
    end_turn: 'Beurt beëindigen',
    no_spot: 'Geen plek vrij voor een meeple.',
    no_piece: 'Geen meeple meer over.',
    back: 'Stap terug',
    confirm: 'Bevestigen',
    pending: (what) => `${what}: bevestig of kies een andere plek.`,
    pending_choice: (what) => `${what}: bevestig of kies iets anders.`,
    pending_pass: 'Niets geplaatst.',
    which_piece: 'Welke figuur',
    figure_on: (kind, on) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on) : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'geen tegels over' : plural(n, 'tegel over', 'tegels over')),
    pieces: (kind, n) => {
      if (n > 0) return plural(n, ...pieces[kind]);
      return `geen ${pieces[kind][kind === 'follower' ? 1 : 0]} meer`;
    },
    notice: {
      handed_over: (name) => `De host laat een bot voor ${name} verderspelen.`,
      opened: (name) => `De host heeft de plaats van ${name} vrijgegeven.`,
      out_of_time: (name) => `De tijd van ${name} is om: een bot speelt verder.`,
      declined: (name) => `${name} heeft geweigerd.`,
      resigned: (name) => `${name} geeft op. Een bot speelt verder.`,
      taken_back: (name) => `${name} heeft een beurt teruggenomen.`,
    },
    settle: 'Beëindigen of teruggaan',
    watching: (n) => plural(n, 'toeschouwer', 'toeschouwers'),
    away: 'afwezig',
    stands_in: 'een bot valt in',
    resume: 'Ik ben er weer',
    hand_over: 'Bot laten invallen',
    lost: 'Verbinding verbroken. Opnieuw verbinden\u00a0…',
    connecting: 'Verbinden\u00a0…',
    strict: 'In dit spel staat hulp uit.',
    invite: 'Uitnodigen',
    hint: 'Tip',
    fit: 'Het hele speelveld tonen',
    zoom_in: 'Inzoomen',
    zoom_out: 'Uitzoomen',
    fields: 'Weiden tonen',
    remaining: 'Resterende tegels',
    help: 'Uitleg',
    close: 'Sluiten',
    fold: 'Sluiten',
    log_empty: 'Er is nog niets gebeurd.',
    say: 'Schrijf een bericht',
    send: 'Versturen',
    at_cell: (x, y, turns) => `Vak: ${where(x, y)}; ${plural(turns, 'manier', 'manieren')} om de tegel te leggen`,
    turned_to: (degrees) => `${degrees} graden gedraaid`,
    summary: (tiles, left) => `${plural(tiles, 'tegel', 'tegels')} op tafel, nog ${left} te trekken.`,
    supply: 'Voorraad',
    points: (n) => plural(n, 'punt', 'punten'),
    remaining_hint: 'Wijs een leeg vak aan of tik erop om te zien wat er nog past.',
    fits_here: 'Wat hier nog past',
    fits_none: 'Geen enkele resterende tegel past hier.',
    unseen: (n) => plural(n, 'tegel nog niet gezien', 'tegels nog niet gezien'),
    back_to_all: 'Alle tegels',
    rematch: 'Nog een keer',
    to_rematch: 'Naar de nieuwe tafel',
    new_game: 'Nieuw spel',
    no_table: 'Deze tafel bestaat niet.',
    no_table_hint: 'Misschien is de link onvolledig.',
    ...of_sets.table,
  },
  card: {
    owner: 'Eigenaar',
    owners: 'Eigenaars',
    nobody: 'geen',
    size: 'Grootte',
    open: 'Open vakken',
    now: 'Nu waard',
    full: 'Voltooid waard',
    full_field: 'Alle steden voltooid',
    complete: () => 'voltooid',
    cities: 'Steden',
    cities_of: (done, all) => `${done} van ${all} voltooid`,
    tiles: (n) => plural(n, 'tegel', 'tegels'),
    pennants: (n) => plural(n, 'wapenschild', 'wapenschilden'),
    ...of_sets.card,
  },
  end: {
    link: 'Link naar dit spel kopiëren',
    title: 'Het spel is afgelopen',
    wins: (name) => `${name} wint`,
    you_win: 'Je hebt gewonnen!',
    next: 'Volgende',
    you_won_by: (n) => `Je wint met ${plural(n, 'punt', 'punten')} verschil`,
    you_lost_by: (n) => `Je verliest met ${plural(n, 'punt', 'punten')} verschil`,
    you_finished: (place, n) => `Je bent ${place}e, ${plural(n, 'punt', 'punten')} achter nummer één`,
    wins_by: (name, n) => `${name} wint met ${plural(n, 'punt', 'punten')} verschil`,
    best: {
      road: (n) => `Je beste weg leverde ${plural(n, 'punt', 'punten')} op`,
      city: (n) => `Je beste stad leverde ${plural(n, 'punt', 'punten')} op`,
      cloister: (n) => `Je beste klooster leverde ${plural(n, 'punt', 'punten')} op`,
      field: (n) => `Je beste weide leverde ${plural(n, 'punt', 'punten')} op`,
    },
    best_other: (n) => `Je beste score: ${plural(n, 'punt', 'punten')}`,
    share: 'Afbeelding delen',
    more: 'Alle cijfers',
    standings: 'Eindstand',
    share_win: (names) => `${names} delen de overwinning`,
    by_feature: 'Punten per onderdeel',
    over_time: 'Score tijdens het spel',
    tile_axis: (n) => plural(n, 'gelegde tegel', 'gelegde tegels'),
    replay: 'Spel terugkijken',
    record: 'Spel downloaden',
    picture: 'Afbeelding downloaden',
    analyse: 'Hoe heb ik gespeeld?',
    show: 'Uitslag tonen',
  },
  replay: {
    title: 'Terugkijken',
    drop: 'Sleep een opgeslagen spel hierheen of kies een bestand.',
    choose: 'Bestand kiezen',
    paste: 'of plak het spel als tekst',
    open: 'Openen',
    own: 'Je spellen',
    as: 'Verderspelen als',
    turn_back: 'Een beurt terug',
    turn_forward: 'Een beurt vooruit',
    first: 'Naar het begin',
    back: 'Terug',
    play: 'Afspelen',
    pause: 'Pauzeren',
    forward: 'Vooruit',
    last: 'Naar het einde',
    position: (n, all) => `Beurt ${n} van ${all}`,
    jump: 'Naar een beurt springen',
    on: 'Vanaf hier verderspelen',
    on_hint: 'Verderspelen tegen bots vanaf deze stelling.',
    bad: 'Dit bestand is geen spel van Aude.',
    refused: (where, why) =>
      `Dit spel kan niet worden afgespeeld${where === null ? '' : ` (${where.replace(/^action /, 'zet ')})`}. ${why}`,
  },
  settings: {
    title: 'Instellingen',
    language: 'Taal',
    theme: 'Weergave',
    themes: { auto: 'Automatisch', light: 'Licht', dark: 'Donker' },
    confirm: ['Zonder bevestiging', 'Geplaatste figuren staan meteen vast.'],
    pace: 'Animatiesnelheid',
    paces: { slow: 'Langzaam', normal: 'Normaal', fast: 'Snel', at_once: 'Meteen' },
    tile_size: 'Tegelgrootte tijdens het spel',
    tile_sizes: { 70: 'Klein', 90: 'Normaal', 120: 'Groot' },
    sound: ['Geluid', 'Zachte geluiden voor tegels, punten, je beurt en de chat.'],
  },
  help: {
    title: 'Bediening',
    keys: [
      ['Pijltjes', 'naar een ander vak'],
      ['R', 'de tegel draaien'],
      ['Enter', 'leggen, bevestigen'],
      ['1–9', 'kiezen waar een figuur komt'],
      ['P', 'een andere figuur'],
      ['0', 'niets plaatsen'],
      ['Esc', 'stap terug, sluiten'],
      ['F', 'weiden en van wie ze zijn'],
      ['T', 'resterende tegels'],
      ['L  C', 'spelverloop, chat'],
      ['+  −', 'inzoomen, uitzoomen'],
      ['H', 'het hele speelveld tonen'],
      ['Shift + pijltjes', 'het speelveld verschuiven'],
    ],
    touch:
      'Aanraakscherm: tik op een gemarkeerd vak, tik op de tegel in je hand om hem te draaien en tik nog eens op ' +
      'het vak om hem te leggen. Met één vinger verschuif je het speelveld, met twee zoom je.',
    mouse:
      'Muis: de tegel verschijnt waar je wijst; met de rechtermuisknop of R draai je hem, met een klik leg je ' +
      'hem. Met het muiswiel zoom je, of draai je de tegel als je die aanwijst.',
    deploy: 'De gelegde tegel verschijnt groot: kies een figuur en tik op de plek. Het gele getal is de waarde.',
    feature: 'Wijs een figuur of gebied aan, of tik erop, om te zien van wie het is en wat het waard is.',
    rules: 'De regels, per uitbreiding',
  },
  log: {
    laid: (who, place) => `${does(who, 'Je legt', 'legt')} een tegel${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who, kind, on) => `${does(who, 'Je plaatst', 'plaatst')} ${a_figure(kind, on)}.`,
    discarded: (who) => `De tegel die ${who.you ? 'je' : who.name} trok, past nergens en gaat uit het spel.`,
    returned: (who, kind) =>
      `${does(who, 'Je neemt', 'neemt')} ${kind === 'follower' ? 'een meeple' : definite(kind, undefined)} terug.`,
    scored: (names, points, what, several) =>
      `${names}: ${several ? 'elk ' : ''}${plural(points, 'punt', 'punten')} voor ${what}`,
    final_points: (names, points, several) => `${names}: ${several ? 'elk ' : ''}${plural(points, 'punt', 'punten')}`,
    final_parts: (what, count, sum) => `${what} × ${count}: ${sum}`,
    nothing: (names, what) => (names === '' ? `Geen punten voor ${what}` : `${names}: geen punten voor ${what}`),
    for: {
      road: 'een weg',
      city: 'een stad',
      cloister: 'een klooster',
      field: 'een weide',
      ...of_sets.for,
    },
    over: 'Het spel is afgelopen.',
    final: 'Eindtelling',
    sum: (text, points) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'Een struikrover bezet de weg: 1 punt per tegel.',
    city: 'Een ridder: 2 punten per tegel en wapenschild als de stad voltooid is.',
    cloister: 'Een monnik blijft tot het klooster omringd is: 9 punten.',
    field: 'Een boer blijft tot het einde: 3 punten per voltooide stad aan deze weide.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['tegel', 'tegels'],
    pennant: ['wapenschild', 'wapenschilden'],
    city: ['stad', 'steden'],
    ...of_sets.counted,
  },
  because: {
    small_city: 'Huisregel: een stad van twee tegels telt half.',
    no_city: 'De weide grenst aan geen enkele voltooide stad.',
    ...of_sets.because,
  },
  device: {
    loading: 'Spel wordt geladen…',
    game_over: 'Dit spel is afgelopen. Kijk het terug of bekijk hoe je hebt gespeeld.',
    copy_by_hand: 'De browser stond kopiëren niet toe. Kopieer de link hier:',
    outdated: 'Aude is op de server bijgewerkt. Je spel is opgeslagen: laad de pagina opnieuw om verder te gaan.',
    part_missing: 'Een deel van de pagina kon niet worden geladen. Je spel is opgeslagen: laad de pagina opnieuw.',
    reload: 'Opnieuw laden',
    persistent: 'Deze spellen blijven in de browser tot je ze verwijdert.',
    evictable:
      'Bij te weinig ruimte kan de browser deze spellen verwijderen. Sla belangrijke spellen op als bestand.',
  },
  error: {
    offline: 'De server is nu niet bereikbaar.',
    stale: 'Het spel is al verder. Kijk nog eens.',
    not_your_turn: 'Je bent niet aan de beurt.',
    illegal: 'Dat mag hier niet.',
    taken: 'Iemand was sneller: de plaats is bezet.',
    too_fast: 'Te veel verzoeken. Wacht even.',
    no_table: 'Deze tafel bestaat niet.',
    bad_name: 'Kies een naam van 1 tot 24 tekens.',
    no_aids: 'In dit spel staat hulp uit.',
    not_wanted: 'Deze tafel is voor spelers met een andere rating.',
    not_invited: 'Dit spel is voor iemand anders.',
    not_rated:
      'Een spel met rating vraagt een klok, gewone regels, geen hulp en op elke plaats een andere speler of bot.',
    storage: 'De server kon dat niet opslaan. Probeer het nog eens.',
    busy: 'De server is bezet. Probeer het zo nog eens.',
    full: 'De server is vol. Probeer het later nog eens.',
    moving: 'Deze tafel verhuist naar een andere server. Opnieuw verbinden\u00a0…',
    not_now: 'Dat kan nu niet.',
    damaged: 'De gegevens van deze tafel zijn beschadigd; hij kan niet worden geopend.',
    bad_level: 'De server kent dit botniveau niet.',
    bad_origin: 'De server accepteert geen verzoeken vanaf dit adres.',
    malformed: 'De server begreep deze pagina niet. Laad de pagina opnieuw.',
    not_allowed: 'Dat mag je hier niet doen.',
    too_long: 'Dat is te lang om te versturen.',
    too_large: 'Dat is te groot voor de server.',
    too_many: 'Te veel verbindingen vanaf jouw netwerk.',
    internal: 'Interne fout van de server. Probeer het nog eens.',
    took_too_long: 'De analyse duurde te lang. Probeer het later nog eens.',
    banned: 'Je bent van deze server verbannen.',
    muted: 'Je kunt op deze server niet chatten.',
    phrases_only: 'In spellen die meetellen moet eerst iedereen akkoord zijn met vrije chat.',
    no_analysis: 'Deze server analyseert geen spellen.',
    not_found: 'Dat bestaat niet.',
    game_over: 'Dit spel is al afgelopen.',
    other: 'Er ging iets mis. Probeer het nog eens.',
  },
  rules_what: 'Wat telt',
  missing: 'Deze pagina bestaat niet.',
};
