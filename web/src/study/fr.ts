// SPDX-License-Identifier: MIT
import { french, typeset } from '../i18n/typography';
import { capital, uncapital } from '../i18n/capital';
import { counting } from '../i18n/plural';
import { does, type Who } from '../i18n/who';
import type { Terrain } from '../lib/protocol';
import type { StudyWords } from './en';
import { study as of_sets } from './sets/fr';

const plural = counting('fr');
const number_word = ['', 'Un', 'Deux', 'Trois'];
const name_of = (who: Who): string => (who.you ? 'Vous' : who.name);
const number = (n: number, digits = 1): string => n.toFixed(digits).replace('.', ',');
// The form follows the number as it is printed: 1,96 is "2,0 points".
const points = (n: number, digits = 1): string =>
  `${number(n, digits)}\u00a0${Math.abs(Number(n.toFixed(digits))) < 2 ? 'point' : 'points'}`;
const signed = (n: number): string => `${n >= 0.05 ? '+' : n <= -0.05 ? '−' : ''}${number(Math.abs(n))}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}\u00a0%`;
const the: Record<Terrain, string> = {
  city: 'la ville',
  road: 'la route',
  cloister: 'l’abbaye',
  field: 'le pré',
  ...of_sets.the,
};
const The = (feature: Terrain): string => capital(the[feature]);
const yours = (feature: Terrain): string => the[feature].replace(/^(la |le |l’)/, 'votre ');
const tiles_fit = (tiles: readonly [number, number] | undefined): string =>
  tiles === undefined || tiles[0] === tiles[1]
    ? ''
    : ` (${plural(tiles[0], 'tuile cachée convient', 'tuiles cachées conviennent')} au lieu de ${tiles[1]})`;

const likely_points = (sure: number, likely: number): string =>
  sure === 0 && likely > 0
    ? `sans doute ${points(likely, 0)} à la fin`
    : `${points(sure, 0)} à coup sûr${likely > sure ? `, sans doute ${likely} à la fin` : ''}`;

const words: StudyWords = {
  points,
  signed,
  percent,
  analysis: {
    title: 'Analyse',
    drop: 'Déposez ici une partie enregistrée pour l’analyser, ou choisissez un fichier.',
    working: (done, all) => `Analyse du tour ${done} sur ${all}…`,
    stop: 'Arrêter',
    go_on: 'Reprendre',
    failed: 'L’analyse a échoué.',
    win: 'Chances de gagner',
    points_scale: 'Points en vue',
    scale: 'Afficher dans le graphique',
    graph: (what) => `${what} au fil de la partie. Appuyez pour aller à un tour.`,
    position: (turn, all) => (turn === 0 ? 'Début' : `Tour ${turn} sur ${all}`),
    jump: 'Aller à un tour',
    legend: {
      title: 'Légende',
      error: 'Erreur : au moins 1 point perdu',
      blunder: 'Gaffe : au moins 4 points perdus',
      lucky: 'Pioche chanceuse : au moins 3 points',
      unlucky: 'Pioche malchanceuse : au moins 3 points',
      rank: 'Sur le plateau : un coup proposé. Plus il est vert, meilleur il est',
      played: 'Cadre pointillé : le coup joué',
    },
    tabs: { summary: 'Bilan', moments: 'Tournants', move: 'Ce coup' },
    summary: 'Comment chacun a joué',
    played: [
      'avec une belle marge de progression',
      'avec des hauts et des bas',
      'solidement',
      'très bien',
      'en maître',
    ],
    so: (who, how) => `${does(who, 'Vous avez', 'a')} joué ${how}.`,
    lost: (each) => `Perte moyenne par décision : ${points(each, 2)}`,
    played_like: (rating, error) => `Niveau de jeu : celui d’un bot classé ${rating} ± ${error}.`,
    kinds: {
      cities: 'villes',
      roads: 'routes',
      cloisters: 'abbayes',
      fields: 'prés',
      joining: 'jonctions',
      followers: 'meeples',
      other: 'autres',
    },
    kind_lost: (kind, lost) => `${kind} ${number(lost)}`,
    no_decisions: 'Aucune décision à analyser.',
    lost_by: (kinds) => `Points perdus par des erreurs : ${kinds.join(' ; ')}.`,
    lost_when: (early, middle, late) =>
      `Par décision : ${number(early, 2)} au début ; ${number(middle, 2)} au milieu ; ${number(late, 2)} à la fin.`,
    trend: 'Votre jeu au fil du temps',
    last_games: (n, rating, error) =>
      `Vos ${n} dernières parties analysées : comme un bot classé ${rating} ± ${error}.`,
    games_before: (n, rating, error) => `Les ${n} précédentes : ${rating} ± ${error}.`,
    equals: 'Les chances de gagner supposent des joueurs de même force.',
    by_ratings: (players) => `Les chances de gagner tiennent compte des classements\u00a0: ${players.join(', ')}.`,
    deepen: 'Analyser en profondeur',
    deep_takes: 'Prend quelques minutes',
    errors: (errors, blunders) => {
      if (errors === 0) return 'aucune erreur';
      if (errors === blunders) return plural(blunders, 'gaffe', 'gaffes');
      const all = plural(errors, 'erreur', 'erreurs');
      return blunders === 0 ? all : `${all}, dont ${plural(blunders, 'gaffe', 'gaffes')}`;
    },
    luck: (luck) =>
      Math.abs(luck) < 0.5
        ? 'Ni chance ni malchance.'
        : luck > 0
          ? `La chance a apporté ${points(luck)}.`
          : `La malchance a coûté ${points(-luck)}.`,
    margin: (margin, adjusted, over) => {
      const how = (n: number, digits: number): string =>
        Math.abs(n) < 0.5 ? 'à égalité' : `${points(Math.abs(n), digits)} ${n > 0 ? 'd’avance' : 'de retard'}`;
      return (
        `${over ? 'À la fin' : 'Prévision'} : ${how(margin, over ? 0 : 1)} ; sans la chance : ` +
        `${how(adjusted, 1)}.`
      );
    },
    // What is shown first: whose, then one sentence with the points.
    highlights: (n) => (n === 1 ? 'Un moment' : `${number_word[n] ?? n} moments`),
    more_highlights: (n) => (n === 1 ? 'Un autre moment' : `${number_word[n] ?? n} autres moments`),
    turn: (n) => `tour ${n}`,
    highlight: {
      costliest: (who) => (who.you ? 'Votre erreur la plus coûteuse' : `${who.name} : l’erreur la plus coûteuse`),
      best: (who) => (who.you ? 'Votre meilleur coup' : `${who.name} : le meilleur coup`),
      lucky: (who) => (who.you ? 'Votre pioche la plus chanceuse' : `${who.name} : la pioche la plus chanceuse`),
      unlucky: (who) =>
        who.you ? 'Votre pioche la plus malchanceuse' : `${who.name} : la pioche la plus malchanceuse`,
    },
    further_highlight: {
      costliest: (who) => (who.you ? 'Une autre de vos erreurs' : `${who.name} : une autre erreur`),
      best: (who) => (who.you ? 'Un autre de vos bons coups' : `${who.name} : un autre bon coup`),
      lucky: (who) => (who.you ? 'Une autre de vos pioches chanceuses' : `${who.name} : une autre pioche chanceuse`),
      unlucky: (who) =>
        who.you ? 'Une autre de vos pioches malchanceuses' : `${who.name} : une autre pioche malchanceuse`,
    },
    highlight_size: {
      costliest: (size) => `Elle a coûté ${points(size)}.`,
      best: (size) => `Il vaut ${points(size)} de plus que le suivant.`,
      lucky: (size) => `Elle valait ${points(size)} de plus qu’une tuile moyenne.`,
      unlucky: (size) => `Elle valait ${points(-size)} de moins qu’une tuile moyenne.`,
    },
    moments: 'Tournants',
    no_moments: 'Aucune erreur d’un point ou plus, et la chance a été la même pour tous.',
    moment: {
      error: (who, size) => `${name_of(who)} : une erreur, ${points(size)} de moins`,
      blunder: (who, size) => `${name_of(who)} : une gaffe, ${points(size)} de moins`,
      lucky: (who, size) => `${name_of(who)} : pioche chanceuse (${signed(size)})`,
      unlucky: (who, size) => `${name_of(who)} : pioche malchanceuse (${signed(size)})`,
    },
    next_moment: 'Tournant suivant',
    previous_moment: 'Tournant précédent',
    to_act: (who) => `À ${who.you ? 'vous' : who.name} de jouer`,
    drawn: (who, luck) => `${does(who, 'Vous avez', 'a')} pioché cette tuile (chance : ${signed(luck)})`,
    plans: 'Les meilleurs coups',
    thinking: 'Réflexion…',
    forced: 'Un seul coup possible.',
    nothing: 'Une pioche : rien à décider.',
    over: 'La partie est terminée.',
    best: 'le meilleur',
    as_played: 'joué',
    loses: (loss) => (loss < 0.05 ? 'aussi bon' : `−${number(loss)}`),
    verdict: {
      best: 'Le meilleur coup.',
      good: (loss) => `Un bon coup : ${points(loss)} de moins que le meilleur.`,
      error: (loss) => `Une erreur : elle coûte ${points(loss)}.`,
      blunder: (loss) => `Une gaffe : elle coûte ${points(loss)}.`,
    },
    exact: 'Calculé jusqu’à la fin.',
    give_or_take: (error) => `À ±${points(error)}.`,
    why: 'Pourquoi c’était mieux',
    why_first: 'Pourquoi c’est le meilleur coup',
    play_plan: (rank) => `Jouer le coup n°\u00a0${rank} sur le plateau`,
    try: 'Essayer un coup',
    trying: 'Posez la tuile où vous voulez : la partie d’origine ne change pas.',
    which_tile: 'Choisissez la prochaine tuile',
    ...of_sets.analysis,
    draw_any: 'Piocher au hasard',
    as_it_came: 'comme dans la partie',
    lines: 'Variantes essayées',
    line: (n, turns) => `À partir du tour ${n} : ${plural(turns, 'tour', 'tours')}`,
    back_to_game: 'Retour à la partie',
    forget: 'Supprimer cette variante',
    pass: 'aucune figurine',
    then: (plan) => plan.join(' · '),
  },
  why: {
    scores: (who, _feature, more, less) =>
      `${does(who, 'Vous marquez', 'marque')} tout de suite ${points(more, 0)} au lieu de ${number(less, 0)}.`,
    finishes: (who, feature, more, less, tiles) =>
      `${does(who, 'Vous avez', 'a')} ${percent(more)} de chances de compléter ${the[feature]}, ` +
      `au lieu de ${percent(less)}${tiles_fit(tiles)}.`,
    blocks: (who, feature, more, less, tiles) =>
      `${does(who, 'Vous n’avez', 'n’a')} plus que ${percent(more)} de chances de compléter ${the[feature]}, ` +
      `au lieu de ${percent(less)}${tiles_fit(tiles)}.`,
    takes: (_who, feature, more) => `${The(feature)} change de mains : cela vaut ${points(more)}.`,
    promises: (who, feature, more, less) =>
      `${The(feature)} devrait ${who.you ? 'vous rapporter' : `rapporter à ${who.name}`} ` +
      `${points(more)} au lieu de ${number(less)}.`,
    followers: (who, _feature, more, less) =>
      `${does(who, 'Vous gardez', 'garde')} ${plural(more, 'meeple', 'meeples')} en réserve au lieu de ` +
      `${number(less, 0)}.`,
    threat: (who, feature, more, less) =>
      `${who.you ? '' : `${who.name} : `}${plural(more, 'tuile cachée permet', 'tuiles cachées permettent')} ` +
      `à un adversaire de rejoindre ${who.you ? yours(feature) : the[feature]}, au lieu de ${number(less, 0)}.`,
    sets: (who, _feature, more, less) =>
      `Les extensions devraient ` +
      `${who.you ? 'vous rapporter' : `rapporter à ${who.name}`} ${points(more)} au lieu de ${number(less)}.`,
    later: (who, _feature, more, less) =>
      `Les zones occupées plus tard devraient ` +
      `${who.you ? 'vous rapporter' : `rapporter à ${who.name}`} ${points(more)} au lieu de ${number(less)}.`,
    rest: (_who, _feature, more) =>
      more < 0
        ? `Beaucoup de petits inconvénients coûtent ${points(-more)}.`
        : `Beaucoup de petits avantages rapportent ${points(more)}.`,
  },
  against: (sentence, name) => `Contre\u00a0: ${uncapital(sentence, name)}`,
  no_why: 'Beaucoup de petits avantages : dans l’ensemble, la position est meilleure.',
  line: {
    show: 'Montrer la meilleure suite',
    title: 'La meilleure suite',
    draws: (who) => `${does(who, 'Vous piochez', 'pioche')} une de ces tuiles.`,
    odds: 'Sous chaque tuile : sa probabilité, et combien de points de mieux ou de moins que la moyenne.',
    average: 'Pioche moyenne',
    next: 'Jouer ce coup',
    end: 'Arrêter ici',
  },
  guide: {
    title: 'Votre première partie',
    lead:
      'Une courte partie de 16 tuiles contre un adversaire facile. À chacun de vos tours, ' +
      'l’entraîneur dit ce qui s’est passé et à quoi faire attention.',
    place: 'À vous de jouer. Posez la tuile sur une des cases marquées.',
    deploy: 'Vous pouvez placer une figurine sur cette tuile, ou la garder.',
    wait: 'Votre adversaire réfléchit.',
    tip: (idea) => `Conseil : ${idea}`,
    show: 'Montrez-moi',
  },
  idea: {
    scores: (feature, sure) => `La tuile complète ${the[feature]} : ${points(sure, 0)} tout de suite.`,
    claims: (figure, sure, likely) => `Un ${figure} ici : ${likely_points(sure, likely)}.`,
    extends: (feature, sure, likely) => `${capital(yours(feature))} grandit : ${likely_points(sure, likely)}.`,
    keeps: 'Rien ici ne vaut un meeple. Gardez-le pour mieux.',
  },
  hint: {
    thinking: 'Réflexion…',
    where: 'Regardez cette partie du plateau.',
    about: 'De quoi s’agit-il ?',
    show: 'Montrer le coup',
    why: 'Pourquoi c’est mieux que le coup suivant',
    close: 'Fermer le conseil',
  },
  odds: {
    fit: (tiles, unseen) =>
      tiles === 0
        ? 'Aucune tuile cachée ne convient : la case restera vide.'
        : `${plural(tiles, 'tuile convient', 'tuiles conviennent')} sur ${unseen} cachées.`,
    next: (chance) => `Probabilité à la prochaine pioche : ${percent(chance)}.`,
    seat: (name, chance) => `${name} en piochera au moins une : ${percent(chance)}`,
  },
  puzzles: {
    title: 'Énigmes',
    daily: 'Énigme du jour',
    task: (name) => `À ${name} de jouer : trouvez le meilleur coup.`,
    solved: 'Bravo ! C’était le meilleur coup.',
    wrong: 'Ce n’est pas le meilleur coup. Un autre vaut au moins trois points de plus.',
    solution: 'La solution',
    worse: (lost) => `Votre coup coûte environ ${points(lost)}.`,
    why_worse: 'Pourquoi un autre coup est meilleur',
    again: 'Réessayer',
    reveal: 'Montrer la solution',
    next: 'Énigme suivante',
    another: 'Une autre énigme',
    lead: (lead) => `Il vaut ${points(lead)} de plus que tout autre coup.`,
    surely: (least) => `Au moins ${points(least)}, presque à coup sûr.`,
    rating: 'Cote',
    streak: (n) => `Énigmes du jour résolues d’affilée : ${n}`,
    tried: (solved, tried) => `Résolues du premier coup : ${solved} sur ${tried}.`,
    kept: 'Conservé uniquement dans ce navigateur.',
    rush: 'Trois minutes',
    rush_lead: 'Résolvez-en autant que possible en trois minutes.',
    rush_solved: (n) => `Résolues : ${n}`,
    rush_best: (n) => `Votre record : ${n}`,
    rush_stop: 'Arrêter',
    any_theme: 'Tous les thèmes',
    which_theme: 'Thème',
    any_grade: 'Tous les niveaux',
    which_grade: 'Niveau',
    grade: ['très facile', 'facile', 'moyen', 'difficile', 'très difficile'],
    theme: {
      finish: 'Compléter',
      steal: 'Voler',
      block: 'Bloquer',
      spoil: 'Gâcher',
      farm: 'Prés',
      farm_late: 'Paysans tardifs',
      last_tiles: 'Dernières tuiles',
      patience: 'Patience',
      claim: 'Occuper',
      ...of_sets.theme,
    },
  },
  lessons: {
    title: 'Apprendre à jouer',
    lead:
      'De courtes leçons sur le plateau, une minute ou deux chacune. Suivez les consignes ; le reste se fait ' +
      'tout seul.',
    sets: 'Les extensions',
    done: 'terminée',
    again: 'Recommencer',
    next: 'Suite',
    all: 'Toutes les leçons',
    keep: 'Rien n’oblige à placer un meeple : gardez-le cette fois.',
    missed: 'C’est permis, mais ce n’est pas ce qui est demandé ici. Réessayez.',
    missed_turn: 'La case est bonne. Tournez d’abord la tuile : [touchez-la|cliquez dessus] dans votre main.',
    course: {
      lay: {
        title: 'Poser une tuile',
        steps: [
          'À chaque tour, vous piochez une tuile et la posez. Ses côtés doivent correspondre : route contre ' +
            'route, ville contre ville, pré contre pré. [Touchez|Cliquez sur] la case marquée, puis posez la tuile.',
          'Vous pourriez maintenant placer un meeple sur la tuile. Cette fois, gardez-le.',
          'Aude a complété une ville. Votre tuile a un virage : tournez-la pour que la route continue vers le ' +
            'sud, puis posez-la.',
          '',
        ],
        done: 'Chaque tour commence ainsi : tournez la tuile jusqu’à ce que ses côtés correspondent.',
      },
      road: {
        title: 'Les routes',
        steps: [
          'Cette route part du village. Prolongez-la : posez la tuile à l’est.',
          'Placez votre meeple sur la route. C’est un voleur, et la route est à vous.',
          'Un carrefour ferme la route. Posez cette tuile à l’autre bout.',
          '',
        ],
        done:
          'La route est complète : 1 point pour chacune de ses 3 tuiles. Votre meeple revient dans ' +
          'votre réserve.',
      },
      city: {
        title: 'Les villes',
        steps: [
          'La tuile de départ a une ville au nord. Tournez la tuile pour que les remparts se rejoignent et ' +
            'posez-la là.',
          'Placez votre meeple dans la ville. C’est un chevalier.',
          'Cette tuile ferme la ville. Posez-la en haut.',
          '',
        ],
        done: 'Une ville complète rapporte 2 points par tuile, et 2 de plus par blason : ici 6 points.',
      },
      cloister: {
        title: 'Les abbayes',
        steps: [
          'Posez l’abbaye au milieu.',
          'Placez votre meeple dans l’abbaye. C’est un moine.',
          'Il manque une tuile autour de l’abbaye. Posez-la, les routes vers l’extérieur.',
          '',
        ],
        done: 'Une abbaye entourée de huit tuiles rapporte 9 points.',
      },
      farmer: {
        title: 'Les paysans',
        steps: [
          'Voici une ville complète. Posez la route à côté.',
          'Au nord de la route se trouve le pré de cette ville. Couchez-y votre meeple : c’est un paysan.',
        ],
        done:
          'Un paysan reste jusqu’à la fin. Alors chaque ville complète au bord du pré rapporte 3 points au ' +
          'joueur qui y a le plus de paysans.',
      },
      final: {
        title: 'La fin de la partie',
        steps: [
          'Vous avez un chevalier dans une ville incomplète. C’est la dernière tuile : posez l’abbaye au sud de ' +
            'la tuile de départ.',
          'Placez encore un moine. Il rapporte des points même si l’abbaye n’est pas entourée.',
        ],
        done:
          'À la fin, les zones incomplètes comptent aussi : 1 point par tuile de route, par tuile de ville et ' +
          'par blason ; une abbaye rapporte 1 point, plus 1 par tuile voisine.',
      },
      ...of_sets.course,
    },
  },
};

export const fr = typeset(words, french);
