// SPDX-License-Identifier: MIT
import { capital, uncapital } from '../i18n/capital';
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';
import { study as of_sets } from './sets/es';

const plural = counting('es');
const number_word = ['', 'Un', 'Dos', 'Tres'];
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string =>
  `${number(n, digits)} ${digits === 0 && Math.abs(n) === 1 ? 'punto' : 'puntos'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
const the: Record<Terrain, string> = {
  city: 'la ciudad',
  road: 'el camino',
  cloister: 'el monasterio',
  field: 'el campo',
  ...of_sets.the,
};
const The = (feature: Terrain): string => capital(the[feature]);
const fitting = (tiles: number): string =>
  tiles === 0 ? 'no encaja ninguna loseta' : tiles === 1 ? 'encaja 1 loseta' : `encajan ${tiles} losetas`;
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : `: ${fitting(tiles[0])} sin salir en vez de ${tiles[1]}`;
// "tu ciudad", "la ciudad de Ana".
const owned = (who: Who, feature: Terrain): string =>
  who.you ? the[feature].replace(/^(el|la) /, 'tu ') : `${the[feature]} de ${who.name}`;
const left = (n: number): string => (n === 0 ? 'ninguno' : number(n, 0));

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `probablemente ${points(likely, 0)}`
    : `${points(sure, 0)} ${sure === 1 ? 'seguro' : 'seguros'}${likely > sure ? ` y probablemente ${likely}` : ''}`;

export const es: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Análisis',
    drop: 'Suelta aquí una partida guardada para analizarla, o elige un archivo.',
    working: (done, all) => `Analizando el turno ${done} de ${all}…`,
    stop: 'Parar',
    go_on: 'Reanudar',
    failed: 'El análisis ha fallado.',
    win: 'Probabilidad de ganar',
    points_scale: 'Puntos a la vista',
    scale: 'Mostrar en el gráfico',
    graph: (what) => `${what} a lo largo de la partida. Pulsa para ir a un turno.`,
    position: (turn, all) => (turn === 0 ? 'Inicio' : `Turno ${turn} de ${all}`),
    jump: 'Ir a un turno',
    legend: {
      title: 'Leyenda',
      error: 'Error: al menos 1 punto perdido',
      blunder: 'Error grave: al menos 4 puntos perdidos',
      lucky: 'Buena suerte al robar: al menos 3 puntos',
      unlucky: 'Mala suerte al robar: al menos 3 puntos',
      rank: 'En el tablero: una jugada propuesta. Cuanto más verde, mejor',
      played: 'Marco discontinuo: la jugada que se hizo',
    },
    tabs: { summary: 'Resumen', moments: 'Decisivos', move: 'Esta jugada' },
    summary: 'Cómo jugó cada uno',
    played: ['con muchos errores', 'con altibajos', 'bien', 'muy bien', 'magistralmente'],
    so: (who, how) => `${does(who, 'Jugaste', 'jugó')} ${how}.`,
    lost: (each, decisions) =>
      `De media, ${number(each, 2)} puntos perdidos por decisión (${plural(decisions, 'decisión', 'decisiones')})`,
    played_like: (rating, error) => `Nivel de juego: el de un bot de ${rating} ± ${error} puntos de clasificación.`,
    kinds: {
      cities: 'ciudades',
      roads: 'caminos',
      cloisters: 'monasterios',
      fields: 'campos',
      joining: 'conexiones',
      followers: 'meeples',
      other: 'otros',
    },
    kind_lost: (kind, lost) => `${kind} ${number(lost)}`,
    no_decisions: 'Ninguna decisión que analizar.',
    lost_by: (kinds) => `Puntos perdidos por errores: ${kinds.join('; ')}.`,
    lost_when: (early, middle, late) =>
      `Por decisión: ${number(early, 2)} al principio; ${number(middle, 2)} a mitad de partida; ` +
      `${number(late, 2)} al final.`,
    trend: 'Tu juego a lo largo del tiempo',
    last_games: (n, rating, error) =>
      `Tus últimas ${n} partidas analizadas: como un bot de ${rating} ± ${error} puntos de clasificación.`,
    games_before: (n, rating, error) => `Las ${n} anteriores: ${rating} ± ${error}.`,
    equals: 'La probabilidad de ganar supone que todos juegan igual de bien.',
    by_ratings: (players) => `La probabilidad de ganar tiene en cuenta los niveles: ${players.join(', ')}.`,
    deepen: 'Analizar a fondo',
    deep_takes: 'Tarda unos minutos',
    errors: (errors, blunders) => {
      if (errors === 0) return 'ningún error';
      if (errors === blunders) return plural(blunders, 'error grave', 'errores graves');
      const all = plural(errors, 'error', 'errores');
      return blunders === 0 ? all : `${all}, de ellos ${plural(blunders, 'grave', 'graves')}`;
    },
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'La suerte estuvo equilibrada.'
        : luck > 0
          ? `La buena suerte aportó ${points(luck)}.`
          : `La mala suerte costó ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number, digits: number): string =>
        Math.abs(n) < 0.5 ? 'empate' : `${points(Math.abs(n), digits)} de ${n > 0 ? 'ventaja' : 'desventaja'}`;
      return (
        `${over ? 'Al final' : 'Se espera'}: ${how(margin, over ? 0 : 1)}; descontando la suerte, ` +
        `${how(adjusted, 1)}.`
      );
    },
    // What is shown first: whose, then one sentence with the points.
    highlights: (n) => (n === 1 ? 'Un momento' : `${number_word[n] ?? n} momentos`),
    more_highlights: (n) => (n === 1 ? 'Un momento más' : `${number_word[n] ?? n} momentos más`),
    turn: (n) => `turno ${n}`,
    highlight: {
      costliest: (who) => (who.you ? 'Tu error más caro' : `El error más caro de ${who.name}`),
      best: (who) => (who.you ? 'Tu mejor jugada' : `La mejor jugada de ${who.name}`),
      lucky: (who) => (who.you ? 'Tu loseta más afortunada' : `La loseta más afortunada de ${who.name}`),
      unlucky: (who) => (who.you ? 'Tu loseta menos afortunada' : `La loseta menos afortunada de ${who.name}`),
    },
    further_highlight: {
      costliest: (who) => (who.you ? 'Otro error tuyo' : `Otro error de ${who.name}`),
      best: (who) => (who.you ? 'Otra buena jugada tuya' : `Otra buena jugada de ${who.name}`),
      lucky: (who) => (who.you ? 'Otra loseta afortunada tuya' : `Otra loseta afortunada de ${who.name}`),
      unlucky: (who) => (who.you ? 'Otra loseta poco afortunada tuya' : `Otra loseta poco afortunada de ${who.name}`),
    },
    highlight_size: {
      costliest: (size) => `Costó ${points(size)}.`,
      best: (size) => `Vale ${points(size)} más que la siguiente.`,
      lucky: (size) => `Valió ${points(size)} más que una loseta normal.`,
      unlucky: (size) => `Valió ${points(-size)} menos que una loseta normal.`,
    },
    moments: 'Momentos decisivos',
    no_moments: 'Ninguna decisión costó un punto o más, y la suerte fue igual para todos.',
    moment: {
      error: (who, size) => `${who.you ? 'Tu error' : `Error de ${who.name}`}: −${points(size)}`,
      blunder: (who, size) => `${who.you ? 'Tu error grave' : `Error grave de ${who.name}`}: −${points(size)}`,
      lucky: (who, size) => `${who.you ? 'Tu buena suerte' : `Buena suerte de ${who.name}`}: ${signed(size)} puntos`,
      unlucky: (who, size) => `${who.you ? 'Tu mala suerte' : `Mala suerte de ${who.name}`}: ${signed(size)} puntos`,
    },
    next_moment: 'Siguiente momento decisivo',
    previous_moment: 'Momento decisivo anterior',
    to_act: (who) => (who.you ? 'Te toca jugar' : `Juega ${who.name}`),
    drawn: (who, luck) => `${does(who, 'Robaste', 'robó')} esta loseta (suerte: ${signed(luck)} puntos)`,
    plans: 'Las mejores jugadas',
    thinking: 'Pensando…',
    forced: 'Solo hay una jugada posible.',
    nothing: 'Se roba al azar: no hay nada que decidir.',
    over: 'La partida ha terminado.',
    best: 'la mejor',
    as_played: 'elegida',
    loses: (loss) => (loss < 0.05 ? 'igual de buena' : `−${number(loss)}`),
    verdict: {
      best: 'La mejor jugada.',
      good: (loss) => `Casi la mejor: ${points(loss)} menos.`,
      error: (loss) => `Un error: cuesta ${points(loss)}.`,
      blunder: (loss) => `Un error grave: cuesta ${points(loss)}.`,
    },
    exact: 'Calculado hasta el final.',
    give_or_take: (error) => `Con un margen de error de ±${points(error)}.`,
    why: '¿Por qué es mejor?',
    why_first: '¿Por qué es la mejor?',
    play_plan: (rank) => `Probar la opción ${rank} en el tablero`,
    try: 'Probar una jugada',
    trying: 'Coloca la loseta donde quieras: la partida original no cambia.',
    which_tile: 'Elige la próxima loseta',
    ...of_sets.analysis,
    draw_any: 'Al azar',
    as_it_came: 'como en la partida',
    lines: 'Variantes probadas',
    line: (n, turns) => `Desde el turno ${n}: ${plural(turns, 'turno', 'turnos')}`,
    back_to_game: 'Volver a la partida',
    forget: 'Borrar esta variante',
    pass: 'sin pieza',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${does(who, 'Sumas', 'suma')} ${points(more, 0)} de inmediato en vez de ${number(less, 0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${does(who, 'Completas', 'completa')} ${the[feature]} con un ${percent(more)} de probabilidad ` +
      `en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${does(who, 'Completas', 'completa')} ${the[feature]} con solo un ${percent(more)} de probabilidad ` +
      `en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `${The(feature)} cambia de manos: eso vale ${points(more)}.`,
    promises: (who, feature, more, less) =>
      `${does(who, 'Puedes', 'puede')} esperar ${points(more)} por ${the[feature]} en vez de ${number(less)}.`,
    followers: (who, _feature, more, less) =>
      `${who.you ? 'Te' : `A ${who.name} le`} ` +
      `${more === 1 ? 'queda 1 meeple' : `quedan ${number(more, 0)} meeples`} ` +
      `en la reserva en vez de ${left(less)}.`,
    threat: (who, feature, more, less) =>
      `${
        more === 0
          ? 'Ninguna loseta sin salir permite'
          : `${more < less ? 'Solo ' : ''}${plural(more, 'loseta sin salir permite', 'losetas sin salir permiten')}`
      } que otros se cuelen en ${owned(who, feature)}, en vez de ${number(less, 0)}.`,
    sets: (who, _feature, more, less) =>
      `${does(who, 'Puedes', 'puede')} esperar ${points(more)} por las expansiones en vez de ${number(less)}.`,
    later: (who, _feature, more, less) =>
      `${does(who, 'Puedes', 'puede')} esperar ${points(more)} por lo que ${who.you ? 'ocupes' : 'ocupe'} ` +
      `más adelante en vez de ${number(less)}.`,
    rest: (_who, _feature, more) =>
      more < 0
        ? `Muchos pequeños detalles restan ${points(-more)}.`
        : `Muchos pequeños detalles suman ${points(more)}.`,
  },
  against: (sentence, name) => `En contra: ${uncapital(sentence, name)}`,
  no_why: 'Suma de pequeños detalles: en conjunto, la posición es mejor.',
  line: {
    show: 'Mostrar la mejor continuación',
    title: 'La mejor continuación',
    draws: (who) => `${does(who, 'Robas', 'roba')} una de estas losetas.`,
    odds: 'Bajo cada loseta: su probabilidad y cuántos puntos mejor o peor que la media es.',
    average: 'Loseta media',
    next: 'Hacer la jugada',
    end: 'Terminar aquí',
  },
  guide: {
    title: 'Tu primera partida',
    lead:
      'Una partida corta de 16 losetas contra un rival fácil. En cada turno tuyo, el entrenador ' +
      'explica qué ha pasado y en qué fijarte.',
    place: 'Te toca. Coloca la loseta en una de las casillas marcadas.',
    deploy: 'Ahora puedes colocar una figura en esta loseta o conservarla.',
    wait: 'Tu rival está pensando.',
    tip: (idea) => `Pista: ${idea}`,
    show: 'Muéstramelo',
  },
  idea: {
    scores: (feature, sure) => `La loseta completa ${the[feature]}: ${points(sure, 0)} de inmediato.`,
    claims: (figure, sure, likely) => `Un ${figure} aquí: ${likely_points(sure, likely)}.`,
    extends: (feature, sure, likely) =>
      `${capital(the[feature].replace(/^(el|la) /, 'tu '))} crece: ${likely_points(sure, likely)}.`,
    keeps: 'Aquí nada merece un meeple. Consérvalo para algo mejor.',
  },
  hint: {
    thinking: 'Pensando…',
    where: 'Mira esta parte del tablero.',
    about: '¿De qué se trata?',
    show: 'Mostrar la jugada',
    why: '¿Por qué es mejor que la siguiente?',
    close: 'Cerrar la pista',
  },
  odds: {
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'No encaja ninguna loseta sin salir: la casilla quedará vacía.'
        : `${tiles === 1 ? 'Encaja' : 'Encajan'} ${tiles} de ${plural(unseen, 'loseta', 'losetas')} sin salir.`,
    next: (chance) => `La próxima encaja con un ${percent(chance)} de probabilidad.`,
    seat: (name, chance) => `${name} robará alguna: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Retos',
    daily: 'Reto del día',
    task: (name) => `Juega ${name}: encuentra la mejor jugada.`,
    solved: '¡Resuelto! Esa es la jugada.',
    wrong: 'No es la mejor jugada: hay otra que vale al menos 3 puntos más.',
    solution: 'La solución',
    worse: (lost) => `Tu jugada cuesta alrededor de ${points(lost)}.`,
    why_worse: 'Por qué otra es mejor',
    again: 'Reintentar',
    reveal: 'Mostrar la solución',
    next: 'Siguiente reto',
    another: 'Otro reto',
    lead: (lead) => `Vale ${points(lead)} más que cualquier otra jugada.`,
    surely: (least) => `Como mínimo, ${points(least)} más.`,
    rating: 'Tu Elo',
    streak: (n) => `Racha de retos diarios: ${n}`,
    tried: (solved, tried) => `${solved} de ${tried} resueltos a la primera.`,
    kept: 'Guardado solo en este navegador.',
    rush: 'Tres minutos',
    rush_lead: 'Resuelve todos los que puedas en tres minutos.',
    rush_solved: (n) => `Resueltos: ${n}`,
    rush_best: (n) => `Tu récord: ${n}`,
    rush_stop: 'Terminar',
    any_theme: 'Todos los temas',
    which_theme: 'Tema',
    any_grade: 'Todas las dificultades',
    which_grade: 'Dificultad',
    grade: ['muy fácil', 'fácil', 'intermedio', 'difícil', 'muy difícil'],
    theme: {
      finish: 'Completar',
      steal: 'Arrebatar',
      block: 'Bloquear',
      spoil: 'Estropear',
      farm: 'Campos',
      farm_late: 'Granjeros tardíos',
      last_tiles: 'Últimas losetas',
      patience: 'Paciencia',
      claim: 'Ocupar',
      ...of_sets.theme,
    },
  },
  lessons: {
    title: 'Aprender a jugar',
    lead: 'Lecciones cortas en el tablero, de uno o dos minutos. Solo tienes que seguir las instrucciones.',
    sets: 'Las expansiones',
    done: 'completada',
    again: 'Repetir',
    next: 'Siguiente',
    all: 'Todas las lecciones',
    keep: 'No hace falta colocar un meeple: consérvalo.',
    missed: 'Eso también está permitido, pero aquí buscamos otra cosa. Inténtalo de nuevo.',
    missed_turn: 'La casilla es correcta, pero antes hay que girar la loseta: [tócala|haz clic en ella] en tu mano.',
    course: {
      lay: {
        title: 'Colocar una loseta',
        steps: [
          'En cada turno robas una loseta y la colocas. Sus lados deben coincidir: camino con camino, ciudad con ' +
            'ciudad, campo con campo. [Toca|Haz clic en] la casilla marcada y coloca la loseta.',
          'Ahora podrías colocar un meeple en la loseta. Esta vez, consérvalo.',
          'Aude ha completado una ciudad. Tu loseta tiene una curva: gírala para que el camino siga hacia el sur ' +
            'y colócala.',
          '',
        ],
        done: 'Así empieza cada turno: haz coincidir los lados y gira la loseta como quieras.',
      },
      road: {
        title: 'Caminos',
        steps: [
          'Este camino empieza en el pueblo. Amplíalo: coloca la loseta al este.',
          'Coloca tu meeple en el camino. Ahora es un ladrón y el camino es tuyo.',
          'El cruce cierra el camino. Colócalo en el otro extremo.',
          '',
        ],
        done:
          'El camino está completo: 1 punto por cada una de sus 3 losetas. Tu meeple vuelve a tu reserva y ' +
          'puedes usarlo otra vez.',
      },
      city: {
        title: 'Ciudades',
        steps: [
          'La loseta inicial tiene una ciudad al norte. Gira la loseta para que las murallas coincidan y ' +
            'colócala allí.',
          'Coloca tu meeple en la ciudad. Ahora es un caballero.',
          'Esta loseta cierra la ciudad. Colócala arriba.',
          '',
        ],
        done: 'Una ciudad completa da 2 puntos por loseta y 2 más por cada escudo: aquí 6 puntos.',
      },
      cloister: {
        title: 'Monasterios',
        steps: [
          'Coloca el monasterio en el centro.',
          'Coloca tu meeple en el monasterio. Ahora es un monje.',
          'Falta una loseta alrededor. Colócala con los caminos hacia fuera.',
          '',
        ],
        done: 'Un monasterio rodeado de ocho losetas da 9 puntos.',
      },
      farmer: {
        title: 'Granjeros',
        steps: [
          'Aquí hay una ciudad completa. Coloca el camino a su lado.',
          'Al norte del camino está el campo de esta ciudad. Tumba allí tu meeple: será un granjero.',
        ],
        done:
          'Un granjero se queda hasta el final. Entonces cada ciudad completa que toca el campo da 3 puntos a ' +
          'quien tenga allí más granjeros.',
      },
      final: {
        title: 'El final de la partida',
        steps: [
          'Tienes un caballero en una ciudad sin completar. Es la última loseta: coloca el monasterio al sur de ' +
            'la loseta inicial.',
          'Coloca un monje. El monasterio puntúa aunque no esté rodeado.',
        ],
        done:
          'Al final también puntúa lo que está sin completar: un camino o una ciudad, 1 punto por loseta (y ' +
          'por escudo); un monasterio, 1 punto por sí mismo y 1 por cada loseta vecina.',
      },
      ...of_sets.course,
    },
  },
};
