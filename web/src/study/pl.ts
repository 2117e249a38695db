import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('pl');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} pkt`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const The: Record<Terrain, string> = {
  city: 'Miasto',
  road: 'Droga',
  cloister: 'Klasztor',
  field: 'Łąka',
  river: 'Rzeka',
};
const accusative: Record<Terrain, string> = {
  city: 'miasto',
  road: 'drogę',
  cloister: 'klasztor',
  field: 'łąkę',
  river: 'rzekę',
};
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : `: pasuje ${plural(tiles[0], 'nieznany kafelek', 'nieznane kafelki', 'nieznanych kafelków')}, a nie ${tiles[1]}`;

export const pl: StudyWords = {
  points,
  signed,
  percent,
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
    errors: (errors, blunders) =>
      errors === 0
        ? 'bez błędów'
        : `${plural(errors, 'błąd', 'błędy', 'błędów')}${blunders === 0 ? '' : `, w tym ${plural(blunders, 'poważny', 'poważne', 'poważnych')}`}`,
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Szczęście było równe.'
        : luck > 0
          ? `Szczęście dało ${points(luck)}.`
          : `Pech zabrał ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'remis' : n > 0 ? `${points(n)} przewagi` : `${points(-n)} straty`;
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
    finishes: (name, feature, more, less, tiles) =>
      `${name} kończy ${accusative[feature]} z szansą ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) =>
      `${name} kończy ${accusative[feature]} z szansą tylko ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more) => `${The[feature]} zmienia właściciela: to jest warte ${points(more)}.`,
    promises: (name, feature, more, less) =>
      `${The[feature]} (${name}) zapowiada ${number(more)} zamiast ${number(less)} pkt.`,
    followers: (name, _feature, more, less) =>
      `${name} zatrzymuje ${plural(more, 'meepla', 'meeple', 'meepli')} zamiast ${number(less, 0)}.`,
    threat: (name, feature, more, less) =>
      `${The[feature]} (${name}): dołączyć innych może ${plural(more, 'nieznany kafelek', 'nieznane kafelki', 'nieznanych kafelków')} zamiast ${number(less, 0)}.`,
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
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Żaden nieznany kafelek nie pasuje: pole pozostanie puste.'
        : `Pasuje ${plural(tiles, 'kafelek', 'kafelki', 'kafelków')} z ${unseen} nieznanych.`,
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
    theme: {
      finish: 'Ukończenie',
      steal: 'Przejęcie',
      block: 'Blokada',
      farm: 'Łąki',
      last_tiles: 'Ostatnie kafelki',
      wheel: 'Koło',
      hills: 'Wzgórza',
      builder: 'Budowniczy',
      patience: 'Cierpliwość',
      claim: 'Zajęcie',
    },
  },
  lessons: {
    title: 'Nauka gry',
    lead: 'Krótkie lekcje na planszy, minuta lub dwie każda. Rób to, o co prosimy; reszta dzieje się sama.',
    sets: 'Rozszerzenia',
    done: 'ukończona',
    again: 'Jeszcze raz',
    next: 'Dalej',
    all: 'Wszystkie lekcje',
    keep: 'Nie musisz stawiać meepla: zatrzymaj go.',
    missed: 'To też wolno, ale tu chodzi o coś innego. Spróbuj jeszcze raz.',
    missed_turn: 'Pole jest dobre. Najpierw obróć kafelek: dotknij kafelka w ręce.',
    course: {
      lay: {
        title: 'Kładzenie kafelka',
        steps: [
          'W każdej turze kładziesz dobrany kafelek. Boki muszą pasować: droga do drogi, łąka do łąki. Dotknij zaznaczonego pola i połóż kafelek.',
          'Teraz można postawić meepla na kafelku. Tym razem go zatrzymaj.',
          'Aude ukończyła miasto. Twój kafelek ma zakręt: obróć go tak, by droga szła dalej na południe, i połóż go.',
          '',
        ],
        done: 'Tak zaczyna się każda tura: boki pasują, a kafelek obracasz dowolnie.',
      },
      road: {
        title: 'Drogi',
        steps: [
          'Ta droga zaczyna się w wiosce. Przedłuż ją: połóż kafelek na wschód.',
          'Postaw meepla na drodze. Jest teraz rozbójnikiem, a droga jest twoja.',
          'Skrzyżowanie kończy drogę. Połóż je na drugim końcu.',
          '',
        ],
        done: 'Droga jest ukończona: 1 punkt za każdy z 3 kafelków. Meeple wraca i można go użyć ponownie.',
      },
      city: {
        title: 'Miasta',
        steps: [
          'Kafelek startowy ma miasto na północy. Obróć kafelek tak, by mury się zeszły, i połóż go tam.',
          'Postaw meepla w mieście. Jest teraz rycerzem.',
          'Ten kafelek zamyka miasto. Połóż go na górze.',
          '',
        ],
        done: 'Ukończone miasto daje 2 punkty za kafelek i 2 za każdy herb: tu 6 punktów.',
      },
      cloister: {
        title: 'Klasztory',
        steps: [
          'Połóż klasztor pośrodku.',
          'Postaw meepla w klasztorze. Jest teraz mnichem.',
          'Dookoła brakuje jednego kafelka. Połóż go drogami na zewnątrz.',
          '',
        ],
        done: 'Klasztor z ośmioma sąsiadami daje 9 punktów.',
      },
      farmer: {
        title: 'Chłopi',
        steps: [
          'Tu stoi ukończone miasto. Połóż obok drogę.',
          'Na północ od drogi leży łąka tego miasta. Połóż tam meepla: to chłop.',
        ],
        done: 'Chłop zostaje do końca. Wtedy każde ukończone miasto przy łące daje 3 punkty temu, kto ma na niej najwięcej chłopów.',
      },
      final: {
        title: 'Koniec gry',
        steps: [
          'Masz rycerza w nieukończonym mieście. To ostatni kafelek: połóż klasztor na południe od startu.',
          'Postaw jeszcze mnicha. Liczy się, choć nie jest otoczony.',
        ],
        done: 'Na końcu liczy się też to, co nieukończone: 1 punkt za kafelek drogi lub miasta, a klasztor 1 za siebie i każdy kafelek dookoła.',
      },
      river: {
        title: 'Rzeka',
        steps: [
          'Z rzeką pierwsze kafelki to woda. Połóż ten tak, by rzeka płynęła dalej.',
          'W wodzie nikt nie stoi. Ale na kafelku jest miasto: postaw rycerza.',
          'Rzeka skręciła na południe. Połóż następny odcinek.',
          '',
        ],
        done: 'Gdy rzeka dopłynie do jeziora, przychodzą zwykłe kafelki.',
      },
      inns: {
        title: 'Karczmy i Katedry',
        steps: [
          'Droga z karczmą nad jeziorem. Połóż ją na wschód od wioski.',
          'Postaw dużego meepla jako rozbójnika. Liczy się za dwóch.',
          'Ukończ drogę skrzyżowaniem.',
          '',
        ],
        done: 'Z karczmą każdy kafelek ukończonej drogi liczy się za 2: 6 punktów. Nieukończona na końcu nie daje nic. Katedry robią to samo z miastami: 3 punkty za kafelek.',
      },
      traders: {
        title: 'Kupcy i Budowniczowie',
        steps: [
          'To miasto ma beczkę wina. Połóż je tak, by mury się zeszły.',
          'Postaw rycerza.',
          'Powiększ miasto.',
          'Teraz budowniczy: postaw go w tym samym mieście. Gdy je przedłużysz, dostaniesz jeszcze jeden kafelek.',
          'Ukończ miasto.',
          '',
        ],
        done: '8 punktów, beczka wina za ukończenie, a dzięki budowniczemu jeszcze jeden kafelek. Kto ma najwięcej danego towaru, dostaje na końcu 10 punktów.',
      },
      hills: {
        title: 'Owce i Wzgórza',
        steps: [
          'Połóż drogę: chodzi o łąkę obok.',
          'Postaw pasterza na łące na północ od drogi. Dobiera żeton: owce albo wilka.',
          'Dwie owce! Powiększ łąkę: połóż kafelek na wschodzie.',
          '',
          'Twoja łąka urosła: jeszcze jeden żeton czy zagonić stado? Zagoń je, zanim przyjdzie wilk.',
        ],
        done: 'Każda owca to 1 punkt. A meeple na wzgórzu wygrywa remisy.',
      },
      wheel: {
        title: 'Koło Fortuny',
        steps: [
          'Pośrodku leży wielkie koło. Połóż ten kafelek przy jego północnym brzegu.',
          'Można też postawić meepla na polu korony. Wybierz Podatki.',
        ],
        done: 'Aude dobrała kafelek z liczbą: o tyle kroków idzie świnia. Stanęła na Podatkach, a twój meeple na koronie dał 6 punktów.',
      },
    },
  },
};
