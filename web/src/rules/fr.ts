// SPDX-License-Identifier: MIT
import { french, typeset } from '../i18n/typography';
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { chapters as of_sets } from './sets/fr';

const book: RuleBook = {
  points_head: ['', 'zone complète', 'zone incomplète, à la fin'],
  licences: 'Licences',
  chapters: {
    base: {
      lead:
        'Une tuile par tour et, si vous voulez, un meeple : le plateau grandit, et qui contrôle routes, ' +
        'villes, abbayes et prés marque des points.',
      blocks: [
        h('Un tour'),
        ul(
          'Vous piochez une tuile et la posez à côté d’une tuile du plateau. Une route doit toucher une route, ' +
            'une ville une ville, un pré un pré. Une tuile qui ne va nulle part sort du jeu, et vous en piochez ' +
            'une autre.',
          'Vous pouvez placer un meeple de votre réserve sur la tuile que vous venez de poser.',
          'Tout ce que votre tuile complète est compté, et les meeples qui s’y trouvent reviennent à leurs ' +
            'propriétaires.',
        ),
        pic('start', 'Chaque côté d’une tuile prolonge ce qu’il touche.'),
        h('Où placer un meeple'),
        p(
          'Sur une route, c’est un voleur ; dans une ville, un chevalier ; dans une abbaye, un moine ; dans un ' +
            'pré, un paysan. Aucun autre meeple, pas même un des vôtres, ne doit se trouver sur cette route, ' +
            'dans cette ville ou dans ce pré. Mais une tuile peut plus tard réunir deux zones : plusieurs ' +
            'meeples s’y côtoient alors.',
        ),
        pic('roles', 'Chevalier (rouge), moine (bleu), voleur (vert) et paysan (jaune).'),
        p(
          'Un meeple reste jusqu’à ce que sa zone soit complète ; un paysan reste jusqu’à la fin. Sans meeple en ' +
            'réserve, vous continuez à poser des tuiles.',
        ),
        p(
          'Une route est complète quand ses deux bouts s’arrêtent à un carrefour, à une ville ou à une abbaye, ' +
            'ou quand elle forme une boucle. Une ville est complète quand son rempart est fermé et qu’il n’y ' +
            'manque aucune tuile. Une abbaye est complète quand huit tuiles l’entourent.',
        ),
        h('Les points'),
        points(
          ['Route', '1 par tuile', '1 par tuile'],
          ['Ville', '2 par tuile et par blason', '1 par tuile et par blason'],
          ['Abbaye', '9 une fois entourée de huit tuiles', '1, plus 1 par tuile voisine'],
          ['Pré', 'seulement à la fin', '3 par ville complète qu’il touche'],
        ),
        pic('road', 'Une route entre une abbaye et un carrefour : 4 tuiles, 4 points.'),
        pic('city', 'Trois tuiles et un blason : 3 × 2 + 2 = 8 points.'),
        pic('cloister', 'Une abbaye entourée : 9 points.'),
        p(
          'Celui qui a le plus de meeples dans une zone en marque tous les points. En cas d’égalité, chacun des ' +
            'joueurs à égalité les reçoit en entier.',
        ),
        h('Les prés'),
        p(
          'Un pré s’arrête aux routes, aux remparts et aux rivières ; il ne passe jamais par un coin. À la fin, ' +
            'le joueur qui y a le plus de paysans gagne 3 points pour chaque ville complète que touche ce pré. ' +
            'Une ville qui touche deux prés compte pour les deux.',
        ),
        pic('field', 'Ce pré touche deux villes complètes : 6 points pour son paysan.'),
        h('La fin'),
        p(
          'La partie se termine à la fin du tour où la dernière tuile est posée. On compte les routes, villes et ' +
            'abbayes incomplètes selon le tableau ci-dessus, puis les prés. Le meilleur score l’emporte ; en cas ' +
            'd’égalité, la victoire est partagée.',
        ),
      ],
    },
    ...of_sets,
  },
};

export const rules = typeset(book, french);
