// SPDX-License-Identifier: MIT
// The words of the lobby that are used nowhere else, in every language. They are loaded with it.
import type { Language } from '../i18n/languages';

export interface LobbyWords {
  invites: (name: string) => string;
  invited: string; // nobody sits at the table yet
  players: string;
  join: string;
  watch: string;
  watching: string;
  take_seat: string; // for somebody who has chosen to watch
  full: string;
  clear: string; // frees the seat of a bot or of another person
  host_hint: string;
  change: string; // opens expansions, rules and clock
  on: (rule: string) => string;
  off: (rule: string) => string;
  waiting: string; // for the host to start
  your_name: string;
  fill: string; // adds a bot
  begin: string;
  fill_first: string;
  you: string; // after one's own name
  clock_plain: (minutes: number) => string; // nothing is added per turn
  loses: readonly [string, string]; // a switch and its hint
}

export const lobby_words: Readonly<Record<Language, LobbyWords>> = {
  en: {
    invites: (name) => `${name} invites you to a game`,
    invited: 'You are invited to a game',
    players: 'Players',
    join: 'Join',
    watch: 'Watch',
    watching: 'You are watching.',
    take_seat: 'Take a seat',
    full: 'All seats are taken. You can watch the game.',
    clear: 'Clear seat',
    host_hint: 'You can change everything until you start the game.',
    change: 'Expansions, rules and clock',
    on: (rule) => `${rule}: on`,
    off: (rule) => `${rule}: off`,
    waiting: 'Waiting for the host to start the game.',
    your_name: 'Your name',
    fill: 'Add a bot',
    begin: 'Start the game',
    fill_first: 'Fill all free seats first.',
    you: 'you',
    clock_plain: (minutes) => `${minutes} min`,
    loses: ['Running out of time loses', 'Otherwise a bot plays on, as always with three or more players.'],
  },
  de: {
    invites: (name) => `${name} lädt dich zu einer Partie ein`,
    invited: 'Du bist zu einer Partie eingeladen',
    players: 'Spieler',
    join: 'Mitspielen',
    watch: 'Zuschauen',
    watching: 'Du siehst zu.',
    take_seat: 'Doch mitspielen',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
    clear: 'Platz freigeben',
    host_hint: 'Bis zum Start kannst du alles ändern.',
    change: 'Erweiterungen, Regeln und Uhr',
    on: (rule) => `${rule}: an`,
    off: (rule) => `${rule}: aus`,
    waiting: 'Sobald der Gastgeber startet, geht es los.',
    your_name: 'Dein Name',
    fill: 'Bot hinzufügen',
    begin: 'Spiel starten',
    fill_first: 'Erst müssen alle Plätze besetzt sein.',
    you: 'du',
    clock_plain: (minutes) => `${minutes} Min.`,
    loses: ['Wer keine Zeit mehr hat, verliert', 'Sonst spielt ein Bot weiter, wie immer ab drei Personen.'],
  },
  fr: {
    invites: (name) => `${name} vous invite à une partie`,
    invited: 'Une partie vous attend',
    players: 'Joueurs',
    join: 'Rejoindre',
    watch: 'Observer',
    watching: 'Vous observez la partie.',
    take_seat: 'Prendre une place',
    full: 'Toutes les places sont prises. Vous pouvez observer la partie.',
    clear: 'Libérer la place',
    host_hint: 'Vous pouvez tout modifier jusqu’au début de la partie.',
    change: 'Extensions, variantes et pendule',
    on: (rule) => `${rule}\u00a0: oui`,
    off: (rule) => `${rule}\u00a0: non`,
    waiting: 'La partie commencera quand l’hôte la lancera.',
    your_name: 'Votre nom',
    fill: 'Ajouter un bot',
    begin: 'Lancer la partie',
    fill_first: 'Toutes les places doivent être occupées.',
    you: 'vous',
    clock_plain: (minutes) => `${minutes} min`,
    loses: ['Temps écoulé\u00a0: partie perdue', 'Sinon un bot continue, comme toujours à trois ou plus.'],
  },
  es: {
    invites: (name) => `${name} te invita a una partida`,
    invited: 'Te han invitado a una partida',
    players: 'Jugadores',
    join: 'Unirse',
    watch: 'Mirar',
    watching: 'Estás mirando.',
    take_seat: 'Ocupar un asiento',
    full: 'Todos los asientos están ocupados. Puedes mirar la partida.',
    clear: 'Liberar asiento',
    host_hint: 'Puedes cambiarlo todo hasta que empiece la partida.',
    change: 'Expansiones, reglas y reloj',
    on: (rule) => `${rule}: sí`,
    off: (rule) => `${rule}: no`,
    waiting: 'Esperando a que el anfitrión empiece la partida.',
    your_name: 'Tu nombre',
    fill: 'Añadir un bot',
    begin: 'Empezar la partida',
    fill_first: 'Antes hay que ocupar todos los asientos.',
    you: 'tú',
    clock_plain: (minutes) => `${minutes} min`,
    loses: ['Quien agota su tiempo pierde', 'Si no, sigue un bot, como siempre con tres o más jugadores.'],
  },
  nl: {
    invites: (name) => `${name} nodigt je uit voor een spel`,
    invited: 'Je bent uitgenodigd voor een spel',
    players: 'Spelers',
    join: 'Meedoen',
    watch: 'Toekijken',
    watching: 'Je kijkt toe.',
    take_seat: 'Toch meedoen',
    full: 'Alle plaatsen zijn bezet. Je kunt toekijken.',
    clear: 'Plaats vrijmaken',
    host_hint: 'Tot de start kun je alles wijzigen.',
    change: 'Uitbreidingen, regels en klok',
    on: (rule) => `${rule}: aan`,
    off: (rule) => `${rule}: uit`,
    waiting: 'Wachten tot de host het spel start.',
    your_name: 'Je naam',
    fill: 'Bot toevoegen',
    begin: 'Spel starten',
    fill_first: 'Vul eerst alle vrije plaatsen.',
    you: 'jij',
    clock_plain: (minutes) => `${minutes} min`,
    loses: [
      'Wie geen tijd meer heeft, verliest',
      'Anders speelt een bot verder, zoals altijd met drie of meer spelers.',
    ],
  },
  pl: {
    invites: (name) => `${name} zaprasza cię do gry`,
    invited: 'Zaproszono cię do gry',
    players: 'Gracze',
    join: 'Dołącz',
    watch: 'Oglądaj',
    watching: 'Oglądasz grę.',
    take_seat: 'Zajmij miejsce',
    full: 'Wszystkie miejsca są zajęte. Możesz oglądać grę.',
    clear: 'Zwolnij miejsce',
    host_hint: 'Do rozpoczęcia gry możesz zmienić wszystko.',
    change: 'Dodatki, zasady i zegar',
    on: (rule) => `${rule}: tak`,
    off: (rule) => `${rule}: nie`,
    waiting: 'Czekamy, aż gospodarz rozpocznie grę.',
    your_name: 'Twoje imię',
    fill: 'Dodaj bota',
    begin: 'Rozpocznij grę',
    fill_first: 'Najpierw zapełnij wszystkie wolne miejsca.',
    you: 'ty',
    clock_plain: (minutes) => `${minutes} min`,
    loses: [
      'Koniec czasu oznacza przegraną',
      'W przeciwnym razie dalej gra bot, jak zawsze przy trzech lub więcej graczach.',
    ],
  },
};
