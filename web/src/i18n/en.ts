// SPDX-License-Identifier: MIT
import { capital } from './capital';
import { counting } from './plural';
import { does, type Who } from './who';
import type { Because, Counted, Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import { words as of_sets } from './sets/en';
import { is_key } from './sets/joined';

const plural = counting('en');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]!}`;

const kOrdinals = ['th', 'st', 'nd', 'rd'];
const ordinal = (n: number): string => `${n}${kOrdinals[n] ?? 'th'}`; // there are at most six places

const role: Record<Terrain, string> = {
  road: 'thief',
  city: 'knight',
  cloister: 'monk',
  field: 'farmer',
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
  road: 'Road',
  city: 'City',
  cloister: 'Cloister',
  field: 'Field',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'road',
  city: 'city',
  cloister: 'cloister',
  field: 'field',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Base game',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'north' : 'south'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`);
  return parts.length === 0 ? 'at the start' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};
const a_figure = (kind: Piece, on: Terrain | undefined): string => {
  const name = figure(kind, on);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};
const the_figure = (kind: Piece, on: Terrain): string => `the ${figure(kind, on)}`;

export const en = {
  plural,
  list,
  piece,
  ...of_sets.own,
  feature,
  terrain,
  set,
  where,
  figure,
  a_figure, // as it is placed
  the_figure, // as it is taken back
  colon: ': ',
  semicolon: '; ',
  title: 'Aude',
  you: 'You',
  tagline: 'Tile by tile, a land of your own.',
  intro:
    'Lay tiles, build roads, cities and cloisters, and make the most of your meeples. Play against bots, with ' +
    'friends through a link, or together on one device. No account, nothing to install.',
  nav: {
    home: 'Home',
    learn: 'Learn',
    puzzles: 'Puzzles',
    rules: 'Rules',
    replay: 'Replay',
    settings: 'Settings',
    skip: 'Skip to content',
    menu: 'Menu',
  },
  offline: {
    intro:
      'Lay tiles, build roads, cities and cloisters, and make the most of your meeples. Play against bots or ' +
      'together on one device, even without a network. No account, nothing ' +
      'to install.', // where there is no server, hence no links
    here: 'Play offline',
    here_hint: 'The game runs entirely on this device. No network needed.',
    kept: 'Games saved in this browser',
    none: 'None yet.',
    open: 'Open a saved game',
    save: 'Save as a file',
    remove: 'Delete',
    sure: 'Delete for good?',
    newer: 'A newer version is ready.',
    take: 'Update now',
    not_kept:
      'This browser cannot save games (private window, or storage is full). You can keep playing, but the game ' +
      'will be lost when you close this tab.',
    understood: 'Got it',
  },
  home: {
    newcomer: 'New to the game?',
    newcomer_hint: 'Learn it on the board in ten minutes',
    daily: 'Puzzle of the day',
    daily_hint: 'One move beats all the others. Can you find it?',
    play: 'Play now',
    friends: 'Play with friends',
    join: 'How friends join',
    open_tables: 'Open tables',
    player: 'Player profile',
    bots: 'Bots',
    strength: 'Level',
    against: (bots: number, level: string) => `Against ${plural(bots, 'bot', 'bots')} · ${level}`,
    your_name: 'Your name',
    presets: 'Quick start',
    preset: {
      first: ['First game', 'Base game without farmers: roads, cities, cloisters.'],
      classic: ['Classic', 'The full base game.'],
      bigbox: ['Big Box', `Everything: ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    } satisfies Record<string, [string, string]>,
    own: 'Custom game',
    own_hint: 'Choose expansions, rules and players.',
    sets: 'Expansions',
    needs_one: `Choose ${['the base game', ...Object.values(of_sets.alone)].join(' or ')}.`,
    set_hint: {
      base: '72 tiles: roads, cities, cloisters and fields.',
      ...of_sets.set_hint,
    } satisfies Record<SetName, string>,
    options: 'House rules',
    option: {
      farmers: ['Farmers', 'Meeples may be placed in fields, which score at the end.'],
      small_city: ['Small cities score less', 'A completed two-tile city scores 2 instead of 4.'],
      ...of_sets.option,
    } satisfies Record<string, [string, string]>,
    aids: ['Hints', 'Everyone can see fields, feature values and remaining tiles. Turn off for a strict game.'] as [
      string,
      string,
    ],
    clock: 'Clock',
    clock_none: 'No clock',
    clock_choice: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s per turn`,
    seats: 'Seats',
    seat_kind: { here: 'On this device', open: 'Invite by link', bot: 'Bot' },
    add_seat: 'Add a seat',
    remove_seat: (n: number) => `Remove seat ${n}`,
    who: (n: number) => `Who plays in seat ${n}`,
    name: 'Name',
    name_of: (n: number) => `Name for seat ${n}`,
    level_of: (n: number) => `Level of the bot in seat ${n}`,
    colour_of: (n: number, colour: string) => `Colour of seat ${n}: ${colour}. Press to change`,
    start: 'Create table',
    me: 'Guest',
    guest: (n: number) => `Player ${n}`,
    again: 'Your tables',
  },
  colour: ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'orange', 'violet'],
  level: { easy: 'easy', medium: 'medium', hard: 'hard', master: 'master' },
  side: ['north', 'east', 'south', 'west'],
  edge: { city: 'city', road: 'road', field: 'field', ...of_sets.edge },
  tile_words: (sides: string, marks: string[]) => `Tile: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'a cloister in the middle',
    pennant: 'a pennant',
    ...of_sets.mark,
  },
  bot: (level: string) => `Bot, ${level}`,
  lobby: {
    title: 'The table is ready',
    share: 'Send this link to the others, or let them scan the code:',
    copy: 'Copy link',
    copied: 'Copied',
    share_button: 'Share…',
    qr: 'QR code of the link to this table',
    free: 'Free seat',
    deleted: '(deleted)',
  },
  table: {
    board: 'The board',
    map: 'Overview map: tap a place to go there',
    skip: 'Skip animation',
    tap_spot: 'Choose a spot on the tile.',
    places: (who: Who) => `${does(who, 'You place', 'places')} a piece.`,
    worth: (now: number, full: number, complete: boolean) =>
      complete ? `scores ${plural(now, 'point', 'points')} right away` : `worth ${now} now, ${full} when complete`,
    // Of a field that touches `all` cities, `done` of them completed. Closed: no further city can touch it.
    field_worth: (now: number, full: number, done: number, all: number, closed: boolean) => {
      if (all === 0) return closed ? 'touches no city, so it scores nothing' : 'no city touches this field yet';
      if (done === 0)
        return all === 1
          ? `worth nothing yet; ${full} once its city is completed`
          : `worth nothing yet; up to ${full} once its ${all} cities are completed`;
      if (done < all) return `worth ${now} now for ${done} of ${all} cities; ${full} once all are completed`;
      const cities = plural(done, 'completed city', 'completed cities');
      return closed
        ? `worth ${now} at the end for ${cities}`
        : `worth ${now} now for ${cities}; more with further ones`;
    },
    unread: (n: number) => plural(n, 'new message', 'new messages'),
    you_watch: 'You are watching',
    players: 'Players',
    log: 'Log',
    tiles: 'Tiles',
    chat: 'Chat',
    track: 'Score track',
    turn_of: (name: string) => `${name}’s turn`,
    your_turn: 'Your turn',
    your_turn_named: (name: string) => `${name}, your turn`,
    waiting: (name: string) => `${name} is thinking…`,
    drawing: 'Drawing a tile…',
    place: 'Choose where to lay your tile.',
    place_here: 'Rotate it, or lay it here.',
    lay: 'Lay here',
    turn: 'Rotate',
    turn_tile: 'Rotate the tile',
    deploy: 'Place a meeple?',
    keep: 'Keep your meeple',
    end_turn: 'End turn',
    no_spot: 'No free spot for a meeple.',
    no_piece: 'No meeple left to place.',
    back: 'Undo',
    confirm: 'Confirm',
    pending: (what: string) => `${what}: confirm, or choose another spot.`,
    pending_choice: (what: string) => `${what}: confirm, or change your mind.`,
    pending_pass: 'Nothing placed.',
    which_piece: 'Which piece',
    figure_on: (kind: Piece, on: Terrain) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on, terrain[on]) : capital(figure(kind, on)),
    left: (n: number) => (n === 0 ? 'no tiles left' : plural(n, 'tile left', 'tiles left')),
    pieces: (kind: Piece, n: number) => (n === 0 ? `no ${pieces[kind][1]} left` : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name: string) => `The host let a bot take over for ${name}.`,
      opened: (name: string) => `The host freed ${name}’s seat.`,
      out_of_time: (name: string) => `${name} ran out of time. A bot takes over.`,
      declined: (name: string) => `${name} declined.`,
      resigned: (name: string) => `${name} resigned. A bot takes over.`,
      taken_back: (name: string) => `${name} took back a turn.`,
    },
    settle: 'End the game or go back',
    watching: (n: number) => plural(n, 'spectator', 'spectators'),
    away: 'away',
    stands_in: 'a bot is filling in',
    resume: 'I’m back',
    hand_over: 'Let a bot take over',
    lost: 'Connection lost. Reconnecting…',
    connecting: 'Connecting…',
    strict: 'Strict game: hints are off.',
    invite: 'Invite',
    hint: 'Hint',
    fit: 'Show the whole board',
    zoom_in: 'Zoom in',
    zoom_out: 'Zoom out',
    fields: 'Show the fields',
    remaining: 'Remaining tiles',
    help: 'Help',
    close: 'Close',
    fold: 'Close',
    log_empty: 'Nothing has happened yet.',
    say: 'Say something',
    send: 'Send',
    at_cell: (x: number, y: number, turns: number) =>
      `Space: ${where(x, y)}; ${plural(turns, 'way', 'ways')} to lay the tile`,
    turned_to: (degrees: number) => `Rotated by ${degrees} degrees`,
    summary: (tiles: number, left: number) => `${plural(tiles, 'tile', 'tiles')} on the table, ${left} left to draw.`,
    supply: 'Supply',
    points: (n: number) => plural(n, 'point', 'points'),
    remaining_hint: 'Point at or tap an empty space to see what still fits there.',
    fits_here: 'What still fits here',
    fits_none: 'No remaining tile fits here.',
    unseen: (n: number) => `${plural(n, 'tile', 'tiles')} unseen`,
    back_to_all: 'All tiles',
    rematch: 'Play again',
    to_rematch: 'Go to the new table',
    new_game: 'New game',
    no_table: 'This table does not exist.',
    no_table_hint: 'The link may be incomplete.',
    ...of_sets.table,
  },
  card: {
    owner: 'Owner',
    owners: 'Owners',
    nobody: 'none',
    size: 'Size',
    open: 'Open spaces',
    now: 'Worth now',
    full: 'When complete',
    full_field: 'With all its cities completed',
    complete: (_on: Terrain) => 'complete',
    cities: 'Cities',
    cities_of: (done: number, all: number) => `${done} of ${all} complete`,
    tiles: (n: number) => plural(n, 'tile', 'tiles'),
    pennants: (n: number) => plural(n, 'pennant', 'pennants'),
    ...of_sets.card,
  },
  end: {
    link: 'Copy a link to this game',
    title: 'Game over',
    wins: (name: string) => `${name} wins`,
    you_win: 'You win!',
    next: 'Next',
    you_won_by: (n: number) => `You won by ${n}`,
    you_lost_by: (n: number) => `You lost by ${n}`,
    you_finished: (place: number, n: number) =>
      `You came ${ordinal(place)}, ${plural(n, 'point', 'points')} behind the winner`,
    wins_by: (name: string, n: number) => `${name} wins by ${n}`,
    best: {
      road: (n: number) => `Your best road scored ${plural(n, 'point', 'points')}`,
      city: (n: number) => `Your best city scored ${plural(n, 'point', 'points')}`,
      cloister: (n: number) => `Your best cloister scored ${plural(n, 'point', 'points')}`,
      field: (n: number) => `Your best field scored ${plural(n, 'point', 'points')}`,
    },
    best_other: (n: number) => `Your best single score: ${plural(n, 'point', 'points')}`,
    share: 'Share a picture',
    more: 'All the numbers',
    standings: 'Final scores',
    share_win: (names: string) => `${names} share the victory`,
    by_feature: 'Points by feature',
    over_time: 'Score over time',
    tile_axis: (n: number) => plural(n, 'tile laid', 'tiles laid'),
    replay: 'Replay this game',
    record: 'Download the game',
    picture: 'Download a picture',
    show: 'Show the result',
    analyse: 'How did I play?',
  },
  replay: {
    title: 'Replay',
    drop: 'Drop a saved game here, or choose a file.',
    choose: 'Choose a file',
    paste: 'or paste the text',
    open: 'Open',
    own: 'Your games',
    as: 'Continue as',
    turn_back: 'One turn back',
    turn_forward: 'One turn forward',
    first: 'To the beginning',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward',
    last: 'To the end',
    position: (n: number, all: number) => `Turn ${n} of ${all}`,
    jump: 'Jump to a turn',
    on: 'Continue from here',
    on_hint: 'Play on against bots from this position.',
    bad: 'This file is not a game saved by Aude.',
    refused: (where: string | null, why: string) =>
      `This game cannot be replayed${where === null ? '' : ` (${where})`}. ${why}`,
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    confirm: ['Confirm automatically', 'Pieces are placed at once, without asking.'] as [string, string],
    pace: 'Animation speed',
    paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', at_once: 'Instant' },
    tile_size: 'Tile size while playing',
    tile_sizes: { 70: 'Small', 90: 'Medium', 120: 'Large' },
    sound: ['Sound', 'Quiet sounds for tiles, points, your turn and chat.'] as [string, string],
  },
  help: {
    title: 'Controls',
    keys: [
      ['Arrow keys', 'move to another space'],
      ['R', 'rotate the tile'],
      ['Enter', 'lay, confirm'],
      ['1–9', 'choose where a piece goes'],
      ['P', 'switch to another piece'],
      ['0', 'place nothing'],
      ['Esc', 'undo, close'],
      ['F', 'show fields and their owners'],
      ['T', 'remaining tiles'],
      ['L  C', 'log, chat'],
      ['+  −', 'zoom in, zoom out'],
      ['H', 'show the whole board'],
      ['Shift + arrows', 'move the board'],
    ] as [string, string][],
    touch:
      'Touch: tap a marked space, tap the tile in your hand to rotate it, tap the space again to lay it. Move ' +
      'the board with one finger, zoom with two.',
    mouse:
      'Mouse: the tile appears where you point; right-click or R rotates it, a click lays it. Scroll to zoom; ' +
      'scroll while pointing at the tile to rotate it.',
    deploy:
      'The tile you have laid is shown large: choose a piece, then tap where it goes. The yellow number says ' +
      'what it is worth.',
    feature: 'Point at or tap any feature or piece to see whose it is and what it is worth.',
    rules: 'The rules, one expansion at a time',
  },
  log: {
    laid: (who: Who, place?: string) =>
      `${does(who, 'You lay', 'lays')} a tile${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who: Who, kind: Piece, on: Terrain | undefined) =>
      `${does(who, 'You place', 'places')} ${a_figure(kind, on)}.`,
    discarded: (who: Who) => `The tile ${who.you ? 'you' : who.name} drew fits nowhere and is out of the game.`,
    returned: (who: Who, kind: Piece) =>
      `${does(who, 'You take', 'takes')} back ${kind === 'follower' ? 'a' : 'the'} ${figure(kind, undefined)}.`,
    scored: (names: string, points: number, what: string, several: boolean) =>
      `${names}: ${plural(points, 'point', 'points')}${several ? ' each' : ''} for ${what}`,
    // A part of the final scoring: several features of one kind.
    final_points: (names: string, points: number, several: boolean) =>
      `${names}: ${plural(points, 'point', 'points')}${several ? ' each' : ''}`,
    final_parts: (what: string, count: number, sum: string) => `${what} × ${count}: ${sum}`,
    nothing: (names: string, what: string) =>
      names === '' ? `No points for ${what}` : `${names}: no points for ${what}`,
    for: {
      road: 'a road',
      city: 'a city',
      cloister: 'a cloister',
      field: 'a field',
      ...of_sets.for,
    } satisfies Record<ScoreFor, string>,
    over: 'The game is over.',
    final: 'Final scoring',
    sum: (text: string, points: number) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'A thief holds the road: 1 point per tile.',
    city: 'A knight holds the city: 2 points per tile and pennant when complete.',
    cloister: 'A monk stays until the cloister is surrounded: 9 points.',
    field: 'A farmer stays to the end: 3 points per completed city next to this field.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['tile', 'tiles'],
    pennant: ['pennant', 'pennants'],
    city: ['city', 'cities'],
    ...of_sets.counted,
  } as Record<Counted, string[]>,
  because: {
    small_city: 'House rule: a two-tile city scores half.',
    no_city: 'The field touches no completed city.',
    ...of_sets.because,
  } as Record<Because, string>,
  device: {
    loading: 'Loading the game…',
    game_over: 'This game is over. Watch the replay or see how you played.',
    copy_by_hand: 'The browser did not allow copying. Copy the link from here:',
    outdated: 'Aude has been updated on the server. Your game is saved: reload the page to continue.',
    part_missing: 'A part of this page could not be loaded. Your game is saved: reload the page to continue.',
    reload: 'Reload',
    persistent: 'The browser keeps these games until you delete them.',
    evictable: 'The browser may delete these games when storage runs low. Save important ones as files.',
  },
  error: {
    offline: 'The server cannot be reached right now.',
    stale: 'The game has moved on. Please take another look.',
    not_your_turn: 'It is not your turn.',
    illegal: 'That is not allowed here.',
    taken: 'Someone else was quicker: the seat is taken.',
    too_fast: 'Too many requests. Please wait a moment.',
    no_table: 'This table does not exist.',
    bad_name: 'Please choose a name of 1 to 24 characters.',
    no_aids: 'Strict game: hints are off.',
    not_wanted: 'This table is for players of other ratings.',
    not_invited: 'This game is for another player.',
    not_rated: 'A rated game needs a clock, usual rules, no aids, and a different player or bot on every seat.',
    storage: 'The server could not save that. Please try again.',
    busy: 'The server is busy. Please try again in a moment.',
    full: 'The server is full. Please try again later.',
    moving: 'This table is moving to another server. Reconnecting…',
    not_now: 'Not possible right now.',
    damaged: 'This table’s data is damaged and cannot be opened.',
    bad_level: 'The server does not know this bot level.',
    bad_origin: 'The server does not accept requests from this address.',
    malformed: 'The server did not understand this page. Please reload it.',
    not_allowed: 'You may not do that here.',
    too_long: 'That is too long to send.',
    too_large: 'That is too large for the server.',
    too_many: 'Too many connections from your network.',
    internal: 'The server ran into a problem. Please try again.',
    took_too_long: 'The analysis took too long. Please try again later.',
    banned: 'You are banned from this server.',
    muted: 'You cannot chat on this server.',
    phrases_only: 'In rated games, all players must agree to free chat first.',
    no_analysis: 'This server does not analyse games.',
    not_found: 'That does not exist.',
    game_over: 'This game is already over.',
    other: 'Something went wrong. Please try again.',
  },
  rules_what: 'What counts',
  missing: 'This page does not exist.',
};

export type Words = typeof en;
