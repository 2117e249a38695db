import { h, p, pic, points, ul, type RuleBook } from './blocks';

export const rules: RuleBook = {
  points_head: ['', 'achevé', 'inachevé, à la fin'],
  chapters: {
    base: {
      lead: 'Une tuile par tour et, si vous voulez, un meeple : le pays grandit, et qui tient ses routes, ses villes, ses abbayes et ses prés marque des points.',
      blocks: [
        h('Un tour'),
        ul(
          'Vous piochez une tuile et la posez contre le pays. Une route doit toucher une route, une ville une ville, un pré un pré. Une tuile qui ne va nulle part sort du jeu, et vous en piochez une autre.',
          'Vous pouvez placer un meeple de votre réserve sur la tuile que vous venez de poser.',
          'Tout ce que votre tuile achève est compté, et les meeples qui s’y trouvent reviennent à leurs propriétaires.',
        ),
        pic('start', 'Chaque côté d’une tuile prolonge ce qu’il touche.'),
        h('Où placer un meeple'),
        p(
          'Sur une route, c’est un voleur ; dans une ville, un chevalier ; dans une abbaye, un moine ; dans un pré, un paysan. Aucun autre meeple, pas même un des vôtres, ne doit se trouver sur cette route, cette ville ou ce pré. Mais une tuile peut réunir plus tard deux lieux séparés : plusieurs meeples les partagent alors.',
        ),
        pic('roles', 'Chevalier (rouge), moine (bleu), voleur (vert) et paysan (jaune).'),
        p(
          'Un meeple reste jusqu’à ce que son lieu soit achevé ; un paysan reste jusqu’à la fin. S’il ne vous en reste plus, vous posez seulement des tuiles.',
        ),
        h('Les points'),
        points(
          ['Route', '1 par tuile', '1 par tuile'],
          ['Ville', '2 par tuile et par blason', '1 par tuile et par blason'],
          ['Abbaye', '9 une fois entourée de huit tuiles', '1, plus 1 par tuile voisine'],
          ['Pré', 'seulement à la fin', '3 par ville complète qu’il touche'],
        ),
        pic('road', 'Une route entre une abbaye et un carrefour : 4 tuiles, 4 points.'),
        pic('city', 'Trois tuiles et un blason : 3 × 2 + 2 = 8 points.'),
        pic('cloister', 'Une abbaye entourée : 9 points.'),
        p(
          'Celui qui a le plus de meeples dans un lieu en prend tous les points. En cas d’égalité, chacun des joueurs à égalité les reçoit en entier.',
        ),
        h('Les prés'),
        p(
          'Un pré s’arrête aux routes, aux remparts et aux rivières ; il ne passe jamais par un coin. À la fin, celui qui y a le plus de paysans gagne 3 points pour chaque ville complète qu’il touche. Une ville qui touche deux prés compte pour les deux.',
        ),
        pic('field', 'Ce pré touche deux villes complètes : 6 points pour son paysan.'),
        h('La fin'),
        p(
          'La partie s’achève avec le tour où la dernière tuile est posée. Les routes, villes et abbayes inachevées comptent selon le tableau, puis les prés. Le plus grand score gagne ; en cas d’égalité, la victoire est partagée.',
        ),
      ],
    },
    river: {
      lead: 'Douze tuiles rivière passent avant toutes les autres et ouvrent le pays.',
      blocks: [
        h('Son cours'),
        ul(
          'La source est posée sur la table à la place de la tuile de départ.',
          'Les dix tuiles de son cours sont piochées d’abord, une par tour, et chacune doit prolonger la rivière. L’embouchure vient en dernier, posée par celui dont c’est le tour.',
          'Deux virages du même côté ne peuvent pas se suivre directement, et il doit rester une case libre devant le bout ouvert.',
        ),
        pic('river', 'De la source à l’embouchure, par un pont, un virage et deux bourgs.'),
        h('Sur ses rives'),
        p(
          'Sur les routes, villes, abbayes et prés des tuiles rivière, on place des meeples comme ailleurs ; jamais sur l’eau. La rivière sépare les prés de ses deux rives ; ils ne se rejoignent qu’autour de la source et de l’embouchure. Les routes la traversent sur des ponts.',
        ),
      ],
    },
    inns: {
      lead: 'On joue plus gros : auberges et cathédrales font valoir un lieu davantage, ou plus rien du tout.',
      blocks: [
        h('Auberges au bord du lac'),
        p(
          'Une route complète bordée d’au moins une auberge vaut 2 points par tuile au lieu de 1. Inachevée à la fin, elle ne vaut rien. Une deuxième auberge n’y change rien.',
        ),
        pic('inn', 'Trois tuiles et une auberge : 3 × 2 = 6 points.'),
        h('Cathédrales'),
        p(
          'Une ville complète avec au moins une cathédrale vaut 3 points par tuile et par blason. Inachevée à la fin, elle ne vaut rien.',
        ),
        pic('cathedral', 'Cinq tuiles autour d’une cathédrale : 15 points, ici pour un grand meeple.'),
        h('Le grand meeple'),
        p(
          'Chaque joueur en a un. Il va partout où va un meeple et compte pour deux quand il s’agit de savoir qui en a le plus. Pour tout le reste, c’est un meeple comme les autres.',
        ),
      ],
    },
    traders: {
      lead: 'Des marchandises pour qui achève les villes, un bâtisseur qui fait jouer deux fois et un cochon qui enrichit vos prés.',
      blocks: [
        h('Les marchandises'),
        p(
          'Certaines villes montrent du vin, du blé ou du tissu. Celui qui pose la tuile achevant une telle ville prend un jeton pour chaque symbole qu’elle contient, quel que soit son propriétaire. À la fin, celui qui a le plus de jetons d’une sorte gagne 10 points ; en cas d’égalité, chacun les gagne.',
        ),
        pic('goods', 'Qui achève cette ville prend un blé ; les points vont à son propriétaire.'),
        h('Le bâtisseur'),
        p(
          'Au lieu d’un meeple, vous pouvez placer votre bâtisseur sur la tuile posée, sur une route ou dans une ville où vous avez déjà un meeple sur une autre tuile. Chaque fois que vous prolongez ensuite cette route ou cette ville, vous jouez deux fois : piochez, posez, placez et comptez encore. Il n’y a jamais de troisième fois. Le bâtisseur revient avec le dernier de vos meeples qui s’y trouve.',
        ),
        pic('builder', 'La route continue : le bâtisseur permet de jouer une deuxième fois.'),
        h('Le cochon'),
        p(
          'Au lieu d’un meeple, vous pouvez placer votre cochon dans un pré où vous avez un paysan. Si vous y avez le plus de paysans à la fin, seul ou à égalité, vous gagnez 4 points au lieu de 3 par ville complète.',
        ),
        pic('pig', 'Un paysan et son cochon : 4 points par ville complète.'),
      ],
    },
    hills: {
      lead: 'Les collines départagent, les vignes aident les abbayes, et les bergers rassemblent des moutons jusqu’à ce que vienne le loup.',
      blocks: [
        h('Les collines'),
        p(
          'Quand une tuile colline est posée, une tuile cachée va dessous et sort du jeu ; personne ne la regarde. Si plusieurs joueurs sont à égalité sur une route, dans une ville ou dans un pré, seuls marquent ceux d’entre eux qui y ont un meeple sur une colline. Si tous en ont un, ou aucun, ils partagent comme d’habitude.',
        ),
        pic('hill', 'Un chevalier chacun ; le rouge est sur une colline et marquera seul.'),
        h('Les vignes'),
        p(
          'Quand une abbaye est achevée, chaque vigne sur les huit tuiles autour d’elle ajoute 3 points. Une abbaye inachevée ne reçoit rien pour les vignes.',
        ),
        pic('vineyard', 'La vigne au nord-ouest rapportera 3 points de plus.'),
        h('Le berger et les moutons'),
        ul(
          'Au lieu d’un meeple, vous pouvez placer votre berger dans un pré de la tuile posée, s’il n’y a encore aucun berger dans tout ce pré. Vous piochez aussitôt un jeton : un à quatre moutons restent avec lui, le loup le chasse.',
          'Chaque fois que vous agrandissez ce pré, vous choisissez : piocher un autre jeton ou rentrer le troupeau.',
          'Rentrer le troupeau : chaque berger de ce pré marque 1 point par mouton, y compris ceux imprimés sur les tuiles. Les bergers reviennent à leurs propriétaires, les jetons retournent dans le sac.',
          'Le loup : tous les jetons moutons du pré retournent dans le sac, et ses bergers reviennent sans rien.',
          'Le troupeau d’un pré qui ne peut plus grandir est compté aussitôt. Les bergers encore dehors à la fin ne marquent rien.',
        ),
        pic('shepherd', 'Déjà cinq moutons. Encore un jeton, ou on rentre ?'),
        p('Un berger n’est pas un meeple : il ne prend possession d’aucun pré et ne gêne pas les paysans.'),
      ],
    },
    wheel: {
      lead: 'Le pays commence par une grande roue. Un cochon y marche de secteur en secteur, et là où il s’arrête, quelque chose arrive à tout le monde.',
      blocks: [
        h('Le plateau'),
        p(
          'Le plateau de la roue, grand de 4 × 4 tuiles, remplace la tuile de départ. Ses cases comptent comme des tuiles posées ; on ne place aucune figurine sur ses terres, mais ses routes, ses villes et ses prés se prolongent au-dehors. Le cochon part de la Fortune.',
        ),
        pic('wheel', 'La roue avec ses six secteurs et ses neuf cases couronne.'),
        h('Quand elle tourne'),
        p(
          'Si la tuile piochée porte un symbole de roue, le cochon avance d’autant de secteurs dans le sens des aiguilles d’une montre avant que vous posiez la tuile. Seul agit le secteur où il s’arrête :',
        ),
        ul(
          'Fortune : vous gagnez 3 points.',
          'Impôts : pour chacun de vos chevaliers, 1 point par chevalier à vous et par blason dans sa ville.',
          'Famine : pour chacun de vos paysans, 1 point par ville complète au bord de son pré.',
          'Tempête : 1 point par meeple dans votre réserve.',
          'Inquisition : 2 points pour chacun de vos moines.',
          'Peste : en commençant par celui dont c’est le tour, chacun reprend un meeple du pays, sans points.',
        ),
        p(
          'Tous les joueurs marquent ainsi en même temps ; seule la Fortune est réservée à celui dont c’est le tour.',
        ),
        h('Les cases couronne'),
        p(
          'Au lieu de placer une figurine sur votre tuile, vous pouvez mettre un meeple sur une case couronne libre de n’importe quel secteur. Quand le cochon s’y arrête, les meeples de ses cases couronne marquent après l’effet du secteur, puis reviennent : 3 points chacun, ou 6 pour un meeple seul dans un secteur à deux cases.',
        ),
        h('Seule ou avec le jeu de base'),
        p(
          'La Roue de la Fortune est un jeu à part entière de 72 tuiles. Avec le jeu de base, elle ajoute douze tuiles, et des symboles de roue sur seize autres.',
        ),
      ],
    },
  },
};
