// SPDX-License-Identifier: MIT
import { polish, typeset } from '../i18n/typography';
import { capital, uncapital } from '../i18n/capital';
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';
import { study as of_sets } from './sets/pl';

const plural = counting('pl');
const number_word = ['', 'Jedna', 'Dwie', 'Trzy'];
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)}\u00a0pkt`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const The: Record<Terrain, string> = {
  city: 'Miasto',
  road: 'Droga',
  cloister: 'Klasztor',
  field: 'Łąka',
  ...of_sets.The,
};
const accusative: Record<Terrain, string> = {
  city: 'miasto',
  road: 'drogę',
  cloister: 'klasztor',
  field: 'łąkę',
  ...of_sets.accusative,
};
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1] ? '' : ` (pasujące kafelki: ${tiles[0]} zamiast ${tiles[1]})`;
// "Miasto (Ola)", "Twoje miasto".
const yours: Record<Terrain, string> = {
  city: 'Twoje miasto',
  road: 'Twoja droga',
  cloister: 'Twój klasztor',
  field: 'Twoja łąka',
  ...of_sets.yours,
};
const owned = (who: Who, feature: Terrain): string => (who.you ? yours[feature] : `${The[feature]} (${who.name})`);
const finishes = (who: Who, feature: Terrain): string =>
  `Szansa, że ${who.you ? 'ukończysz' : `${who.name} ukończy`} ${accusative[feature]}`;

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `prawdopodobnie ${points(likely, 0)}`
    : `na pewno ${points(sure, 0)}${likely > sure ? `, prawdopodobnie ${likely}` : ''}`;

const words: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analiza',
    drop: 'Upuść tu zapisaną grę, aby ją przeanalizować, albo wybierz plik.',
    working: (done, all) => `Analiza tury ${done} z ${all}…`,
    stop: 'Zatrzymaj',
    go_on: 'Wznów',
    failed: 'Analiza się nie powiodła.',
    win: 'Szanse na wygraną',
    points_scale: 'Punkty w zasięgu',
    scale: 'Pokaż na wykresie',
    graph: (what) => `${what} w trakcie gry. Naciśnij, aby przejść do tury.`,
    position: (turn, all) => (turn === 0 ? 'Początek' : `Tura ${turn} z ${all}`),
    jump: 'Przejdź do tury',
    legend: {
      title: 'Legenda',
      error: 'Błąd: strata co najmniej 1\u00a0pkt',
      blunder: 'Poważny błąd: strata co najmniej 4\u00a0pkt',
      lucky: 'Szczęśliwy kafelek: co najmniej 3\u00a0pkt',
      unlucky: 'Pechowy kafelek: co najmniej 3\u00a0pkt',
      rank: 'Na planszy: proponowany ruch. Im bardziej zielony, tym lepszy',
      played: 'Ramka przerywana: ruch z gry',
    },
    tabs: { summary: 'Przegląd', moments: 'Przełomy', move: 'Ten ruch' },
    summary: 'Jak kto grał',
    played: ['wiele do nauki', 'raz lepiej, raz gorzej', 'solidnie', 'mocno', 'po mistrzowsku'],
    so: (who, how) => `${who.you ? 'Ty' : who.name}: ${how}.`,
    lost: (each, decisions) =>
      `Średnio ${points(each, 2)} straty na decyzję (${plural(decisions, 'decyzja', 'decyzje', 'decyzji')})`,
    played_like: (rating, error) => `Gra na poziomie bota z rankingiem ${rating} ± ${error}.`,
    kinds: {
      cities: 'miasta',
      roads: 'drogi',
      cloisters: 'klasztory',
      fields: 'łąki',
      joining: 'łączenie',
      followers: 'meeple',
      other: 'inne',
    },
    kind_lost: (kind, lost) => `${kind} ${number(lost)}`,
    no_decisions: 'Brak decyzji do analizy.',
    lost_by: (kinds) => `Punkty stracone przez błędy: ${kinds.join('; ')}.`,
    lost_when: (early, middle, late) =>
      `Strata na decyzję: ${points(early, 2)} na początku, ${points(middle, 2)} w środku gry, ` +
      `${points(late, 2)} pod koniec.`,
    trend: 'Twoja gra w czasie',
    last_games: (n, rating, error) =>
      `Twoje ostatnie przeanalizowane gry (${n}): poziom bota z rankingiem ${rating} ± ${error}.`,
    games_before: (n, rating, error) => `Poprzednie (${n}): ${rating} ± ${error}.`,
    equals: 'Szanse na wygraną zakładają, że wszyscy grają równie dobrze.',
    by_ratings: (players) => `Szanse na wygraną uwzględniają rankingi: ${players.join(', ')}.`,
    deepen: 'Dokładna analiza',
    deep_takes: 'Potrwa kilka minut',
    errors: (errors, blunders) => {
      if (errors === 0) return 'bez błędów';
      if (errors === blunders) return plural(blunders, 'poważny błąd', 'poważne błędy', 'poważnych błędów');
      const all = plural(errors, 'błąd', 'błędy', 'błędów');
      return blunders === 0 ? all : `${all}, w tym ${plural(blunders, 'poważny', 'poważne', 'poważnych')}`;
    },
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Ani szczęścia, ani pecha.'
        : luck > 0
          ? `Szczęście dało ${points(luck)}.`
          : `Pech kosztował ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number, digits: number): string =>
        Math.abs(n) < 0.5 ? 'remis' : `${points(Math.abs(n), digits)} ${n > 0 ? 'przewagi' : 'straty'}`;
      return (
        `${over ? 'Na koniec' : 'Prognoza'}: ${how(margin, over ? 0 : 1)}; bez wpływu losu: ` + `${how(adjusted, 1)}.`
      );
    },
    // What is shown first: whose, then one sentence with the points.
    highlights: (n) => (n === 1 ? 'Jedna chwila' : `${number_word[n] ?? n} chwile`),
    more_highlights: (n) =>
      n === 1 ? 'Jeszcze jedna chwila' : `Jeszcze ${number_word[n]?.toLowerCase() ?? n} chwile`,
    turn: (n) => `tura ${n}`,
    highlight: {
      costliest: (who) => (who.you ? 'Twój najdroższy błąd' : `${who.name}: najdroższy błąd`),
      best: (who) => (who.you ? 'Twój najlepszy ruch' : `${who.name}: najlepszy ruch`),
      lucky: (who) => (who.you ? 'Twój najszczęśliwszy kafelek' : `${who.name}: najszczęśliwszy kafelek`),
      unlucky: (who) => (who.you ? 'Twój najbardziej pechowy kafelek' : `${who.name}: najbardziej pechowy kafelek`),
    },
    further_highlight: {
      costliest: (who) => (who.you ? 'Kolejny Twój błąd' : `${who.name}: kolejny błąd`),
      best: (who) => (who.you ? 'Kolejny Twój dobry ruch' : `${who.name}: kolejny dobry ruch`),
      lucky: (who) => (who.you ? 'Kolejny Twój szczęśliwy kafelek' : `${who.name}: kolejny szczęśliwy kafelek`),
      unlucky: (who) => (who.you ? 'Kolejny Twój pechowy kafelek' : `${who.name}: kolejny pechowy kafelek`),
    },
    highlight_size: {
      costliest: (size) => `Kosztował ${points(size)}.`,
      best: (size) => `Jest lepszy od następnego o ${points(size)}.`,
      lucky: (size) => `Wart o ${points(size)} więcej niż przeciętny kafelek.`,
      unlucky: (size) => `Wart o ${points(-size)} mniej niż przeciętny kafelek.`,
    },
    moments: 'Przełomy',
    no_moments: 'Żadna decyzja nie kosztowała nawet punktu, a los nikogo nie wyróżnił.',
    moment: {
      error: (who, size) => `${who.you ? 'Ty' : who.name}: błąd, strata ${points(size)}`,
      blunder: (who, size) => `${who.you ? 'Ty' : who.name}: poważny błąd, strata ${points(size)}`,
      lucky: (who, size) => `${does(who, 'Masz', 'ma')} szczęście: ${signed(size)}`,
      unlucky: (who, size) => `${does(who, 'Masz', 'ma')} pecha: ${signed(size)}`,
    },
    next_moment: 'Następny przełom',
    previous_moment: 'Poprzedni przełom',
    to_act: (who) => (who.you ? 'Twoja kolej' : `Teraz gra ${who.name}`),
    drawn: (who, luck) => `${does(who, 'Dobierasz', 'dobiera')} ten kafelek: wpływ losu ${signed(luck)}\u00a0pkt`,
    plans: 'Najlepsze ruchy',
    thinking: 'Trwa analiza…',
    forced: 'Możliwy jest tylko jeden ruch.',
    nothing: 'Losowanie: nie ma tu nic do wyboru.',
    over: 'Koniec gry.',
    best: 'najlepszy',
    as_played: 'zagrano',
    loses: (loss) => (loss < 0.05 ? 'równie dobry' : `−${number(loss)}`),
    verdict: {
      best: 'Najlepszy ruch.',
      good: (loss) => `Prawie najlepszy ruch: o ${points(loss)} mniej.`,
      error: (loss) => `Błąd: strata ${points(loss)}.`,
      blunder: (loss) => `Poważny błąd: strata ${points(loss)}.`,
    },
    exact: 'Obliczone dokładnie do końca gry.',
    give_or_take: (error) => `±${points(error)}.`,
    why: 'Dlaczego najlepszy ruch jest lepszy',
    why_first: 'Dlaczego ten ruch jest najlepszy',
    play_plan: (rank) => `Zagraj ruch ${rank} na planszy`,
    try: 'Wypróbuj ruch',
    trying: 'Połóż kafelek, gdzie chcesz. Zapisana gra się nie zmieni.',
    which_tile: 'Wybierz następny kafelek',
    ...of_sets.analysis,
    draw_any: 'Losowo',
    as_it_came: 'jak w grze',
    lines: 'Wypróbowane ruchy',
    line: (n, turns) => `Od tury ${n}: ${plural(turns, 'tura', 'tury', 'tur')}`,
    back_to_game: 'Wróć do gry',
    forget: 'Usuń te ruchy',
    pass: 'bez pionka',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${who.you ? 'Od razu zdobywasz' : `${who.name} od razu zdobywa`} ${points(more, 0)} zamiast ` +
      `${number(less, 0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${finishes(who, feature)}: ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${finishes(who, feature)}: tylko ${percent(more)} zamiast ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `${The[feature]} zmienia właściciela: zysk ${points(more)}.`,
    promises: (who, feature, more, less) =>
      `${The[feature]}: ${who.you ? 'możesz' : `${who.name} może`} oczekiwać ${points(more)} zamiast ` +
      `${number(less)}.`,
    followers: (who, _feature, more, less) =>
      `${does(who, 'Masz', 'ma')} w zasobach ${plural(more, 'meepla', 'meeple', 'meepli')} zamiast ` +
      `${number(less, 0)}.`,
    threat: (who, feature, more, less) => {
      const tiles = plural(
        more,
        'zakryty kafelek pozwala',
        'zakryte kafelki pozwalają',
        'zakrytych kafelków pozwala',
      );
      return `${owned(who, feature)}: ${tiles} innym się dołączyć (zamiast ${number(less, 0)}).`;
    },
    sets: (who, _feature, more, less) =>
      `${does(who, 'Możesz', 'może')} oczekiwać ${points(more)} z dodatków zamiast ${number(less)}.`,
    later: (who, _feature, more, less) =>
      `${does(who, 'Możesz', 'może')} oczekiwać ${points(more)} z późniejszych obszarów zamiast ${number(less)}.`,
    rest: (_who, _feature, more) =>
      more < 0 ? `Drobne straty kosztują razem ${points(-more)}.` : `Drobne korzyści dają razem ${points(more)}.`,
  },
  against: (sentence, name) => `Przeciw – ${uncapital(sentence, name)}`,
  no_why: 'Zdecydowały drobiazgi: cała pozycja jest po prostu lepsza.',
  line: {
    show: 'Pokaż najlepszy ciąg',
    title: 'Najlepszy ciąg ruchów',
    draws: (who) => `${does(who, 'Dobierasz', 'dobiera')} jeden z tych kafelków.`,
    odds: 'Pod każdym kafelkiem: szansa i o ile punktów lepszy lub gorszy od średniej.',
    average: 'Przeciętny kafelek',
    next: 'Zagraj to',
    end: 'Zakończ tutaj',
  },
  guide: {
    title: 'Twoja pierwsza gra',
    lead:
      'Krótka gra na 16 kafelków z łatwym przeciwnikiem. W każdej Twojej turze trener mówi, co się ' +
      'stało i na co zwrócić uwagę.',
    place: 'Twoja kolej. Połóż kafelek na jednym z zaznaczonych pól.',
    deploy: 'Teraz możesz postawić pionek na tym kafelku albo go zachować.',
    wait: 'Przeciwnik się zastanawia.',
    tip: (idea) => `Podpowiedź: ${idea}`,
    show: 'Pokaż mi',
  },
  idea: {
    scores: (feature, sure) => `Kafelek kończy ${accusative[feature]}: od razu ${points(sure, 0)}.`,
    claims: (figure, sure, likely) => `${capital(figure)} w tym miejscu: ${likely_points(sure, likely)}.`,
    extends: (feature, sure, likely) => `${yours[feature]} rośnie: ${likely_points(sure, likely)}.`,
    keeps: 'Nic tu nie jest warte meepla. Zachowaj go na coś lepszego.',
  },
  hint: {
    thinking: 'Szukam podpowiedzi…',
    where: 'Spójrz na tę część planszy.',
    about: 'O co chodzi?',
    show: 'Pokaż ruch',
    why: 'Dlaczego to lepsze niż następny ruch',
    close: 'Zamknij podpowiedź',
  },
  odds: {
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Żaden zakryty kafelek tu nie pasuje: pole pozostanie puste.'
        : `Pasujące kafelki: ${tiles} z ${unseen} zakrytych.`,
    next: (chance) => `Szansa, że następny kafelek pasuje: ${percent(chance)}.`,
    seat: (name, chance) => `${name} dobierze jeszcze pasujący: ${percent(chance)}`,
  },
  puzzles: {
    title: 'Zadania',
    daily: 'Zadanie dnia',
    task: (name) => `Teraz gra ${name}. Znajdź ruch lepszy od wszystkich innych.`,
    solved: 'Dobrze! To najlepszy ruch.',
    wrong: 'To nie jest najlepszy ruch. Inny jest lepszy o co najmniej trzy punkty.',
    solution: 'Rozwiązanie',
    worse: (lost) => `Strata przy tym ruchu: ${points(lost)}.`,
    why_worse: 'Dlaczego inny ruch jest lepszy',
    again: 'Jeszcze raz',
    reveal: 'Pokaż rozwiązanie',
    next: 'Następne zadanie',
    another: 'Inne zadanie',
    lead: (lead) => `Jest lepszy od każdego innego o ${points(lead)}.`,
    surely: (least) => `Niemal na pewno o co najmniej ${points(least)}.`,
    rating: 'Ranking',
    streak: (n) => `Zadania dnia z rzędu: ${n}`,
    tried: (solved, tried) => `Rozwiązane za pierwszym razem: ${solved} z ${tried}.`,
    kept: 'Zapisane tylko w tej przeglądarce.',
    rush: 'Trzy minuty',
    rush_lead: 'Rozwiąż w trzy minuty jak najwięcej zadań.',
    rush_solved: (n) => `Rozwiązane: ${n}`,
    rush_best: (n) => `Twój rekord: ${n}`,
    rush_stop: 'Zakończ',
    any_theme: 'Każdy temat',
    which_theme: 'Temat',
    any_grade: 'Każdy poziom',
    which_grade: 'Poziom',
    grade: ['bardzo łatwe', 'łatwe', 'średnie', 'trudne', 'bardzo trudne'],
    theme: {
      finish: 'Ukończenie',
      steal: 'Przejęcie',
      block: 'Blokada',
      spoil: 'Zepsucie',
      farm: 'Łąki',
      farm_late: 'Późni chłopi',
      last_tiles: 'Ostatnie kafelki',
      patience: 'Cierpliwość',
      claim: 'Zajmowanie',
      ...of_sets.theme,
    },
  },
  lessons: {
    title: 'Nauka gry',
    lead: 'Krótkie lekcje na planszy, każda na minutę lub dwie. Wykonuj polecenia, reszta dzieje się sama.',
    sets: 'Dodatki',
    done: 'ukończona',
    again: 'Powtórz lekcję',
    next: 'Dalej',
    all: 'Wszystkie lekcje',
    keep: 'Nie musisz stawiać meepla: zachowaj go.',
    missed: 'To też wolno, ale tu chodzi o coś innego. Spróbuj jeszcze raz.',
    missed_turn: 'Pole jest dobre. Najpierw obróć kafelek: [dotknij kafelka|kliknij kafelek] w ręce.',
    course: {
      lay: {
        title: 'Kładzenie kafelka',
        steps: [
          'W każdej turze dobierasz i kładziesz kafelek. Boki muszą pasować: droga do drogi, miasto do miasta, ' +
            'łąka do łąki. [Dotknij zaznaczonego pola|Kliknij zaznaczone pole] i połóż kafelek.',
          'Teraz możesz postawić meepla na tym kafelku. Tym razem go zachowaj.',
          'Aude ukończyła miasto. Twój kafelek ma zakręt: obróć go tak, by droga szła dalej na południe, ' +
            'i połóż go.',
          '',
        ],
        done: 'Tak zaczyna się każda tura: boki muszą pasować, a kafelek możesz dowolnie obracać.',
      },
      road: {
        title: 'Drogi',
        steps: [
          'Ta droga zaczyna się w wiosce. Przedłuż ją: połóż kafelek na wschód od wioski.',
          'Postaw meepla na drodze. Jest teraz rozbójnikiem, a droga jest twoja.',
          'Skrzyżowanie kończy drogę. Połóż je na drugim końcu.',
          '',
        ],
        done: 'Droga jest ukończona: 1 punkt za każdy z 3 kafelków. Meeple wraca do twoich zasobów.',
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
          'Wokół klasztoru brakuje jednego kafelka. Połóż go drogami na zewnątrz.',
          '',
        ],
        done: 'Klasztor otoczony ośmioma kafelkami daje 9 punktów.',
      },
      farmer: {
        title: 'Chłopi',
        steps: [
          'Tu stoi ukończone miasto. Połóż obok drogę.',
          'Na północ od drogi leży łąka tego miasta. Połóż tam meepla: to chłop.',
        ],
        done:
          'Chłop zostaje do końca. Wtedy każde ukończone miasto przy łące daje 3 punkty temu, kto ma na niej ' +
          'najwięcej chłopów.',
      },
      final: {
        title: 'Koniec gry',
        steps: [
          'Masz rycerza w nieukończonym mieście. To ostatni kafelek: połóż klasztor na południe od kafelka ' +
            'startowego.',
          'Postaw jeszcze mnicha. Dostaniesz punkty, choć klasztor nie jest otoczony.',
        ],
        done:
          'Na koniec liczy się też to, co nieukończone: po 1 punkcie za kafelek drogi lub miasta i za herb, a ' +
          'za klasztor 1 punkt oraz po 1 za każdy kafelek wokół.',
      },
      ...of_sets.course,
    },
  },
};

export const pl = typeset(words, polish);
