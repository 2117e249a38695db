import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('pl');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} pkt`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const The: Record<Terrain, string> = { city: 'Miasto', road: 'Droga', cloister: 'Klasztor', field: 'Łąka', river: 'Rzeka' };
const accusative: Record<Terrain, string> = { city: 'miasto', road: 'drogę', cloister: 'klasztor', field: 'łąkę', river: 'rzekę' };
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : `: pasuje ${plural(tiles[0], 'nieznany kafelek', 'nieznane kafelki', 'nieznanych kafelków')}, a nie ${tiles[1]}`;

export const pl: StudyWords = {
  points, signed, percent,
  analysis: {
    title: 'Analiza',
    drop: 'Upuść tu zapis gry, aby go ocenić, albo wybierz plik.',
    working: (done, all) => `Ruch ${done} z ${all} …`,
    stop: 'Zatrzymaj',
    go_on: 'Dalej',
    failed: 'Analiza została przerwana.',
    win: 'Szanse na wygraną',
    points_scale: 'Oczekiwane punkty',
    graph: (what) => `${what} w ciągu gry. Naciśnij, aby przejść do ruchu.`,
    tabs: { summary: 'Przegląd', moments: 'Zwroty', move: 'Ten ruch' },
    summary: 'Jak kto grał',
    played: ['wiele do nauki', 'raz lepiej, raz gorzej', 'solidnie', 'mocno', 'po mistrzowsku'],
    so: (name, how) => `${name}: ${how}.`,
    lost: (each, decisions) => `${number(each, 2)} pkt straty na decyzję (${decisions})`,
    errors: (errors, blunders) => errors === 0 ? 'bez błędów' : `${plural(errors, 'błąd', 'błędy', 'błędów')}${blunders === 0 ? '' : `, w tym ${plural(blunders, 'poważny', 'poważne', 'poważnych')}`}`,
    luck: (luck) => Math.abs(luck) < 0.5 ? 'Szczęście było równe.' : luck > 0 ? `Szczęście dało ${points(luck)}.` : `Pech zabrał ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string => (Math.abs(n) < 0.5 ? 'remis' : n > 0 ? `${points(n)} przewagi` : `${points(-n)} straty`);
      return `${over ? 'Na końcu' : 'Do oczekiwania'}: ${how(margin)}; bez szczęścia ${how(adjusted)}.`;
    },
    moments: 'Co liczyło się najbardziej',
    no_moments: 'Nikt nie stracił punktu jedną decyzją, a los był dla wszystkich taki sam.',
    moment: {
      error: (name, size) => `${name} traci ${points(size)}`,
      blunder: (name, size) => `${name} traci ${points(size)}: poważny błąd`,
      lucky: (name, size) => `${name} ma szczęście: ${signed(size)}`,
      unlucky: (name, size) => `${name} ma pecha: ${signed(size)}`,
    },
    at: (n) => `ruch ${n}`,
    next_moment: 'Do następnego zwrotu',
    previous_moment: 'Do poprzedniego zwrotu',
    to_act: (name) => `Decyduje ${name}`,
    drawn: (name, luck) => `${name} dobiera ten kafelek: szczęście ${signed(luck)} pkt`,
    plans: 'Najlepsze plany',
    thinking: 'Trwa namysł …',
    forced: 'Tu nie ma wyboru.',
    nothing: 'Tu decyduje los.',
    over: 'Tu gra się kończy.',
    best: 'najlepszy',
    as_played: 'zagrano',
    loses: (loss) => (loss < 0.05 ? 'równie dobry' : `−${number(loss)}`),
    verdict: {
      best: 'Lepiej się nie dało.',
      good: (loss) => `Prawie najlepiej: ${points(loss)} mniej.`,
      error: (loss) => `Błąd: strata ${points(loss)}.`,
      blunder: (loss) => `Poważny błąd: strata ${points(loss)}.`,
    },
    exact: 'Obliczone do końca.',
    give_or_take: (error) => `Z dokładnością do ${points(error)}.`,
    why: 'Dlaczego najlepszy jest lepszy',
    why_first: 'Dlaczego to jest najlepsze',
    play_plan: (rank) => `Zagraj plan ${rank} na planszy`,
    try: 'Wypróbuj ruch',
    trying: 'Połóż kafelek, gdzie chcesz: sama gra pozostaje bez zmian.',
    which_tile: 'Który kafelek teraz?',
    which_token: 'Który żeton teraz?',
    draw_any: 'Losowo',
    as_it_came: 'jak w grze',
    lines: 'Wypróbowane ruchy',
    line: (n, moves) => `Od ruchu ${n}: ${plural(moves, 'ruch', 'ruchy', 'ruchów')}`,
    back_to_game: 'Wróć do gry',
    forget: 'Zapomnij te ruchy',
    pass: 'bez pionka',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) => `${name} zdobywa od razu ${number(more, 0)} zamiast ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) => `${name} kończy ${accusative[feature]} z szansą ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) => `${name} kończy ${accusative[feature]} z szansą tylko ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more, less) => `${The[feature]}: zmienia się właściciel; do oczekiwania ${number(more)} zamiast ${number(less)} pkt.`,
    promises: (name, feature, more, less) => `${The[feature]} (${name}) zapowiada ${number(more)} zamiast ${number(less)} pkt.`,
    followers: (name, _feature, more, less) => `${name} zatrzymuje ${plural(more, 'meepla', 'meeple', 'meepli')} zamiast ${number(less, 0)}.`,
    threat: (name, feature, more, less) => `${The[feature]} (${name}): dołączyć innych może ${plural(more, 'nieznany kafelek', 'nieznane kafelki', 'nieznanych kafelków')} zamiast ${number(less, 0)}.`,
  },
  no_why: 'Wiele drobiazgów: jako całość plansza wygląda lepiej.',
  hint: {
    thinking: 'Trwa namysł …',
    where: 'Spójrz tutaj.',
    show: 'Pokaż jak',
    why: 'Dlaczego?',
    close: 'Zamknij wskazówkę',
  },
  odds: {
    title: 'Co worek ma dla tego pola',
    fit: (tiles, unseen) => tiles === 0 ? 'Żaden nieznany kafelek nie pasuje: pole pozostanie puste.' : `Pasuje ${plural(tiles, 'kafelek', 'kafelki', 'kafelków')} z ${unseen} nieznanych.`,
    next: (chance) => `Następny kafelek pasuje z szansą ${percent(chance)}.`,
    seat: (name, chance) => `${name} jeszcze taki dobierze: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Zagadki',
    daily: 'Zagadka dnia',
    task: (name) => `Gra ${name}: znajdź plan lepszy od wszystkich innych.`,
    solved: 'Rozwiązane! To jest ten plan.',
    wrong: 'To nie jest najlepszy plan. Inny jest lepszy o co najmniej trzy punkty.',
    solution: 'Rozwiązanie',
    again: 'Jeszcze raz',
    reveal: 'Pokaż rozwiązanie',
    next: 'Następna zagadka',
    another: 'Inna zagadka',
    lead: (lead) => `Jest lepszy od każdego innego o ${points(lead)}.`,
    surely: (least) => `Na pewno o co najmniej ${points(least)}.`,
    rating: 'Ranking',
    streak: (n) => `Zagadki dnia z rzędu: ${n}`,
    tried: (solved, tried) => `Za pierwszym razem: ${solved} z ${tried}.`,
    kept: 'Zapamiętane tylko w tej przeglądarce.',
    any_theme: 'Wszystkie tematy',
    any_grade: 'Wszystkie stopnie',
    grade: ['bardzo łatwa', 'łatwa', 'średnia', 'trudna', 'bardzo trudna'],
    theme: { finish: 'Ukończenie', steal: 'Przejęcie', block: 'Blokada', farm: 'Łąki', last_tiles: 'Ostatnie kafelki', wheel: 'Koło', hills: 'Wzgórza', builder: 'Budowniczy', patience: 'Cierpliwość', claim: 'Zajęcie' },
  },
};
