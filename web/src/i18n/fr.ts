import { french, typeset } from './typography';
import type { Goods, Piece, ScoreFor, Sector, SetName, Terrain } from '../lib/protocol';
import type { Words } from './en';
import { counting } from './plural';
import { does } from './who';

const plural = counting('fr');
const list = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]!}`;

const role: Record<Exclude<Terrain, 'river'>, string> = {
  road: 'voleur',
  city: 'chevalier',
  cloister: 'moine',
  field: 'paysan',
};
const piece: Record<Piece, string> = {
  follower: 'meeple',
  large: 'grand meeple',
  builder: 'bâtisseur',
  pig: 'cochon',
  shepherd: 'berger',
};
const pieces: Record<Piece, string[]> = {
  follower: ['meeple', 'meeples'],
  large: ['grand meeple', 'grands meeples'],
  builder: ['bâtisseur', 'bâtisseurs'],
  pig: ['cochon', 'cochons'],
  shepherd: ['berger', 'bergers'],
};
const sector: Record<Sector, string> = {
  fortune: 'Fortune',
  taxes: 'Impôts',
  famine: 'Famine',
  storm: 'Tempête',
  inquisition: 'Inquisition',
  plague: 'Peste',
};
const goods: Record<Goods, string> = { wine: 'vin', wheat: 'blé', cloth: 'tissu' };
const feature: Record<ScoreFor, string> = {
  road: 'Route',
  city: 'Ville',
  cloister: 'Abbaye',
  field: 'Pré',
  flock: 'Troupeau',
  goods: 'Marchandises',
  crown: 'Case couronne',
  fortune: 'Fortune',
  taxes: 'Impôts',
  famine: 'Famine',
  storm: 'Tempête',
  inquisition: 'Inquisition',
};
const terrain: Record<Terrain, string> = {
  road: 'route',
  city: 'ville',
  cloister: 'abbaye',
  field: 'pré',
  river: 'rivière',
};
const set: Record<SetName, string> = {
  base: 'Jeu de base',
  river: 'La Rivière',
  inns: 'Auberges & Cathédrales',
  traders: 'Marchands & Bâtisseurs',
  hills: 'Moutons & Collines',
  wheel: 'La Roue de la Fortune',
};

const where = (x: number, y: number): string => {
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'au nord' : 'au sud'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x > 0 ? 'à l’est' : 'à l’ouest'}`);
  return parts.length === 0 ? 'au départ' : parts.join(', ');
};

const figure = (kind: Piece, on: Terrain | undefined): string => {
  const as = on === undefined || on === 'river' ? null : role[on];
  if (kind === 'follower') return as ?? piece.follower;
  return kind === 'large' && as !== null ? `${as} (${piece.large})` : piece[kind];
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const words: Words = {
  plural,
  list,
  role,
  piece,
  sector,
  goods,
  feature,
  terrain,
  set,
  where,
  figure,
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
    bots: 'Bots',
    strength: 'Niveau',
    against: (bots, level) => `Contre ${plural(bots, 'bot', 'bots')} · ${level}`,
    your_name: 'Votre nom',
    presets: 'Démarrage rapide',
    preset: {
      first: ['Première partie', 'Le jeu de base sans paysans : routes, villes, abbayes.'],
      classic: ['Classique', 'Le jeu de base complet.'],
      river: ['Avec la rivière', 'Le jeu de base, avec une rivière pour commencer.'],
      bigbox: ['Big Box', 'Tout : rivière, auberges, marchands, collines et roue.'],
      wheel: ['La Roue de la Fortune', 'Un jeu à part entière autour de la grande roue.'],
    },
    own: 'Table sur mesure',
    own_hint: 'Choisissez les extensions, les règles et les joueurs.',
    sets: 'Extensions',
    needs_one: 'Choisissez le jeu de base ou la Roue de la Fortune.',
    set_hint: {
      base: '72 tuiles : routes, villes, abbayes et prés.',
      river: 'Douze tuiles rivière ouvrent la partie.',
      inns:
        'Les auberges doublent la valeur des routes, les cathédrales enrichissent les villes ; chacun reçoit ' +
        'un grand meeple.',
      traders: 'Des marchandises dans les villes, un bâtisseur pour rejouer, un cochon pour vos paysans.',
      hills:
        'Les collines départagent les égalités, les vignobles enrichissent les abbayes, les bergers rassemblent ' +
        'des moutons et craignent le loup.',
      wheel: 'Au centre, une grande roue apporte fortune, impôts, famine, tempête, inquisition et peste.',
    },
    options: 'Variantes',
    option: {
      farmers: ['Paysans', 'Les meeples peuvent se coucher dans les prés, qui rapportent des points à la fin.'],
      small_city: [
        'Petites villes : moitié des points',
        'Une ville complète de deux tuiles rapporte 2 points au lieu de 4.',
      ],
      hill_tiebreak: [
        'Compter les meeples sur les collines',
        'En cas d’égalité, les points vont à celui qui a le plus de meeples sur des collines, et non à tous ceux ' +
          'qui en ont au moins un.',
      ],
      closed_farm_gathers: [
        'Pré fermé, troupeau rentré',
        'Quand un pré ne peut plus grandir, son troupeau est compté aussitôt.',
      ],
      pig_in_famine: [
        'Le cochon compte à la Famine',
        'Lors d’une Famine, un cochon rapporte aux paysans de son propriétaire 1 point de plus par ville.',
      ],
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
  edge: { city: 'une ville', road: 'une route', field: 'un pré', river: 'une rivière' },
  tile_words: (sides, marks) => `Tuile : ${[sides, ...marks].join(' ; ')}`,
  mark: {
    cloister: 'une abbaye au milieu',
    pennant: 'un blason',
    inn: 'une auberge',
    cathedral: 'une cathédrale',
    hill: 'une colline',
    vineyard: 'un vignoble',
    sheep: 'des moutons',
    wheel: (n) => `symbole de roue ${n}`,
  },
  bot: (level) => `Bot (${level})`,
  lobby: {
    title: 'La table est prête',
    waiting: 'La partie commencera quand l’hôte la lancera.',
    share: 'Envoyez ce lien aux autres ou faites-leur scanner le code :',
    copy: 'Copier le lien',
    copied: 'Copié',
    share_button: 'Partager…',
    qr: 'QR code du lien vers cette table',
    free: 'Place libre',
    sit: 'S’asseoir ici',
    your_name: 'Votre nom',
    fill: 'Ajouter un bot',
    begin: 'Lancer la partie',
    fill_first: 'Toutes les places doivent être occupées.',
    watch: 'Vous observez la partie. Prenez une place libre pour jouer.',
    you: 'vous',
  },
  table: {
    board: 'Le plateau',
    map: 'Vue d’ensemble : appuyez pour vous y déplacer',
    skip: 'Passer l’animation',
    crown: 'Case couronne',
    tap_spot: 'Choisissez un endroit sur la tuile.',
    places: (who) => `${does(who, 'Vous placez', 'place')} une figurine.`,
    worth: (now, full, complete, on) => {
      if (complete)
        return on === 'field'
          ? `vaut ${plural(now, 'point', 'points')} à la fin de la partie`
          : `rapporte ${plural(now, 'point', 'points')} tout de suite`;
      return `vaut ${now} maintenant, ${full} à terme`;
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
    second: 'Vous rejouez : votre bâtisseur vous offre une deuxième tuile.',
    place: 'Choisissez où poser votre tuile.',
    place_here: 'Tournez-la ou posez-la ici.',
    lay: 'Poser ici',
    turn: 'Tourner',
    turn_tile: 'Tourner la tuile',
    deploy: 'Placer un meeple ?',
    keep: 'Garder le meeple',
    keep_any: 'Ne rien placer',
    back: 'Annuler',
    confirm: 'Valider',
    pending: (what) => `${what} : validez ou choisissez un autre endroit.`,
    pending_choice: (what) => `${what} : validez ou choisissez autre chose.`,
    pending_pass: 'Rien de placé : validez ou choisissez un endroit.',
    recall: 'La Peste ! Reprenez un de vos meeples.',
    recall_who: (kind, on, place) => `Reprendre le ${figure(kind, on)} (${place})`,
    tend: 'Vous avez agrandi le pré de votre berger : piocher un jeton ou rentrer le troupeau ?',
    grow: 'Piocher un jeton',
    grow_hint: 'Des moutons en plus… ou le loup.',
    gather: 'Rentrer le troupeau',
    gather_hint: 'Compter tous les moutons de ce pré.',
    which_piece: 'Choix de la figurine',
    crown_at: (name) => `Case couronne « ${name} »`,
    figure_on: (kind, on) =>
      kind === 'builder'
        ? `Bâtisseur ${on === 'city' ? 'dans la ville' : 'sur la route'}`
        : capital(figure(kind, on)),
    left: (n) => (n === 0 ? 'plus aucune tuile' : plural(n, 'tuile restante', 'tuiles restantes')),
    pieces: (kind, n) => (n === 0 ? `aucun ${pieces[kind][0]}` : plural(n, ...pieces[kind])),
    notice: {
      handed_over: (name) => `L’hôte a remplacé ${name} par un bot.`,
      opened: (name) => `L’hôte a libéré une place : ${name}.`,
      out_of_time: (name) => `Temps écoulé pour ${name} : un bot prend le relais.`,
    },
    hidden: (n) => `${plural(n, 'autre', 'autres')} sous les collines`,
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
    goods: 'Marchandises',
    supply: 'Réserve',
    points: (n) => plural(n, 'point', 'points'),
    remaining_hint: 'Survolez ou touchez une case vide pour voir les tuiles qui y vont encore.',
    fits_here: 'Tuiles possibles ici',
    fits_none: 'Aucune tuile restante ne va ici.',
    unseen: (n) => plural(n, 'tuile cachée', 'tuiles cachées'),
    back_to_all: 'Toutes les tuiles',
    tokens_left: 'Jetons face cachée',
    token: (sheep) => (sheep === 0 ? 'le loup' : plural(sheep, 'mouton', 'moutons')),
    rematch: 'Revanche',
    to_rematch: 'Aller à la nouvelle table',
    new_game: 'Nouvelle partie',
    no_table: 'Cette table n’existe pas.',
    no_table_hint: 'Le lien est peut-être incomplet.',
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
    sheep: 'Moutons',
    inn: 'avec une auberge',
    cathedral: 'avec une cathédrale',
  },
  end: {
    link: 'Copier un lien vers la partie',
    title: 'Partie terminée',
    wins: (name) => `${name} a gagné`,
    you_win: 'Vous avez gagné !',
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
    position: (n, all) => `Étape ${n} sur ${all}`,
    jump: 'Aller à une étape',
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
    deployed: (who, kind, on) => `${does(who, 'Vous placez', 'place')} un ${figure(kind, on)}.`,
    crowned: (who, kind, at) =>
      `${does(who, 'Vous placez', 'place')} un ${figure(kind, undefined)} sur une case couronne « ${sector[at]} ».`,
    discarded: (who) => `${does(who, 'Vous piochez', 'pioche')} une tuile impossible à poser, retirée du jeu.`,
    buried: 'Une tuile de la pioche est glissée face cachée sous la colline.',
    wheel: (steps, to) =>
      steps === 0
        ? `Le cochon part du secteur « ${sector[to]} ».`
        : `Le cochon avance de ${plural(steps, 'secteur', 'secteurs')} : ${sector[to]}.`,
    goods: (who, count, kind) =>
      `${does(who, 'Vous recevez', 'reçoit')} ${plural(count, 'jeton', 'jetons')} ${capital(goods[kind])}.`,
    sheep: (who, n) => `${does(who, 'Vous piochez', 'pioche')} ${plural(n, 'mouton', 'moutons')}.`,
    wolf: (who) => `${does(who, 'Vous piochez', 'pioche')} le loup : le troupeau est perdu.`,
    returned: (who, kind) =>
      kind === 'follower'
        ? `${does(who, 'Vous récupérez un de vos', 'récupère un de ses')} meeples.`
        : `${does(who, 'Vous récupérez votre', 'récupère son')} ${figure(kind, undefined)}.`,
    scored: (names, points, what, several) =>
      `${names} : ${plural(points, 'point', 'points')}${several ? ' chacun' : ''} pour ${what}`,
    nothing: (names, what) => (names === '' ? `Aucun point pour ${what}` : `${names} : aucun point pour ${what}`),
    for: {
      road: 'une route',
      city: 'une ville',
      cloister: 'une abbaye',
      field: 'un pré',
      flock: 'un troupeau',
      goods: 'les marchandises',
      crown: 'une case couronne',
      fortune: 'la Fortune',
      taxes: 'les Impôts',
      famine: 'la Famine',
      storm: 'la Tempête',
      inquisition: 'l’Inquisition',
    },
    over: 'La partie est terminée.',
    final: 'Décompte final',
    sum: (text, points) => `${text} = ${points}`,
  },
  sector_hint: {
    fortune: 'Fortune : celui dont c’est le tour gagne 3 points.',
    taxes:
      'Impôts : chaque chevalier rapporte, dans sa ville, 1 point par blason et 1 point par chevalier du ' +
      'même joueur.',
    famine: 'Famine : chaque paysan rapporte 1 point par ville complète au bord de son pré.',
    storm: 'Tempête : 1 point par meeple dans la réserve.',
    inquisition: 'Inquisition : 2 points par moine.',
    plague: 'Peste : chacun reprend un de ses meeples sur les tuiles.',
  },
  choice_hint: {
    road: 'Un voleur contrôle la route : 1 point par tuile.',
    city: 'Un chevalier contrôle la ville : une fois complète, elle rapporte 2 points par tuile et par blason.',
    cloister: 'Un moine reste jusqu’à ce que l’abbaye soit entourée : 9 points.',
    field: 'Un paysan reste jusqu’à la fin : 3 points par ville complète au bord de ce pré.',
    river: '',
    builder: 'Prolongez plus tard cette route ou cette ville, et vous rejouerez.',
    pig: 'Si vous avez ici le plus de paysans à la fin : 4 points au lieu de 3 par ville complète.',
    shepherd: 'Vous piochez aussitôt un jeton : des moutons ou le loup.',
    crown: 'Ce meeple rapporte 3 ou 6 points quand le cochon s’arrête dans ce secteur.',
  },
  counted: {
    tile: ['tuile', 'tuiles'],
    pennant: ['blason', 'blasons'],
    vineyard: ['vignoble', 'vignobles'],
    city: ['ville', 'villes'],
    sheep: ['mouton', 'moutons'],
    wine_majority: ['majorité de vin', 'majorités de vin'],
    wheat_majority: ['majorité de blé', 'majorités de blé'],
    cloth_majority: ['majorité de tissu', 'majorités de tissu'],
    follower: ['meeple', 'meeples'],
    turn: ['tour', 'tours'],
    knight: ['chevalier', 'chevaliers'],
    farmer: ['paysan', 'paysans'],
    monk: ['moine', 'moines'],
  },
  because: {
    inn: 'Avec une auberge, chaque tuile de la route rapporte 2 points.',
    cathedral: 'Avec une cathédrale, chaque tuile et chaque blason rapporte 3 points.',
    open_inn: 'Une route incomplète avec auberge ne rapporte rien.',
    open_cathedral: 'Une ville incomplète avec cathédrale ne rapporte rien.',
    hill_tie: 'Un meeple sur une colline départage les joueurs.',
    pig: 'Le cochon ajoute 1 point par ville.',
    small_city: 'Variante : une ville de deux tuiles compte pour moitié.',
    no_city: 'Le pré ne touche aucune ville complète.',
    closed_field: 'Le pré ne peut plus grandir : son troupeau est compté.',
    alone_on_two: 'Un meeple seul dans un secteur à deux cases couronne compte double.',
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
    storage: 'Le serveur n’a pas pu enregistrer. Veuillez réessayer.',
    busy: 'Le serveur est occupé. Réessayez dans un instant.',
    full: 'Le serveur est complet. Réessayez plus tard.',
    moving: 'Cette table change de serveur. Reconnexion…',
    not_now: 'Ce n’est pas possible pour le moment.',
    damaged: 'Les données de cette table sont endommagées : impossible de l’ouvrir.',
    other: 'Une erreur s’est produite. Veuillez réessayer.',
  },
  rules_what: 'Ce qui compte',
  missing: 'Cette page n’existe pas.',
};

export const fr = typeset(words, french);
