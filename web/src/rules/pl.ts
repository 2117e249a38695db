// SPDX-License-Identifier: MIT
import { polish, typeset } from '../i18n/typography';
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/pl';

const book: RuleBook = {
  points_head: ['', 'po ukończeniu', 'na koniec, bez ukończenia'],
  licences: 'Licencje',
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
    ...of_sets,
  },
};

export const rules = typeset(book, polish);
