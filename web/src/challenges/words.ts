// SPDX-License-Identifier: MIT
// The words about challenges by name, in every language. They are loaded with what shows them.
import type { Language } from '../i18n/languages';

type ChallengeError = 'no_such_player' | 'challenged' | 'too_fast';

export interface ChallengeWords {
  title: string;
  lead: string;
  name: string; // a field
  send: string; // a button
  received: (name: string) => string;
  accept: string;
  decline: string;
  withdraw: string;
  waiting: (name: string) => string;
  until: (time: string) => string;
  declined: (name: string) => string;
  withdrawn: string;
  expired: string;
  reserved: (one: string, other: string) => string;
  to_table: string;
  error: Readonly<Record<ChallengeError, string>>;
  bots: string;
  bots_lead: string;
}

export const challenge_words: Readonly<Record<Language, ChallengeWords>> = {
  en: {
    title: 'Challenge a player',
    lead: 'The other player reads it within seconds on any page outside a game, and has ten minutes to answer.',
    name: 'Player’s name',
    send: 'Challenge',
    received: (name) => `${name} challenges you`,
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    waiting: (name) => `Waiting for ${name}`,
    until: (time) => `Open until ${time}`,
    declined: (name) => `${name} has declined.`,
    withdrawn: 'This challenge was withdrawn.',
    expired: 'There was no answer within ten minutes.',
    reserved: (one, other) => `This game is for ${one} and ${other}.`,
    to_table: 'To the table',
    error: {
      no_such_player: 'There is no player with this name.',
      challenged: 'You challenged this player a short time ago.',
      too_fast: 'Too many of your challenges are open. Wait for an answer first.',
    },
    bots: 'Rated game against a bot',
    bots_lead: 'The base game, 15 minutes each. Bots have a fixed rating.',
  },
  de: {
    title: 'Jemanden herausfordern',
    lead: 'Dein Gegenüber liest es binnen Sekunden auf jeder Seite außerhalb einer Partie und hat zehn Minuten Zeit.',
    name: 'Name',
    send: 'Herausfordern',
    received: (name) => `${name} fordert dich heraus`,
    accept: 'Annehmen',
    decline: 'Ablehnen',
    withdraw: 'Zurückziehen',
    waiting: (name) => `Warten auf ${name}`,
    until: (time) => `Offen bis ${time}`,
    declined: (name) => `${name} hat abgelehnt.`,
    withdrawn: 'Diese Herausforderung wurde zurückgezogen.',
    expired: 'Zehn Minuten lang kam keine Antwort.',
    reserved: (one, other) => `Diese Partie ist für ${one} und ${other}.`,
    to_table: 'Zum Tisch',
    error: {
      no_such_player: 'Hier heißt niemand so.',
      challenged: 'Du hast diese Person vor Kurzem herausgefordert.',
      too_fast: 'Zu viele deiner Herausforderungen sind offen. Bitte warte auf eine Antwort.',
    },
    bots: 'Gewertete Partie gegen einen Bot',
    bots_lead: 'Das Grundspiel, 15 Minuten pro Person. Bots haben eine feste Wertung.',
  },
  fr: {
    title: 'Défier quelqu’un',
    lead: 'L’autre le lit en quelques secondes sur toute page hors d’une partie, et a dix minutes pour répondre.',
    name: 'Nom',
    send: 'Défier',
    received: (name) => `${name} vous défie`,
    accept: 'Accepter',
    decline: 'Refuser',
    withdraw: 'Retirer',
    waiting: (name) => `En attente de ${name}`,
    until: (time) => `Ouvert jusqu’à ${time}`,
    declined: (name) => `${name} a refusé.`,
    withdrawn: 'Ce défi a été retiré.',
    expired: 'Pas de réponse en dix minutes.',
    reserved: (one, other) => `Cette partie est pour ${one} et ${other}.`,
    to_table: 'Aller à la table',
    error: {
      no_such_player: 'Personne ne porte ce nom ici.',
      challenged: 'Vous avez défié cette personne il y a peu.',
      too_fast: 'Trop de vos défis sont ouverts. Attendez une réponse.',
    },
    bots: 'Partie classée contre un bot',
    bots_lead: 'Le jeu de base, 15 minutes chacun. Les bots ont un classement fixe.',
  },
  es: {
    title: 'Retar a alguien',
    lead: 'La otra persona lo lee en segundos en cualquier página fuera de una partida y tiene diez minutos.',
    name: 'Nombre',
    send: 'Retar',
    received: (name) => `${name} te reta`,
    accept: 'Aceptar',
    decline: 'Rechazar',
    withdraw: 'Retirar',
    waiting: (name) => `Esperando a ${name}`,
    until: (time) => `Abierto hasta las ${time}`,
    declined: (name) => `${name} ha rechazado el reto.`,
    withdrawn: 'Este reto se ha retirado.',
    expired: 'No hubo respuesta en diez minutos.',
    reserved: (one, other) => `Esta partida es para ${one} y ${other}.`,
    to_table: 'Ir a la mesa',
    error: {
      no_such_player: 'Nadie se llama así aquí.',
      challenged: 'Has retado a esta persona hace poco.',
      too_fast: 'Tienes demasiados retos abiertos. Espera una respuesta.',
    },
    bots: 'Partida con puntuación contra un bot',
    bots_lead: 'El juego básico, 15 minutos por jugador. Los bots tienen un nivel fijo.',
  },
  nl: {
    title: 'Iemand uitdagen',
    lead: 'De ander leest het binnen enkele seconden op elke pagina buiten een spel en heeft tien minuten de tijd.',
    name: 'Naam',
    send: 'Uitdagen',
    received: (name) => `${name} daagt je uit`,
    accept: 'Aannemen',
    decline: 'Afslaan',
    withdraw: 'Intrekken',
    waiting: (name) => `Wachten op ${name}`,
    until: (time) => `Open tot ${time}`,
    declined: (name) => `${name} heeft de uitdaging afgeslagen.`,
    withdrawn: 'Deze uitdaging is ingetrokken.',
    expired: 'Er kwam tien minuten lang geen antwoord.',
    reserved: (one, other) => `Dit spel is voor ${one} en ${other}.`,
    to_table: 'Naar de tafel',
    error: {
      no_such_player: 'Niemand heet hier zo.',
      challenged: 'Je hebt deze speler kort geleden uitgedaagd.',
      too_fast: 'Te veel van je uitdagingen staan open. Wacht op een antwoord.',
    },
    bots: 'Spel met rating tegen een bot',
    bots_lead: 'Het basisspel, 15 minuten per speler. Bots hebben een vaste rating.',
  },
  pl: {
    title: 'Rzuć wyzwanie',
    lead: 'Druga osoba przeczyta je w kilka sekund na każdej stronie poza partią i ma dziesięć minut na odpowiedź.',
    name: 'Nazwa gracza',
    send: 'Wyzwij',
    received: (name) => `${name} rzuca ci wyzwanie`,
    accept: 'Przyjmij',
    decline: 'Odrzuć',
    withdraw: 'Wycofaj',
    waiting: (name) => `Czekanie na odpowiedź: ${name}`,
    until: (time) => `Ważne do ${time}`,
    declined: (name) => `${name} nie przyjmuje wyzwania.`,
    withdrawn: 'To wyzwanie zostało wycofane.',
    expired: 'Przez dziesięć minut nie było odpowiedzi.',
    reserved: (one, other) => `W tej partii grają ${one} i ${other}.`,
    to_table: 'Do stołu',
    error: {
      no_such_player: 'Nie ma tu gracza o tej nazwie.',
      challenged: 'Ta osoba niedawno dostała już twoje wyzwanie.',
      too_fast: 'Zbyt wiele twoich wyzwań czeka na odpowiedź.',
    },
    bots: 'Gra rankingowa z botem',
    bots_lead: 'Gra podstawowa, po 15 minut. Boty mają stały ranking.',
  },
};
