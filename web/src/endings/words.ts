// SPDX-License-Identifier: MIT
// The words of games that end early or go back by agreement, in every language. They are loaded when they are needed.
import type { Language } from '../i18n/languages';
import type { EndReason, Proposal } from '../lib/protocol';

type Lost = Exclude<EndReason, 'agreed' | 'aborted'>;

export interface EndingWords {
  title: string; // of the dialog
  take_back: string;
  take_back_hint: string;
  tie: string;
  tie_hint: string;
  resign: string;
  resign_hint: string;
  leave_hint: string; // with three and more players
  really: string; // the second press
  abort: string;
  abort_hint: string;
  claim: string;
  claim_hint: string;
  offers: Readonly<Record<Proposal, (name: string) => string>>;
  offered: Readonly<Record<Proposal, (name: string) => string>>; // by the reader, to that player
  accept: string;
  decline: string;
  withdraw: string;
  lost: Readonly<Record<Lost, (name: string) => string>>;
  you_lost: Readonly<Record<Lost, string>>;
  agreed: string;
  aborted: string;
}

export const ending_words: Readonly<Record<Language, EndingWords>> = {
  en: {
    title: 'End the game or go back',
    take_back: 'Take back my last turn',
    take_back_hint: 'If the other player agrees. A bot always agrees.',
    tie: 'Offer a tie',
    tie_hint: 'If the other player agrees, both have won.',
    resign: 'Resign',
    resign_hint: 'The other player wins.',
    leave_hint: 'The game goes on with a bot in your place. A rated game is lost.',
    really: 'Really resign',
    abort: 'Abort the game',
    abort_hint: 'Until the third tile is laid. The game does not count.',
    claim: 'Claim the win',
    claim_hint: 'The other player has been away for a minute or more.',
    offers: {
      tie: (name) => `${name} offers a tie.`,
      take_back: (name) => `${name} would like to take back a turn.`,
    },
    offered: {
      tie: (name) => `You offer a tie. Waiting for ${name}.`,
      take_back: (name) => `You would like to take back a turn. Waiting for ${name}.`,
    },
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    lost: {
      resigned: (name) => `${name} resigned`,
      out_of_time: (name) => `${name} ran out of time`,
      absent: (name) => `${name} did not come back`,
    },
    you_lost: {
      resigned: 'You resigned',
      out_of_time: 'You ran out of time',
      absent: 'You were away too long',
    },
    agreed: 'A tie by agreement',
    aborted: 'The game was aborted. It does not count.',
  },
  de: {
    title: 'Partie beenden oder zurückgehen',
    take_back: 'Meinen letzten Zug zurücknehmen',
    take_back_hint: 'Wenn dein Gegenüber zustimmt. Ein Bot stimmt immer zu.',
    tie: 'Unentschieden anbieten',
    tie_hint: 'Wenn dein Gegenüber zustimmt, haben beide gewonnen.',
    resign: 'Aufgeben',
    resign_hint: 'Dein Gegenüber gewinnt.',
    leave_hint: 'Ein Bot spielt an deiner Stelle weiter. Eine gewertete Partie ist verloren.',
    really: 'Wirklich aufgeben',
    abort: 'Partie abbrechen',
    abort_hint: 'Bis die dritte Karte liegt. Die Partie zählt nicht.',
    claim: 'Sieg beanspruchen',
    claim_hint: 'Dein Gegenüber ist seit mindestens einer Minute weg.',
    offers: {
      tie: (name) => `${name} bietet ein Unentschieden an.`,
      take_back: (name) => `${name} möchte einen Zug zurücknehmen.`,
    },
    offered: {
      tie: (name) => `Du bietest ein Unentschieden an. Warten auf ${name}.`,
      take_back: (name) => `Du möchtest einen Zug zurücknehmen. Warten auf ${name}.`,
    },
    accept: 'Annehmen',
    decline: 'Ablehnen',
    withdraw: 'Zurückziehen',
    lost: {
      resigned: (name) => `${name} hat aufgegeben`,
      out_of_time: (name) => `Die Zeit von ${name} ist abgelaufen`,
      absent: (name) => `${name} ist nicht zurückgekommen`,
    },
    you_lost: {
      resigned: 'Du hast aufgegeben',
      out_of_time: 'Deine Zeit ist abgelaufen',
      absent: 'Du warst zu lange weg',
    },
    agreed: 'Unentschieden nach Absprache',
    aborted: 'Die Partie wurde abgebrochen. Sie zählt nicht.',
  },
  fr: {
    title: 'Terminer la partie ou revenir en arrière',
    take_back: 'Reprendre mon dernier tour',
    take_back_hint: 'Si l’autre est d’accord. Un bot l’est toujours.',
    tie: 'Proposer l’égalité',
    tie_hint: 'Si l’autre est d’accord, vous gagnez ensemble.',
    resign: 'Abandonner',
    resign_hint: 'L’autre gagne la partie.',
    leave_hint: 'Un bot continue à votre place. Une partie classée est perdue.',
    really: 'Abandonner vraiment',
    abort: 'Annuler la partie',
    abort_hint: 'Jusqu’à la troisième tuile posée. La partie ne compte pas.',
    claim: 'Réclamer la victoire',
    claim_hint: 'L’autre est absent depuis au moins une minute.',
    offers: {
      tie: (name) => `${name} propose l’égalité.`,
      take_back: (name) => `${name} voudrait reprendre un tour.`,
    },
    offered: {
      tie: (name) => `Vous proposez l’égalité. En attente de ${name}.`,
      take_back: (name) => `Vous voudriez reprendre un tour. En attente de ${name}.`,
    },
    accept: 'Accepter',
    decline: 'Refuser',
    withdraw: 'Retirer',
    lost: {
      resigned: (name) => `${name} abandonne`,
      out_of_time: (name) => `Temps écoulé pour ${name}`,
      absent: (name) => `${name} ne revient pas`,
    },
    you_lost: {
      resigned: 'Vous avez abandonné',
      out_of_time: 'Votre temps est écoulé',
      absent: 'Vous vous êtes absenté trop longtemps',
    },
    agreed: 'Égalité d’un commun accord',
    aborted: 'La partie est annulée. Elle ne compte pas.',
  },
  es: {
    title: 'Terminar la partida o volver atrás',
    take_back: 'Deshacer mi último turno',
    take_back_hint: 'Si tu rival está de acuerdo. Un bot siempre lo está.',
    tie: 'Ofrecer empate',
    tie_hint: 'Si tu rival está de acuerdo, ganáis los dos.',
    resign: 'Rendirse',
    resign_hint: 'Gana tu rival.',
    leave_hint: 'Un bot sigue jugando por ti. Una partida puntuada se pierde.',
    really: 'Rendirse de verdad',
    abort: 'Anular la partida',
    abort_hint: 'Hasta que se coloque la tercera loseta. La partida no cuenta.',
    claim: 'Reclamar la victoria',
    claim_hint: 'Tu rival lleva fuera al menos un minuto.',
    offers: {
      tie: (name) => `${name} ofrece empate.`,
      take_back: (name) => `${name} quiere deshacer un turno.`,
    },
    offered: {
      tie: (name) => `Ofreces empate. Esperando a ${name}.`,
      take_back: (name) => `Quieres deshacer un turno. Esperando a ${name}.`,
    },
    accept: 'Aceptar',
    decline: 'Rechazar',
    withdraw: 'Retirar',
    lost: {
      resigned: (name) => `${name} se ha rendido`,
      out_of_time: (name) => `A ${name} se le ha acabado el tiempo`,
      absent: (name) => `${name} no ha vuelto`,
    },
    you_lost: {
      resigned: 'Te has rendido',
      out_of_time: 'Se te ha acabado el tiempo',
      absent: 'Has estado fuera demasiado tiempo',
    },
    agreed: 'Empate de mutuo acuerdo',
    aborted: 'La partida se ha anulado. No cuenta.',
  },
  nl: {
    title: 'Het spel beëindigen of teruggaan',
    take_back: 'Mijn laatste beurt terugnemen',
    take_back_hint: 'Als je tegenstander het goedvindt. Een bot vindt het altijd goed.',
    tie: 'Gelijkspel aanbieden',
    tie_hint: 'Als je tegenstander het goedvindt, hebben jullie allebei gewonnen.',
    resign: 'Opgeven',
    resign_hint: 'Je tegenstander wint.',
    leave_hint: 'Een bot speelt voor jou verder. Een spel dat meetelt is verloren.',
    really: 'Echt opgeven',
    abort: 'Spel afbreken',
    abort_hint: 'Tot de derde tegel ligt. Het spel telt niet.',
    claim: 'Winst opeisen',
    claim_hint: 'Je tegenstander is al minstens een minuut weg.',
    offers: {
      tie: (name) => `${name} biedt gelijkspel aan.`,
      take_back: (name) => `${name} wil een beurt terugnemen.`,
    },
    offered: {
      tie: (name) => `Je biedt gelijkspel aan. Wachten op ${name}.`,
      take_back: (name) => `Je wilt een beurt terugnemen. Wachten op ${name}.`,
    },
    accept: 'Aannemen',
    decline: 'Weigeren',
    withdraw: 'Intrekken',
    lost: {
      resigned: (name) => `${name} geeft op`,
      out_of_time: (name) => `De tijd van ${name} is om`,
      absent: (name) => `${name} is niet teruggekomen`,
    },
    you_lost: {
      resigned: 'Je hebt opgegeven',
      out_of_time: 'Je tijd is om',
      absent: 'Je bent te lang weggebleven',
    },
    agreed: 'Gelijkspel in overleg',
    aborted: 'Het spel is afgebroken. Het telt niet.',
  },
  pl: {
    title: 'Zakończ grę lub cofnij turę',
    take_back: 'Cofnij moją ostatnią turę',
    take_back_hint: 'Jeśli przeciwnik się zgodzi. Bot zgadza się zawsze.',
    tie: 'Zaproponuj remis',
    tie_hint: 'Jeśli przeciwnik się zgodzi, wygrywacie oboje.',
    resign: 'Poddaj grę',
    resign_hint: 'Wygrywa przeciwnik.',
    leave_hint: 'Bot zagra dalej za ciebie. Gra rankingowa jest przegrana.',
    really: 'Na pewno poddaję',
    abort: 'Przerwij grę',
    abort_hint: 'Do położenia trzeciego kafelka. Gra się nie liczy.',
    claim: 'Ogłoś wygraną',
    claim_hint: 'Przeciwnika nie ma od co najmniej minuty.',
    offers: {
      tie: (name) => `${name} proponuje remis.`,
      take_back: (name) => `${name} prosi o cofnięcie tury.`,
    },
    offered: {
      tie: (name) => `Proponujesz remis. Czekamy na odpowiedź: ${name}.`,
      take_back: (name) => `Prosisz o cofnięcie tury. Czekamy na odpowiedź: ${name}.`,
    },
    accept: 'Zgoda',
    decline: 'Odrzuć',
    withdraw: 'Wycofaj',
    lost: {
      resigned: (name) => `${name} poddaje grę`,
      out_of_time: (name) => `${name}: czas się skończył`,
      absent: (name) => `${name} nie wraca do gry`,
    },
    you_lost: {
      resigned: 'Gra poddana',
      out_of_time: 'Twój czas się skończył',
      absent: 'Zbyt długa nieobecność',
    },
    agreed: 'Remis za obopólną zgodą',
    aborted: 'Gra została przerwana. Nie liczy się.',
  },
};
