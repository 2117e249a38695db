import type { Goods, Piece, ScoreFor, Sector, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/de';
import { is_key } from './sets/joined';

const plural = counting('de');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]!}`;

const role: Record<Exclude<Terrain, 'river'>, string> = {
  road: 'Wegelagerer',
  city: 'Ritter',
  cloister: 'Mönch',
  field: 'Bauer',
  ...of_sets.role,
};
const piece: Record<Piece, string> = {
  follower: 'Meeple',
  large: 'großer Meeple',
  builder: 'Baumeister',
  pig: 'Schwein',
  shepherd: 'Schäfer',
  ...of_sets.piece,
};
const pieces: Record<Piece, string[]> = {
  follower: ['Meeple', 'Meeple'],
  large: ['großer Meeple', 'große Meeple'],
  builder: ['Baumeister', 'Baumeister'],
  pig: ['Schwein', 'Schweine'],
  shepherd: ['Schäfer', 'Schäfer'],
  ...of_sets.pieces,
};
const sector: Record<Sector, string> = {
  fortune: 'Fortuna',
  taxes: 'Steuern',
  famine: 'Hungersnot',
  storm: 'Unwetter',
  inquisition: 'Inquisition',
  plague: 'Pest',
};
const goods: Record<Goods, string> = { wine: 'Wein', wheat: 'Korn', cloth: 'Tuch' };
const feature: Record<ScoreFor, string> = {
  road: 'Straße',
  city: 'Stadt',
  cloister: 'Kloster',
  field: 'Wiese',
  flock: 'Herde',
  goods: 'Waren',
  crown: 'Kronenfeld',
  fortune: 'Fortuna',
  taxes: 'Steuern',
  famine: 'Hungersnot',
  storm: 'Unwetter',
  inquisition: 'Inquisition',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'Straße',
  city: 'Stadt',
  cloister: 'Kloster',
  field: 'Wiese',
  river: 'Fluss',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Grundspiel',
  river: 'Der Fluss',
  inns: 'Wirtshäuser & Kathedralen',
  traders: 'Händler & Baumeister',
  hills: 'Schafe & Hügel',
  wheel: 'Das Schicksalsrad',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'Nord' : 'Süd'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'Ost' : 'West'}`);
  return parts.length === 0 ? 'Start' : parts.join(', ');
};

const figure = (kind: Piece, on: Terrain | undefined): string => {
  const as = on === undefined || on === 'river' ? null : role[on];
  if (kind === 'follower') return as ?? piece.follower;
  return kind === 'large' && as !== null ? `${piece.large} (${as})` : piece[kind];
};

// "einen Ritter", "den großen Bauern", "ein Schwein".
const accusative = (kind: Piece, on: Terrain | undefined, definite = false): string => {
  if (kind === 'pig') return `${definite ? 'das' : 'ein'} Schwein`;
  if (kind === 'large') return 'den großen Meeple'; // everyone has one
  if (is_key(of_sets.accusative, kind)) return of_sets.accusative[kind];
  const article = definite ? 'den' : 'einen';
  if (kind !== 'follower') return `${article} ${piece[kind]}`;
  return `${article} ${on === undefined || on === 'river' ? piece.follower : on === 'field' ? 'Bauern' : role[on]}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// "kein Schwein mehr": only meeples are several.
const none: Record<Piece, string> = {
  follower: 'keine Meeple mehr',
  large: 'kein großer Meeple mehr',
  builder: 'kein Baumeister mehr',
  pig: 'kein Schwein mehr',
  shepherd: 'kein Schäfer mehr',
  ...of_sets.none,
};

export const de: Words = {
  plural,
  list,
  role,
  piece,
  sector,
  goods,
  feature,
  terrain,
  set,
  where,
  figure,
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
    bots: 'Bots',
    strength: 'Schwierigkeit',
    against: (bots, level) => `Gegen ${plural(bots, 'Bot', 'Bots')} · ${level}`,
    your_name: 'Dein Name',
    presets: 'Gleich losspielen',
    preset: {
      first: ['Erste Partie', 'Grundspiel ohne Bauern: Straßen, Städte, Klöster.'],
      classic: ['Klassisch', 'Das ganze Grundspiel.'],
      river: ['Mit dem Fluss', 'Das Grundspiel; zuerst entsteht ein Fluss.'],
      bigbox: ['Big Box', 'Alles: Fluss, Wirtshäuser, Händler, Hügel und das Rad.'],
      wheel: ['Das Schicksalsrad', 'Ein Spiel für sich, rund um das große Rad.'],
      ...of_sets.preset,
    },
    own: 'Eigene Partie',
    own_hint: 'Erweiterungen, Regeln und Plätze selbst wählen.',
    sets: 'Erweiterungen',
    needs_one: 'Wähle das Grundspiel oder das Schicksalsrad.',
    set_hint: {
      base: '72 Karten: Straßen, Städte, Klöster und Wiesen.',
      river: 'Zwölf Flusskarten werden zuerst gelegt.',
      inns: 'Wirtshäuser verdoppeln die Punkte von Straßen, Kathedralen bereichern Städte; dazu ein großer Meeple.',
      traders: 'Waren in den Städten, ein Baumeister für Doppelzüge, ein Schwein für die Wiese.',
      hills:
        'Hügel entscheiden Gleichstände, Weinberge bereichern Klöster, Schäfer hüten Schafe und fürchten den Wolf.',
      wheel: 'Ein großes Rad in der Mitte bringt Fortuna, Steuern, Hungersnot, Unwetter, Inquisition und Pest.',
      ...of_sets.set_hint,
    },
    options: 'Hausregeln',
    option: {
      farmers: ['Bauern', 'Meeple dürfen sich als Bauern auf Wiesen legen; gewertet wird am Ende.'],
      small_city: ['Kleine Städte zählen weniger', 'Eine fertige Stadt aus zwei Karten bringt 2 statt 4 Punkte.'],
      hill_tiebreak: [
        'Meeple auf Hügeln zählen',
        'Bei Gleichstand entscheidet die Zahl der Meeple auf Hügeln. Ausgeschaltet: Einer genügt.',
      ],
      closed_farm_gathers: [
        'Herde abgeschlossener Wiesen werten',
        'Kann eine Wiese nicht mehr wachsen, wird ihre Herde sofort gewertet.',
      ],
      pig_in_famine: [
        'Schweine bei Hungersnot',
        'Bei Hungersnot bringt ein Schwein den Bauern seines Besitzers dort je Stadt 1 Punkt mehr.',
      ],
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
  edge: { city: 'Stadt', road: 'Straße', field: 'Wiese', river: 'Fluss' },
  tile_words: (sides, marks) => `Karte: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'ein Kloster in der Mitte',
    pennant: 'ein Wappen',
    inn: 'ein Wirtshaus',
    cathedral: 'eine Kathedrale',
    hill: 'ein Hügel',
    vineyard: 'ein Weinberg',
    sheep: 'Schafe',
    wheel: (n) => `Radsymbol ${n}`,
    ...of_sets.mark,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'Der Tisch steht bereit',
    waiting: 'Sobald der Gastgeber startet, geht es los.',
    share: 'Schick den anderen diesen Link oder lass sie den Code scannen:',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share_button: 'Teilen\u00a0…',
    qr: 'QR-Code des Links zu diesem Tisch',
    free: 'Freier Platz',
    sit: 'Platz nehmen',
    your_name: 'Dein Name',
    fill: 'Bot hinzufügen',
    begin: 'Spiel starten',
    fill_first: 'Erst müssen alle Plätze besetzt sein.',
    watch: 'Du siehst zu. Nimm einen freien Platz, um mitzuspielen.',
    you: 'du',
  },
  table: {
    board: 'Das Spielfeld',
    map: 'Übersicht: Tippe auf eine Stelle, um dorthin zu springen',
    skip: 'Animation überspringen',
    crown: 'Kronenfeld',
    tap_spot: 'Wähle eine Stelle auf der Karte.',
    places: (who) => `${does(who, 'Du setzt', 'setzt')} eine Figur ein.`,
    worth: (now, full, complete, on) => {
      if (on === 'field')
        return complete
          ? `am Ende ${plural(now, 'Punkt', 'Punkte')}`
          : `jetzt ${plural(now, 'Punkt', 'Punkte')}, mit allen Städten ${full}`;
      return complete
        ? `bringt sofort ${plural(now, 'Punkt', 'Punkte')}`
        : `jetzt ${plural(now, 'Punkt', 'Punkte')}, fertig ${full}`;
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
    second: 'Doppelzug dank Baumeister: Lege noch eine Karte.',
    place: 'Wähle ein Feld für deine Karte.',
    place_here: 'Drehen oder hier anlegen?',
    lay: 'Hier anlegen',
    turn: 'Drehen',
    turn_tile: 'Karte drehen',
    deploy: 'Meeple einsetzen?',
    keep: 'Meeple behalten',
    keep_any: 'Nichts einsetzen',
    back: 'Rückgängig',
    confirm: 'Bestätigen',
    pending: (what) => `${what}: Bestätige oder wähle eine andere Stelle.`,
    pending_choice: (what) => `${what}: Bestätige oder entscheide dich anders.`,
    pending_pass: 'Nichts eingesetzt: Bestätige oder wähle eine Stelle.',
    recall: 'Die Pest! Nimm einen deiner Meeple zurück.',
    recall_who: (kind, on, place) => {
      const as = kind === 'large' && on !== 'river' ? ` (${role[on]})` : '';
      return `${capital(accusative(kind, on, true))}${as} zurücknehmen (${place})`;
    },
    tend: 'Du hast die Wiese deines Schäfers vergrößert: noch ein Plättchen ziehen oder die Herde heimtreiben?',
    grow: 'Noch ein Plättchen ziehen',
    grow_hint: 'Mehr Schafe – oder der Wolf.',
    gather: 'Herde heimtreiben',
    gather_hint: 'Alle Schafe auf dieser Wiese werten.',
    which_piece: 'Welche Figur',
    crown_at: (name) => `Kronenfeld „${name}“`,
    figure_on: (kind, on) =>
      kind === 'builder'
        ? `Baumeister ${on === 'city' ? 'in der Stadt' : 'auf der Straße'}`
        : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'keine Karten übrig' : plural(n, 'Karte übrig', 'Karten übrig')),
    pieces: (kind, n) => (n === 0 ? none[kind] : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `Der Gastgeber hat ${name} durch einen Bot ersetzt.`,
      opened: (name) => `Der Gastgeber hat den Platz von ${name} freigegeben.`,
      out_of_time: (name) => `Die Zeit von ${name} ist abgelaufen: Ein Bot übernimmt.`,
    },
    hidden: (n) => (n === 1 ? '1 unter einem Hügel' : `${n} unter Hügeln`),
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
    goods: 'Waren',
    supply: 'Vorrat',
    points: (n) => plural(n, 'Punkt', 'Punkte'),
    remaining_hint: 'Zeige oder tippe auf ein leeres Feld, um zu sehen, was dort noch passt.',
    fits_here: 'Was hier noch passt',
    fits_none: 'Keine der übrigen Karten passt hier.',
    unseen: (n) => `${plural(n, 'Karte', 'Karten')} verdeckt`,
    back_to_all: 'Alle Karten',
    tokens_left: 'Verdeckte Plättchen',
    token: (sheep) => (sheep === 0 ? 'der Wolf' : plural(sheep, 'Schaf', 'Schafe')),
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
    sheep: 'Schafe',
    inn: 'mit Wirtshaus',
    cathedral: 'mit Kathedrale',
  },
  end: {
    link: 'Link zur Partie kopieren',
    title: 'Die Partie ist zu Ende',
    wins: (name) => `${name} gewinnt`,
    you_win: 'Du gewinnst!',
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
    position: (n, all) => `Schritt ${n} von ${all}`,
    jump: 'Zu einem Schritt springen',
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
      const as =
        kind !== 'large' || on === undefined || on === 'river' ? '' : ` als ${on === 'field' ? 'Bauern' : role[on]}`;
      return `${does(who, 'Du setzt', 'setzt')} ${accusative(kind, on)}${as} ein.`;
    },
    crowned: (who, kind, at) =>
      `${does(who, 'Du setzt', 'setzt')} ${accusative(kind, undefined)} auf ein Kronenfeld („${sector[at]}“).`,
    discarded: (who) =>
      `Die Karte, die ${who.you ? 'du gezogen hast' : `${who.name} gezogen hat`}, passt nirgends und kommt aus ` +
      'dem Spiel.',
    buried: 'Eine verdeckte Karte kommt unter den Hügel.',
    wheel: (steps, to) =>
      steps === 0
        ? `Das Schwein startet bei „${sector[to]}“.`
        : `Das Schwein läuft ${plural(steps, 'Segment', 'Segmente')} weiter: ${sector[to]}.`,
    goods: (who, count, kind) =>
      `${does(who, 'Du bekommst', 'bekommt')} ` +
      `${plural(count, `${goods[kind]}plättchen`, `${goods[kind]}plättchen`)}.`,
    sheep: (who, n) => `${does(who, 'Du ziehst', 'zieht')} ${plural(n, 'Schaf', 'Schafe')}.`,
    wolf: (who) => `${does(who, 'Du ziehst', 'zieht')} den Wolf: Die Herde ist fort.`,
    returned: (who, kind) =>
      `${does(who, 'Du nimmst', 'nimmt')} ${accusative(kind, undefined, kind !== 'follower')} zurück.`,
    scored: (names, points, what, several) =>
      `${names}: ${several ? 'je ' : ''}${plural(points, 'Punkt', 'Punkte')} für ${what}`,
    nothing: (names, what) => (names === '' ? `Keine Punkte für ${what}` : `${names}: keine Punkte für ${what}`),
    for: {
      road: 'eine Straße',
      city: 'eine Stadt',
      cloister: 'ein Kloster',
      field: 'eine Wiese',
      flock: 'eine Herde',
      goods: 'Waren',
      crown: 'ein Kronenfeld',
      fortune: 'Fortuna',
      taxes: 'die Steuern',
      famine: 'die Hungersnot',
      storm: 'das Unwetter',
      inquisition: 'die Inquisition',
      ...of_sets.for,
    },
    over: 'Die Partie ist zu Ende.',
    final: 'Schlusswertung',
    sum: (text, points) => `${text} = ${points}`,
  },
  sector_hint: {
    fortune: 'Fortuna: Wer am Zug ist, bekommt 3 Punkte.',
    taxes: 'Steuern: Jeder Ritter bringt so viele Punkte, wie in seiner Stadt Wappen und Ritter seiner Farbe sind.',
    famine: 'Hungersnot: Jeder Bauer bringt 1 Punkt je fertiger Stadt an seiner Wiese.',
    storm: 'Unwetter: 1 Punkt je Meeple im Vorrat.',
    inquisition: 'Inquisition: 2 Punkte je Mönch.',
    plague: 'Pest: Alle nehmen je einen Meeple zurück.',
  },
  choice_hint: {
    road: 'Ein Wegelagerer besetzt die Straße: 1 Punkt je Karte.',
    city: 'Ein Ritter besetzt die Stadt: fertig 2 Punkte je Karte und Wappen.',
    cloister: 'Ein Mönch bleibt, bis das Kloster umschlossen ist: 9 Punkte.',
    field: 'Ein Bauer bleibt bis zum Schluss: 3 Punkte je fertiger Stadt an dieser Wiese.',
    river: '',
    builder: 'Baust du hier später weiter, bekommst du einen Doppelzug.',
    pig: 'Hast du hier am Ende die meisten Bauern, bringt jede fertige Stadt 4 statt 3 Punkte.',
    shepherd: 'Du ziehst sofort ein Plättchen: Schafe oder den Wolf.',
    crown: 'Bringt 3 oder 6 Punkte, wenn das Schwein hier stehen bleibt.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['Karte', 'Karten'],
    pennant: ['Wappen', 'Wappen'],
    vineyard: ['Weinberg', 'Weinberge'],
    city: ['Stadt', 'Städte'],
    sheep: ['Schaf', 'Schafe'],
    wine_majority: ['Weinmehrheit', 'Weinmehrheiten'],
    wheat_majority: ['Kornmehrheit', 'Kornmehrheiten'],
    cloth_majority: ['Tuchmehrheit', 'Tuchmehrheiten'],
    follower: ['Meeple', 'Meeple'],
    turn: ['Zug', 'Züge'],
    knight: ['Ritter', 'Ritter'],
    farmer: ['Bauer', 'Bauern'],
    monk: ['Mönch', 'Mönche'],
  },
  because: {
    inn: 'Mit Wirtshaus bringt jede Karte der Straße 2 Punkte.',
    cathedral: 'Mit Kathedrale bringen jede Karte und jedes Wappen 3 Punkte.',
    open_inn: 'Eine unfertige Straße mit Wirtshaus bringt nichts.',
    open_cathedral: 'Eine unfertige Stadt mit Kathedrale bringt nichts.',
    hill_tie: 'Bei Gleichstand gibt ein Meeple auf einem Hügel den Ausschlag.',
    pig: 'Das Schwein bringt 1 Punkt mehr je Stadt.',
    small_city: 'Hausregel: Eine Stadt aus zwei Karten zählt die Hälfte.',
    no_city: 'Die Wiese berührt keine fertige Stadt.',
    closed_field: 'Die Wiese kann nicht mehr wachsen, also wird ihre Herde gewertet.',
    alone_on_two: 'Ein Meeple allein in einem Segment mit zwei Kronenfeldern zählt doppelt.',
  },
  device: {
    loading: 'Die Partie wird geladen …',
    game_over: 'Diese Partie ist zu Ende. Du kannst sie nachspielen oder sehen, wie du gespielt hast.',
    copy_by_hand: 'Der Browser hat das Kopieren nicht erlaubt. Hier ist der Link zum Kopieren:',
    outdated:
      'Aude wurde auf dem Server aktualisiert. Deine Partie ist gespeichert: Lade die Seite neu, um weiterzuspielen.',
    part_missing: 'Ein Teil der Seite konnte nicht geladen werden. Deine Partie ist gespeichert: Lade die Seite neu.',
    reload: 'Neu laden',
    persistent: 'Der Browser bewahrt diese Spiele auf, bis du sie löschst.',
    evictable: 'Wenn der Speicher knapp wird, kann der Browser diese Spiele löschen. Speichere wichtige als Datei.',
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
    no_analysis: 'Dieser Server analysiert keine Partien.',
    not_found: 'Das gibt es nicht.',
    game_over: 'Diese Partie ist schon zu Ende.',
    other: 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.',
  },
  rules_what: 'Was zählt',
  missing: 'Diese Seite gibt es nicht.',
};
