import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('es');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} ${Math.abs(n) === 1 ? 'punto' : 'puntos'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = {
  city: 'la ciudad',
  road: 'el camino',
  cloister: 'el monasterio',
  field: 'la pradera',
  river: 'el río',
};
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : `: ${plural(tiles[0], 'loseta por ver encaja', 'losetas por ver encajan')}, no ${tiles[1]}`;

export const es: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Análisis',
    drop: 'Suelta aquí una partida guardada para que sea juzgada, o elige un archivo.',
    working: (done, all) => `Jugada ${done} de ${all} …`,
    stop: 'Parar',
    go_on: 'Seguir',
    failed: 'El análisis se ha detenido.',
    win: 'Opciones de ganar',
    points_scale: 'Puntos esperados',
    graph: (what) => `${what} a lo largo de la partida. Pulsa para ir a una jugada.`,
    tabs: { summary: 'Resumen', moments: 'Momentos', move: 'Esta jugada' },
    summary: 'Cómo jugó cada uno',
    played: ['con mucho que aprender', 'con altibajos', 'bien', 'muy bien', 'como un maestro'],
    so: (name, how) => `${name} jugó ${how}.`,
    lost: (each, decisions) => `${number(each, 2)} puntos perdidos por decisión (${decisions})`,
    errors: (errors, blunders) =>
      errors === 0
        ? 'ningún error'
        : `${plural(errors, 'error', 'errores')}${blunders === 0 ? '' : `, ${plural(blunders, 'grave', 'graves')}`}`,
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'La suerte fue pareja.'
        : luck > 0
          ? `La suerte dio ${points(luck)}.`
          : `La suerte quitó ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'empate' : n > 0 ? `${points(n)} de ventaja` : `${points(-n)} de desventaja`;
      return `${over ? 'Al final' : 'Se espera'}: ${how(margin)}; sin suerte, ${how(adjusted)}.`;
    },
    moments: 'Lo que más contó',
    no_moments: 'Nadie perdió un punto con una decisión y el azar trató igual a todos.',
    moment: {
      error: (name, size) => `${name} pierde ${points(size)}`,
      blunder: (name, size) => `${name} pierde ${points(size)}: un error grave`,
      lucky: (name, size) => `${name} tiene suerte: ${signed(size)}`,
      unlucky: (name, size) => `${name} tiene mala suerte: ${signed(size)}`,
    },
    at: (n) => `jugada ${n}`,
    next_moment: 'Al siguiente momento',
    previous_moment: 'Al momento anterior',
    to_act: (name) => `${name} decide`,
    drawn: (name, luck) => `${name} ha robado esta loseta: ${signed(luck)} puntos de suerte`,
    plans: 'Los mejores planes',
    thinking: 'Pensando …',
    forced: 'Aquí no hay nada que elegir.',
    nothing: 'Aquí decide el azar.',
    over: 'Aquí termina la partida.',
    best: 'el mejor',
    as_played: 'jugado',
    loses: (loss) => (loss < 0.05 ? 'igual de bueno' : `−${number(loss)}`),
    verdict: {
      best: 'Lo mejor que había.',
      good: (loss) => `Casi lo mejor: ${points(loss)} menos.`,
      error: (loss) => `Un error: ${points(loss)} perdidos.`,
      blunder: (loss) => `Un error grave: ${points(loss)} perdidos.`,
    },
    exact: 'Calculado hasta el final.',
    give_or_take: (error) => `Con un margen de ${points(error)}.`,
    why: 'Por qué lo mejor es mejor',
    why_first: 'Por qué esto es lo mejor',
    play_plan: (rank) => `Jugar el plan ${rank} en el tablero`,
    try: 'Probar una jugada',
    trying: 'Coloca la loseta donde quieras: la partida queda como estaba.',
    which_tile: '¿Qué loseta sale ahora?',
    which_token: '¿Qué ficha sale ahora?',
    draw_any: 'Al azar',
    as_it_came: 'como en la partida',
    lines: 'Jugadas probadas',
    line: (n, moves) => `Desde la jugada ${n}: ${plural(moves, 'jugada', 'jugadas')}`,
    back_to_game: 'Volver a la partida',
    forget: 'Olvidar estas jugadas',
    pass: 'ninguna pieza',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) =>
      `${name} obtiene ${number(more, 0)} al momento en vez de ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) =>
      `${name} completa ${the[feature]} con un ${percent(more)} en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) =>
      `${name} completa ${the[feature]} solo con un ${percent(more)} en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more) => `${The(feature)} cambia de manos: eso vale ${points(more)}.`,
    promises: (name, feature, more, less) =>
      `${The(feature)} de ${name} promete ${number(more)} puntos en vez de ${number(less)}.`,
    followers: (name, _feature, more, less) =>
      `${name} conserva ${plural(more, 'meeple', 'meeples')} en vez de ${number(less, 0)}.`,
    threat: (name, feature, more, less) =>
      `${plural(more, 'loseta por ver puede', 'losetas por ver pueden')} unir a otros a ${the[feature]} de ${name}, en vez de ${number(less, 0)}.`,
  },
  no_why: 'Muchas cosas pequeñas: en conjunto, el tablero queda mejor.',
  hint: {
    thinking: 'Pensando …',
    where: 'Mira aquí.',
    show: 'Enséñame cómo',
    why: '¿Por qué?',
    close: 'Cerrar el consejo',
  },
  odds: {
    title: 'Lo que la bolsa tiene para esta casilla',
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Ninguna loseta por ver encaja: la casilla queda vacía.'
        : `${plural(tiles, 'loseta', 'losetas')} de ${unseen} por ver ${tiles === 1 ? 'encaja' : 'encajan'}.`,
    next: (chance) => `La próxima encaja con un ${percent(chance)}.`,
    seat: (name, chance) => `${name} aún roba una: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Enigmas',
    daily: 'Enigma del día',
    task: (name) => `Juega ${name}: encuentra el plan mejor que todos los demás.`,
    solved: '¡Resuelto! Ese es el plan.',
    wrong: 'No es el mejor plan. Otro vale al menos tres puntos más.',
    solution: 'La solución',
    again: 'Otra vez',
    reveal: 'Mostrar la solución',
    next: 'Siguiente enigma',
    another: 'Otro enigma',
    lead: (lead) => `Vale ${points(lead)} más que cualquier otro plan.`,
    surely: (least) => `Con seguridad, ${points(least)} o más.`,
    rating: 'Puntuación',
    streak: (n) => `Enigmas del día seguidos: ${n}`,
    tried: (solved, tried) => `${solved} de ${tried} resueltos a la primera.`,
    kept: 'Guardado solo en este navegador.',
    any_theme: 'Todos los temas',
    any_grade: 'Todos los grados',
    grade: ['muy fácil', 'fácil', 'medio', 'difícil', 'muy difícil'],
    theme: {
      finish: 'Completar',
      steal: 'Quitar',
      block: 'Bloquear',
      farm: 'Praderas',
      last_tiles: 'Últimas losetas',
      wheel: 'La rueda',
      hills: 'Colinas',
      builder: 'Constructor',
      patience: 'Paciencia',
      claim: 'Ocupar',
    },
  },
  lessons: {
    title: 'Aprender a jugar',
    lead: 'Lecciones cortas en el tablero, de uno o dos minutos. Haz lo que se pide; lo demás ocurre solo.',
    sets: 'Las expansiones',
    done: 'hecha',
    again: 'Otra vez',
    next: 'Siguiente',
    all: 'Todas las lecciones',
    keep: 'No hace falta colocar un meeple: quédatelo.',
    missed: 'También está permitido, pero aquí buscamos otra cosa. Inténtalo de nuevo.',
    missed_turn: 'La casilla es correcta. Gira antes la loseta: toca la loseta de tu mano.',
    course: {
      lay: {
        title: 'Colocar una loseta',
        steps: [
          'En cada turno colocas la loseta robada. Sus lados deben coincidir: camino con camino, pradera con pradera. Toca la casilla marcada y coloca la loseta.',
          'Ahora podrías colocar un meeple en la loseta. Esta vez, quédatelo.',
          'Aude ha completado una ciudad. Tu loseta tiene una curva: gírala para que el camino siga hacia el sur y colócala.',
          '',
        ],
        done: 'Así empieza cada turno: los lados coinciden y la loseta se gira como quieras.',
      },
      road: {
        title: 'Caminos',
        steps: [
          'Este camino empieza en el pueblo. Alárgalo: coloca la loseta al este.',
          'Coloca tu meeple en el camino. Ahora es un ladrón y el camino es tuyo.',
          'El cruce termina el camino. Colócalo en el otro extremo.',
          '',
        ],
        done: 'El camino está completo: 1 punto por cada una de sus 3 losetas. Tu meeple vuelve y se puede usar otra vez.',
      },
      city: {
        title: 'Ciudades',
        steps: [
          'La loseta inicial tiene una ciudad al norte. Gira la loseta para que las murallas coincidan y colócala allí.',
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
        done: 'Un monasterio con ocho vecinas da 9 puntos.',
      },
      farmer: {
        title: 'Granjeros',
        steps: [
          'Aquí hay una ciudad completa. Coloca el camino a su lado.',
          'Al norte del camino está la pradera de esta ciudad. Tumba allí tu meeple: un granjero.',
        ],
        done: 'Un granjero se queda hasta el final. Entonces cada ciudad completa junto a la pradera da 3 puntos a quien tenga allí más granjeros.',
      },
      final: {
        title: 'El final de la partida',
        steps: [
          'Tienes un caballero en una ciudad incompleta. Es la última loseta: coloca el monasterio al sur del inicio.',
          'Coloca otro monje. Puntúa aunque no esté rodeado.',
        ],
        done: 'Al final también cuenta lo incompleto: 1 punto por loseta de camino o ciudad, y un monasterio 1 por sí y por cada loseta alrededor.',
      },
      river: {
        title: 'El Río',
        steps: [
          'Con el río, las primeras losetas son agua. Coloca esta para que el río siga.',
          'Nadie se queda en el agua. Pero hay una ciudad en la loseta: coloca un caballero.',
          'El río ha girado al sur. Coloca el siguiente tramo.',
          '',
        ],
        done: 'Cuando el río llega a su lago, siguen las losetas normales.',
      },
      inns: {
        title: 'Posadas y Catedrales',
        steps: [
          'Un camino con una posada junto a un lago. Colócalo al este del pueblo.',
          'Coloca tu meeple grande como ladrón. Vale por dos.',
          'Completa el camino con el cruce.',
          '',
        ],
        done: 'Con una posada cada loseta de un camino completo vale 2: 6 puntos. Incompleto al final no vale nada. Las catedrales hacen lo mismo con las ciudades: 3 puntos por loseta.',
      },
      traders: {
        title: 'Constructores y Comerciantes',
        steps: [
          'Esta ciudad tiene un barril de vino. Colócala para que las murallas coincidan.',
          'Coloca un caballero.',
          'Alarga la ciudad.',
          'Ahora tu constructor: colócalo en la misma ciudad. Cuando la continúes, recibes otra loseta.',
          'Completa la ciudad.',
          '',
        ],
        done: '8 puntos, un barril de vino por completarla y, gracias al constructor, otra loseta. Quien tenga más de una mercancía recibe 10 puntos al final.',
      },
      hills: {
        title: 'Ovejas y Colinas',
        steps: [
          'Coloca el camino: nos interesa la pradera de al lado.',
          'Coloca tu pastor en la pradera al norte del camino. Roba una ficha: ovejas o el lobo.',
          '¡Dos ovejas! Agranda la pradera: coloca la loseta al este.',
          '',
          'Tu pradera ha crecido: ¿otra ficha o llevar el rebaño a casa? Llévalo antes de que venga el lobo.',
        ],
        done: 'Cada oveja es 1 punto. Y un meeple en una colina gana los empates.',
      },
      wheel: {
        title: 'La Rueda de la Fortuna',
        steps: [
          'En el centro está la gran rueda. Coloca esta loseta en su borde norte.',
          'También puedes colocar un meeple en una casilla de corona. Elige Impuestos.',
        ],
        done: 'Aude robó una loseta con un número: el cerdo avanza esos pasos. Se detuvo en Impuestos y tu meeple en la corona dio 6 puntos.',
      },
    },
  },
};
