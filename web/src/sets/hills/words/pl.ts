// SPDX-License-Identifier: MIT
// The words of Hills & Sheep, Polish.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Words } from './en';

const plural = counting('pl');

export const words = {
  in_box: { hills: 'wzgórza' },
  set: {
    hills: 'Owce i wzgórza',
  },
  set_hint: {
    hills: 'Wzgórza rozstrzygają remisy, winnice wzbogacają klasztory, a pasterze zbierają owce i boją się wilka.',
  },
  option: {
    hill_tiebreak: [
      'Liczba meepli na wzgórzach',
      'Remis wygrywa ten, kto ma na wzgórzach najwięcej meepli. Wyłączone: wystarczy jeden.',
    ],
    closed_farm_gathers: ['Stada z zamkniętych łąk', 'Gdy łąka nie może już rosnąć, jej owce od razu dają punkty.'],
  },
  piece: {
    shepherd: 'pasterz',
  },
  pieces: {
    shepherd: ['pasterz', 'pasterzy', 'pasterzy'],
  },
  accusative: { shepherd: 'pasterza' },
  none: {
    shepherd: 'brak pasterza',
  },
  feature: {
    flock: 'Stada',
  },
  for: {
    flock: 'stado',
  },
  mark: {
    hill: 'wzgórze',
    vineyard: 'winnica',
    sheep: 'owce',
  },
  choice_hint: {
    shepherd: 'Od razu dobierasz żeton: owce albo wilk.',
  },
  table: {
    tend: 'Łąka twojego pasterza urosła: dobrać żeton czy zagonić stado?',
    grow: 'Dobierz żeton',
    grow_hint: 'Więcej owiec albo wilk.',
    gather: 'Zagoń stado',
    gather_hint: 'Zdobądź punkty za wszystkie owce na tej łące.',
    hidden: (n) => (n === 1 ? '1 pod wzgórzem' : `${n} pod wzgórzami`),
    tokens_left: 'Zakryte żetony',
    token: (sheep) => (sheep === 0 ? 'wilk' : plural(sheep, 'owca', 'owce', 'owiec')),
  },
  card: {
    sheep: 'Owce',
  },
  log: {
    buried: 'Zakryty kafelek trafia pod wzgórze.',
    sheep: (who, n) => `${does(who, 'Dobierasz', 'dobiera')} żeton: ${plural(n, 'owca', 'owce', 'owiec')}.`,
    wolf: (who) => `${does(who, 'Dobierasz', 'dobiera')} wilka: pasterz wraca z niczym.`,
  },
  counted: {
    vineyard: ['winnica', 'winnice', 'winnic'],
    sheep: ['owca', 'owce', 'owiec'],
  },
  because: {
    hill_tie: 'Meeple na wzgórzu rozstrzyga remis.',
    closed_field: 'Łąka nie może już rosnąć, więc stado od razu daje punkty.',
  },
} satisfies Words & Record<string, unknown>;
