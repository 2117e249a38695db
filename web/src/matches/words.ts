// SPDX-License-Identifier: MIT
// The words about matches and duels, in every language. They are loaded with what shows them.
import type { Language } from '../i18n/languages';
import type { MatchChoice } from '../lib/game/match';

export interface MatchWords {
  match: string; // a choice, and the title of a page
  form: Readonly<Record<MatchChoice, string>>;
  duel_hint: string;
  game_of: (number: number, games: number) => string;
  game: (number: number) => string; // that was played
  extra_game: (number: number) => string; // after the usual ones
  next: string; // a button
  page: string; // a link to the page of the match
  waits: string; // the next game starts when both are there
  claim: string; // a button: the other player does not come
  claim_hint: string;
  won: (name: string) => string;
  you_won: string;
  tied: string;
  goes_on: string; // to the game that is played
  sum: string; // of the points of a duel
  no_such: string;
}

export const match_words: Readonly<Record<Language, MatchWords>> = {
  en: {
    match: 'Match',
    form: { '1': 'Single game', '3': 'Best of 3', '5': 'Best of 5', duel: 'Duel' },
    duel_hint: 'A duel is the same deck twice, with seats changed. The sum of the points decides.',
    game_of: (number, games) => `Game ${number} of ${games}`,
    game: (number) => `Game ${number}`,
    extra_game: (number) => `Extra game ${number}`,
    next: 'Next game',
    page: 'The match',
    waits: 'The game starts as soon as both players are here.',
    claim: 'Claim the win',
    claim_hint: 'If the other player does not come within three minutes, you can claim the win.',
    won: (name) => `${name} wins the match`,
    you_won: 'You win the match',
    tied: 'The match is tied',
    goes_on: 'To the current game',
    sum: 'Sum',
    no_such: 'There is no match at this link.',
  },
  de: {
    match: 'Wettkampf',
    form: { '1': 'Einzelpartie', '3': 'Best of 3', '5': 'Best of 5', duel: 'Duell' },
    duel_hint:
      'Ein Duell sind zwei Partien mit demselben Stapel und vertauschten Plätzen. Die Summe der Punkte entscheidet.',
    game_of: (number, games) => `Partie ${number} von ${games}`,
    game: (number) => `Partie ${number}`,
    extra_game: (number) => `Zusatzpartie ${number}`,
    next: 'Nächste Partie',
    page: 'Zum Wettkampf',
    waits: 'Die Partie beginnt, sobald beide da sind.',
    claim: 'Sieg beanspruchen',
    claim_hint: 'Kommt dein Gegenüber drei Minuten lang nicht, kannst du den Sieg beanspruchen.',
    won: (name) => `${name} gewinnt den Wettkampf`,
    you_won: 'Du gewinnst den Wettkampf',
    tied: 'Der Wettkampf endet unentschieden',
    goes_on: 'Zur laufenden Partie',
    sum: 'Summe',
    no_such: 'Unter diesem Link gibt es keinen Wettkampf.',
  },
  fr: {
    match: 'Match',
    form: { '1': 'Partie simple', '3': 'Au meilleur des 3', '5': 'Au meilleur des 5', duel: 'Duel' },
    duel_hint: 'Un duel se joue deux fois avec la même pioche, places échangées. La somme des points décide.',
    game_of: (number, games) => `Partie ${number} sur ${games}`,
    game: (number) => `Partie ${number}`,
    extra_game: (number) => `Partie décisive ${number}`,
    next: 'Partie suivante',
    page: 'Voir le match',
    waits: 'La partie commence dès que les deux joueurs sont là.',
    claim: 'Réclamer la victoire',
    claim_hint: 'Si l’autre ne vient pas pendant trois minutes, vous pouvez réclamer la victoire.',
    won: (name) => `${name} remporte le match`,
    you_won: 'Vous remportez le match',
    tied: 'Le match se termine à égalité',
    goes_on: 'Aller à la partie en cours',
    sum: 'Somme',
    no_such: 'Aucun match ne correspond à ce lien.',
  },
  es: {
    match: 'Encuentro',
    form: { '1': 'Una partida', '3': 'Al mejor de 3', '5': 'Al mejor de 5', duel: 'Duelo' },
    duel_hint: 'En un duelo se juega dos veces con el mismo mazo y los puestos cambiados. Decide la suma de puntos.',
    game_of: (number, games) => `Partida ${number} de ${games}`,
    game: (number) => `Partida ${number}`,
    extra_game: (number) => `Partida adicional ${number}`,
    next: 'Siguiente partida',
    page: 'Ver el encuentro',
    waits: 'La partida empieza en cuanto estén los dos jugadores.',
    claim: 'Reclamar la victoria',
    claim_hint: 'Si la otra persona no viene en tres minutos, puedes reclamar la victoria.',
    won: (name) => `${name} gana el encuentro`,
    you_won: 'Ganas el encuentro',
    tied: 'El encuentro acaba en empate',
    goes_on: 'Ir a la partida en curso',
    sum: 'Suma',
    no_such: 'No hay ningún encuentro en este enlace.',
  },
  nl: {
    match: 'Wedstrijd',
    form: { '1': 'Eén spel', '3': 'Beste van 3', '5': 'Beste van 5', duel: 'Duel' },
    duel_hint: 'Een duel is tweemaal dezelfde stapel, met verwisselde plaatsen. De som van de punten beslist.',
    game_of: (number, games) => `Spel ${number} van ${games}`,
    game: (number) => `Spel ${number}`,
    extra_game: (number) => `Extra spel ${number}`,
    next: 'Volgend spel',
    page: 'Naar de wedstrijd',
    waits: 'Het spel begint zodra beide spelers er zijn.',
    claim: 'Winst opeisen',
    claim_hint: 'Komt de andere speler drie minuten niet, dan kun je de winst opeisen.',
    won: (name) => `${name} wint de wedstrijd`,
    you_won: 'Je wint de wedstrijd',
    tied: 'De wedstrijd eindigt gelijk',
    goes_on: 'Naar het lopende spel',
    sum: 'Som',
    no_such: 'Achter deze link is geen wedstrijd.',
  },
  pl: {
    match: 'Mecz',
    form: { '1': 'Jedna partia', '3': 'Do 3 partii', '5': 'Do 5 partii', duel: 'Pojedynek' },
    duel_hint: 'Pojedynek to dwa razy ten sam stos, z zamianą miejsc. Decyduje suma punktów.',
    game_of: (number, games) => `Partia ${number} z ${games}`,
    game: (number) => `Partia ${number}`,
    extra_game: (number) => `Dodatkowa partia ${number}`,
    next: 'Następna partia',
    page: 'Strona meczu',
    waits: 'Partia zacznie się, gdy tylko oboje gracze będą na miejscu.',
    claim: 'Zażądaj wygranej',
    claim_hint: 'Jeśli druga osoba nie przyjdzie przez trzy minuty, możesz zażądać wygranej.',
    won: (name) => `${name} wygrywa mecz`,
    you_won: 'Wygrywasz mecz',
    tied: 'Mecz kończy się remisem',
    goes_on: 'Do trwającej partii',
    sum: 'Suma',
    no_such: 'Pod tym linkiem nie ma meczu.',
  },
};
