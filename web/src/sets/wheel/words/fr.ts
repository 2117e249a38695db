// SPDX-License-Identifier: MIT
// The words of the Wheel of Fortune, French.
import { does } from '../../../i18n/who';
import { counting } from '../../../i18n/plural';
import type { Sector } from '../../../lib/protocol';
import type { Words } from './en';

const plural = counting('fr');
const sector: Record<Sector, string> = {
  fortune: 'Fortune',
  taxes: 'Impôts',
  famine: 'Famine',
  storm: 'Tempête',
  inquisition: 'Inquisition',
  plague: 'Peste',
};

const sector_hint: Record<Sector, string> = {
  fortune: 'Fortune : celui dont c’est le tour gagne 3 points.',
  taxes:
    'Impôts : chaque chevalier rapporte, dans sa ville, 1 point par blason et 1 point par chevalier du ' +
    'même joueur.',
  famine: 'Famine : chaque paysan rapporte 1 point par ville complète au bord de son pré.',
  storm: 'Tempête : 1 point par meeple dans la réserve.',
  inquisition: 'Inquisition : 2 points par moine.',
  plague: 'Peste : chacun reprend un de ses meeples sur les tuiles.',
};

export const words = {
  alone: { wheel: 'la Roue de la Fortune' },
  in_box: { wheel: 'roue' },
  own: { sector, sector_hint },
  set: {
    wheel: 'La Roue de la Fortune',
  },
  set_hint: {
    wheel: 'Au centre, une grande roue apporte fortune, impôts, famine, tempête, inquisition et peste.',
  },
  preset: {
    wheel: ['La Roue de la Fortune', 'Un jeu à part entière autour de la grande roue.'],
  },
  option: {
    pig_in_famine: [
      'Le cochon compte à la Famine',
      'Lors d’une Famine, un cochon rapporte aux paysans de son propriétaire 1 point de plus par ville.',
    ],
  },
  feature: {
    crown: 'Case couronne',
    fortune: 'Fortune',
    taxes: 'Impôts',
    famine: 'Famine',
    storm: 'Tempête',
    inquisition: 'Inquisition',
  },
  for: {
    crown: 'une case couronne',
    fortune: 'la Fortune',
    taxes: 'les Impôts',
    famine: 'la Famine',
    storm: 'la Tempête',
    inquisition: 'l’Inquisition',
  },
  mark: {
    wheel: (n) => `symbole de roue ${n}`,
  },
  choice_hint: {
    crown: 'Ce meeple rapporte 3 ou 6 points quand le cochon s’arrête dans ce secteur.',
  },
  table: {
    crown: 'Case couronne',
    recall: 'La Peste ! Reprenez un de vos meeples.',
    recall_who: (whom, place) => `Reprendre ${whom} (${place})`,
    crown_at: (name) => `Case couronne « ${name} »`,
  },
  log: {
    crowned: (who, whom, at) =>
      `${does(who, 'Vous placez', 'place')} ${whom} sur une case couronne « ${sector[at]} ».`,
    wheel: (steps, to) => `Le cochon avance de ${plural(steps, 'secteur', 'secteurs')} : ${sector[to]}.`,
  },
  counted: {
    follower: ['meeple', 'meeples'],
    turn: ['tour', 'tours'],
    knight: ['chevalier', 'chevaliers'],
    farmer: ['paysan', 'paysans'],
    monk: ['moine', 'moines'],
  },
  because: {
    alone_on_two: 'Un meeple seul dans un secteur à deux cases couronne compte double.',
  },
} satisfies Words & Record<string, unknown>;
