// SPDX-License-Identifier: MIT
import type { Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { capital } from './capital';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/de';
import { is_key } from './sets/joined';

const plural = counting('de');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]!}`;

const role: Record<Terrain, string> = {
  road: 'Wegelagerer',
  city: 'Ritter',
  cloister: 'Mönch',
  field: 'Bauer',
  ...of_sets.role,
};
const piece: Record<Piece, string> = {
  follower: 'Meeple',
  ...of_sets.piece,
};
const pieces: Record<Piece, string[]> = {
  follower: ['Meeple', 'Meeple'],
  ...of_sets.pieces,
};

const feature: Record<ScoreFor, string> = {
  road: 'Straße',
  city: 'Stadt',
  cloister: 'Kloster',
  field: 'Wiese',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'Straße',
  city: 'Stadt',
  cloister: 'Kloster',
  field: 'Wiese',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Grundspiel',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'Nord' : 'Süd'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'Ost' : 'West'}`);
  return parts.length === 0 ? 'Start' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};

// "einen Ritter", "den großen Bauern", "ein Schwein".
const accusative = (kind: Piece, on: Terrain | undefined, definite = false): string => {
  if (is_key(of_sets.accusative, kind)) return of_sets.accusative[kind](definite);
  const article = definite ? 'den' : 'einen';
  if (kind !== 'follower') return `${article} ${piece[kind]}`;
  return `${article} ${on === 'field' ? 'Bauern' : (role_on(on) ?? piece.follower)}`;
};
const the_figure = (kind: Piece, on: Terrain): string => {
  const as = is_key(of_sets.as_role, kind) ? role_on(on) : null;
  return `${accusative(kind, on, true)}${as === null ? '' : ` (${as})`}`;
};

// "kein Schwein mehr": only meeples are several.
const none: Record<Piece, string> = {
  follower: 'keine Meeple mehr',
  ...of_sets.none,
};

export const de: Words = {
  plural,
  list,
  piece,
  ...of_sets.own,
  feature,
  terrain,
  set,
  where,
  figure,
  a_figure: accusative,
  the_figure,
  colon: ': ',
  semicolon: '; ',
  title: 'Aude',
  you: 'Du',
  tagline: 'Karte für Karte eine eigene Landschaft.',
  intro:
    'Karten legen, Straßen, Städte und Klöster bauen und die Meeple geschickt einsetzen. Gegen Bots, mit ' +
    'Freunden per Link oder gemeinsam an einem Gerät. Ohne Konto, ohne Installation.',
  nav: {
    home: 'Start',
    learn: 'Lernen',
    puzzles: 'Rätsel',
    rules: 'Regeln',
    replay: 'Nachspielen',
    settings: 'Einstellungen',
    skip: 'Zum Inhalt',
    menu: 'Menü',
  },
  offline: {
    intro:
      'Karten legen, Straßen, Städte und Klöster bauen und die Meeple geschickt einsetzen. Gegen Bots oder ' +
      'gemeinsam an einem Gerät, auch ohne Netz. Ohne Konto, ohne Installation.',
    here: 'Offline spielen',
    here_hint: 'Alles läuft auf dieser Seite, nur auf diesem Gerät. Keine Verbindung nötig.',
    kept: 'In diesem Browser gespeicherte Partien',
    none: 'Noch keine.',
    open: 'Gespeicherte Partie öffnen',
    save: 'Als Datei speichern',
    remove: 'Löschen',
    sure: 'Endgültig löschen?',
    newer: 'Eine neuere Version ist bereit.',
    take: 'Jetzt aktualisieren',
    not_kept:
      'Dieser Browser kann keine Partien speichern (privates Fenster, oder der Speicher ist voll). Du kannst ' +
      'weiterspielen, aber nach dem Schließen des Tabs ist die Partie weg.',
    understood: 'Verstanden',
  },
  home: {
    newcomer: 'Noch nie gespielt?',
    newcomer_hint: 'In zehn Minuten lernen, direkt am Spielfeld',
    daily: 'Rätsel des Tages',
    daily_hint: 'Ein Zug ist besser als alle anderen. Findest du ihn?',
    play: 'Jetzt spielen',
    friends: 'Mit Freunden spielen',
    join: 'So kommen Freunde dazu',
    open_tables: 'Offene Tische',
    player: 'Spielerprofil',
    bots: 'Bots',
    strength: 'Schwierigkeit',
    against: (bots, level) => `Gegen ${plural(bots, 'Bot', 'Bots')} · ${level}`,
    your_name: 'Dein Name',
    presets: 'Gleich losspielen',
    preset: {
      first: ['Erste Partie', 'Grundspiel ohne Bauern: Straßen, Städte, Klöster.'],
      classic: ['Klassisch', 'Das ganze Grundspiel.'],
      bigbox: ['Big Box', `Alles: ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    },
    own: 'Eigene Partie',
    own_hint: 'Erweiterungen, Regeln und Plätze selbst wählen.',
    sets: 'Erweiterungen',
    needs_one: `Wähle ${['das Grundspiel', ...Object.values(of_sets.alone)].join(' oder ')}.`,
    set_hint: {
      base: '72 Karten: Straßen, Städte, Klöster und Wiesen.',
      ...of_sets.set_hint,
    },
    options: 'Hausregeln',
    option: {
      farmers: ['Bauern', 'Meeple dürfen sich als Bauern auf Wiesen legen; gewertet wird am Ende.'],
      small_city: ['Kleine Städte zählen weniger', 'Eine fertige Stadt aus zwei Karten bringt 2 statt 4 Punkte.'],
      ...of_sets.option,
    },
    aids: ['Spielhilfen', 'Alle sehen, wem Wiesen gehören, was Gebiete wert sind und welche Karten übrig sind.'],
    clock: 'Uhr',
    clock_none: 'Ohne Uhr',
    clock_choice: (minutes, seconds) => `${minutes}\u00a0Min. + ${seconds}\u00a0Sek. je Zug`,
    seats: 'Plätze',
    seat_kind: { here: 'An diesem Gerät', open: 'Per Link', bot: 'Bot' },
    add_seat: 'Platz hinzufügen',
    remove_seat: (n) => `Platz ${n} entfernen`,
    who: (n) => `Wer auf Platz ${n} spielt`,
    name: 'Name',
    name_of: (n) => `Name für Platz ${n}`,
    level_of: (n) => `Schwierigkeit des Bots auf Platz ${n}`,
    colour_of: (n, colour) => `Farbe von Platz ${n}: ${colour}. Tippen zum Ändern`,
    start: 'Tisch erstellen',
    me: 'Gast',
    guest: (n) => `Spieler ${n}`,
    again: 'Deine Tische',
  },
  colour: ['Rot', 'Blau', 'Grün', 'Gelb', 'Schwarz', 'Rosa', 'Orange', 'Violett'],
  level: { easy: 'leicht', medium: 'mittel', hard: 'schwer', master: 'Meister' },
  side: ['im Norden', 'im Osten', 'im Süden', 'im Westen'],
  edge: { city: 'Stadt', road: 'Straße', field: 'Wiese', ...of_sets.edge },
  tile_words: (sides, marks) => `Karte: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'ein Kloster in der Mitte',
    pennant: 'ein Wappen',
    ...of_sets.mark,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'Der Tisch steht bereit',
    share: 'Schick den anderen diesen Link oder lass sie den Code scannen:',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share_button: 'Teilen\u00a0…',
    qr: 'QR-Code des Links zu diesem Tisch',
    free: 'Freier Platz',
    deleted: '(gelöscht)',
  },
  table: {
    board: 'Das Spielfeld',
    map: 'Übersicht: Tippe auf eine Stelle, um dorthin zu springen',
    skip: 'Animation überspringen',
    tap_spot: 'Wähle eine Stelle auf der Karte.',
    places: (who) => `${does(who, 'Du setzt', 'setzt')} eine Figur ein.`,
    worth: (now, full, complete) =>
      complete
        ? `bringt sofort ${plural(now, 'Punkt', 'Punkte')}`
        : `jetzt ${plural(now, 'Punkt', 'Punkte')}, fertig ${full}`,
    field_worth: (now, full, done, all, closed) => {
      if (all === 0) return closed ? 'grenzt an keine Stadt und bringt nichts' : 'grenzt noch an keine Stadt';
      if (done === 0)
        return all === 1
          ? `noch nichts wert; ${full}, sobald die Stadt fertig ist`
          : `noch nichts wert; ${full}, wenn alle ${all} Städte fertig sind`;
      const points = plural(now, 'Punkt', 'Punkte');
      if (done < all) return `jetzt ${points} für ${done} von ${all} Städten; ${full}, wenn alle fertig sind`;
      const cities = plural(done, 'fertige Stadt', 'fertige Städte');
      return closed ? `am Ende ${points} für ${cities}` : `jetzt ${points} für ${cities}; mit weiteren mehr`;
    },
    unread: (n) => plural(n, 'neue Nachricht', 'neue Nachrichten'),
    you_watch: 'Du siehst zu',
    players: 'Spieler',
    log: 'Verlauf',
    tiles: 'Karten',
    chat: 'Chat',
    track: 'Wertungstafel',
    turn_of: (name) => `${name} ist am Zug`,
    your_turn: 'Du bist am Zug',
    your_turn_named: (name) => `${name}, du bist am Zug`,
    waiting: (name) => `${name} denkt nach\u00a0…`,
    drawing: 'Eine Karte wird gezogen\u00a0…',
    place: 'Wähle ein Feld für deine Karte.',
    place_here: 'Drehen oder hier anlegen?',
    lay: 'Hier anlegen',
    turn: 'Drehen',
    turn_tile: 'Karte drehen',
    deploy: 'Meeple einsetzen?',
    keep: 'Meeple behalten',
    end_turn: 'Zug beenden',
    no_spot: 'Keine Stelle für einen Meeple frei.',
    no_piece: 'Kein Meeple mehr im Vorrat.',
    back: 'Rückgängig',
    confirm: 'Bestätigen',
    pending: (what) => `${what}: Bestätige oder wähle eine andere Stelle.`,
    pending_choice: (what) => `${what}: Bestätige oder entscheide dich anders.`,
    pending_pass: 'Nichts eingesetzt.',
    which_piece: 'Welche Figur',
    figure_on: (kind, on) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on) : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'keine Karten übrig' : plural(n, 'Karte übrig', 'Karten übrig')),
    pieces: (kind, n) => (n === 0 ? none[kind] : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `Der Gastgeber hat ${name} durch einen Bot ersetzt.`,
      opened: (name) => `Der Gastgeber hat den Platz von ${name} freigegeben.`,
      out_of_time: (name) => `Die Zeit von ${name} ist abgelaufen: Ein Bot übernimmt.`,
      declined: (name) => `${name} hat abgelehnt.`,
      resigned: (name) => `${name} hat aufgegeben. Ein Bot übernimmt.`,
      taken_back: (name) => `${name} hat einen Zug zurückgenommen.`,
    },
    settle: 'Beenden oder zurückgehen',
    watching: (n) => plural(n, 'Zuschauer', 'Zuschauer'),
    away: 'nicht da',
    stands_in: 'ein Bot springt ein',
    resume: 'Bin wieder da',
    hand_over: 'An Bot übergeben',
    lost: 'Verbindung unterbrochen. Neuer Versuch\u00a0…',
    connecting: 'Verbinde\u00a0…',
    strict: 'Diese Partie wird ohne Spielhilfen gespielt.',
    invite: 'Einladen',
    hint: 'Tipp',
    fit: 'Ganzes Spielfeld zeigen',
    zoom_in: 'Vergrößern',
    zoom_out: 'Verkleinern',
    fields: 'Wiesen zeigen',
    remaining: 'Übrige Karten',
    help: 'Hilfe',
    close: 'Schließen',
    fold: 'Schließen',
    log_empty: 'Noch ist nichts geschehen.',
    say: 'Nachricht schreiben',
    send: 'Senden',
    at_cell: (x, y, turns) =>
      `Feld: ${where(x, y)}; ${plural(turns, 'Möglichkeit', 'Möglichkeiten')}, die Karte zu legen`,
    turned_to: (degrees) => `Um ${degrees} Grad gedreht`,
    summary: (tiles, left) => `${plural(tiles, 'Karte liegt', 'Karten liegen')}, noch ${left} zu ziehen.`,
    supply: 'Vorrat',
    points: (n) => plural(n, 'Punkt', 'Punkte'),
    remaining_hint: 'Zeige oder tippe auf ein leeres Feld, um zu sehen, was dort noch passt.',
    fits_here: 'Was hier noch passt',
    fits_none: 'Keine der übrigen Karten passt hier.',
    unseen: (n) => `${plural(n, 'Karte', 'Karten')} verdeckt`,
    back_to_all: 'Alle Karten',
    rematch: 'Revanche',
    to_rematch: 'Zum neuen Tisch',
    new_game: 'Neues Spiel',
    no_table: 'Diesen Tisch gibt es nicht.',
    no_table_hint: 'Vielleicht ist der Link unvollständig.',
    ...of_sets.table,
  },
  card: {
    owner: 'Besitzer',
    owners: 'Besitzer',
    nobody: 'niemand',
    size: 'Größe',
    open: 'Offene Felder',
    now: 'Jetzt wert',
    full: 'Wenn fertig',
    full_field: 'Alle Städte fertig',
    complete: () => 'fertig',
    cities: 'Städte',
    cities_of: (done, all) => `${done} von ${all} fertig`,
    tiles: (n) => plural(n, 'Karte', 'Karten'),
    pennants: (n) => plural(n, 'Wappen', 'Wappen'),
    ...of_sets.card,
  },
  end: {
    link: 'Link zur Partie kopieren',
    title: 'Die Partie ist zu Ende',
    wins: (name) => `${name} gewinnt`,
    you_win: 'Du gewinnst!',
    next: 'Weiter',
    you_won_by: (n) => `Sieg mit ${plural(n, 'Punkt', 'Punkten')} Vorsprung`,
    you_lost_by: (n) => `Niederlage mit ${plural(n, 'Punkt', 'Punkten')} Rückstand`,
    you_finished: (place, n) => `Platz ${place}, ${plural(n, 'Punkt', 'Punkte')} hinter Platz 1`,
    wins_by: (name, n) => `${name} gewinnt mit ${plural(n, 'Punkt', 'Punkten')} Vorsprung`,
    best: {
      road: (n) => `Deine beste Straße brachte ${plural(n, 'Punkt', 'Punkte')}`,
      city: (n) => `Deine beste Stadt brachte ${plural(n, 'Punkt', 'Punkte')}`,
      cloister: (n) => `Dein bestes Kloster brachte ${plural(n, 'Punkt', 'Punkte')}`,
      field: (n) => `Deine beste Wiese brachte ${plural(n, 'Punkt', 'Punkte')}`,
    },
    best_other: (n) => `Deine beste Wertung brachte ${plural(n, 'Punkt', 'Punkte')}`,
    share: 'Bild teilen',
    more: 'Alle Zahlen',
    standings: 'Endstand',
    share_win: (names) => `Geteilter Sieg: ${names}`,
    by_feature: 'Woher die Punkte kommen',
    over_time: 'Punkteverlauf',
    tile_axis: (n) => plural(n, 'gelegte Karte', 'gelegte Karten'),
    replay: 'Partie nachspielen',
    record: 'Partie herunterladen',
    picture: 'Bild herunterladen',
    analyse: 'Wie habe ich gespielt?',
    show: 'Ergebnis zeigen',
  },
  replay: {
    title: 'Nachspielen',
    drop: 'Zieh eine gespeicherte Partie hierher oder wähle eine Datei.',
    choose: 'Datei wählen',
    paste: 'oder füge den Text ein',
    open: 'Öffnen',
    own: 'Deine Partien',
    as: 'Weiterspielen als',
    turn_back: 'Einen Zug zurück',
    turn_forward: 'Einen Zug weiter',
    first: 'An den Anfang',
    back: 'Zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    forward: 'Weiter',
    last: 'Ans Ende',
    position: (n, all) => `Zug ${n} von ${all}`,
    jump: 'Zu einem Zug springen',
    on: 'Von hier weiterspielen',
    on_hint: 'Von dieser Stellung an gegen Bots weiterspielen.',
    bad: 'Diese Datei ist keine Partie von Aude.',
    // What exactly is wrong, the server says in English.
    refused: (where, why) =>
      `Diese Partie lässt sich nicht nachspielen` +
      `${where === null ? '' : ` (${where.replace(/^action /, 'Schritt ')})`}. Meldung: ${why}`,
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Darstellung',
    themes: { auto: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    confirm: ['Ohne Bestätigung', 'Eingesetzte Figuren gelten sofort und lassen sich nicht mehr zurücknehmen.'],
    pace: 'Tempo der Animationen',
    paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', at_once: 'Sofort' },
    tile_size: 'Kartengröße beim Spielen',
    tile_sizes: { 70: 'Klein', 90: 'Mittel', 120: 'Groß' },
    sound: ['Ton', 'Leise Töne für Karten, Punkte, deinen Zug und Nachrichten.'],
  },
  help: {
    title: 'Bedienung',
    keys: [
      ['Pfeiltasten', 'zu einem anderen Feld'],
      ['R', 'Karte drehen'],
      ['Enter', 'anlegen, bestätigen'],
      ['1–9', 'Stelle für eine Figur wählen'],
      ['P', 'andere Figur'],
      ['0', 'nichts einsetzen'],
      ['Esc', 'rückgängig, schließen'],
      ['F', 'Wiesen und ihre Besitzer'],
      ['T', 'übrige Karten'],
      ['L  C', 'Verlauf, Chat'],
      ['+  −', 'vergrößern, verkleinern'],
      ['H', 'ganzes Spielfeld zeigen'],
      ['Umschalt + Pfeile', 'Spielfeld verschieben'],
    ],
    touch:
      'Tippen: Tippe auf ein markiertes Feld, zum Drehen auf die Karte in deiner Hand und zum Anlegen noch ' +
      'einmal auf das Feld. Ein Finger verschiebt das Spielfeld, zwei zoomen.',
    mouse:
      'Maus: Die Karte folgt dem Mauszeiger; Rechtsklick oder R dreht sie, ein Klick legt sie an. Das Mausrad ' +
      'zoomt; über der Karte dreht es sie.',
    deploy:
      'Die gelegte Karte erscheint groß: Wähle eine Figur und tippe auf die Stelle. Die gelbe Zahl sagt, was ' +
      'sie wert ist.',
    feature: 'Zeige oder tippe auf eine Figur oder ein Gebiet, um zu sehen, wem es gehört und was es wert ist.',
    rules: 'Die Regeln, Erweiterung für Erweiterung',
  },
  log: {
    laid: (who, place) => `${does(who, 'Du legst', 'legt')} eine Karte${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who, kind, on) => {
      const as = is_key(of_sets.as_role, kind) ? role_on(on) : null;
      const role = as === null ? '' : ` als ${on === 'field' ? 'Bauern' : as}`;
      return `${does(who, 'Du setzt', 'setzt')} ${accusative(kind, on)}${role} ein.`;
    },
    discarded: (who) =>
      `Die Karte, die ${who.you ? 'du gezogen hast' : `${who.name} gezogen hat`}, passt nirgends und kommt aus ` +
      'dem Spiel.',
    returned: (who, kind) =>
      `${does(who, 'Du nimmst', 'nimmt')} ${accusative(kind, undefined, kind !== 'follower')} zurück.`,
    scored: (names, points, what, several) =>
      `${names}: ${several ? 'je ' : ''}${plural(points, 'Punkt', 'Punkte')} für ${what}`,
    final_points: (names, points, several) => `${names}: ${several ? 'je ' : ''}${plural(points, 'Punkt', 'Punkte')}`,
    final_parts: (what, count, sum) => `${what} × ${count}: ${sum}`,
    nothing: (names, what) => (names === '' ? `Keine Punkte für ${what}` : `${names}: keine Punkte für ${what}`),
    for: {
      road: 'eine Straße',
      city: 'eine Stadt',
      cloister: 'ein Kloster',
      field: 'eine Wiese',
      ...of_sets.for,
    },
    over: 'Die Partie ist zu Ende.',
    final: 'Schlusswertung',
    sum: (text, points) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'Ein Wegelagerer besetzt die Straße: 1 Punkt je Karte.',
    city: 'Ein Ritter besetzt die Stadt: fertig 2 Punkte je Karte und Wappen.',
    cloister: 'Ein Mönch bleibt, bis das Kloster umschlossen ist: 9 Punkte.',
    field: 'Ein Bauer bleibt bis zum Schluss: 3 Punkte je fertiger Stadt an dieser Wiese.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['Karte', 'Karten'],
    pennant: ['Wappen', 'Wappen'],
    city: ['Stadt', 'Städte'],
    ...of_sets.counted,
  },
  because: {
    small_city: 'Hausregel: Eine Stadt aus zwei Karten zählt die Hälfte.',
    no_city: 'Die Wiese berührt keine fertige Stadt.',
    ...of_sets.because,
  },
  device: {
    loading: 'Die Partie wird geladen …',
    game_over: 'Diese Partie ist zu Ende. Du kannst sie nachspielen oder sehen, wie du gespielt hast.',
    copy_by_hand: 'Der Browser hat das Kopieren nicht erlaubt. Hier ist der Link zum Kopieren:',
    outdated:
      'Aude wurde auf dem Server aktualisiert. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.',
    part_missing: 'Ein Teil der Seite konnte nicht geladen werden. Deine Partie ist gespeichert: Lade die Seite neu.',
    reload: 'Neu laden',
    persistent: 'Der Browser bewahrt diese Partien auf, bis du sie löschst.',
    evictable: 'Wenn der Speicher knapp wird, kann der Browser diese Partien löschen. Speichere wichtige als Datei.',
  },
  error: {
    offline: 'Der Server ist gerade nicht erreichbar.',
    stale: 'Die Partie ist inzwischen weitergegangen. Bitte sieh noch einmal nach.',
    not_your_turn: 'Du bist nicht am Zug.',
    illegal: 'Das geht hier nicht.',
    taken: 'Jemand war schneller: Der Platz ist besetzt.',
    too_fast: 'Zu viele Anfragen. Bitte warte einen Moment.',
    no_table: 'Diesen Tisch gibt es nicht.',
    bad_name: 'Bitte wähle einen Namen mit 1 bis 24 Zeichen.',
    no_aids: 'Diese Partie wird ohne Spielhilfen gespielt.',
    not_wanted: 'Dieser Tisch ist für Spieler mit einer anderen Wertung.',
    not_invited: 'Diese Partie ist für jemand anderen.',
    not_rated:
      'Eine gewertete Partie braucht eine Uhr, die üblichen Regeln, keine Hilfen und auf jedem Platz jemand anderen.',
    storage: 'Der Server konnte das nicht speichern. Bitte versuch es noch einmal.',
    busy: 'Der Server ist gerade ausgelastet. Bitte versuch es gleich noch einmal.',
    full: 'Der Server ist voll. Bitte versuch es später noch einmal.',
    moving: 'Dieser Tisch zieht auf einen anderen Server um. Neue Verbindung\u00a0…',
    not_now: 'Das geht gerade nicht.',
    damaged: 'Die Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen.',
    bad_level: 'Diese Bot-Stufe kennt der Server nicht.',
    bad_origin: 'Der Server nimmt von dieser Adresse keine Anfragen an.',
    malformed: 'Der Server hat diese Seite nicht verstanden. Bitte lade sie neu.',
    not_allowed: 'Das darfst du hier nicht.',
    too_long: 'Das ist zu lang zum Senden.',
    too_large: 'Das ist zu groß für den Server.',
    too_many: 'Zu viele Verbindungen aus deinem Netz.',
    internal: 'Interner Fehler des Servers. Bitte versuch es noch einmal.',
    took_too_long: 'Die Analyse hat zu lange gedauert. Bitte versuch es später noch einmal.',
    banned: 'Du bist auf diesem Server gesperrt.',
    muted: 'Du kannst auf diesem Server nicht chatten.',
    phrases_only: 'In gewerteten Partien müssen erst alle dem freien Chat zustimmen.',
    no_analysis: 'Dieser Server analysiert keine Partien.',
    not_found: 'Das gibt es nicht.',
    game_over: 'Diese Partie ist schon zu Ende.',
    other: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  },
  rules_what: 'Was zählt',
  missing: 'Diese Seite gibt es nicht.',
};
