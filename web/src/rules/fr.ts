import { french, typeset } from '../i18n/typography';
import { h, p, pic, points, ul, type RuleBook } from './blocks';
import { rules as of_sets } from '../i18n/sets/fr';

const book: RuleBook = {
  points_head: ['', 'zone complète', 'zone incomplète, à la fin'],
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
    river: {
      lead: 'Douze tuiles rivière sont posées avant toutes les autres.',
      blocks: [
        h('Son cours'),
        ul(
          'La source est posée sur la table à la place de la tuile de départ.',
          'Les dix tuiles de son cours sont piochées d’abord, une par tour, et chacune doit prolonger la ' +
            'rivière. Le lac vient en dernier, posé par celui dont c’est le tour.',
          'Deux virages du même côté ne peuvent pas se suivre directement, et il doit rester une case libre ' +
            'devant le bout ouvert.',
        ),
        pic('river', 'De la source au lac, avec un pont, un virage et deux villes.'),
        h('Sur ses rives'),
        p(
          'Sur les routes, dans les villes, les abbayes et les prés des tuiles rivière, on place des meeples ' +
            'comme ailleurs ; jamais sur l’eau. La rivière sépare les prés de ses deux rives ; ils ne se ' +
            'rejoignent qu’autour de la source et du lac. Les routes la traversent sur des ponts.',
        ),
      ],
    },
    inns: {
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
    },
    traders: {
      lead:
        'Des marchandises pour qui complète les villes, un bâtisseur qui fait rejouer et un cochon qui ' +
        'enrichit vos prés.',
      blocks: [
        h('Les marchandises'),
        p(
          'Certaines villes montrent du vin, du blé ou du tissu. Celui qui pose la tuile complétant une telle ' +
            'ville prend un jeton pour chaque symbole de la ville, quel que soit le propriétaire de la ville. À ' +
            'la fin, celui qui a le plus de jetons d’une sorte gagne 10 points ; en cas d’égalité, chacun ' +
            'les gagne.',
        ),
        pic('goods', 'Qui complète cette ville prend un jeton Blé ; les points vont au propriétaire de la ville.'),
        h('Le bâtisseur'),
        p(
          'Au lieu d’un meeple, vous pouvez placer votre bâtisseur sur la tuile posée, sur une route ou dans une ' +
            'ville où vous avez déjà un meeple sur une autre tuile. Chaque fois que vous prolongez ensuite cette ' +
            'route ou cette ville, vous rejouez : piochez, posez, placez et comptez une deuxième fois, jamais ' +
            'une troisième. Le bâtisseur vous revient en même temps que votre dernier meeple de cette zone.',
        ),
        pic('builder', 'La route continue : le bâtisseur permet de rejouer.'),
        h('Le cochon'),
        p(
          'Au lieu d’un meeple, vous pouvez placer votre cochon sur la tuile posée, dans un pré où vous avez ' +
            'déjà un paysan. Si vous y avez le plus de paysans à la fin, seul ou à égalité, vous gagnez 4 points ' +
            'au lieu de 3 par ville complète.',
        ),
        pic('pig', 'Un paysan et son cochon : 4 points par ville complète.'),
      ],
    },
    hills: {
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
    },
    wheel: {
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
    },
    ...of_sets,
  },
};

export const rules = typeset(book, french);
