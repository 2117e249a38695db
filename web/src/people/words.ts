// SPDX-License-Identifier: MIT
// The words about rated games and ratings, in every language. They are loaded with what shows them.
import type { Language } from '../i18n/languages';
import { counting } from '../i18n/plural';
import { kMostWanted } from '../lib/game/game_choice';
import type { RatingKind, RatingsWanted } from '../lib/protocol';

export interface PeopleWords {
  rated: readonly [string, string]; // a switch and its hint
  listed: readonly [string, string]; // a switch and its hint
  open_tables: string;
  to_join: string;
  to_watch: string;
  none_to_join: string;
  none_to_watch: string;
  make_one: string;
  watching: (n: number) => string;
  quick: string; // quick pairing
  quick_lead: string;
  quick_guest: string;
  seekers: (n: number) => string;
  seeking: string;
  seeking_hint: string;
  found: string;
  cancel: string;
  wanted: string; // over two fields
  least: string;
  most: string;
  wanted_shown: (wanted: RatingsWanted) => string;
  needs_player: string; // for a guest at a rated table
  become_player: string;
  waits_for_all: string; // for the host of a rated table
  ratings: string;
  kind: Readonly<Record<RatingKind, string>>;
  provisional: string;
  between: (least: string, most: string) => string;
  games: (n: number) => string;
  none: string; // no rated game yet
  over_time: string;
  best: string;
  best_lead: (games: number) => string;
  best_none: string;
  player: string; // a column
  rating: string; // a column
  rank: string; // a column
  record: (won: number, tied: number, lost: number) => string;
  against: string; // over the record against each other player
  bot: (level: string) => string;
  since: (day: string) => string;
  no_such: string;
}

// The bounds of a range that are not the usual ones.
const range = (
  { least, most }: RatingsWanted,
  from: (n: number) => string,
  to: (n: number) => string,
  both: (a: number, b: number) => string,
): string => (most >= kMostWanted ? from(least) : least === 0 ? to(most) : both(least, most));

const de = counting('de');
const fr = counting('fr');
const es = counting('es');
const nl = counting('nl');
const pl = counting('pl');
const en = counting('en');

export const people_words: Readonly<Record<Language, PeopleWords>> = {
  en: {
    rated: ['Rated', 'Counts for the ratings. With a clock, usual rules and no aids; a draw decides who starts.'],
    listed: [
      'Open to all',
      'Everyone on this server sees the table, can join or watch. Otherwise only those with the link.',
    ],
    open_tables: 'Open tables',
    to_join: 'Tables to join',
    to_watch: 'Games to watch',
    none_to_join: 'No table is open now.',
    none_to_watch: 'No open game is being played now.',
    make_one: 'Set up a table',
    watching: (n) => en(n, 'spectator', 'spectators'),
    quick: 'Quick pairing',
    quick_lead: 'The base game for two, against somebody of about your rating. It starts by itself.',
    quick_guest: 'The base game for two, against another guest. It starts by itself. Rated games are for players.',
    seekers: (n) => en(n, 'person is looking for an opponent.', 'people are looking for an opponent.'),
    seeking: 'Looking for an opponent',
    seeking_hint: 'The longer you wait, the wider the range of ratings. The game starts by itself.',
    found: 'Opponent found',
    cancel: 'Cancel',
    wanted: 'Rating wanted',
    least: 'from',
    most: 'up to',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `rating from ${a}`,
        (b) => `rating up to ${b}`,
        (a, b) => `rating ${a} to ${b}`,
      ),
    needs_player: 'This is a rated game: only players can join it.',
    become_player: 'Become a player',
    waits_for_all: 'A rated game starts when all players are here.',
    ratings: 'Ratings',
    kind: {
      base: 'Base game for two',
      base_duel: 'Duels',
      sets: 'With expansions, for two',
      several: 'Three and more',
    },
    provisional: 'provisional',
    between: (least, most) => `Between ${least} and ${most}, with a probability of 95%.`,
    games: (n) => en(n, 'rated game', 'rated games'),
    none: 'No rated games yet.',
    over_time: 'Rating over time',
    best: 'Best players',
    best_lead: (games) =>
      `At least ${en(games, 'rated game', 'rated games')}, and a rating that is no longer provisional.`,
    best_none: 'Nobody has played enough rated games yet.',
    player: 'Player',
    rating: 'Rating',
    rank: 'Rank',
    record: (won, tied, lost) => `${won} won, ${tied} tied, ${lost} lost`,
    against: 'Against others',
    bot: (level) => `Bot: ${level}`,
    since: (day) => `Player since ${day}`,
    no_such: 'There is no such player.',
  },
  de: {
    rated: [
      'Gewertet',
      'Zählt für die Wertungszahlen. Mit Uhr, üblichen Regeln und ohne Hilfen; wer beginnt, wird ausgelost.',
    ],
    listed: [
      'Offen für alle',
      'Alle auf diesem Server sehen den Tisch, können mitspielen oder zusehen. Sonst nur mit dem Link.',
    ],
    open_tables: 'Offene Tische',
    to_join: 'Zum Mitspielen',
    to_watch: 'Zum Zusehen',
    none_to_join: 'Zurzeit ist kein Tisch offen.',
    none_to_watch: 'Zurzeit läuft keine offene Partie.',
    make_one: 'Tisch aufmachen',
    watching: (n) => de(n, 'sieht zu', 'sehen zu'),
    quick: 'Schnell gepaart',
    quick_lead: 'Das Grundspiel zu zweit, gegen jemanden mit ähnlicher Wertung. Es beginnt von selbst.',
    quick_guest:
      'Das Grundspiel zu zweit, gegen einen anderen Gast. Es beginnt von selbst. Gewertet wird nur mit Spielerprofil.',
    seekers: (n) => de(n, 'Person sucht gerade einen Gegner.', 'Leute suchen gerade einen Gegner.'),
    seeking: 'Gegner wird gesucht',
    seeking_hint: 'Je länger du wartest, desto weiter darf die Wertung abweichen. Das Spiel beginnt von selbst.',
    found: 'Gegner gefunden',
    cancel: 'Abbrechen',
    wanted: 'Gewünschte Wertung',
    least: 'ab',
    most: 'bis',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `Wertung ab ${a}`,
        (b) => `Wertung bis ${b}`,
        (a, b) => `Wertung ${a} bis ${b}`,
      ),
    needs_player: 'Diese Partie wird gewertet: Mitspielen können nur angemeldete Spieler.',
    become_player: 'Spieler werden',
    waits_for_all: 'Eine gewertete Partie beginnt, wenn alle da sind.',
    ratings: 'Wertungen',
    kind: {
      base: 'Grundspiel zu zweit',
      base_duel: 'Duelle',
      sets: 'Mit Erweiterungen, zu zweit',
      several: 'Drei und mehr',
    },
    provisional: 'vorläufig',
    between: (least, most) => `Mit 95\u00a0% Wahrscheinlichkeit zwischen ${least} und ${most}.`,
    games: (n) => de(n, 'gewertete Partie', 'gewertete Partien'),
    none: 'Noch keine gewertete Partie.',
    over_time: 'Verlauf der Wertung',
    best: 'Bestenliste',
    best_lead: (games) =>
      `Ab ${de(games, 'gewerteten Partie', 'gewerteten Partien')}, wenn die Wertung nicht mehr vorläufig ist.`,
    best_none: 'Noch niemand hat genug gewertete Partien gespielt.',
    player: 'Spieler',
    rating: 'Wertung',
    rank: 'Rang',
    record: (won, tied, lost) => `${won} gewonnen, ${tied} unentschieden, ${lost} verloren`,
    against: 'Gegen andere',
    bot: (level) => `Bot: ${level}`,
    since: (day) => `Dabei seit ${day}`,
    no_such: 'Diesen Spieler gibt es nicht.',
  },
  fr: {
    rated: [
      'Partie classée',
      'Compte pour le classement. Pendule, règles habituelles, sans aides\u00a0; le sort désigne qui commence.',
    ],
    listed: [
      'Ouverte à tous',
      'Tout le monde sur ce serveur voit la table et peut jouer ou regarder. Sinon, seulement avec le lien.',
    ],
    open_tables: 'Tables ouvertes',
    to_join: 'Tables à rejoindre',
    to_watch: 'Parties à regarder',
    none_to_join: 'Aucune table n’est ouverte en ce moment.',
    none_to_watch: 'Aucune partie ouverte en ce moment.',
    make_one: 'Créer une table',
    watching: (n) => fr(n, 'spectateur', 'spectateurs'),
    quick: 'Partie rapide',
    quick_lead: 'Le jeu de base à deux, contre quelqu’un de votre niveau. La partie commence d’elle-même.',
    quick_guest: 'Le jeu de base à deux, contre un autre invité. La partie commence d’elle-même. Sans classement.',
    seekers: (n) => fr(n, 'personne cherche un adversaire.', 'personnes cherchent un adversaire.'),
    seeking: 'Recherche d’un adversaire',
    seeking_hint: 'Plus vous attendez, plus l’écart de classement admis grandit. La partie commence d’elle-même.',
    found: 'Adversaire trouvé',
    cancel: 'Annuler',
    wanted: 'Classement souhaité',
    least: 'dès',
    most: 'jusqu’à',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `classement à partir de ${a}`,
        (b) => `classement jusqu’à ${b}`,
        (a, b) => `classement de ${a} à ${b}`,
      ),
    needs_player: 'Cette partie est classée\u00a0: seuls les joueurs inscrits peuvent y participer.',
    become_player: 'Devenir joueur',
    waits_for_all: 'Une partie classée commence quand tout le monde est là.',
    ratings: 'Classements',
    kind: {
      base: 'Jeu de base à deux',
      base_duel: 'Duels',
      sets: 'Avec extensions, à deux',
      several: 'Trois et plus',
    },
    provisional: 'provisoire',
    between: (least, most) => `Entre ${least} et ${most}, avec une probabilité de 95\u00a0%.`,
    games: (n) => fr(n, 'partie classée', 'parties classées'),
    none: 'Aucune partie classée pour l’instant.',
    over_time: 'Évolution du classement',
    best: 'Meilleurs joueurs',
    best_lead: (games) =>
      `Au moins ${fr(games, 'partie classée', 'parties classées')} et un classement qui n’est plus provisoire.`,
    best_none: 'Personne n’a encore joué assez de parties classées.',
    player: 'Joueur',
    rating: 'Classement',
    rank: 'Rang',
    record: (won, tied, lost) =>
      `${fr(won, 'victoire', 'victoires')}, ${fr(tied, 'égalité', 'égalités')}, ${fr(lost, 'défaite', 'défaites')}`,
    against: 'Face à chacun',
    bot: (level) => `Bot\u00a0: ${level}`,
    since: (day) => `Joueur depuis le ${day}`,
    no_such: 'Ce joueur n’existe pas.',
  },
  es: {
    rated: [
      'Con puntuación',
      'Cuenta para la clasificación. Con reloj, reglas habituales y sin ayudas; se sortea quién empieza.',
    ],
    listed: [
      'Abierta a todos',
      'Todos en este servidor ven la mesa y pueden jugar o mirar. Si no, solo quien tenga el enlace.',
    ],
    open_tables: 'Mesas abiertas',
    to_join: 'Mesas con sitio',
    to_watch: 'Partidas para ver',
    none_to_join: 'Ahora no hay ninguna mesa abierta.',
    none_to_watch: 'Ahora no se juega ninguna partida abierta.',
    make_one: 'Crear una mesa',
    watching: (n) => es(n, 'espectador', 'espectadores'),
    quick: 'Emparejamiento rápido',
    quick_lead: 'El juego base para dos, contra alguien de tu nivel. La partida empieza sola.',
    quick_guest: 'El juego base para dos, contra otro invitado. La partida empieza sola. Sin puntuación.',
    seekers: (n) => es(n, 'persona busca rival.', 'personas buscan rival.'),
    seeking: 'Buscando rival',
    seeking_hint: 'Cuanto más esperas, mayor es la diferencia de nivel admitida. La partida empieza sola.',
    found: 'Rival encontrado',
    cancel: 'Cancelar',
    wanted: 'Nivel deseado',
    least: 'desde',
    most: 'hasta',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `nivel desde ${a}`,
        (b) => `nivel hasta ${b}`,
        (a, b) => `nivel de ${a} a ${b}`,
      ),
    needs_player: 'Esta partida cuenta para la clasificación: solo pueden unirse jugadores registrados.',
    become_player: 'Hacerse jugador',
    waits_for_all: 'Una partida con puntuación empieza cuando están todos.',
    ratings: 'Clasificación',
    kind: {
      base: 'Juego base para dos',
      base_duel: 'Duelos',
      sets: 'Con expansiones, para dos',
      several: 'Tres o más',
    },
    provisional: 'provisional',
    between: (least, most) => `Entre ${least} y ${most}, con una probabilidad del 95\u00a0%.`,
    games: (n) => es(n, 'partida con puntuación', 'partidas con puntuación'),
    none: 'Todavía no hay partidas con puntuación.',
    over_time: 'Evolución',
    best: 'Mejores jugadores',
    best_lead: (games) =>
      `Al menos ${es(games, 'partida con puntuación', 'partidas con puntuación')} y un nivel ya no provisional.`,
    best_none: 'Nadie ha jugado aún bastantes partidas con puntuación.',
    player: 'Jugador',
    rating: 'Nivel',
    rank: 'Puesto',
    record: (won, tied, lost) =>
      `${es(won, 'victoria', 'victorias')}, ${es(tied, 'empate', 'empates')}, ${es(lost, 'derrota', 'derrotas')}`,
    against: 'Contra cada rival',
    bot: (level) => `Bot: ${level}`,
    since: (day) => `Jugador desde el ${day}`,
    no_such: 'Este jugador no existe.',
  },
  nl: {
    rated: [
      'Met rating',
      'Telt mee voor de rating. Met klok, gewone regels en zonder hulpmiddelen; er wordt geloot wie begint.',
    ],
    listed: [
      'Open voor iedereen',
      'Iedereen op deze server ziet de tafel en kan meespelen of kijken. Anders alleen met de link.',
    ],
    open_tables: 'Open tafels',
    to_join: 'Tafels met plaats',
    to_watch: 'Spellen om te bekijken',
    none_to_join: 'Er is nu geen tafel open.',
    none_to_watch: 'Er wordt nu geen open spel gespeeld.',
    make_one: 'Tafel klaarzetten',
    watching: (n) => nl(n, 'toeschouwer', 'toeschouwers'),
    quick: 'Snel een tegenstander',
    quick_lead: 'Het basisspel met twee, tegen iemand met ongeveer jouw rating. Het begint vanzelf.',
    quick_guest:
      'Het basisspel met twee, tegen een andere gast. Het begint vanzelf. Met rating spelen kan met een profiel.',
    seekers: (n) => nl(n, 'persoon zoekt een tegenstander.', 'mensen zoeken een tegenstander.'),
    seeking: 'Tegenstander zoeken',
    seeking_hint: 'Hoe langer je wacht, hoe groter het verschil in rating mag zijn. Het spel begint vanzelf.',
    found: 'Tegenstander gevonden',
    cancel: 'Annuleren',
    wanted: 'Gewenste rating',
    least: 'vanaf',
    most: 'tot',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `rating vanaf ${a}`,
        (b) => `rating tot ${b}`,
        (a, b) => `rating ${a} tot ${b}`,
      ),
    needs_player: 'Dit spel telt mee voor de rating: alleen spelers met een profiel kunnen meedoen.',
    become_player: 'Speler worden',
    waits_for_all: 'Een spel met rating begint als iedereen er is.',
    ratings: 'Ratings',
    kind: {
      base: 'Basisspel met twee',
      base_duel: 'Duels',
      sets: 'Met uitbreidingen, met twee',
      several: 'Drie en meer',
    },
    provisional: 'voorlopig',
    between: (least, most) => `Tussen ${least} en ${most}, met een kans van 95%.`,
    games: (n) => nl(n, 'spel met rating', 'spellen met rating'),
    none: 'Nog geen spel met rating.',
    over_time: 'Verloop van de rating',
    best: 'Beste spelers',
    best_lead: (games) =>
      `Minstens ${nl(games, 'spel met rating', 'spellen met rating')}, en een rating die niet meer voorlopig is.`,
    best_none: 'Nog niemand heeft genoeg spellen met rating gespeeld.',
    player: 'Speler',
    rating: 'Rating',
    rank: 'Plaats',
    record: (won, tied, lost) => `${won} gewonnen, ${tied} gelijk, ${lost} verloren`,
    against: 'Tegen anderen',
    bot: (level) => `Bot: ${level}`,
    since: (day) => `Speler sinds ${day}`,
    no_such: 'Deze speler bestaat niet.',
  },
  pl: {
    rated: [
      'Rankingowa',
      'Liczy się do rankingu. Z zegarem, zwykłymi zasadami i bez pomocy; kolejność graczy jest losowana.',
    ],
    listed: [
      'Otwarty dla wszystkich',
      'Każdy na tym serwerze widzi stół, może dołączyć lub oglądać. Inaczej tylko z odnośnikiem.',
    ],
    open_tables: 'Otwarte stoły',
    to_join: 'Stoły z wolnym miejscem',
    to_watch: 'Partie do oglądania',
    none_to_join: 'Teraz żaden stół nie jest otwarty.',
    none_to_watch: 'Teraz nie toczy się żadna otwarta partia.',
    make_one: 'Przygotuj stół',
    watching: (n) => pl(n, 'widz', 'widzów', 'widzów'),
    quick: 'Szybkie parowanie',
    quick_lead: 'Gra podstawowa we dwoje, z kimś o podobnym rankingu. Partia zaczyna się sama.',
    quick_guest:
      'Gra podstawowa we dwoje, z innym gościem. Partia zaczyna się sama. Partie rankingowe wymagają profilu gracza.',
    seekers: (n) => pl(n, 'osoba szuka przeciwnika.', 'osoby szukają przeciwnika.', 'osób szuka przeciwnika.'),
    seeking: 'Szukanie przeciwnika',
    seeking_hint: 'Im dłużej czekasz, tym większa może być różnica rankingu. Partia zaczyna się sama.',
    found: 'Znaleziono przeciwnika',
    cancel: 'Anuluj',
    wanted: 'Pożądany ranking',
    least: 'od',
    most: 'do',
    wanted_shown: (wanted) =>
      range(
        wanted,
        (a) => `ranking od ${a}`,
        (b) => `ranking do ${b}`,
        (a, b) => `ranking od ${a} do ${b}`,
      ),
    needs_player: 'To partia rankingowa: mogą do niej dołączyć tylko gracze z profilem.',
    become_player: 'Załóż profil gracza',
    waits_for_all: 'Partia rankingowa zaczyna się, gdy są wszyscy.',
    ratings: 'Ranking',
    kind: {
      base: 'Gra podstawowa we dwoje',
      base_duel: 'Pojedynki',
      sets: 'Z dodatkami, we dwoje',
      several: 'Troje i więcej',
    },
    provisional: 'tymczasowy',
    between: (least, most) => `Od ${least} do ${most}, z prawdopodobieństwem 95%.`,
    games: (n) => pl(n, 'partia rankingowa', 'partie rankingowe', 'partii rankingowych'),
    none: 'Nie ma jeszcze partii rankingowych.',
    over_time: 'Ranking w czasie',
    best: 'Najlepsi gracze',
    best_lead: (games) =>
      `Co najmniej ${pl(games, 'partia rankingowa', 'partie rankingowe', 'partii rankingowych')}` +
      ' i ranking, który nie jest już tymczasowy.',
    best_none: 'Nikt nie rozegrał jeszcze dość partii rankingowych.',
    player: 'Gracz',
    rating: 'Ranking',
    rank: 'Miejsce',
    record: (won, tied, lost) =>
      `${pl(won, 'wygrana', 'wygrane', 'wygranych')}, ${pl(tied, 'remis', 'remisy', 'remisów')}, ` +
      pl(lost, 'przegrana', 'przegrane', 'przegranych'),
    against: 'Przeciwko innym',
    bot: (level) => `Bot: ${level}`,
    since: (day) => `Gracz od ${day}`,
    no_such: 'Nie ma takiego gracza.',
  },
};
