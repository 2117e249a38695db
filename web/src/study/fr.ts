import { counting } from '../i18n/plural';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';

const plural = counting('fr');
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
const points = (n: number, digits = 1): string => `${number(n, digits)} ${Math.abs(n) < 2 ? 'point' : 'points'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const the: Record<Terrain, string> = {
  city: 'la ville',
  road: 'la route',
  cloister: 'l’abbaye',
  field: 'le pré',
  river: 'la rivière',
};
const The = (feature: Terrain): string => the[feature].charAt(0).toUpperCase() + the[feature].slice(1);
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : ` : ${plural(tiles[0], 'tuile inconnue convient', 'tuiles inconnues conviennent')}, et non ${tiles[1]}`;

export const fr: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Déposez ici un enregistrement pour le faire juger, ou choisissez un fichier.',
    working: (done, all) => `Coup ${done} sur ${all} …`,
    stop: 'Arrêter',
    go_on: 'Continuer',
    failed: 'L’analyse s’est arrêtée.',
    win: 'Chances de gagner',
    points_scale: 'Points attendus',
    graph: (what) => `${what} au fil de la partie. Appuyez pour aller à un coup.`,
    tabs: { summary: 'Bilan', moments: 'Tournants', move: 'Ce coup' },
    summary: 'Comment chacun a joué',
    played: ['en ayant beaucoup à apprendre', 'avec des hauts et des bas', 'correctement', 'très bien', 'en maître'],
    so: (name, how) => `${name} a joué ${how}.`,
    lost: (each, decisions) => `${number(each, 2)} point perdu par décision (${decisions})`,
    errors: (errors, blunders) =>
      errors === 0
        ? 'aucune erreur'
        : `${plural(errors, 'erreur', 'erreurs')}${blunders === 0 ? '' : `, dont ${plural(blunders, 'grosse', 'grosses')}`}`,
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'La chance a été égale.'
        : luck > 0
          ? `La chance a apporté ${points(luck)}.`
          : `La malchance a coûté ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number): string =>
        Math.abs(n) < 0.5 ? 'à égalité' : n > 0 ? `${points(n)} d’avance` : `${points(-n)} de retard`;
      return `${over ? 'À la fin' : 'À prévoir'} : ${how(margin)} ; sans la chance ${how(adjusted)}.`;
    },
    moments: 'Ce qui a compté le plus',
    no_moments: 'Personne n’a perdu un point par une décision, et le hasard a été le même pour tous.',
    moment: {
      error: (name, size) => `${name} perd ${points(size)}`,
      blunder: (name, size) => `${name} perd ${points(size)} : une grosse erreur`,
      lucky: (name, size) => `${name} a de la chance : ${signed(size)}`,
      unlucky: (name, size) => `${name} n’a pas de chance : ${signed(size)}`,
    },
    at: (n) => `coup ${n}`,
    next_moment: 'Au tournant suivant',
    previous_moment: 'Au tournant précédent',
    to_act: (name) => `${name} décide`,
    drawn: (name, luck) => `${name} a pioché cette tuile : ${signed(luck)} point de chance`,
    plans: 'Les meilleurs plans',
    thinking: 'Réflexion …',
    forced: 'Ici, il n’y a rien à choisir.',
    nothing: 'Ici, le hasard décide.',
    over: 'La partie est finie ici.',
    best: 'le meilleur',
    as_played: 'joué',
    loses: (loss) => (loss < 0.05 ? 'aussi bon' : `−${number(loss)}`),
    verdict: {
      best: 'Il n’y avait pas mieux.',
      good: (loss) => `Presque le meilleur : ${points(loss)} de moins.`,
      error: (loss) => `Une erreur : ${points(loss)} de perdu.`,
      blunder: (loss) => `Une grosse erreur : ${points(loss)} de perdus.`,
    },
    exact: 'Calculé jusqu’à la fin.',
    give_or_take: (error) => `À ${points(error)} près.`,
    why: 'Pourquoi le meilleur est meilleur',
    why_first: 'Pourquoi c’est le meilleur',
    play_plan: (rank) => `Jouer le plan ${rank} sur le plateau`,
    try: 'Essayer un coup',
    trying: 'Posez la tuile où vous voulez : la partie reste comme elle était.',
    which_tile: 'Quelle tuile vient maintenant ?',
    which_token: 'Quel jeton vient maintenant ?',
    draw_any: 'Au hasard',
    as_it_came: 'comme dans la partie',
    lines: 'Vos essais',
    line: (n, moves) => `À partir du coup ${n} : ${plural(moves, 'coup', 'coups')}`,
    back_to_game: 'Retour à la partie',
    forget: 'Oublier cet essai',
    pass: 'aucune figurine',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (name, _feature, more, less) =>
      `${name} marque tout de suite ${number(more, 0)} au lieu de ${number(less, 0)}.`,
    finishes: (name, feature, more, less, tiles) =>
      `${name} achève ${the[feature]} à ${percent(more)} au lieu de ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (name, feature, more, less, tiles) =>
      `${name} n’achève ${the[feature]} qu’à ${percent(more)} au lieu de ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_name, feature, more) => `${The(feature)} change de mains : cela vaut ${points(more)}.`,
    promises: (name, feature, more, less) =>
      `${The(feature)} de ${name} promet ${number(more)} au lieu de ${number(less)} points.`,
    followers: (name, _feature, more, less) =>
      `${name} garde ${plural(more, 'meeple', 'meeples')} au lieu de ${number(less, 0)}.`,
    threat: (name, feature, more, less) =>
      `${plural(more, 'tuile inconnue peut', 'tuiles inconnues peuvent')} relier d’autres joueurs à ${the[feature]} de ${name}, au lieu de ${number(less, 0)}.`,
  },
  no_why: 'Beaucoup de petites choses : dans l’ensemble, la position est meilleure.',
  hint: {
    thinking: 'Réflexion …',
    where: 'Regardez ici.',
    show: 'Montrez-moi comment',
    why: 'Pourquoi ?',
    close: 'Fermer le conseil',
  },
  odds: {
    title: 'Ce que le sac réserve à cette case',
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Aucune tuile inconnue ne convient : la case reste vide.'
        : `${plural(tiles, 'tuile', 'tuiles')} sur ${unseen} ${tiles === 1 ? 'convient' : 'conviennent'}.`,
    next: (chance) => `La prochaine pioche convient à ${percent(chance)}.`,
    seat: (name, chance) => `${name} en pioche encore une : ${percent(chance)}`,
  },
  puzzles: {
    title: 'Énigmes',
    daily: 'Énigme du jour',
    task: (name) => `À ${name} de jouer : trouvez le plan meilleur que tous les autres.`,
    solved: 'Résolu ! C’est le bon plan.',
    wrong: 'Ce n’est pas le meilleur plan. Un autre vaut au moins trois points de plus.',
    solution: 'La solution',
    again: 'Réessayer',
    reveal: 'Montrer la solution',
    next: 'Énigme suivante',
    another: 'Une autre énigme',
    lead: (lead) => `Il vaut ${points(lead)} de plus que tout autre plan.`,
    surely: (least) => `Au moins ${points(least)}, à coup sûr.`,
    rating: 'Cote',
    streak: (n) => `Énigmes du jour à la suite : ${n}`,
    tried: (solved, tried) => `${solved} sur ${tried} résolues du premier coup.`,
    kept: 'Gardé dans ce navigateur seulement.',
    any_theme: 'Tous les thèmes',
    any_grade: 'Tous les niveaux',
    grade: ['très facile', 'facile', 'moyen', 'difficile', 'très difficile'],
    theme: {
      finish: 'Achever',
      steal: 'Prendre',
      block: 'Bloquer',
      farm: 'Prés',
      last_tiles: 'Dernières tuiles',
      wheel: 'La roue',
      hills: 'Collines',
      builder: 'Bâtisseur',
      patience: 'Patience',
      claim: 'Occuper',
    },
  },
  lessons: {
    title: 'Apprendre à jouer',
    lead: 'De courtes leçons sur le plateau, une minute ou deux chacune. Faites ce qui est demandé ; le reste se fait tout seul.',
    sets: 'Les extensions',
    done: 'terminée',
    again: 'Encore une fois',
    next: 'Suite',
    all: 'Toutes les leçons',
    keep: 'Rien n’oblige à placer un meeple : gardez-le.',
    missed: 'C’est permis aussi, mais ici il s’agit d’autre chose. Réessayez.',
    missed_turn: 'La case est bonne. Tournez d’abord la tuile : touchez la tuile en main.',
    course: {
      lay: {
        title: 'Poser une tuile',
        steps: [
          'À chaque tour, vous posez la tuile piochée. Ses côtés doivent correspondre : route contre route, pré contre pré. Touchez la case marquée, puis posez la tuile.',
          'Vous pourriez maintenant placer un meeple sur la tuile. Cette fois, gardez-le.',
          'Aude a achevé une ville. Votre tuile a un virage : tournez-la pour que la route continue vers le sud, puis posez-la.',
          '',
        ],
        done: 'Chaque tour commence ainsi : les côtés correspondent, la tuile se tourne à volonté.',
      },
      road: {
        title: 'Les routes',
        steps: [
          'Cette route part du village. Prolongez-la : posez la tuile à l’est.',
          'Placez votre meeple sur la route. C’est un voleur, et la route est à vous.',
          'Le carrefour termine la route. Posez-le à l’autre bout.',
          '',
        ],
        done: 'La route est achevée : 1 point pour chacune de ses 3 tuiles. Votre meeple revient et peut resservir.',
      },
      city: {
        title: 'Les villes',
        steps: [
          'La tuile de départ a une ville au nord. Tournez la tuile pour que les murs se rejoignent et posez-la là.',
          'Placez votre meeple dans la ville. C’est un chevalier.',
          'Cette tuile ferme la ville. Posez-la en haut.',
          '',
        ],
        done: 'Une ville achevée rapporte 2 points par tuile, et 2 de plus par blason : ici 6 points.',
      },
      cloister: {
        title: 'Les abbayes',
        steps: [
          'Posez l’abbaye au milieu.',
          'Placez votre meeple dans l’abbaye. C’est un moine.',
          'Il manque une tuile autour. Posez-la, les routes vers l’extérieur.',
          '',
        ],
        done: 'Une abbaye avec huit voisines rapporte 9 points.',
      },
      farmer: {
        title: 'Les paysans',
        steps: [
          'Voici une ville achevée. Posez la route à côté.',
          'Au nord de la route se trouve le pré de cette ville. Couchez-y votre meeple : un paysan.',
        ],
        done: 'Un paysan reste jusqu’à la fin. Alors chaque ville achevée au bord du pré rapporte 3 points à qui y a le plus de paysans.',
      },
      final: {
        title: 'La fin de la partie',
        steps: [
          'Vous avez un chevalier dans une ville inachevée. C’est la dernière tuile : posez l’abbaye au sud du départ.',
          'Placez encore un moine. Il compte sans être entouré.',
        ],
        done: 'À la fin, l’inachevé compte aussi : 1 point par tuile de route ou de ville, et une abbaye 1 pour elle et chaque tuile autour.',
      },
      river: {
        title: 'La Rivière',
        steps: [
          'Avec la rivière, les premières tuiles sont de l’eau. Posez celle-ci pour que la rivière continue.',
          'Personne dans l’eau. Mais il y a une ville sur la tuile : placez un chevalier.',
          'La rivière a tourné vers le sud. Posez la suite.',
          '',
        ],
        done: 'Quand la rivière a atteint son lac, viennent les tuiles ordinaires.',
      },
      inns: {
        title: 'Auberges & Cathédrales',
        steps: [
          'Une route avec une auberge au bord d’un lac. Posez-la à l’est du village.',
          'Placez votre grand meeple comme voleur. Il compte double.',
          'Achevez la route avec le carrefour.',
          '',
        ],
        done: 'Avec une auberge, chaque tuile d’une route achevée vaut 2 : 6 points. Inachevée à la fin, elle ne vaut rien. Les cathédrales font de même pour les villes : 3 points par tuile.',
      },
      traders: {
        title: 'Marchands & Bâtisseurs',
        steps: [
          'Cette ville a un tonneau de vin. Posez-la pour que les murs se rejoignent.',
          'Placez un chevalier.',
          'Agrandissez la ville.',
          'À votre bâtisseur : placez-le dans la même ville. Quand vous la continuez, vous recevez une autre tuile.',
          'Achevez la ville.',
          '',
        ],
        done: '8 points, un tonneau de vin pour l’avoir achevée, et grâce au bâtisseur une autre tuile. Qui a le plus d’une marchandise reçoit 10 points à la fin.',
      },
      hills: {
        title: 'Moutons & Collines',
        steps: [
          'Posez la route : c’est le pré voisin qui compte.',
          'Placez votre berger sur le pré au nord de la route. Il pioche un jeton : des moutons, ou le loup.',
          'Deux moutons ! Agrandissez le pré : posez la tuile à l’est.',
          '',
          'Votre pré a grandi : un autre jeton, ou rentrer le troupeau ? Rentrez-le avant que vienne le loup.',
        ],
        done: 'Chaque mouton vaut 1 point. Et un meeple sur une colline l’emporte en cas d’égalité.',
      },
      wheel: {
        title: 'La Roue de la Fortune',
        steps: [
          'Au milieu se trouve la grande roue. Posez cette tuile à son bord nord.',
          'Vous pouvez aussi placer un meeple sur une case couronne. Choisissez Impôts.',
        ],
        done: 'Aude a pioché une tuile avec un nombre : le cochon avance d’autant. Il s’est arrêté aux Impôts, et votre meeple sur la couronne a rapporté 6 points.',
      },
    },
  },
};
