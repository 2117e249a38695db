// SPDX-License-Identifier: MIT
import { polish, typeset } from './typography';
import type { Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { capital } from './capital';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/pl';
import { is_key } from './sets/joined';

const plural = counting('pl');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} i ${items[items.length - 1]!}`;

const role: Record<Terrain, string> = {
  road: 'rozbójnik',
  city: 'rycerz',
  cloister: 'mnich',
  field: 'chłop',
  ...of_sets.role,
};
const piece: Record<Piece, string> = {
  follower: 'meeple',
  ...of_sets.piece,
};
const pieces: Record<Piece, string[]> = {
  follower: ['meeple', 'meeple', 'meepli'],
  ...of_sets.pieces,
};

const feature: Record<ScoreFor, string> = {
  road: 'Drogi',
  city: 'Miasta',
  cloister: 'Klasztory',
  field: 'Łąki',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'droga',
  city: 'miasto',
  cloister: 'klasztor',
  field: 'łąka',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Gra podstawowa',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} na ${y < 0 ? 'północ' : 'południe'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} na ${x > 0 ? 'wschód' : 'zachód'}`);
  return parts.length === 0 ? 'na starcie' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};

// Whom somebody places or takes back: "rycerza", "dużego chłopa", "świnię".
const role_accusative: Record<Terrain, string> = {
  road: 'rozbójnika',
  city: 'rycerza',
  cloister: 'mnicha',
  field: 'chłopa',
  ...of_sets.role_accusative,
};
const accusative = (kind: Piece, on: Terrain | undefined): string => {
  if (is_key(of_sets.accusative, kind)) return of_sets.accusative[kind];
  const whom = on === undefined ? 'meepla' : role_accusative[on];
  return is_key(of_sets.as_role_accusative, kind) ? of_sets.as_role_accusative[kind](whom) : whom;
};

const points_of = (n: number): string => plural(n, 'punkt', 'punkty', 'punktów');
const tiles_of = (n: number): string => plural(n, 'kafelek', 'kafelki', 'kafelków');

// "brak świni": only meeples are several.
const none: Record<Piece, string> = {
  follower: 'brak meepli',
  ...of_sets.none,
};

const words: Words = {
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
  the_figure: accusative,
  colon: ': ',
  semicolon: '; ',
  title: 'Aude',
  you: 'Ty',
  tagline: 'Kafelek po kafelku, twoja własna kraina.',
  intro:
    'Dokładaj kafelki, buduj drogi, miasta i klasztory, mądrze rozstawiaj meeple. Graj z botami, ze znajomymi ' +
    'przez link albo razem na jednym urządzeniu. Bez konta i bez instalacji.',
  nav: {
    home: 'Start',
    learn: 'Nauka',
    puzzles: 'Zadania',
    rules: 'Zasady',
    replay: 'Powtórki',
    settings: 'Ustawienia',
    skip: 'Przejdź do treści',
    menu: 'Menu',
  },
  offline: {
    intro:
      'Dokładaj kafelki, buduj drogi, miasta i klasztory, mądrze rozstawiaj meeple. Graj z botami albo razem na ' +
      'jednym urządzeniu, także bez internetu. Bez konta i bez instalacji.',
    here: 'Graj offline',
    here_hint: 'Cała gra toczy się na tym urządzeniu. Internet nie jest potrzebny.',
    kept: 'Gry zapisane w tej przeglądarce',
    none: 'Jeszcze żadnej.',
    open: 'Otwórz zapisaną grę',
    save: 'Zapisz do pliku',
    remove: 'Usuń',
    sure: 'Usunąć na zawsze?',
    newer: 'Jest nowsza wersja.',
    take: 'Zaktualizuj',
    not_kept:
      'Ta przeglądarka nie może zapisywać gier (okno prywatne albo brak miejsca). Możesz grać dalej, ale po ' +
      'zamknięciu karty gra zniknie.',
    understood: 'Rozumiem',
  },
  home: {
    newcomer: 'Pierwszy raz?',
    newcomer_hint: 'Naucz się grać w dziesięć minut, od razu na planszy',
    daily: 'Zadanie dnia',
    daily_hint: 'Jeden plan jest lepszy od wszystkich innych. Znajdziesz go?',
    play: 'Zagraj',
    friends: 'Graj ze znajomymi',
    join: 'Jak dołączają znajomi',
    open_tables: 'Otwarte stoły',
    player: 'Profil gracza',
    bots: 'Boty',
    strength: 'Poziom',
    against: (bots, level) => `Przeciwnicy: ${plural(bots, 'bot', 'boty', 'botów')} · ${level}`,
    your_name: 'Twoje imię',
    presets: 'Szybki start',
    preset: {
      first: ['Pierwsza gra', 'Gra podstawowa bez chłopów: drogi, miasta, klasztory.'],
      classic: ['Klasyczna', 'Pełna gra podstawowa.'],
      bigbox: ['Big Box', `Wszystko: ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    },
    own: 'Własna gra',
    own_hint: 'Wybierz dodatki, zasady i graczy.',
    sets: 'Dodatki',
    needs_one: `Wybierz ${['grę podstawową', ...Object.values(of_sets.alone)].join(' albo ')}.`,
    set_hint: {
      base: '72 kafelki: drogi, miasta, klasztory i łąki.',
      ...of_sets.set_hint,
    },
    options: 'Zasady domowe',
    option: {
      farmers: ['Chłopi', 'Meeple mogą kłaść się na łąkach i punktują na koniec.'],
      small_city: ['Małe miasta za połowę', 'Ukończone miasto z dwóch kafelków daje 2 punkty zamiast 4.'],
      ...of_sets.option,
    },
    aids: [
      'Podpowiedzi',
      'Każdy może zobaczyć łąki, wartość obszarów i pozostałe kafelki. Wyłączone: gra bez podpowiedzi.',
    ],
    clock: 'Zegar',
    clock_none: 'Bez zegara',
    clock_choice: (minutes, seconds) => `${minutes}\u00a0min + ${seconds}\u00a0s na turę`,
    seats: 'Miejsca',
    seat_kind: { here: 'Na tym urządzeniu', open: 'Przez link', bot: 'Bot' },
    add_seat: 'Dodaj miejsce',
    remove_seat: (n) => `Usuń miejsce ${n}`,
    who: (n) => `Kto gra na miejscu ${n}`,
    name: 'Imię',
    name_of: (n) => `Imię na miejscu ${n}`,
    level_of: (n) => `Poziom bota na miejscu ${n}`,
    colour_of: (n, colour) => `Kolor miejsca ${n}: ${colour}. Naciśnij, aby zmienić`,
    start: 'Utwórz stół',
    me: 'Gość',
    guest: (n) => `Gracz ${n}`,
    again: 'Twoje stoły',
  },
  colour: ['czerwony', 'niebieski', 'zielony', 'żółty', 'czarny', 'różowy', 'pomarańczowy', 'fioletowy'],
  level: { easy: 'łatwy', medium: 'średni', hard: 'trudny', master: 'mistrzowski' },
  side: ['na północy', 'na wschodzie', 'na południu', 'na zachodzie'],
  edge: { city: 'miasto', road: 'droga', field: 'łąka', ...of_sets.edge },
  tile_words: (sides, marks) => `Kafelek: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'klasztor pośrodku',
    pennant: 'herb',
    ...of_sets.mark,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'Stół jest gotowy',
    share: 'Wyślij innym ten link albo daj im zeskanować kod:',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    share_button: 'Udostępnij…',
    qr: 'Kod QR z linkiem do tego stołu',
    free: 'Wolne miejsce',
    deleted: '(usunięty)',
  },
  table: {
    board: 'Plansza',
    map: 'Widok całej planszy: naciśnij, aby tam przejść',
    skip: 'Pomiń animację',
    tap_spot: 'Wybierz miejsce na kafelku.',
    places: (who) => `${does(who, 'Stawiasz', 'stawia')} pionek.`,
    worth: (now, full, complete) => (complete ? `od razu daje ${points_of(now)}` : `teraz ${now}, docelowo ${full}`),
    field_worth: (now, full, done, all, closed) => {
      if (all === 0)
        return closed ? 'nie graniczy z żadnym miastem, nic nie da' : 'nie graniczy jeszcze z żadnym miastem';
      if (done === 0)
        return all === 1
          ? `na razie nic; ${full}, gdy miasto będzie ukończone`
          : `na razie nic; ${full}, gdy wszystkie miasta (${all}) będą ukończone`;
      if (done < all)
        return `teraz ${now} (ukończone miasta: ${done} z ${all}); ${full}, gdy ukończone będą wszystkie`;
      const cities = `ukończone miasta: ${done}`;
      return closed ? `na koniec ${points_of(now)} (${cities})` : `teraz ${now} (${cities}); więcej z kolejnymi`;
    },
    unread: (n) => plural(n, 'nowa wiadomość', 'nowe wiadomości', 'nowych wiadomości'),
    you_watch: 'Oglądasz grę',
    players: 'Gracze',
    log: 'Przebieg',
    tiles: 'Kafelki',
    chat: 'Czat',
    track: 'Tor punktacji',
    turn_of: (name) => `Teraz gra ${name}`,
    your_turn: 'Twoja tura',
    your_turn_named: (name) => `${name}, twoja tura`,
    waiting: (name) => `${name} myśli…`,
    drawing: 'Dobieranie kafelka…',
    place: 'Wybierz pole dla kafelka.',
    place_here: 'Obróć go albo połóż tutaj.',
    lay: 'Połóż tutaj',
    turn: 'Obróć',
    turn_tile: 'Obróć kafelek',
    deploy: 'Postawić meepla?',
    keep: 'Zachowaj meepla',
    end_turn: 'Zakończ turę',
    no_spot: 'Brak wolnego miejsca dla meepla.',
    no_piece: 'Nie masz już meepli w zasobach.',
    back: 'Cofnij',
    confirm: 'Zatwierdź',
    pending: (what) => `${capital(what)}: zatwierdź albo wybierz inne miejsce.`,
    pending_choice: (what) => `${capital(what)}: zatwierdź albo wybierz coś innego.`,
    pending_pass: 'Nic nie stawiasz.',
    which_piece: 'Rodzaj pionka',
    figure_on: (kind, on) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on) : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'nie ma już kafelków' : `zostało kafelków: ${n}`),
    pieces: (kind, n) => (n === 0 ? none[kind] : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `${name}: gospodarz przekazał to miejsce botowi.`,
      opened: (name) => `${name}: gospodarz zwolnił to miejsce.`,
      out_of_time: (name) => `${name}: czas się skończył, dalej gra bot.`,
      declined: (name) => `${name}: propozycja odrzucona.`,
      resigned: (name) => `${name} poddaje grę. Bot przejmuje miejsce.`,
      taken_back: (name) => `${name}: tura cofnięta.`,
    },
    settle: 'Zakończ lub cofnij',
    watching: (n) => plural(n, 'widz', 'widzów', 'widzów'),
    away: 'offline',
    stands_in: 'w zastępstwie gra bot',
    resume: 'Już jestem',
    hand_over: 'Niech gra bot',
    lost: 'Utracono połączenie. Łączę ponownie…',
    connecting: 'Łączenie…',
    strict: 'Gra bez podpowiedzi.',
    invite: 'Zaproś',
    hint: 'Podpowiedź',
    fit: 'Pokaż całą planszę',
    zoom_in: 'Przybliż',
    zoom_out: 'Oddal',
    fields: 'Pokaż łąki',
    remaining: 'Pozostałe kafelki',
    help: 'Pomoc',
    close: 'Zamknij',
    fold: 'Zamknij',
    log_empty: 'Jeszcze nic się nie wydarzyło.',
    say: 'Napisz wiadomość',
    send: 'Wyślij',
    at_cell: (x, y, turns) =>
      `Pole: ${where(x, y)}; ${plural(turns, 'sposób', 'sposoby', 'sposobów')} położenia kafelka`,
    turned_to: (degrees) => `Obrócono o ${plural(degrees, 'stopień', 'stopnie', 'stopni')}`,
    summary: (tiles, left) => `Na stole: ${tiles_of(tiles)}, do dobrania: ${left}.`,
    supply: 'Zasoby',
    points: points_of,
    remaining_hint: 'Wskaż puste pole lub dotknij go, aby zobaczyć, co jeszcze tam pasuje.',
    fits_here: 'Co jeszcze tu pasuje',
    fits_none: 'Żaden z pozostałych kafelków tu nie pasuje.',
    unseen: (n) => `zakryte kafelki: ${n}`,
    back_to_all: 'Wszystkie kafelki',
    rematch: 'Zagraj jeszcze raz',
    to_rematch: 'Do nowego stołu',
    new_game: 'Nowa gra',
    no_table: 'Nie ma takiego stołu.',
    no_table_hint: 'Być może link jest niepełny.',
    ...of_sets.table,
  },
  card: {
    owner: 'Właściciel',
    owners: 'Właściciele',
    nobody: 'brak',
    size: 'Wielkość',
    open: 'Wolne pola',
    now: 'Teraz warte',
    full: 'Po ukończeniu',
    full_field: 'Po ukończeniu miast',
    complete: () => 'ukończono',
    cities: 'Miasta',
    cities_of: (done, all) => `ukończone ${done} z ${all}`,
    tiles: tiles_of,
    pennants: (n) => plural(n, 'herb', 'herby', 'herbów'),
    ...of_sets.card,
  },
  end: {
    link: 'Skopiuj link do gry',
    title: 'Koniec gry',
    wins: (name) => `Wygrywa ${name}`,
    you_win: 'Wygrywasz!',
    next: 'Dalej',
    you_won_by: (n) => `Wygrywasz różnicą ${plural(n, 'punktu', 'punktów', 'punktów')}`,
    you_lost_by: (n) => `Przegrywasz różnicą ${plural(n, 'punktu', 'punktów', 'punktów')}`,
    you_finished: (place, n) => `Zajmujesz ${place}. miejsce, strata: ${points_of(n)}`,
    wins_by: (name, n) => `${name} wygrywa różnicą ${plural(n, 'punktu', 'punktów', 'punktów')}`,
    best: {
      road: (n) => `Twoja najlepsza droga dała ${points_of(n)}`,
      city: (n) => `Twoje najlepsze miasto dało ${points_of(n)}`,
      cloister: (n) => `Twój najlepszy klasztor dał ${points_of(n)}`,
      field: (n) => `Twoja najlepsza łąka dała ${points_of(n)}`,
    },
    best_other: (n) => `Twój najlepszy wynik: ${points_of(n)}`,
    share: 'Udostępnij obraz',
    more: 'Wszystkie liczby',
    standings: 'Wynik końcowy',
    share_win: (names) => `Wspólne zwycięstwo: ${names}`,
    by_feature: 'Skąd są punkty',
    over_time: 'Punkty w trakcie gry',
    tile_axis: (n) => plural(n, 'położony kafelek', 'położone kafelki', 'położonych kafelków'),
    replay: 'Obejrzyj powtórkę',
    record: 'Pobierz grę',
    picture: 'Pobierz obraz',
    analyse: 'Jak mi poszło?',
    show: 'Pokaż wynik',
  },
  replay: {
    title: 'Powtórki',
    drop: 'Upuść tu zapisaną grę albo wybierz plik.',
    choose: 'Wybierz plik',
    paste: 'albo wklej tekst',
    open: 'Otwórz',
    own: 'Twoje gry',
    as: 'Graj dalej jako',
    turn_back: 'Tura wstecz',
    turn_forward: 'Tura naprzód',
    first: 'Na początek',
    back: 'Wstecz',
    play: 'Odtwórz',
    pause: 'Pauza',
    forward: 'Naprzód',
    last: 'Na koniec',
    position: (n, all) => `Tura ${n} z ${all}`,
    jump: 'Przejdź do tury',
    on: 'Graj dalej stąd',
    on_hint: 'Graj dalej przeciw botom od tej pozycji.',
    bad: 'To nie jest gra zapisana w Aude.',
    refused: (where, why) =>
      `Tej gry nie da się odtworzyć${where === null ? '' : ` (${where.replace(/^action /, 'ruch ')})`}. ${why}`,
  },
  settings: {
    title: 'Ustawienia',
    language: 'Język',
    theme: 'Wygląd',
    themes: { auto: 'Jak w systemie', light: 'Jasny', dark: 'Ciemny' },
    confirm: ['Bez zatwierdzania', 'Postawiony pionek od razu zostaje.'],
    pace: 'Tempo animacji',
    paces: { slow: 'Wolne', normal: 'Zwykłe', fast: 'Szybkie', at_once: 'Od razu' },
    tile_size: 'Wielkość kafelków w grze',
    tile_sizes: { 70: 'Małe', 90: 'Średnie', 120: 'Duże' },
    sound: ['Dźwięk', 'Ciche dźwięki kafelków, punktów, twojej tury i czatu.'],
  },
  help: {
    title: 'Sterowanie',
    keys: [
      ['Strzałki', 'przejdź do innego pola'],
      ['R', 'obróć kafelek'],
      ['Enter', 'połóż, zatwierdź'],
      ['1–9', 'wybierz miejsce dla pionka'],
      ['P', 'inny pionek'],
      ['0', 'nic nie stawiaj'],
      ['Esc', 'cofnij, zamknij'],
      ['F', 'łąki i ich właściciele'],
      ['T', 'pozostałe kafelki'],
      ['L  C', 'przebieg, czat'],
      ['+  −', 'przybliż, oddal'],
      ['H', 'pokaż całą planszę'],
      ['Shift + strzałki', 'przesuń planszę'],
    ],
    touch:
      'Dotyk: dotknij zaznaczonego pola, dotknij kafelka w ręce, aby go obrócić, i jeszcze raz pola, aby go ' +
      'położyć. Jeden palec przesuwa planszę, dwa przybliżają.',
    mouse:
      'Mysz: kafelek pojawia się tam, gdzie wskazujesz; prawy przycisk lub R go obraca, kliknięcie kładzie. ' +
      'Kółko przybliża i oddala, a gdy wskazujesz kafelek, obraca go.',
    deploy:
      'Położony kafelek widać w powiększeniu: wybierz pionek i dotknij miejsca. Żółta liczba pokazuje, ile to ' +
      'miejsce jest warte.',
    feature: 'Wskaż pionek lub obszar albo dotknij go, aby zobaczyć, do kogo należy i ile jest wart.',
    rules: 'Zasady, dodatek po dodatku',
  },
  log: {
    laid: (who, place) => `${does(who, 'Kładziesz', 'kładzie')} kafelek${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who, kind, on) => `${does(who, 'Stawiasz', 'stawia')} ${accusative(kind, on)}.`,
    discarded: (who) => `${does(who, 'Dobierasz', 'dobiera')} kafelek, który nigdzie nie pasuje i odpada z gry.`,
    returned: (who, kind) => `${does(who, 'Zdejmujesz', 'zdejmuje')} z planszy ${accusative(kind, undefined)}.`,
    scored: (names, points, what, several) =>
      `${names}: ${several ? `po ${plural(points, 'punkcie', 'punkty', 'punktów')}` : points_of(points)} ` +
      `za ${what}`,
    final_points: (names, points, several) =>
      `${names}: ${several ? `po ${plural(points, 'punkcie', 'punkty', 'punktów')}` : points_of(points)}`,
    final_parts: (what, count, sum) => `${what} × ${count}: ${sum}`,
    nothing: (names, what) => (names === '' ? `Brak punktów za ${what}` : `${names}: brak punktów za ${what}`),
    for: {
      road: 'drogę',
      city: 'miasto',
      cloister: 'klasztor',
      field: 'łąkę',
      ...of_sets.for,
    },
    over: 'Koniec gry.',
    final: 'Punktacja końcowa',
    sum: (text, points) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'Rozbójnik zajmuje drogę: 1 punkt za kafelek.',
    city: 'Rycerz zajmuje miasto: po ukończeniu po 2 punkty za każdy kafelek i herb.',
    cloister: 'Mnich zostaje, aż klasztor będzie otoczony: 9 punktów.',
    field: 'Chłop zostaje do końca: 3 punkty za każde ukończone miasto przy tej łące.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['kafelek', 'kafelki', 'kafelków'],
    pennant: ['herb', 'herby', 'herbów'],
    city: ['miasto', 'miasta', 'miast'],
    ...of_sets.counted,
  },
  because: {
    small_city: 'Zasada domowa: miasto z dwóch kafelków liczy się za połowę.',
    no_city: 'Łąka nie dotyka żadnego ukończonego miasta.',
    ...of_sets.because,
  },
  device: {
    loading: 'Wczytywanie gry…',
    game_over: 'Ta gra jest zakończona. Obejrzyj powtórkę albo sprawdź, jak Ci poszło.',
    copy_by_hand: 'Przeglądarka nie pozwoliła na kopiowanie. Skopiuj link stąd:',
    outdated: 'Aude zaktualizowano na serwerze. Gra jest zapisana: odśwież stronę, aby grać dalej.',
    part_missing: 'Nie udało się wczytać części tej strony. Gra jest zapisana: odśwież stronę, aby grać dalej.',
    reload: 'Odśwież',
    persistent: 'Przeglądarka przechowa te gry, dopóki ich nie usuniesz.',
    evictable: 'Gdy zabraknie miejsca, przeglądarka może usunąć te gry. Ważne zapisz do pliku.',
  },
  error: {
    offline: 'Serwer jest teraz nieosiągalny.',
    stale: 'Gra poszła dalej. Spójrz jeszcze raz.',
    not_your_turn: 'To nie twoja tura.',
    illegal: 'Ten ruch jest tu niedozwolony.',
    taken: 'Ktoś był szybszy: miejsce jest zajęte.',
    too_fast: 'Zbyt wiele żądań. Poczekaj chwilę.',
    no_table: 'Nie ma takiego stołu.',
    bad_name: 'Podaj imię długości od 1 do 24 znaków.',
    no_aids: 'W tej grze nie ma podpowiedzi.',
    not_wanted: 'Ten stół jest dla graczy o innym rankingu.',
    not_invited: 'Ta partia jest dla kogoś innego.',
    not_rated:
      'Partia rankingowa wymaga zegara, zwykłych zasad, braku pomocy i innego gracza lub bota na każdym miejscu.',
    storage: 'Serwer nie mógł tego zapisać. Spróbuj ponownie.',
    busy: 'Serwer jest zajęty. Spróbuj za chwilę.',
    full: 'Serwer jest pełny. Spróbuj później.',
    moving: 'Ten stół przenosi się na inny serwer. Łączę ponownie…',
    not_now: 'Teraz to niemożliwe.',
    damaged: 'Dane tego stołu są uszkodzone i nie da się go otworzyć.',
    bad_level: 'Serwer nie zna tego poziomu bota.',
    bad_origin: 'Serwer nie przyjmuje żądań z tego adresu.',
    malformed: 'Serwer nie zrozumiał tej strony. Wczytaj ją ponownie.',
    not_allowed: 'Nie możesz tego tutaj zrobić.',
    too_long: 'To jest za długie, żeby je wysłać.',
    too_large: 'To jest za duże dla serwera.',
    too_many: 'Za dużo połączeń z twojej sieci.',
    internal: 'Wewnętrzny błąd serwera. Spróbuj ponownie.',
    took_too_long: 'Analiza trwała zbyt długo. Spróbuj później.',
    banned: 'Masz zakaz wstępu na ten serwer.',
    muted: 'Nie możesz pisać na tym serwerze.',
    phrases_only: 'W grach rankingowych najpierw wszyscy muszą zgodzić się na swobodny czat.',
    no_analysis: 'Ten serwer nie analizuje gier.',
    not_found: 'Nie ma czegoś takiego.',
    game_over: 'Ta gra już się skończyła.',
    other: 'Coś poszło nie tak. Spróbuj ponownie.',
  },
  rules_what: 'Co się liczy',
  missing: 'Nie ma takiej strony.',
};

export const pl = typeset(words, polish);
