import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('es');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} ${Math.abs(n) === 1 ? 'punto' : 'puntos'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = { city: 'la ciudad', road: 'el camino', cloister: 'el monasterio', field: 'la pradera', river: 'el río' };
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : `: ${plural(tiles[0], 'loseta por ver encaja', 'losetas por ver encajan')}, no ${tiles[1]}`;

export const es: StudyWords = {
  points, signed, percent,
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
    errors: (errors, blunders) => errors === 0 ? 'ningún error' : `${plural(errors, 'error', 'errores')}${blunders === 0 ? '' : `, ${plural(blunders, 'grave', 'graves')}`}`,
    luck: (luck) => Math.abs(luck) < 0.5 ? 'La suerte fue pareja.' : luck > 0 ? `La suerte dio ${points(luck)}.` : `La suerte quitó ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string => (Math.abs(n) < 0.5 ? 'empate' : n > 0 ? `${points(n)} de ventaja` : `${points(-n)} de desventaja`);
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
    scores: (name, _feature, more, less) => `${name} obtiene ${number(more, 0)} al momento en vez de ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) => `${name} completa ${the[feature]} con un ${percent(more)} en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) => `${name} completa ${the[feature]} solo con un ${percent(more)} en vez de un ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more, less) => `${The(feature)} cambia de dueños: ${number(more)} puntos esperados en vez de ${number(less)}.`,
    promises: (name, feature, more, less) => `${The(feature)} de ${name} promete ${number(more)} puntos en vez de ${number(less)}.`,
    followers: (name, _feature, more, less) => `${name} conserva ${plural(more, 'meeple', 'meeples')} en vez de ${number(less, 0)}.`,
    threat: (name, feature, more, less) => `${plural(more, 'loseta por ver puede', 'losetas por ver pueden')} unir a otros a ${the[feature]} de ${name}, en vez de ${number(less, 0)}.`,
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
    fit: (tiles, unseen) => tiles === 0 ? 'Ninguna loseta por ver encaja: la casilla queda vacía.' : `${plural(tiles, 'loseta', 'losetas')} de ${unseen} por ver ${tiles === 1 ? 'encaja' : 'encajan'}.`,
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
    theme: { finish: 'Completar', steal: 'Quitar', block: 'Bloquear', farm: 'Praderas', last_tiles: 'Últimas losetas', wheel: 'La rueda', hills: 'Colinas', builder: 'Constructor', patience: 'Paciencia', claim: 'Ocupar' },
  },
};
