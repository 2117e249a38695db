// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, Polish.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
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
};
