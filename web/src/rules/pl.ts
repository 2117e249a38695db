import { polish, typeset } from '../i18n/typography';
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/pl';

const book: RuleBook = {
  points_head: ['', 'po ukończeniu', 'na koniec, bez ukończenia'],
  chapters: {
    base: {
      lead:
        'Co turę jeden kafelek i, jeśli chcesz, jeden meeple: kraina rośnie, a kto zajmuje jej drogi, ' +
        'miasta, klasztory i łąki, ten zdobywa punkty.',
      blocks: [
        h('Tura'),
        ul(
          'Dobierasz kafelek i dokładasz go do krainy. Droga musi łączyć się z drogą, miasto z miastem, łąka z ' +
            'łąką. Kafelek, który nigdzie nie pasuje, odpada z gry, a ty dobierasz następny.',
          'Na właśnie położonym kafelku możesz postawić jednego meepla ze swoich zasobów.',
          'To, co twój kafelek ukończył, jest punktowane, a stojące tam meeple wracają do właścicieli.',
        ),
        pic('start', 'Każdy bok kafelka musi pasować do tego, z czym się styka.'),
        h('Gdzie może stanąć meeple'),
        p(
          'Na drodze jest rozbójnikiem, w mieście rycerzem, w klasztorze mnichem, na łące chłopem. Na całej tej ' +
            'drodze, w całym mieście lub na całej łące nie może być innego meepla, nawet twojego. Kafelek może ' +
            'jednak później połączyć dwa osobne obszary: wtedy w jednym obszarze stoi kilka meepli.',
        ),
        pic('roles', 'Rycerz (czerwony), mnich (niebieski), rozbójnik (zielony) i chłop (żółty).'),
        p(
          'Meeple zostaje, aż jego obszar będzie ukończony; chłop zostaje do końca gry. Gdy nie masz już ' +
            'żadnego, tylko dokładasz kafelki.',
        ),
        p(
          'Droga jest ukończona, gdy oba jej końce dochodzą do skrzyżowania, miasta lub klasztoru albo gdy ' +
            'tworzy pętlę. Miasto jest ukończone, gdy jego mur jest zamknięty i wewnątrz nie brakuje żadnego ' +
            'kafelka. Klasztor jest ukończony, gdy otacza go osiem kafelków.',
        ),
        h('Punktacja'),
        points(
          ['Droga', '1 za kafelek', '1 za kafelek'],
          ['Miasto', '2 za kafelek i za herb', '1 za kafelek i za herb'],
          ['Klasztor', '9, gdy otacza go osiem kafelków', '1 oraz 1 za każdy kafelek wokół'],
          ['Łąka', 'dopiero na koniec', '3 za każde ukończone miasto, którego dotyka'],
        ),
        pic('road', 'Droga między klasztorem a skrzyżowaniem: 4 kafelki, 4 punkty.'),
        pic('city', 'Trzy kafelki i herb: 3 × 2 + 2 = 8 punktów.'),
        pic('cloister', 'Otoczony klasztor: 9 punktów.'),
        p(
          'Kto ma w obszarze najwięcej meepli, zdobywa wszystkie punkty. Przy remisie każdy z remisujących ' +
            'dostaje pełną liczbę punktów.',
        ),
        h('Łąki'),
        p(
          'Łąka kończy się na drogach, murach miast i rzekach; przez róg nigdy się nie łączy. Na koniec ten, kto ' +
            'ma na niej najwięcej chłopów, dostaje 3 punkty za każde ukończone miasto, którego łąka dotyka. ' +
            'Miasto przy dwóch łąkach liczy się dla obu.',
        ),
        pic('field', 'Ta łąka dotyka dwóch ukończonych miast: 6 punktów dla chłopa.'),
        h('Koniec'),
        p(
          'Gra kończy się po turze, w której położono ostatni kafelek. Nieukończone drogi, miasta i klasztory ' +
            'punktują jak w tabeli, potem łąki. Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo ' +
            'jest wspólne.',
        ),
      ],
    },
    river: {
      lead: 'Dwanaście kafelków rzeki układa się przed wszystkimi innymi.',
      blocks: [
        h('Jak płynie'),
        ul(
          'Źródło leży na stole zamiast kafelka startowego.',
          'Dziesięć kafelków biegu rzeki dobiera się najpierw, po jednym na turę, i każdy musi ją przedłużać. Na ' +
            'koniec kolejny gracz kładzie jezioro.',
          'Dwa zakręty w tę samą stronę nie mogą następować bezpośrednio po sobie, a przed otwartym końcem musi ' +
            'być wolne pole.',
        ),
        pic('river', 'Od źródła przez most, zakręt i dwa miasta do jeziora.'),
        h('Na jej brzegach'),
        p(
          'Na drogach, w miastach, klasztorach i na łąkach kafelków rzeki meeple stawia się jak zwykle, nigdy na ' +
            'wodzie. Rzeka rozdziela łąki na obu brzegach; łączą się tylko wokół źródła i jeziora. Drogi ' +
            'przechodzą przez nią po mostach.',
        ),
      ],
    },
    inns: {
      lead: 'Gra o wyższą stawkę: karczmy i katedry sprawiają, że obszar jest wart więcej albo zupełnie nic.',
      blocks: [
        h('Karczmy nad jeziorem'),
        p(
          'Ukończona droga z co najmniej jedną karczmą daje 2 punkty za kafelek zamiast 1. Nieukończona na ' +
            'koniec nie daje nic. Druga karczma niczego już nie zmienia.',
        ),
        pic('inn', 'Trzy kafelki z karczmą: 3 × 2 = 6 punktów.'),
        h('Katedry'),
        p(
          'Ukończone miasto z co najmniej jedną katedrą daje 3 punkty za każdy kafelek i każdy herb. ' +
            'Nieukończone na koniec nie daje nic.',
        ),
        pic('cathedral', 'Pięć kafelków wokół katedry: 15 punktów, tutaj dla dużego meepla.'),
        h('Duży meeple'),
        p(
          'Każdy gracz ma jednego. Może stanąć wszędzie tam, gdzie zwykły meeple, i liczy się za dwa meeple, gdy ' +
            'sprawdza się, kto ma najwięcej. Poza tym jest takim samym meeplem jak inne.',
        ),
      ],
    },
    traders: {
      lead:
        'Towary dla tych, którzy kończą miasta, budowniczy dający podwójne tury i świnia, dzięki której łąki ' +
        'są więcej warte.',
      blocks: [
        h('Towary'),
        p(
          'W niektórych miastach widać wino, zboże lub sukno. Kto położy kafelek kończący takie miasto, bierze ' +
            'po jednym żetonie za każdy symbol, bez względu na to, czyje jest miasto. Na koniec ten, kto ma ' +
            'najwięcej żetonów danego rodzaju, dostaje za nie 10 punktów; przy remisie dostaje je każdy z ' +
            'remisujących.',
        ),
        pic('goods', 'Kto ukończy to miasto, bierze żeton zboża; punkty dostaje właściciel miasta.'),
        h('Budowniczy'),
        p(
          'Zamiast meepla możesz na położonym kafelku postawić budowniczego, na drodze lub w mieście, gdzie na ' +
            'innym kafelku masz już meepla. Za każdym razem, gdy później przedłużysz tę drogę lub powiększysz to ' +
            'miasto, dostajesz podwójną turę: jeszcze raz dobierasz i kładziesz kafelek, stawiasz pionek i ' +
            'punktujesz. Potrójnej tury nie ma. Budowniczy wraca z ostatnim z twoich meepli, które tam stoją.',
        ),
        pic('builder', 'Droga biegnie dalej: budowniczy daje podwójną turę.'),
        h('Świnia'),
        p(
          'Zamiast meepla możesz postawić świnię na łące położonego kafelka, na której masz już chłopa. Jeśli na ' +
            'koniec masz tam najwięcej chłopów, samodzielnie lub w remisie, dostajesz 4 punkty zamiast 3 za ' +
            'każde ukończone miasto.',
        ),
        pic('pig', 'Chłop ze świnią: 4 punkty za każde ukończone miasto.'),
      ],
    },
    hills: {
      lead:
        'Wzgórza rozstrzygają remisy, winnice pomagają klasztorom, a pasterze zbierają owce, dopóki nie ' +
        'przyjdzie wilk.',
      blocks: [
        h('Wzgórza'),
        p(
          'Gdy ktoś kładzie kafelek wzgórza, trafia pod niego jeden zakryty kafelek, który odpada z gry; nikt go ' +
            'nie ogląda. Jeśli gracze remisują na drodze, w mieście lub na łące, punktują tylko ci z nich, ' +
            'którzy mają tam meepla na wzgórzu. Gdy mają go tam wszyscy remisujący albo nie ma go żaden z nich, ' +
            'każdy dostaje pełną liczbę punktów, jak zwykle.',
        ),
        pic('hill', 'Każdy ma po jednym rycerzu, ale czerwony stoi na wzgórzu i tylko on dostanie punkty.'),
        h('Winnice'),
        p(
          'Gdy klasztor zostaje ukończony, każda winnica na ośmiu kafelkach wokół niego dodaje 3 punkty. ' +
            'Nieukończony klasztor nie dostaje nic za winnice.',
        ),
        pic('vineyard', 'Winnica na północnym zachodzie da 3 punkty więcej.'),
        h('Pasterz i owce'),
        ul(
          'Zamiast meepla możesz postawić pasterza na łące położonego kafelka, jeśli na całej tej łące nie ma ' +
            'jeszcze żadnego pasterza. Od razu dobierasz żeton: od jednej do czterech owiec zostaje przy nim, a ' +
            'wilk go przepędza.',
          'Za każdym razem, gdy powiększysz tę łąkę, wybierasz: dobrać kolejny żeton albo zagonić stado.',
          'Zagonienie stada do zagrody: każdy pasterz na tej łące daje 1 punkt za każdą owcę na niej, także za ' +
            'nadrukowane. Pasterze wracają do właścicieli, a żetony do worka.',
          'Wilk: wszystkie żetony owiec z łąki wracają do worka, a pasterze z tej łąki wracają do ' +
            'właścicieli z niczym.',
          'Stado z łąki, która nie może już rosnąć, od razu daje punkty; jeśli zamykasz łąkę własnego pasterza, ' +
            'najpierw wybierasz jak zwykle. Pasterze, którzy na koniec są jeszcze na łące, nie dają nic.',
        ),
        pic('shepherd', 'Na razie pięć owiec. Jeszcze jeden żeton czy zagonić stado?'),
        p('Pasterz nie jest meeplem: nie zajmuje łąki i nie przeszkadza chłopom.'),
      ],
    },
    wheel: {
      lead:
        'Kraina zaczyna się od wielkiego koła. Świnia przechodzi po nim z sektora do sektora, a sektor, w ' +
        'którym się zatrzyma, działa na wszystkich graczy.',
      blocks: [
        h('Plansza koła'),
        p(
          'Plansza koła wielkości 4 × 4 kafelków leży na stole zamiast kafelka startowego. Jej pola liczą się ' +
            'jak położone kafelki; na jej terenach nie stawia się pionków, ale jej drogi, miasta i łąki biegną ' +
            'dalej na zewnątrz. Świnia zaczyna w sektorze Fortuna.',
        ),
        pic('wheel', 'Koło z sześcioma sektorami i dziewięcioma polami z koroną.'),
        h('Ruch świni'),
        p(
          'Jeśli na dobranym kafelku jest symbol koła, zanim go położysz, świnia przechodzi zgodnie z ruchem ' +
            'wskazówek zegara tyle sektorów, ile wskazuje liczba. Działa tylko sektor, w którym się zatrzyma:',
        ),
        ul(
          'Fortuna: dostajesz 3 punkty.',
          'Podatki: każdy twój rycerz daje tyle punktów, ile jest w jego mieście herbów i twoich rycerzy, ' +
            'razem z nim.',
          'Głód: każdy twój chłop daje 1 punkt za każde ukończone miasto przy swojej łące, także bez przewagi.',
          'Burza: 1 punkt za każdego meepla w twoich zasobach.',
          'Inkwizycja: 2 punkty za każdego twojego mnicha.',
          'Zaraza: każdy, zaczynając od aktywnego gracza, zdejmuje z krainy jednego swojego meepla, bez punktów. ' +
            'Meeple z pól z koroną się nie liczą.',
        ),
        p('W ten sposób punktują jednocześnie wszyscy gracze; tylko Fortuna dotyczy wyłącznie aktywnego gracza.'),
        h('Pola z koroną'),
        p(
          'Zamiast stawiać pionek na swoim kafelku, możesz postawić meepla na wolnym polu z koroną w dowolnym ' +
            'sektorze. Gdy świnia zatrzyma się w tym sektorze, najpierw działa sektor, potem meeple z jego pól z ' +
            'koroną dają punkty i wracają do zasobów: po 3 punkty albo 6 za meepla, który jest sam w sektorze z ' +
            'dwoma takimi polami. Na koniec gry pola z koroną nie dają punktów.',
        ),
        h('Osobno albo z grą podstawową'),
        p(
          'Koło fortuny to samodzielna gra z 72 kafelkami. W połączeniu z grą podstawową dodaje dwanaście ' +
            'kafelków oraz symbole koła na szesnastu innych.',
        ),
      ],
    },
    ...of_sets,
  },
};

export const rules = typeset(book, polish);
