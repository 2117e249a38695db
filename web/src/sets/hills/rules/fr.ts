// SPDX-License-Identifier: MIT
// The rules of Hills & Sheep, French.
import { h, p, pic, ul, type Chapter } from '../../../rules/blocks';

export const chapter: Chapter = {
  lead:
    'Les collines départagent les égalités, les vignobles aident les abbayes, et les bergers rassemblent ' +
    'des moutons jusqu’à ce que vienne le loup.',
  blocks: [
    h('Les collines'),
    p(
      'Quand une tuile colline est posée, on glisse dessous une tuile de la pioche sans la regarder ; ' +
        'celle-ci est hors jeu. Si plusieurs joueurs sont à égalité sur une route, dans une ville ou dans un ' +
        'pré, seuls marquent des points ceux d’entre eux qui y ont un meeple sur une colline. Si tous en ont ' +
        'un, ou aucun, chacun d’eux marque tous les points, comme d’habitude.',
    ),
    pic('hill', 'Un chevalier chacun ; le rouge est sur une colline et sera le seul à marquer des points.'),
    h('Les vignobles'),
    p(
      'Quand une abbaye est complétée, chaque vignoble sur les huit tuiles autour d’elle ajoute 3 points. ' +
        'Une abbaye incomplète ne reçoit rien pour les vignobles.',
    ),
    pic('vineyard', 'Le vignoble au nord-ouest rapportera 3 points de plus.'),
    h('Le berger et les moutons'),
    ul(
      'Au lieu d’un meeple, vous pouvez placer votre berger dans un pré de la tuile posée, s’il n’y a encore ' +
        'aucun berger dans tout ce pré. Vous piochez aussitôt un jeton : un à quatre moutons restent avec ' +
        'lui, le loup le chasse.',
      'Chaque fois que vous agrandissez ce pré, vous choisissez : piocher un autre jeton ou rentrer ' +
        'le troupeau.',
      'Rentrer le troupeau : chaque berger de ce pré marque 1 point par mouton, y compris ceux imprimés sur ' +
        'les tuiles. Les bergers reviennent à leurs propriétaires, les jetons retournent dans le sac.',
      'Le loup : tous les jetons moutons du pré retournent dans le sac, et ses bergers reviennent sans rien.',
      'Le troupeau d’un pré qui ne peut plus grandir est compté aussitôt ; si vous fermez le pré de votre ' +
        'propre berger, vous choisissez d’abord comme d’habitude. Les bergers encore dans un pré à la fin ne ' +
        'rapportent rien.',
    ),
    pic('shepherd', 'Déjà cinq moutons. Encore un jeton, ou rentrer le troupeau ?'),
    p('Un berger n’est pas un meeple : il ne prend possession d’aucun pré et ne gêne pas les paysans.'),
  ],
};
