import { polish, typeset } from './typography';
import type { Goods, Piece, ScoreFor, Sector, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { counting } from './plural';
import { does } from './who';

const plural = counting('pl');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} i ${items[items.length - 1]!}`;

const role: Record<Exclude<Terrain, 'river'>, string> = {
  road: 'rozbójnik',
  city: 'rycerz',
  cloister: 'mnich',
  field: 'chłop',
};
const piece: Record<Piece, string> = {
  follower: 'meeple',
  large: 'duży meeple',
  builder: 'budowniczy',
  pig: 'świnia',
  shepherd: 'pasterz',
};
const pieces: Record<Piece, string[]> = {
  follower: ['meeple', 'meeple', 'meepli'],
  large: ['duży meeple', 'duże meeple', 'dużych meepli'],
  builder: ['budowniczy', 'budowniczych', 'budowniczych'],
  pig: ['świnia', 'świnie', 'świń'],
  shepherd: ['pasterz', 'pasterzy', 'pasterzy'],
};
const sector: Record<Sector, string> = {
  fortune: 'Fortuna',
  taxes: 'Podatki',
  famine: 'Głód',
  storm: 'Burza',
  inquisition: 'Inkwizycja',
  plague: 'Zaraza',
};
const goods: Record<Goods, string> = { wine: 'wino', wheat: 'zboże', cloth: 'sukno' };
const feature: Record<ScoreFor, string> = {
  road: 'Drogi',
  city: 'Miasta',
  cloister: 'Klasztory',
  field: 'Łąki',
  flock: 'Stada',
  goods: 'Towary',
  crown: 'Pola z koroną',
  fortune: 'Fortuna',
  taxes: 'Podatki',
  famine: 'Głód',
  storm: 'Burza',
  inquisition: 'Inkwizycja',
};
const terrain: Record<Terrain, string> = {
  road: 'droga',
  city: 'miasto',
  cloister: 'klasztor',
  field: 'łąka',
  river: 'rzeka',
};
const set: Record<SetName, string> = {
  base: 'Gra podstawowa',
  river: 'Rzeka',
  inns: 'Karczmy i katedry',
  traders: 'Kupcy i budowniczowie',
  hills: 'Owce i wzgórza',
  wheel: 'Koło fortuny',
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} na ${y < 0 ? 'północ' : 'południe'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} na ${x > 0 ? 'wschód' : 'zachód'}`);
  return parts.length === 0 ? 'na starcie' : parts.join(', ');
};

const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'builder' || kind === 'pig' || kind === 'shepherd') return piece[kind];
  const name = on === undefined || on === 'river' ? piece.follower : role[on];
  return kind === 'large' ? `duży ${name}` : name;
};

// Whom somebody places or takes back: "rycerza", "dużego chłopa", "świnię".
const accusative = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'builder') return 'budowniczego';
  if (kind === 'pig') return 'świnię';
  if (kind === 'shepherd') return 'pasterza';
  const whom = { road: 'rozbójnika', city: 'rycerza', cloister: 'mnicha', field: 'chłopa', river: 'meepla' };
  return `${kind === 'large' ? 'dużego ' : ''}${whom[on ?? 'river']}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const points_of = (n: number): string => plural(n, 'punkt', 'punkty', 'punktów');
const tiles_of = (n: number): string => plural(n, 'kafelek', 'kafelki', 'kafelków');

// "brak świni": only meeples are several.
const none: Record<Piece, string> = {
  follower: 'brak meepli',
  large: 'brak dużego meepla',
  builder: 'brak budowniczego',
  pig: 'brak świni',
  shepherd: 'brak pasterza',
};
const goods_of: Record<Goods, string> = { wine: 'wina', wheat: 'zboża', cloth: 'sukna' };

const words: Words = {
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
    bots: 'Boty',
    strength: 'Poziom',
    against: (bots, level) => `Przeciwnicy: ${plural(bots, 'bot', 'boty', 'botów')} · ${level}`,
    your_name: 'Twoje imię',
    presets: 'Szybki start',
    preset: {
      first: ['Pierwsza gra', 'Gra podstawowa bez chłopów: drogi, miasta, klasztory.'],
      classic: ['Klasyczna', 'Pełna gra podstawowa.'],
      river: ['Z rzeką', 'Gra podstawowa, która zaczyna się od rzeki.'],
      bigbox: ['Big Box', 'Wszystko: rzeka, karczmy, kupcy, wzgórza i koło.'],
      wheel: ['Koło fortuny', 'Samodzielna gra wokół wielkiego koła.'],
    },
    own: 'Własna gra',
    own_hint: 'Wybierz dodatki, zasady i graczy.',
    sets: 'Dodatki',
    needs_one: 'Wybierz grę podstawową albo Koło fortuny.',
    set_hint: {
      base: '72 kafelki: drogi, miasta, klasztory i łąki.',
      river: 'Najpierw układa się dwanaście kafelków rzeki.',
      inns: 'Karczmy podwajają punkty za drogi, katedry wzbogacają miasta, a każdy dostaje dużego meepla.',
      traders: 'Towary w miastach, budowniczy dający podwójne tury i świnia dla chłopów.',
      hills: 'Wzgórza rozstrzygają remisy, winnice wzbogacają klasztory, a pasterze zbierają owce i boją się wilka.',
      wheel: 'Wielkie koło pośrodku przynosi fortunę, podatki, głód, burzę, inkwizycję i zarazę.',
    },
    options: 'Zasady domowe',
    option: {
      farmers: ['Chłopi', 'Meeple mogą kłaść się na łąkach i punktują na koniec.'],
      small_city: ['Małe miasta za połowę', 'Ukończone miasto z dwóch kafelków daje 2 punkty zamiast 4.'],
      hill_tiebreak: [
        'Liczba meepli na wzgórzach',
        'Remis wygrywa ten, kto ma na wzgórzach najwięcej meepli. Wyłączone: wystarczy jeden.',
      ],
      closed_farm_gathers: ['Stada z zamkniętych łąk', 'Gdy łąka nie może już rosnąć, jej owce od razu dają punkty.'],
      pig_in_famine: [
        'Świnie podczas głodu',
        'Gdy koło przynosi głód, świnia daje chłopom właściciela 1 punkt więcej za każde miasto.',
      ],
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
  edge: { city: 'miasto', road: 'droga', field: 'łąka', river: 'rzeka' },
  tile_words: (sides, marks) => `Kafelek: ${[sides, ...marks].join('; ')}`,
  mark: {
    cloister: 'klasztor pośrodku',
    pennant: 'herb',
    inn: 'karczma',
    cathedral: 'katedra',
    hill: 'wzgórze',
    vineyard: 'winnica',
    sheep: 'owce',
    wheel: (n) => `symbol koła ${n}`,
  },
  bot: (level) => `Bot, ${level}`,
  lobby: {
    title: 'Stół jest gotowy',
    waiting: 'Czekamy, aż gospodarz rozpocznie grę.',
    share: 'Wyślij innym ten link albo daj im zeskanować kod:',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    share_button: 'Udostępnij…',
    qr: 'Kod QR z linkiem do tego stołu',
    free: 'Wolne miejsce',
    sit: 'Usiądź tutaj',
    your_name: 'Twoje imię',
    fill: 'Dodaj bota',
    begin: 'Rozpocznij grę',
    fill_first: 'Najpierw zapełnij wszystkie wolne miejsca.',
    watch: 'Oglądasz grę. Zajmij wolne miejsce, aby zagrać.',
    you: 'ty',
  },
  table: {
    board: 'Plansza',
    map: 'Widok całej planszy: naciśnij, aby tam przejść',
    skip: 'Pomiń animację',
    crown: 'Pole z koroną',
    tap_spot: 'Wybierz miejsce na kafelku.',
    places: (who) => `${does(who, 'Stawiasz', 'stawia')} pionek.`,
    worth: (now, full, complete, on) => {
      if (complete) return on === 'field' ? `na koniec daje ${points_of(now)}` : `od razu daje ${points_of(now)}`;
      return `teraz ${now}, docelowo ${full}`;
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
    second: 'Podwójna tura: budowniczy daje ci jeszcze jeden kafelek.',
    place: 'Wybierz pole dla kafelka.',
    place_here: 'Obróć go albo połóż tutaj.',
    lay: 'Połóż tutaj',
    turn: 'Obróć',
    turn_tile: 'Obróć kafelek',
    deploy: 'Postawić meepla?',
    keep: 'Zachowaj meepla',
    keep_any: 'Nic nie stawiaj',
    back: 'Cofnij',
    confirm: 'Zatwierdź',
    pending: (what) => `${capital(what)}: zatwierdź albo wybierz inne miejsce.`,
    pending_choice: (what) => `${capital(what)}: zatwierdź albo wybierz coś innego.`,
    pending_pass: 'Nic nie stawiasz: zatwierdź albo wybierz miejsce.',
    recall: 'Zaraza! Zdejmij z planszy jednego ze swoich meepli.',
    recall_who: (kind, on, place) => `Zdejmij ${accusative(kind, on)} (${place})`,
    tend: 'Łąka twojego pasterza urosła: dobrać żeton czy zagonić stado?',
    grow: 'Dobierz żeton',
    grow_hint: 'Więcej owiec albo wilk.',
    gather: 'Zagoń stado',
    gather_hint: 'Zdobądź punkty za wszystkie owce na tej łące.',
    which_piece: 'Rodzaj pionka',
    crown_at: (name) => `Pole z koroną „${name}”`,
    figure_on: (kind, on) =>
      kind === 'builder' ? `Budowniczy ${on === 'city' ? 'w mieście' : 'na drodze'}` : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'nie ma już kafelków' : `zostało kafelków: ${n}`),
    pieces: (kind, n) => (n === 0 ? none[kind] : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `${name}: gospodarz przekazał to miejsce botowi.`,
      opened: (name) => `${name}: gospodarz zwolnił to miejsce.`,
      out_of_time: (name) => `${name}: czas się skończył, dalej gra bot.`,
    },
    hidden: (n) => (n === 1 ? '1 pod wzgórzem' : `${n} pod wzgórzami`),
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
    goods: 'Towary',
    supply: 'Zasoby',
    points: points_of,
    remaining_hint: 'Wskaż puste pole lub dotknij go, aby zobaczyć, co jeszcze tam pasuje.',
    fits_here: 'Co jeszcze tu pasuje',
    fits_none: 'Żaden z pozostałych kafelków tu nie pasuje.',
    unseen: (n) => `zakryte kafelki: ${n}`,
    back_to_all: 'Wszystkie kafelki',
    tokens_left: 'Zakryte żetony',
    token: (sheep) => (sheep === 0 ? 'wilk' : plural(sheep, 'owca', 'owce', 'owiec')),
    rematch: 'Zagraj jeszcze raz',
    to_rematch: 'Do nowego stołu',
    new_game: 'Nowa gra',
    no_table: 'Nie ma takiego stołu.',
    no_table_hint: 'Być może link jest niepełny.',
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
    sheep: 'Owce',
    inn: 'z karczmą',
    cathedral: 'z katedrą',
  },
  end: {
    link: 'Skopiuj link do gry',
    title: 'Koniec gry',
    wins: (name) => `Wygrywa ${name}`,
    you_win: 'Wygrywasz!',
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
    position: (n, all) => `Ruch ${n} z ${all}`,
    jump: 'Przejdź do ruchu',
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
    crowned: (who, kind, at) =>
      `${does(who, 'Stawiasz', 'stawia')} ${accusative(kind, undefined)} na polu z koroną (${sector[at]}).`,
    discarded: (who) => `${does(who, 'Dobierasz', 'dobiera')} kafelek, który nigdzie nie pasuje i odpada z gry.`,
    buried: 'Zakryty kafelek trafia pod wzgórze.',
    wheel: (steps, to) =>
      steps === 0
        ? `Świnia rusza z sektora ${sector[to]}.`
        : `Świnia przesuwa się o ${plural(steps, 'sektor', 'sektory', 'sektorów')}: ${sector[to]}.`,
    goods: (who, count, kind) =>
      `${does(who, 'Otrzymujesz', 'otrzymuje')} ${plural(count, 'żeton', 'żetony', 'żetonów')} ${goods_of[kind]}.`,
    sheep: (who, n) => `${does(who, 'Dobierasz', 'dobiera')} żeton: ${plural(n, 'owca', 'owce', 'owiec')}.`,
    wolf: (who) => `${does(who, 'Dobierasz', 'dobiera')} wilka: pasterz wraca z niczym.`,
    returned: (who, kind) => `${does(who, 'Zdejmujesz', 'zdejmuje')} z planszy ${accusative(kind, undefined)}.`,
    scored: (names, points, what, several) =>
      `${names}: ${several ? `po ${plural(points, 'punkcie', 'punkty', 'punktów')}` : points_of(points)} ` +
      `za ${what}`,
    nothing: (names, what) => (names === '' ? `Brak punktów za ${what}` : `${names}: brak punktów za ${what}`),
    for: {
      road: 'drogę',
      city: 'miasto',
      cloister: 'klasztor',
      field: 'łąkę',
      flock: 'stado',
      goods: 'towary',
      crown: 'pole z koroną',
      fortune: 'Fortunę',
      taxes: 'Podatki',
      famine: 'Głód',
      storm: 'Burzę',
      inquisition: 'Inkwizycję',
    },
    over: 'Koniec gry.',
    final: 'Punktacja końcowa',
    sum: (text, points) => `${text} = ${points}`,
  },
  sector_hint: {
    fortune: 'Fortuna: aktywny gracz dostaje 3 punkty.',
    taxes: 'Podatki: każdy twój rycerz daje tyle punktów, ile jest w jego mieście herbów i twoich rycerzy.',
    famine: 'Głód: każdy chłop daje 1 punkt za każde ukończone miasto przy swojej łące.',
    storm: 'Burza: każdy dostaje 1 punkt za każdego meepla w swoich zasobach.',
    inquisition: 'Inkwizycja: 2 punkty za każdego mnicha.',
    plague: 'Zaraza: każdy zdejmuje z planszy jednego swojego meepla.',
  },
  choice_hint: {
    road: 'Rozbójnik zajmuje drogę: 1 punkt za kafelek.',
    city: 'Rycerz zajmuje miasto: po ukończeniu po 2 punkty za każdy kafelek i herb.',
    cloister: 'Mnich zostaje, aż klasztor będzie otoczony: 9 punktów.',
    field: 'Chłop zostaje do końca: 3 punkty za każde ukończone miasto przy tej łące.',
    river: '',
    builder: 'Gdy później powiększysz ten obszar, dostaniesz podwójną turę.',
    pig: 'Jeśli masz tu najwięcej chłopów, łąka daje 4 punkty zamiast 3 za każde ukończone miasto.',
    shepherd: 'Od razu dobierasz żeton: owce albo wilk.',
    crown: 'Daje 3 lub 6 punktów, gdy świnia zatrzyma się w tym sektorze.',
  },
  counted: {
    tile: ['kafelek', 'kafelki', 'kafelków'],
    pennant: ['herb', 'herby', 'herbów'],
    vineyard: ['winnica', 'winnice', 'winnic'],
    city: ['miasto', 'miasta', 'miast'],
    sheep: ['owca', 'owce', 'owiec'],
    wine_majority: ['przewaga (wino)', 'przewagi (wino)', 'przewag (wino)'],
    wheat_majority: ['przewaga (zboże)', 'przewagi (zboże)', 'przewag (zboże)'],
    cloth_majority: ['przewaga (sukno)', 'przewagi (sukno)', 'przewag (sukno)'],
    follower: ['meeple', 'meeple', 'meepli'],
    turn: ['tura', 'tury', 'tur'],
    knight: ['rycerz', 'rycerzy', 'rycerzy'],
    farmer: ['chłop', 'chłopów', 'chłopów'],
    monk: ['mnich', 'mnichów', 'mnichów'],
  },
  because: {
    inn: 'Z karczmą każdy kafelek drogi jest wart 2.',
    cathedral: 'Z katedrą każdy kafelek i każdy herb są warte 3.',
    open_inn: 'Nieukończona droga z karczmą nie jest nic warta.',
    open_cathedral: 'Nieukończone miasto z katedrą nie jest nic warte.',
    hill_tie: 'Meeple na wzgórzu rozstrzyga remis.',
    pig: 'Świnia dodaje 1 punkt za miasto.',
    small_city: 'Zasada domowa: miasto z dwóch kafelków liczy się za połowę.',
    no_city: 'Łąka nie dotyka żadnego ukończonego miasta.',
    closed_field: 'Łąka nie może już rosnąć, więc stado od razu daje punkty.',
    alone_on_two: 'Meeple sam w sektorze z dwoma polami z koroną daje podwójne punkty.',
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
    storage: 'Serwer nie mógł tego zapisać. Spróbuj ponownie.',
    busy: 'Serwer jest zajęty. Spróbuj za chwilę.',
    full: 'Serwer jest pełny. Spróbuj później.',
    moving: 'Ten stół przenosi się na inny serwer. Łączę ponownie…',
    not_now: 'Teraz to niemożliwe.',
    damaged: 'Dane tego stołu są uszkodzone i nie da się go otworzyć.',
    other: 'Coś poszło nie tak. Spróbuj ponownie.',
  },
  rules_what: 'Co się liczy',
  missing: 'Nie ma takiej strony.',
};

export const pl = typeset(words, polish);
