// SPDX-License-Identifier: MIT
import { french, typeset } from './typography';
import type { Piece, ScoreFor, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { capital } from './capital';
import { counting } from './plural';
import { does } from './who';
import { words as of_sets } from './sets/fr';
import { is_key } from './sets/joined';

const plural = counting('fr');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]!}`;

const role: Record<Terrain, string> = {
  road: 'voleur',
  city: 'chevalier',
  cloister: 'moine',
  field: 'paysan',
  ...of_sets.role,
};
const piece: Record<Piece, string> = {
  follower: 'meeple',
  ...of_sets.piece,
};
const pieces: Record<Piece, string[]> = {
  follower: ['meeple', 'meeples'],
  ...of_sets.pieces,
};

const feature: Record<ScoreFor, string> = {
  road: 'Route',
  city: 'Ville',
  cloister: 'Abbaye',
  field: 'Pré',
  ...of_sets.feature,
};
const terrain: Record<Terrain, string> = {
  road: 'route',
  city: 'ville',
  cloister: 'abbaye',
  field: 'pré',
  ...of_sets.terrain,
};
const set: Record<SetName, string> = {
  base: 'Jeu de base',
  ...of_sets.set,
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'au nord' : 'au sud'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'à l’est' : 'à l’ouest'}`);
  return parts.length === 0 ? 'au départ' : parts.join(', ');
};

// What stands on a feature of this terrain, or nothing if no piece does.
const role_on = (on: Terrain | undefined): string | null => (on === undefined || role[on] === '' ? null : role[on]);
const figure = (kind: Piece, on: Terrain | undefined): string => {
  if (kind === 'follower') return role_on(on) ?? piece.follower;
  return is_key(of_sets.as_role, kind) ? of_sets.as_role[kind](role_on(on)) : piece[kind];
};
const a_figure = (kind: Piece, on: Terrain | undefined): string => `un ${figure(kind, on)}`;
const the_figure = (kind: Piece, on: Terrain): string => {
  const name = figure(kind, on);
  return `${/^[aeiouéh]/.test(name) ? 'l’' : 'le '}${name}`;
};

const words: Words = {
  plural,
  list,
  piece,
  ...of_sets.own,
  feature,
  terrain,
  set,
  where,
  figure,
  a_figure,
  the_figure,
  colon: ' : ',
  semicolon: ' ; ',
  title: 'Aude',
  you: 'Vous',
  tagline: 'Tuile après tuile, votre pays prend forme.',
  intro:
    'Posez des tuiles, bâtissez routes, villes et abbayes, et placez vos meeples au bon endroit. Contre des ' +
    'bots, entre amis par simple lien ou à plusieurs sur le même appareil. Sans compte ni installation.',
  nav: {
    home: 'Accueil',
    learn: 'Leçons',
    puzzles: 'Énigmes',
    rules: 'Règles',
    replay: 'Replays',
    settings: 'Réglages',
    skip: 'Aller au contenu',
    menu: 'Menu',
  },
  offline: {
    intro:
      'Posez des tuiles, bâtissez routes, villes et abbayes, et placez vos meeples au bon endroit. Contre des ' +
      'bots ou à plusieurs sur le même appareil, même hors connexion. Sans compte ni installation.',
    here: 'Jouer hors connexion',
    here_hint: 'La partie se déroule entièrement sur cet appareil. Aucun réseau nécessaire.',
    kept: 'Parties enregistrées dans ce navigateur',
    none: 'Aucune pour le moment.',
    open: 'Ouvrir une partie enregistrée',
    save: 'Enregistrer dans un fichier',
    remove: 'Supprimer',
    sure: 'Supprimer définitivement ?',
    newer: 'Une nouvelle version est prête.',
    take: 'Mettre à jour',
    not_kept:
      'Ce navigateur ne peut pas enregistrer de parties (fenêtre privée ou stockage plein). Vous pouvez ' +
      'continuer à jouer, mais la partie sera perdue à la fermeture de l’onglet.',
    understood: 'Compris',
  },
  home: {
    newcomer: 'Vous débutez ?',
    newcomer_hint: 'Apprenez à jouer en dix minutes, sur le plateau',
    daily: 'Énigme du jour',
    daily_hint: 'Un coup est meilleur que tous les autres. Trouvez-le.',
    play: 'Jouer',
    friends: 'Inviter des amis',
    join: 'Comment vos amis vous rejoignent',
    open_tables: 'Tables ouvertes',
    player: 'Profil de joueur',
    bots: 'Bots',
    strength: 'Niveau',
    against: (bots, level) => `Contre ${plural(bots, 'bot', 'bots')} · ${level}`,
    your_name: 'Votre nom',
    presets: 'Démarrage rapide',
    preset: {
      first: ['Première partie', 'Le jeu de base sans paysans : routes, villes, abbayes.'],
      classic: ['Classique', 'Le jeu de base complet.'],
      bigbox: ['Big Box', `Tout : ${list(Object.values(of_sets.in_box))}.`],
      ...of_sets.preset,
    },
    own: 'Table sur mesure',
    own_hint: 'Choisissez les extensions, les règles et les joueurs.',
    sets: 'Extensions',
    needs_one: `Choisissez ${['le jeu de base', ...Object.values(of_sets.alone)].join(' ou ')}.`,
    set_hint: {
      base: '72 tuiles : routes, villes, abbayes et prés.',
      ...of_sets.set_hint,
    },
    options: 'Variantes',
    option: {
      farmers: ['Paysans', 'Les meeples peuvent se coucher dans les prés, qui rapportent des points à la fin.'],
      small_city: [
        'Petites villes : moitié des points',
        'Une ville complète de deux tuiles rapporte 2 points au lieu de 4.',
      ],
      ...of_sets.option,
    },
    aids: [
      'Aides',
      'Chacun peut voir les prés, la valeur des zones et les tuiles restantes. À désactiver pour jouer sans aides.',
    ],
    clock: 'Pendule',
    clock_none: 'Sans pendule',
    clock_choice: (minutes, seconds) => `${minutes}\u00a0min + ${seconds}\u00a0s par tour`,
    seats: 'Places',
    seat_kind: { here: 'Sur cet appareil', open: 'Par lien', bot: 'Bot' },
    add_seat: 'Ajouter une place',
    remove_seat: (n) => `Retirer la place ${n}`,
    who: (n) => `Joueur de la place ${n}`,
    name: 'Nom',
    name_of: (n) => `Nom à la place ${n}`,
    level_of: (n) => `Niveau du bot à la place ${n}`,
    colour_of: (n, colour) => `Couleur de la place ${n} : ${colour}. Appuyez pour changer`,
    start: 'Créer la table',
    me: 'Invité',
    guest: (n) => `Joueur ${n}`,
    again: 'Vos tables',
  },
  colour: ['rouge', 'bleu', 'vert', 'jaune', 'noir', 'rose', 'orange', 'violet'],
  level: { easy: 'facile', medium: 'moyen', hard: 'difficile', master: 'maître' },
  side: ['au nord', 'à l’est', 'au sud', 'à l’ouest'],
  edge: { city: 'une ville', road: 'une route', field: 'un pré', ...of_sets.edge },
  tile_words: (sides, marks) => `Tuile : ${[sides, ...marks].join(' ; ')}`,
  mark: {
    cloister: 'une abbaye au milieu',
    pennant: 'un blason',
    ...of_sets.mark,
  },
  bot: (level) => `Bot (${level})`,
  lobby: {
    title: 'La table est prête',
    share: 'Envoyez ce lien aux autres ou faites-leur scanner le code :',
    copy: 'Copier le lien',
    copied: 'Copié',
    share_button: 'Partager…',
    qr: 'QR code du lien vers cette table',
    free: 'Place libre',
    deleted: '(supprimé)',
  },
  table: {
    board: 'Le plateau',
    map: 'Vue d’ensemble : appuyez pour vous y déplacer',
    skip: 'Passer l’animation',
    tap_spot: 'Choisissez un endroit sur la tuile.',
    places: (who) => `${does(who, 'Vous placez', 'place')} une figurine.`,
    worth: (now, full, complete) =>
      complete
        ? `rapporte ${plural(now, 'point', 'points')} tout de suite`
        : `vaut ${now} maintenant, ${full} à terme`,
    field_worth: (now, full, done, all, closed) => {
      if (all === 0)
        return closed ? 'ne touche aucune ville et ne rapporte rien' : 'aucune ville ne touche encore ce pré';
      if (done === 0)
        return all === 1
          ? `ne vaut rien pour l’instant ; ${full} si sa ville est complétée`
          : `ne vaut rien pour l’instant ; ${full} si ses ${all} villes sont complétées`;
      if (done < all)
        return `vaut ${now} pour ${plural(done, 'ville', 'villes')} sur ${all} ; ${full} si toutes sont complétées`;
      const cities = plural(done, 'ville complète', 'villes complètes');
      return closed ? `vaut ${now} à la fin pour ${cities}` : `vaut ${now} pour ${cities} ; plus avec d’autres`;
    },
    unread: (n) => plural(n, 'nouveau message', 'nouveaux messages'),
    you_watch: 'Vous observez la partie',
    players: 'Joueurs',
    log: 'Journal',
    tiles: 'Tuiles',
    chat: 'Chat',
    track: 'Piste de score',
    turn_of: (name) => `À ${name} de jouer`,
    your_turn: 'À vous de jouer',
    your_turn_named: (name) => `${name}, à vous de jouer`,
    waiting: (name) => `${name} réfléchit…`,
    drawing: 'Pioche d’une tuile…',
    place: 'Choisissez où poser votre tuile.',
    place_here: 'Tournez-la ou posez-la ici.',
    lay: 'Poser ici',
    turn: 'Tourner',
    turn_tile: 'Tourner la tuile',
    deploy: 'Placer un meeple ?',
    keep: 'Garder le meeple',
    end_turn: 'Finir le tour',
    no_spot: 'Aucun endroit libre pour un meeple.',
    no_piece: 'Plus de meeple en réserve.',
    back: 'Annuler',
    confirm: 'Valider',
    pending: (what) => `${what} : validez ou choisissez un autre endroit.`,
    pending_choice: (what) => `${what} : validez ou choisissez autre chose.`,
    pending_pass: 'Rien de placé.',
    which_piece: 'Choix de la figurine',
    figure_on: (kind, on) =>
      is_key(of_sets.figure_on, kind) ? of_sets.figure_on[kind](on) : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'plus aucune tuile' : plural(n, 'tuile restante', 'tuiles restantes')),
    pieces: (kind, n) => (n === 0 ? `aucun ${pieces[kind][0]}` : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `L’hôte a remplacé ${name} par un bot.`,
      opened: (name) => `L’hôte a libéré une place : ${name}.`,
      out_of_time: (name) => `Temps écoulé pour ${name} : un bot prend le relais.`,
      declined: (name) => `${name} a refusé.`,
      resigned: (name) => `${name} abandonne. Un bot prend le relais.`,
      taken_back: (name) => `${name} a repris un tour.`,
    },
    settle: 'Terminer ou revenir',
    watching: (n) => plural(n, 'spectateur', 'spectateurs'),
    away: 'hors ligne',
    stands_in: 'un bot joue à sa place',
    resume: 'Je suis de retour',
    hand_over: 'Remplacer par un bot',
    lost: 'Connexion perdue. Nouvelle tentative…',
    connecting: 'Connexion…',
    strict: 'Partie sans aides.',
    invite: 'Inviter',
    hint: 'Conseil',
    fit: 'Voir tout le plateau',
    zoom_in: 'Agrandir',
    zoom_out: 'Réduire',
    fields: 'Montrer les prés',
    remaining: 'Tuiles restantes',
    help: 'Aide',
    close: 'Fermer',
    fold: 'Fermer',
    log_empty: 'Il ne s’est encore rien passé.',
    say: 'Écrire un message',
    send: 'Envoyer',
    at_cell: (x, y, turns) => `Case : ${where(x, y)} ; ${plural(turns, 'façon', 'façons')} de poser la tuile`,
    turned_to: (degrees) => `Tournée de ${degrees} degrés`,
    summary: (tiles, left) => `${plural(tiles, 'tuile', 'tuiles')} sur la table, encore ${left} à piocher.`,
    supply: 'Réserve',
    points: (n) => plural(n, 'point', 'points'),
    remaining_hint: 'Survolez ou touchez une case vide pour voir les tuiles qui y vont encore.',
    fits_here: 'Tuiles possibles ici',
    fits_none: 'Aucune tuile restante ne va ici.',
    unseen: (n) => plural(n, 'tuile cachée', 'tuiles cachées'),
    back_to_all: 'Toutes les tuiles',
    rematch: 'Revanche',
    to_rematch: 'Aller à la nouvelle table',
    new_game: 'Nouvelle partie',
    no_table: 'Cette table n’existe pas.',
    no_table_hint: 'Le lien est peut-être incomplet.',
    ...of_sets.table,
  },
  card: {
    owner: 'Propriétaire',
    owners: 'Propriétaires',
    nobody: 'aucun',
    size: 'Taille',
    open: 'Cases ouvertes',
    now: 'Valeur actuelle',
    full: 'Valeur à terme',
    full_field: 'Toutes villes complètes',
    complete: () => 'zone complète',
    cities: 'Villes',
    cities_of: (done, all) => `${plural(done, 'complète', 'complètes')} sur ${all}`,
    tiles: (n) => plural(n, 'tuile', 'tuiles'),
    pennants: (n) => plural(n, 'blason', 'blasons'),
    ...of_sets.card,
  },
  end: {
    link: 'Copier un lien vers la partie',
    title: 'Partie terminée',
    wins: (name) => `${name} a gagné`,
    you_win: 'Vous avez gagné !',
    next: 'Suivant',
    you_won_by: (n) => `Vous gagnez de ${plural(n, 'point', 'points')}`,
    you_lost_by: (n) => `Vous perdez de ${plural(n, 'point', 'points')}`,
    you_finished: (place, n) => `Vous finissez ${place}e, à ${plural(n, 'point', 'points')} de la première place`,
    wins_by: (name, n) => `${name} gagne de ${plural(n, 'point', 'points')}`,
    best: {
      road: (n) => `Votre meilleure route a rapporté ${plural(n, 'point', 'points')}`,
      city: (n) => `Votre meilleure ville a rapporté ${plural(n, 'point', 'points')}`,
      cloister: (n) => `Votre meilleure abbaye a rapporté ${plural(n, 'point', 'points')}`,
      field: (n) => `Votre meilleur pré a rapporté ${plural(n, 'point', 'points')}`,
    },
    best_other: (n) => `Votre meilleur gain : ${plural(n, 'point', 'points')}`,
    share: 'Partager une image',
    more: 'Tous les chiffres',
    standings: 'Classement final',
    share_win: (names) => `Victoire partagée : ${names}`,
    by_feature: 'Points par origine',
    over_time: 'Score au fil de la partie',
    tile_axis: (n) => plural(n, 'tuile posée', 'tuiles posées'),
    replay: 'Revoir la partie',
    record: 'Télécharger la partie',
    picture: 'Télécharger une image',
    analyse: 'Comment ai-je joué ?',
    show: 'Voir le résultat',
  },
  replay: {
    title: 'Revoir une partie',
    drop: 'Déposez une partie enregistrée ici ou choisissez un fichier.',
    choose: 'Choisir un fichier',
    paste: 'ou collez le texte',
    open: 'Ouvrir',
    own: 'Vos parties',
    as: 'Reprendre en tant que',
    turn_back: 'Un tour en arrière',
    turn_forward: 'Un tour en avant',
    first: 'Au début',
    back: 'Reculer',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Avancer',
    last: 'À la fin',
    position: (n, all) => `Tour ${n} sur ${all}`,
    jump: 'Aller à un tour',
    on: 'Jouer à partir d’ici',
    on_hint: 'Continuer contre des bots à partir de cette position.',
    bad: 'Ce fichier n’est pas une partie d’Aude.',
    refused: (where, why) =>
      `Impossible de relire la partie${where === null ? '' : ` (${where.replace(/^action /, 'étape ')})`}. ${why}`,
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    confirm: ['Placer sans valider', 'Une figurine placée ne peut plus être déplacée.'],
    pace: 'Vitesse des animations',
    paces: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', at_once: 'Immédiate' },
    tile_size: 'Taille des tuiles en jeu',
    tile_sizes: { 70: 'Petite', 90: 'Moyenne', 120: 'Grande' },
    sound: ['Son', 'Des sons discrets pour les tuiles, les points, votre tour et le chat.'],
  },
  help: {
    title: 'Commandes',
    keys: [
      ['Flèches', 'aller à une autre case'],
      ['R', 'tourner la tuile'],
      ['Entrée', 'poser, valider'],
      ['1–9', 'choisir où va une figurine'],
      ['P', 'changer de figurine'],
      ['0', 'ne rien placer'],
      ['Échap', 'annuler, fermer'],
      ['F', 'les prés et leurs propriétaires'],
      ['T', 'tuiles restantes'],
      ['L  C', 'journal, chat'],
      ['+  −', 'agrandir, réduire'],
      ['H', 'voir tout le plateau'],
      ['Maj + flèches', 'déplacer le plateau'],
    ],
    touch:
      'Tactile : touchez une case marquée, touchez la tuile en main pour la tourner, touchez de nouveau la case ' +
      'pour la poser. Un doigt déplace le plateau, deux doigts zooment.',
    mouse:
      'Souris : la tuile apparaît là où vous pointez ; clic droit ou R la tourne, un clic la pose. La molette ' +
      'zoome ; au-dessus de la tuile, elle la tourne.',
    deploy:
      'La tuile posée s’affiche en grand : choisissez une figurine, puis touchez l’endroit. Le nombre jaune dit ' +
      'ce qu’il vaut.',
    feature: 'Survolez ou touchez une figurine ou une zone pour voir à qui elle appartient et ce qu’elle vaut.',
    rules: 'Les règles, extension par extension',
  },
  log: {
    laid: (who, place) => `${does(who, 'Vous posez', 'pose')} une tuile${place === undefined ? '' : ` (${place})`}.`,
    deployed: (who, kind, on) => `${does(who, 'Vous placez', 'place')} ${a_figure(kind, on)}.`,
    discarded: (who) => `${does(who, 'Vous piochez', 'pioche')} une tuile impossible à poser, retirée du jeu.`,
    returned: (who, kind) =>
      kind === 'follower'
        ? `${does(who, 'Vous récupérez un de vos', 'récupère un de ses')} meeples.`
        : `${does(who, 'Vous récupérez votre', 'récupère son')} ${figure(kind, undefined)}.`,
    scored: (names, points, what, several) =>
      `${names} : ${plural(points, 'point', 'points')}${several ? ' chacun' : ''} pour ${what}`,
    final_points: (names, points, several) =>
      `${names} : ${plural(points, 'point', 'points')}${several ? ' chacun' : ''}`,
    final_parts: (what, count, sum) => `${what} × ${count} : ${sum}`,
    nothing: (names, what) => (names === '' ? `Aucun point pour ${what}` : `${names} : aucun point pour ${what}`),
    for: {
      road: 'une route',
      city: 'une ville',
      cloister: 'une abbaye',
      field: 'un pré',
      ...of_sets.for,
    },
    over: 'La partie est terminée.',
    final: 'Décompte final',
    sum: (text, points) => `${text} = ${points}`,
    ...of_sets.log,
  },
  choice_hint: {
    road: 'Un voleur contrôle la route : 1 point par tuile.',
    city: 'Un chevalier contrôle la ville : une fois complète, elle rapporte 2 points par tuile et par blason.',
    cloister: 'Un moine reste jusqu’à ce que l’abbaye soit entourée : 9 points.',
    field: 'Un paysan reste jusqu’à la fin : 3 points par ville complète au bord de ce pré.',
    ...of_sets.choice_hint,
  },
  counted: {
    tile: ['tuile', 'tuiles'],
    pennant: ['blason', 'blasons'],
    city: ['ville', 'villes'],
    ...of_sets.counted,
  },
  because: {
    small_city: 'Variante : une ville de deux tuiles compte pour moitié.',
    no_city: 'Le pré ne touche aucune ville complète.',
    ...of_sets.because,
  },
  device: {
    loading: 'Chargement de la partie…',
    game_over: 'Cette partie est terminée. Vous pouvez la revoir ou découvrir comment vous avez joué.',
    copy_by_hand: 'Le navigateur n’a pas autorisé la copie. Copiez le lien ici :',
    outdated: 'Aude a été mise à jour sur le serveur. Votre partie est conservée : rechargez la page pour continuer.',
    part_missing:
      'Une partie de cette page n’a pas pu être chargée. Votre jeu est conservé : rechargez la page pour continuer.',
    reload: 'Recharger',
    persistent: 'Le navigateur conserve ces parties jusqu’à ce que vous les supprimiez.',
    evictable:
      'Le navigateur peut supprimer ces parties si l’espace manque. Enregistrez les importantes dans un fichier.',
  },
  error: {
    offline: 'Le serveur est injoignable pour le moment.',
    stale: 'La partie a avancé. Regardez à nouveau.',
    not_your_turn: 'Ce n’est pas votre tour.',
    illegal: 'Ce n’est pas permis ici.',
    taken: 'Quelqu’un a été plus rapide : la place est prise.',
    too_fast: 'Trop de requêtes. Patientez un instant.',
    no_table: 'Cette table n’existe pas.',
    bad_name: 'Choisissez un nom de 1 à 24 caractères.',
    no_aids: 'Partie sans aides.',
    not_wanted: 'Cette table est réservée à d’autres classements.',
    not_invited: 'Cette partie est réservée à quelqu’un d’autre.',
    not_rated:
      'Une partie classée demande une pendule, les règles habituelles, sans aides, et un autre joueur par place.',
    storage: 'Le serveur n’a pas pu enregistrer. Veuillez réessayer.',
    busy: 'Le serveur est occupé. Réessayez dans un instant.',
    full: 'Le serveur est complet. Réessayez plus tard.',
    moving: 'Cette table change de serveur. Reconnexion…',
    not_now: 'Ce n’est pas possible pour le moment.',
    damaged: 'Les données de cette table sont endommagées : impossible de l’ouvrir.',
    bad_level: 'Le serveur ne connaît pas ce niveau de bot.',
    bad_origin: 'Le serveur n’accepte pas de requêtes depuis cette adresse.',
    malformed: 'Le serveur n’a pas compris cette page. Rechargez-la.',
    not_allowed: 'Vous n’y êtes pas autorisé.',
    too_long: 'C’est trop long pour être envoyé.',
    too_large: 'C’est trop volumineux pour le serveur.',
    too_many: 'Trop de connexions depuis votre réseau.',
    internal: 'Erreur interne du serveur. Veuillez réessayer.',
    took_too_long: 'L’analyse a pris trop de temps. Réessayez plus tard.',
    banned: 'Vous êtes exclu de ce serveur.',
    muted: 'Vous ne pouvez pas écrire sur ce serveur.',
    phrases_only: 'Dans une partie classée, tous doivent d’abord accepter le chat libre.',
    no_analysis: 'Ce serveur n’analyse pas les parties.',
    not_found: 'Cela n’existe pas.',
    game_over: 'Cette partie est déjà terminée.',
    other: 'Une erreur s’est produite. Veuillez réessayer.',
  },
  rules_what: 'Ce qui compte',
  missing: 'Cette page n’existe pas.',
};

export const fr = typeset(words, french);
