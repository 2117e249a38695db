// SPDX-License-Identifier: MIT
// The rules of Inns & Cathedrals, French.
import { h, p, pic, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead: 'On joue plus gros : avec une auberge ou une cathédrale, une zone rapporte davantage… ou rien du tout.',
  blocks: [
    h('Auberges au bord du lac'),
    p(
      'Une route complète bordée d’au moins une auberge rapporte 2 points par tuile au lieu de 1. Incomplète ' +
        'à la fin, elle ne rapporte rien. Une deuxième auberge n’y change rien.',
    ),
    pic('inn', 'Trois tuiles et une auberge : 3 × 2 = 6 points.'),
    h('Cathédrales'),
    p(
      'Une ville complète avec au moins une cathédrale rapporte 3 points par tuile et par blason. Incomplète ' +
        'à la fin, elle ne rapporte rien.',
    ),
    pic('cathedral', 'Cinq tuiles autour d’une cathédrale : 15 points, ici pour un grand meeple.'),
    h('Le grand meeple'),
    p(
      'Chaque joueur en a un. Il va partout où va un meeple et compte pour deux dans les majorités. Pour ' +
        'tout le reste, c’est un meeple comme les autres.',
    ),
  ],
};
