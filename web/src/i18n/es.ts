// SPDX-License-Identifier: MIT
import type { Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { capital } from './capital';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/es';
import { is_key } from './sets/joined';

const plural = counting('es');
// "Ana e Inés": "y" becomes "e" before the same sound.
// "Ana e Inés", "Ana e Íñigo", "Ana e Yves": "y" becomes "e" before the same sound.
const kSounds = [/^h?i(?![aeouáéóú])/i, /^h?í/i, /^y(?![aeiouáéíóú])/i];
const list = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${kSounds.some((sound) => sound.test(last)) ? 'e' : 'y'} ${last}`;
};

const role: Record<Terrain, string> = {
  road: 'ladrón',
  city: 'caballero',
  cloister: 'monje',
  field: 'granjero',
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
  road: 'Camino',
  city: 'Ciudad',
  cloister: 'Monasterio',
  field: 'Campo',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'camino',
  city: 'ciudad',
  cloister: 'monasterio',
  field: 'campo',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Juego básico',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} al ${y < 0 ? 'norte' : 'sur'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} al ${x > 0 ? 'este' : 'oeste'}`);
  return parts.length === 0 ? 'en el inicio' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};
const a_figure = (kind: Piece, on: Terrain | undefined): string => `un ${figure(kind, on)}`;
const the_figure = (kind: Piece, on: Terrain): string => `el ${figure(kind, on)}`;

export const es: Words = {
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
  the_figure,
  colon: ': ',
  semicolon: '; ',
  title: 'Aude',
  you: 'Tú',
  tagline: 'Loseta a loseta, tu propia tierra.',
  intro:
    'Coloca losetas, construye caminos, ciudades y monasterios, y aprovecha bien tus meeples. Juega contra bots, ' +
    'con amigos mediante un enlace o en un mismo dispositivo. Sin cuenta y sin instalar nada.',
  nav: {
    home: 'Inicio',
    learn: 'Aprender',
    puzzles: 'Retos',
    rules: 'Reglas',
    replay: 'Repetición',
    settings: 'Ajustes',
    skip: 'Ir al contenido',
    menu: 'Menú',
  },
  offline: {
    intro:
      'Coloca losetas, construye caminos, ciudades y monasterios, y aprovecha bien tus meeples. Juega contra ' +
      'bots o en un mismo dispositivo, también sin conexión. Sin cuenta y sin instalar nada.',
    here: 'Jugar sin conexión',
    here_hint: 'La partida se juega por completo en este dispositivo. No hace falta conexión.',
    kept: 'Partidas guardadas en este navegador',
    none: 'Ninguna todavía.',
    open: 'Abrir una partida guardada',
    save: 'Guardar en un archivo',
    remove: 'Eliminar',
    sure: '¿Eliminar para siempre?',
    newer: 'Hay una versión nueva.',
    take: 'Actualizar',
    not_kept:
      'Este navegador no puede guardar partidas (ventana privada o almacenamiento lleno). Puedes seguir jugando, ' +
      'pero la partida se perderá al cerrar la pestaña.',
    understood: 'Entendido',
  },
  home: {
    newcomer: '¿Primera vez?',
    newcomer_hint: 'Aprende a jugar en diez minutos, en el tablero',
    daily: 'Reto del día',
    daily_hint: 'Hay una jugada mejor que todas las demás. Encuéntrala.',
    play: 'Jugar',
    friends: 'Jugar con amigos',
    join: 'Cómo se unen tus amigos',
    open_tables: 'Mesas abiertas',
    player: 'Perfil de jugador',
    bots: 'Bots',
    strength: 'Nivel',
    against: (bots, level) => `Contra ${plural(bots, 'bot', 'bots')} · ${level}`,
    your_name: 'Tu nombre',
    presets: 'Inicio rápido',
    preset: {
      first: ['Primera partida', 'El juego básico sin granjeros: caminos, ciudades y monasterios.'],
      classic: ['Clásico', 'El juego básico completo.'],
      bigbox: ['Big Box', `Todo: ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    },
    own: 'Una mesa a tu gusto',
    own_hint: 'Elige las expansiones, las reglas y quién juega.',
    sets: 'Expansiones',
    needs_one: `Elige ${['el juego básico', ...Object.values(of_sets.alone)].join(' o ')}.`,
    set_hint: {
      base: '72 losetas: caminos, ciudades, monasterios y campos.',
      ...of_sets.set_hint,
    },
    options: 'Reglas de la casa',
    option: {
      farmers: ['Granjeros', 'Los meeples pueden tumbarse en los campos y puntúan al final.'],
      small_city: ['Ciudades pequeñas a la mitad', 'Una ciudad completa de dos losetas vale 2 puntos en vez de 4.'],
      ...of_sets.option,
    },
    aids: [
      'Ayudas',
      'Todos pueden ver los campos, cuánto vale cada zona y las losetas que quedan. Sin ayudas, la partida ' +
        'es estricta.',
    ],
    clock: 'Reloj',
    clock_none: 'Sin reloj',
    clock_choice: (minutes, seconds) => `${minutes}\u00a0min + ${seconds}\u00a0s por turno`,
    seats: 'Asientos',
    seat_kind: { here: 'En este dispositivo', open: 'Por enlace', bot: 'Bot' },
    add_seat: 'Añadir asiento',
    remove_seat: (n) => `Quitar el asiento ${n}`,
    who: (n) => `Quién juega en el asiento ${n}`,
    name: 'Nombre',
    name_of: (n) => `Nombre del asiento ${n}`,
    level_of: (n) => `Nivel del bot en el asiento ${n}`,
    colour_of: (n, colour) => `Color del asiento ${n}: ${colour}. Pulsa para cambiarlo`,
    start: 'Crear la mesa',
    me: 'Invitado',
    guest: (n) => `Jugador ${n}`,
    again: 'Tus mesas',
  },
  colour: ['rojo', 'azul', 'verde', 'amarillo', 'negro', 'rosa', 'naranja', 'violeta'],
  level: { easy: 'fácil', medium: 'medio', hard: 'difícil', master: 'maestro' },
  side: ['al norte', 'al este', 'al sur', 'al oeste'],
  edge: { city: 'ciudad', road: 'camino', field: 'campo', ...of_sets.edge },
  tile_words: (sides, marks) => `Loseta: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'un monasterio en el centro',
    pennant: 'un escudo',
    ...of_sets.mark,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'La mesa está lista',
    share: 'Envía este enlace a los demás o deja que escaneen el código:',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    share_button: 'Compartir…',
    qr: 'Código QR del enlace a esta mesa',
    free: 'Asiento libre',
    deleted: '(eliminado)',
  },
  table: {
    board: 'El tablero',
    map: 'Vista general: pulsa para ir allí',
    skip: 'Saltar la animación',
    tap_spot: 'Elige un sitio en la loseta.',
    places: (who) => `${does(who, 'Colocas', 'coloca')} una pieza.`,
    worth: (now, full, complete) =>
      complete ? `da ${plural(now, 'punto', 'puntos')} de inmediato` : `vale ${now} ahora, ${full} al completarse`,
    field_worth: (now, full, done, all, closed) => {
      if (all === 0) return closed ? 'no toca ninguna ciudad y no da puntos' : 'aún no toca ninguna ciudad';
      if (done === 0)
        return all === 1
          ? `aún no vale nada; ${full} cuando se complete su ciudad`
          : `aún no vale nada; ${full} si se completan sus ${all} ciudades`;
      if (done < all) return `vale ${now} por ${done} de ${all} ciudades; ${full} si se completan todas`;
      const cities = plural(done, 'ciudad completa', 'ciudades completas');
      return closed ? `vale ${now} al final por ${cities}` : `vale ${now} por ${cities}; más si toca otras`;
    },
    unread: (n) => plural(n, 'mensaje nuevo', 'mensajes nuevos'),
    you_watch: 'Estás mirando',
    players: 'Jugadores',
    log: 'Historial',
    tiles: 'Losetas',
    chat: 'Chat',
    track: 'Puntuación',
    turn_of: (name) => `Turno de ${name}`,
    your_turn: 'Es tu turno',
    your_turn_named: (name) => `${name}, es tu turno`,
    waiting: (name) => `${name} está pensando…`,
    drawing: 'Robando una loseta…',
    place: 'Elige dónde colocar tu loseta.',
    place_here: 'Gírala o colócala aquí.',
    lay: 'Colocar aquí',
    turn: 'Girar',
    turn_tile: 'Girar la loseta',
    deploy: '¿Colocas un meeple?',
    keep: 'Conservar el meeple',
    end_turn: 'Terminar turno',
    no_spot: 'No hay sitio libre para un meeple.',
    no_piece: 'No te quedan meeples.',
    back: 'Deshacer',
    confirm: 'Confirmar',
    pending: (what) => `${what}: confirma o elige otro sitio.`,
    pending_choice: (what) => `${what}: confirma o cambia de idea.`,
    pending_pass: 'No colocas nada.',
    which_piece: 'Tipo de pieza',
    figure_on: (kind, on) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on) : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'no quedan losetas' : plural(n, 'loseta restante', 'losetas restantes')),
    pieces: (kind, n) => {
      if (n > 0) return plural(n, ...pieces[kind]);
      return kind === 'follower' ? 'no quedan meeples' : `no queda ${pieces[kind][0]}`;
    },
    notice: {
      handed_over: (name) => `El anfitrión ha puesto a un bot a jugar en lugar de ${name}.`,
      opened: (name) => `El anfitrión ha dejado libre el asiento de ${name}.`,
      out_of_time: (name) => `A ${name} se le ha acabado el tiempo: sigue un bot.`,
      declined: (name) => `${name} ha dicho que no.`,
      resigned: (name) => `${name} se ha rendido. Un bot toma el relevo.`,
      taken_back: (name) => `${name} ha deshecho un turno.`,
    },
    settle: 'Terminar o volver atrás',
    watching: (n) => plural(n, 'espectador', 'espectadores'),
    away: 'ausente',
    stands_in: 'un bot juega en su lugar',
    resume: 'Ya estoy aquí',
    hand_over: 'Dejar jugar a un bot',
    lost: 'Conexión perdida. Reintentando…',
    connecting: 'Conectando…',
    strict: 'Partida estricta: sin ayudas.',
    invite: 'Invitar',
    hint: 'Pista',
    fit: 'Ver todo el tablero',
    zoom_in: 'Acercar',
    zoom_out: 'Alejar',
    fields: 'Mostrar los campos',
    remaining: 'Losetas restantes',
    help: 'Ayuda',
    close: 'Cerrar',
    fold: 'Cerrar',
    log_empty: 'Todavía no ha pasado nada.',
    say: 'Escribe un mensaje',
    send: 'Enviar',
    at_cell: (x, y, turns) => `Casilla: ${where(x, y)}; ${plural(turns, 'forma', 'formas')} de colocar la loseta`,
    turned_to: (degrees) => `Girada ${degrees} grados`,
    summary: (tiles, left) => `${plural(tiles, 'loseta', 'losetas')} en la mesa, ${left} por robar.`,
    supply: 'Reserva',
    points: (n) => plural(n, 'punto', 'puntos'),
    remaining_hint: 'Señala o toca una casilla vacía para ver qué encaja todavía.',
    fits_here: 'Lo que aún encaja aquí',
    fits_none: 'Ninguna loseta restante encaja aquí.',
    unseen: (n) => plural(n, 'loseta sin salir', 'losetas sin salir'),
    back_to_all: 'Todas las losetas',
    rematch: 'Jugar otra vez',
    to_rematch: 'Ir a la nueva mesa',
    new_game: 'Nueva partida',
    no_table: 'Esta mesa no existe.',
    no_table_hint: 'Puede que el enlace esté incompleto.',
    ...of_sets.table,
  },
  card: {
    owner: 'Dueño',
    owners: 'Dueños',
    nobody: 'ninguno',
    size: 'Tamaño',
    open: 'Casillas abiertas',
    now: 'Vale ahora',
    full: 'Al completarse',
    full_field: 'Si se completan todas',
    complete: (on) => (on === 'city' ? 'completa' : 'completo'),
    cities: 'Ciudades',
    cities_of: (done, all) => `${done} de ${all} completas`,
    tiles: (n) => plural(n, 'loseta', 'losetas'),
    pennants: (n) => plural(n, 'escudo', 'escudos'),
    ...of_sets.card,
  },
  end: {
    link: 'Copiar enlace',
    title: 'Fin de la partida',
    wins: (name) => `Gana ${name}`,
    you_win: '¡Victoria!',
    next: 'Siguiente',
    you_won_by: (n) => `Ganas por ${plural(n, 'punto', 'puntos')}`,
    you_lost_by: (n) => `Pierdes por ${plural(n, 'punto', 'puntos')}`,
    you_finished: (place, n) => `Quedas en el puesto ${place}, a ${plural(n, 'punto', 'puntos')} del primero`,
    wins_by: (name, n) => `Gana ${name} por ${plural(n, 'punto', 'puntos')}`,
    best: {
      road: (n) => `Tu mejor camino dio ${plural(n, 'punto', 'puntos')}`,
      city: (n) => `Tu mejor ciudad dio ${plural(n, 'punto', 'puntos')}`,
      cloister: (n) => `Tu mejor monasterio dio ${plural(n, 'punto', 'puntos')}`,
      field: (n) => `Tu mejor campo dio ${plural(n, 'punto', 'puntos')}`,
    },
    best_other: (n) => `Tu mejor puntuación: ${plural(n, 'punto', 'puntos')}`,
    share: 'Compartir imagen',
    more: 'Todos los datos',
    standings: 'Clasificación final',
    share_win: (names) => `Victoria compartida: ${names}`,
    by_feature: 'Puntos por origen',
    over_time: 'Puntos a lo largo de la partida',
    tile_axis: (n) => plural(n, 'loseta colocada', 'losetas colocadas'),
    replay: 'Ver la repetición',
    record: 'Descargar la partida',
    picture: 'Descargar una imagen',
    analyse: 'Analizar la partida',
    show: 'Ver el resultado',
  },
  replay: {
    title: 'Repetición',
    drop: 'Suelta aquí una partida guardada o elige un archivo.',
    choose: 'Elegir archivo',
    paste: 'o pega el texto',
    open: 'Abrir',
    own: 'Tus partidas',
    as: 'Continuar como',
    turn_back: 'Un turno atrás',
    turn_forward: 'Un turno adelante',
    first: 'Al principio',
    back: 'Atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Adelante',
    last: 'Al final',
    position: (n, all) => `Turno ${n} de ${all}`,
    jump: 'Ir a un turno',
    on: 'Continuar desde aquí',
    on_hint: 'Sigue jugando contra bots desde esta posición.',
    bad: 'Este archivo no es una partida de Aude.',
    refused: (where, why) =>
      `Esta partida no se puede reproducir${where === null ? '' : ` (${where.replace(/^action /, 'paso ')})`}. ${why}`,
  },
  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    theme: 'Aspecto',
    themes: { auto: 'Según el dispositivo', light: 'Claro', dark: 'Oscuro' },
    confirm: ['Colocar sin confirmar', 'Una pieza colocada es definitiva de inmediato.'],
    pace: 'Velocidad de las animaciones',
    paces: { slow: 'Lenta', normal: 'Media', fast: 'Rápida', at_once: 'Inmediata' },
    tile_size: 'Tamaño de las losetas al jugar',
    tile_sizes: { 70: 'Pequeño', 90: 'Mediano', 120: 'Grande' },
    sound: ['Sonido', 'Sonidos suaves para losetas, puntos, tu turno y el chat.'],
  },
  help: {
    title: 'Controles',
    keys: [
      ['Flechas', 'ir a otra casilla'],
      ['R', 'girar la loseta'],
      ['Enter', 'colocar, confirmar'],
      ['1–9', 'elegir dónde va una pieza'],
      ['P', 'cambiar de pieza'],
      ['0', 'no colocar nada'],
      ['Esc', 'deshacer, cerrar'],
      ['F', 'los campos y de quién son'],
      ['T', 'losetas restantes'],
      ['L  C', 'historial, chat'],
      ['+  −', 'acercar, alejar'],
      ['H', 'ver todo el tablero'],
      ['Mayús + flechas', 'mover el tablero'],
    ],
    touch:
      'Táctil: toca una casilla marcada, toca la loseta que tienes en la mano para girarla y vuelve a tocar la ' +
      'casilla para colocarla. Un dedo mueve el tablero, dos hacen zoom.',
    mouse:
      'Ratón: la loseta aparece donde señalas; clic derecho o R la gira, un clic la coloca. La rueda del ratón ' +
      'hace zoom; sobre la loseta, la gira.',
    deploy:
      'La loseta colocada se muestra en grande: elige una pieza y toca el sitio. El número amarillo dice ' +
      'cuánto vale.',
    feature: 'Señala o toca una pieza o una zona para ver de quién es y cuánto vale.',
    rules: 'Las reglas, expansión por expansión',
  },
  log: {
    laid: (who, place) => `${does(who, 'Colocas', 'coloca')} una loseta${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who, kind, on) => `${does(who, 'Colocas', 'coloca')} ${a_figure(kind, on)}.`,
    discarded: (who) =>
      `La loseta que ${who.you ? 'has robado' : `ha robado ${who.name}`} no encaja en ningún sitio y sale del juego.`,
    returned: (who, kind) => {
      const whose = kind === 'follower' ? 'un' : who.you ? 'tu' : 'su';
      return `${does(who, 'Recuperas', 'recupera')} ${whose} ${figure(kind, undefined)}.`;
    },
    scored: (names, points, what, several) =>
      `${names}: ${plural(points, 'punto', 'puntos')}${several ? ' cada uno' : ''} por ${what}`,
    final_points: (names, points, several) =>
      `${names}: ${plural(points, 'punto', 'puntos')}${several ? ' cada uno' : ''}`,
    final_parts: (what, count, sum) => `${what} × ${count}: ${sum}`,
    nothing: (names, what) => (names === '' ? `0 puntos por ${what}` : `${names}: 0 puntos por ${what}`),
    for: {
      road: 'un camino',
      city: 'una ciudad',
      cloister: 'un monasterio',
      field: 'un campo',
      ...of_sets.for,
    },
    over: 'La partida ha terminado.',
    final: 'Puntuación final',
    sum: (text, points) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'Un ladrón ocupa el camino: 1 punto por loseta.',
    city: 'Un caballero ocupa la ciudad: 2 puntos por loseta y escudo al completarse.',
    cloister: 'Un monje se queda hasta que el monasterio esté rodeado: 9 puntos.',
    field: 'Un granjero se queda hasta el final: 3 puntos por cada ciudad completa que toca este campo.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['loseta', 'losetas'],
    pennant: ['escudo', 'escudos'],
    city: ['ciudad', 'ciudades'],
    ...of_sets.counted,
  },
  because: {
    small_city: 'Regla de la casa: una ciudad de dos losetas vale la mitad.',
    no_city: 'El campo no toca ninguna ciudad completa.',
    ...of_sets.because,
  },
  device: {
    loading: 'Cargando la partida…',
    game_over: 'Esta partida ha terminado. Puedes ver la repetición o cómo has jugado.',
    copy_by_hand: 'El navegador no ha permitido copiar. Copia el enlace desde aquí:',
    outdated: 'Aude se ha actualizado en el servidor. Tu partida está guardada: recarga la página para continuar.',
    part_missing:
      'No se ha podido cargar una parte de esta página. Tu partida está guardada: recarga la página para continuar.',
    reload: 'Recargar',
    persistent: 'El navegador conserva estas partidas hasta que las elimines.',
    evictable: 'El navegador puede eliminar estas partidas si falta espacio. Guarda las importantes en un archivo.',
  },
  error: {
    offline: 'No hay conexión con el servidor.',
    stale: 'La partida ha avanzado. Echa otro vistazo.',
    not_your_turn: 'No es tu turno.',
    illegal: 'Eso no está permitido aquí.',
    taken: 'Alguien ha sido más rápido: el asiento está ocupado.',
    too_fast: 'Demasiadas peticiones. Espera un momento.',
    no_table: 'Esta mesa no existe.',
    bad_name: 'Elige un nombre de 1 a 24 caracteres.',
    no_aids: 'Partida estricta: sin ayudas.',
    not_wanted: 'Esta mesa es para jugadores de otro nivel.',
    not_invited: 'Esta partida es para otra persona.',
    not_rated:
      'Una partida con puntuación pide reloj, reglas habituales, sin ayudas y otro jugador o bot por asiento.',
    storage: 'El servidor no ha podido guardarlo. Inténtalo de nuevo.',
    busy: 'El servidor está ocupado. Inténtalo dentro de un momento.',
    full: 'El servidor está lleno. Inténtalo más tarde.',
    moving: 'Esta mesa se traslada a otro servidor. Reconectando…',
    not_now: 'Ahora mismo no es posible.',
    damaged: 'Los datos de esta mesa están dañados y no se puede abrir.',
    bad_level: 'El servidor no conoce este nivel de bot.',
    bad_origin: 'El servidor no acepta peticiones desde esta dirección.',
    malformed: 'El servidor no ha entendido esta página. Vuelve a cargarla.',
    not_allowed: 'Aquí no puedes hacer eso.',
    too_long: 'Es demasiado largo para enviarlo.',
    too_large: 'Es demasiado grande para el servidor.',
    too_many: 'Demasiadas conexiones desde tu red.',
    internal: 'Error interno del servidor. Inténtalo de nuevo.',
    took_too_long: 'El análisis ha tardado demasiado. Inténtalo más tarde.',
    banned: 'Tienes vetada la entrada a este servidor.',
    muted: 'No puedes escribir en este servidor.',
    phrases_only: 'En las partidas puntuadas, primero todos deben aceptar el chat libre.',
    no_analysis: 'Este servidor no analiza partidas.',
    not_found: 'Eso no existe.',
    game_over: 'Esta partida ya ha terminado.',
    other: 'Algo ha fallado. Inténtalo de nuevo.',
  },
  rules_what: 'Qué cuenta',
  missing: 'Esta página no existe.',
};
