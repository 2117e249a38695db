// SPDX-License-Identifier: MIT
// The rules of the Wheel of Fortune, French.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Une grande roue occupe le centre du plateau. Un cochon y avance de secteur en secteur, et là où il ' +
    's’arrête, un événement se produit.',
  blocks: [
    h('Le plateau de la roue'),
    p(
      'Le plateau de la roue, grand de 4 × 4 tuiles, remplace la tuile de départ. Ses cases comptent comme ' +
        'des tuiles posées ; on n’y place aucune figurine, mais ses routes, ses villes et ses prés se ' +
        'prolongent au-dehors. Le cochon part de la Fortune.',
    ),
    pic('wheel', 'La roue avec ses six secteurs et ses neuf cases couronne.'),
    h('Quand le cochon avance'),
    p(
      'Si la tuile piochée porte un symbole de roue (1, 2 ou 3), le cochon avance d’autant de secteurs, dans ' +
        'le sens des aiguilles d’une montre, avant que vous posiez la tuile. Seul le secteur où il s’arrête ' +
        'prend effet :',
    ),
    ul(
      'Fortune : vous gagnez 3 points.',
      'Impôts : pour chacun de vos chevaliers, 1 point par blason et 1 point par chevalier de votre couleur ' +
        'dans sa ville, lui compris.',
      'Famine : pour chacun de vos paysans, 1 point par ville complète au bord de son pré, même sans majorité.',
      'Tempête : 1 point par meeple dans votre réserve.',
      'Inquisition : 2 points pour chacun de vos moines.',
      'Peste : en commençant par celui dont c’est le tour, chacun reprend un de ses meeples sur les tuiles ' +
        '(pas sur la roue), sans marquer de points.',
    ),
    p(
      'Tous les joueurs marquent ainsi des points en même temps ; seule la Fortune est réservée à celui dont ' +
        'c’est le tour.',
    ),
    h('Les cases couronne'),
    p(
      'Au lieu de placer une figurine sur votre tuile, vous pouvez placer un meeple sur une case couronne ' +
        'libre de n’importe quel secteur. Quand le cochon s’arrête dans un secteur, les meeples sur les ' +
        'cases couronne de ce secteur rapportent, une fois l’effet appliqué, 3 points chacun (6 pour un ' +
        'meeple seul dans un secteur à deux cases), puis reviennent à leurs propriétaires. À la fin de la ' +
        'partie, ils ne rapportent rien.',
    ),
    h('Seule ou avec le jeu de base'),
    p(
      'La Roue de la Fortune est un jeu à part entière de 72 tuiles. Avec le jeu de base, elle ajoute douze ' +
        'tuiles, et des symboles de roue sur seize tuiles du jeu de base.',
    ),
  ],
};
