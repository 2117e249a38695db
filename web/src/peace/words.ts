// SPDX-License-Identifier: MIT
// The words of chat phrases, reports and sanctions, in every language.
import type { Language } from '../i18n/languages';
import type { ChatLine, PhraseCode, ReportReason, Sanction } from '../lib/protocol';

export interface PeaceWords {
  phrase: Readonly<Record<PhraseCode, string>>;
  phrases: string; // over the phrases
  phrases_only: string;
  free: string; // a switch
  free_wait: string; // for the others to agree
  free_on: string;
  about: (name: string) => string; // a button: hide or report
  hide: string;
  hide_hint: string;
  show: string;
  hidden: (name: string) => string;
  report: string;
  report_hint: string;
  reason: Readonly<Record<ReportReason, string>>;
  why: string; // over the reasons
  words: string; // over a field
  send: string;
  sent: string;
  ban: (until: string | null) => string;
  kick: string;
  mute: (until: string | null) => string;
  because: (reason: string) => string;
  banned: string; // a heading
}

export const kReasons: readonly ReportReason[] = ['insults', 'cheating', 'spam', 'leaving', 'name', 'other'];
export const kPhrases: readonly PhraseCode[] = [
  'hello',
  'good_luck',
  'have_fun',
  'nice_move',
  'oops',
  'lucky',
  'one_moment',
  'back_again',
  'thanks',
  'sorry',
  'well_played',
  'again',
  'must_go',
  'bye',
];

export const peace_words: Readonly<Record<Language, PeaceWords>> = {
  en: {
    phrase: {
      hello: 'Hello!',
      good_luck: 'Good luck!',
      have_fun: 'Have fun!',
      nice_move: 'Nice move!',
      oops: 'Oops!',
      lucky: 'That was luck.',
      one_moment: 'One moment, please.',
      back_again: 'I’m back.',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      well_played: 'Well played!',
      again: 'Another game?',
      must_go: 'I have to go.',
      bye: 'Goodbye!',
    },
    phrases: 'Phrases',
    phrases_only: 'Rated games have ready phrases. Each player reads them in their own language.',
    free: 'Agree to free chat',
    free_wait: 'Free chat starts when all players agree.',
    free_on: 'All players agree to free chat.',
    about: (name) => `Hide or report ${name}`,
    hide: 'Hide messages',
    hide_hint: 'Only in this browser. The other player does not notice.',
    show: 'Show messages',
    hidden: (name) => `Messages of ${name} are hidden.`,
    report: 'Report',
    report_hint: 'The operators of this server read it, with the latest messages of this player.',
    reason: {
      insults: 'Insults',
      cheating: 'Cheating',
      spam: 'Spam',
      leaving: 'Leaving or stalling on purpose',
      name: 'Offensive name',
      other: 'Something else',
    },
    why: 'What happened?',
    words: 'In a few words (optional)',
    send: 'Send report',
    sent: 'Thank you. Your report was sent.',
    ban: (until) =>
      until === null ? 'You are banned from this server.' : `You are banned from this server until ${until}.`,
    kick: 'An operator has sent you away from the tables. You can come back in a minute.',
    mute: (until) =>
      until === null ? 'You cannot chat on this server.' : `You cannot chat on this server until ${until}.`,
    because: (reason) => `Reason: ${reason}.`,
    banned: 'Banned',
  },
  de: {
    phrase: {
      hello: 'Hallo!',
      good_luck: 'Viel Glück!',
      have_fun: 'Viel Spaß!',
      nice_move: 'Schöner Zug!',
      oops: 'Hoppla!',
      lucky: 'Das war Glück.',
      one_moment: 'Einen Moment, bitte.',
      back_again: 'Bin wieder da.',
      thanks: 'Danke!',
      sorry: 'Tut mir leid!',
      well_played: 'Gut gespielt!',
      again: 'Noch eine Partie?',
      must_go: 'Ich muss los.',
      bye: 'Tschüss!',
    },
    phrases: 'Sätze',
    phrases_only: 'In gewerteten Partien gibt es fertige Sätze. Jeder liest sie in seiner Sprache.',
    free: 'Freiem Chat zustimmen',
    free_wait: 'Der freie Chat beginnt, wenn alle zustimmen.',
    free_on: 'Alle haben dem freien Chat zugestimmt.',
    about: (name) => `${name} ausblenden oder melden`,
    hide: 'Nachrichten ausblenden',
    hide_hint: 'Nur in diesem Browser. Die andere Person merkt nichts davon.',
    show: 'Nachrichten einblenden',
    hidden: (name) => `Nachrichten von ${name} sind ausgeblendet.`,
    report: 'Melden',
    report_hint: 'Die Betreiber dieses Servers lesen es, mit den letzten Nachrichten dieser Person.',
    reason: {
      insults: 'Beleidigungen',
      cheating: 'Betrug',
      spam: 'Spam',
      leaving: 'Absichtliches Verlassen oder Verzögern',
      name: 'Anstößiger Name',
      other: 'Etwas anderes',
    },
    why: 'Was ist passiert?',
    words: 'In wenigen Worten (freiwillig)',
    send: 'Meldung senden',
    sent: 'Danke. Die Meldung ist gesendet.',
    ban: (until) =>
      until === null ? 'Du bist auf diesem Server gesperrt.' : `Du bist auf diesem Server bis ${until} gesperrt.`,
    kick: 'Die Betreiber haben dich von den Tischen verwiesen. In einer Minute kannst du zurückkommen.',
    mute: (until) =>
      until === null
        ? 'Du kannst auf diesem Server nicht chatten.'
        : `Du kannst auf diesem Server bis ${until} nicht chatten.`,
    because: (reason) => `Grund: ${reason}.`,
    banned: 'Gesperrt',
  },
  fr: {
    phrase: {
      hello: 'Bonjour !',
      good_luck: 'Bonne chance !',
      have_fun: 'Amusez-vous bien !',
      nice_move: 'Joli coup !',
      oops: 'Oups !',
      lucky: 'C’était de la chance.',
      one_moment: 'Un instant, s’il vous plaît.',
      back_again: 'Me revoilà.',
      thanks: 'Merci !',
      sorry: 'Désolé !',
      well_played: 'Bien joué !',
      again: 'Une autre partie ?',
      must_go: 'Je dois partir.',
      bye: 'Au revoir !',
    },
    phrases: 'Phrases',
    phrases_only: 'Les parties classées ont des phrases toutes faites. Chacun les lit dans sa langue.',
    free: 'Accepter le chat libre',
    free_wait: 'Le chat libre commence quand tous l’acceptent.',
    free_on: 'Tous ont accepté le chat libre.',
    about: (name) => `Masquer ou signaler ${name}`,
    hide: 'Masquer les messages',
    hide_hint: 'Dans ce navigateur seulement. L’autre personne ne le remarque pas.',
    show: 'Afficher les messages',
    hidden: (name) => `Les messages de ${name} sont masqués.`,
    report: 'Signaler',
    report_hint: 'Les responsables de ce serveur le lisent, avec les derniers messages de cette personne.',
    reason: {
      insults: 'Insultes',
      cheating: 'Triche',
      spam: 'Spam',
      leaving: 'Départ ou lenteur volontaires',
      name: 'Nom offensant',
      other: 'Autre chose',
    },
    why: 'Que s’est-il passé ?',
    words: 'En quelques mots (facultatif)',
    send: 'Envoyer',
    sent: 'Merci. Votre signalement est envoyé.',
    ban: (until) =>
      until === null ? 'Vous êtes exclu de ce serveur.' : `Vous êtes exclu de ce serveur jusqu’au ${until}.`,
    kick: 'Un responsable vous a renvoyé des tables. Vous pourrez revenir dans une minute.',
    mute: (until) =>
      until === null
        ? 'Vous ne pouvez pas écrire sur ce serveur.'
        : `Vous ne pouvez pas écrire sur ce serveur jusqu’au ${until}.`,
    because: (reason) => `Motif : ${reason}.`,
    banned: 'Exclu',
  },
  es: {
    phrase: {
      hello: '¡Hola!',
      good_luck: '¡Buena suerte!',
      have_fun: '¡Que lo disfrutes!',
      nice_move: '¡Buena jugada!',
      oops: '¡Vaya!',
      lucky: 'Ha sido suerte.',
      one_moment: 'Un momento, por favor.',
      back_again: 'Ya estoy aquí.',
      thanks: '¡Gracias!',
      sorry: '¡Lo siento!',
      well_played: '¡Bien jugado!',
      again: '¿Otra partida?',
      must_go: 'Tengo que irme.',
      bye: '¡Adiós!',
    },
    phrases: 'Frases',
    phrases_only: 'Las partidas puntuadas tienen frases preparadas. Cada uno las lee en su idioma.',
    free: 'Aceptar el chat libre',
    free_wait: 'El chat libre empieza cuando todos lo aceptan.',
    free_on: 'Todos han aceptado el chat libre.',
    about: (name) => `Ocultar o denunciar a ${name}`,
    hide: 'Ocultar mensajes',
    hide_hint: 'Solo en este navegador. La otra persona no lo nota.',
    show: 'Mostrar mensajes',
    hidden: (name) => `Los mensajes de ${name} están ocultos.`,
    report: 'Denunciar',
    report_hint: 'Lo leen los responsables de este servidor, con los últimos mensajes de esta persona.',
    reason: {
      insults: 'Insultos',
      cheating: 'Trampas',
      spam: 'Spam',
      leaving: 'Abandonar o retrasar a propósito',
      name: 'Nombre ofensivo',
      other: 'Otra cosa',
    },
    why: '¿Qué ha pasado?',
    words: 'En pocas palabras (opcional)',
    send: 'Enviar denuncia',
    sent: 'Gracias. Tu denuncia se ha enviado.',
    ban: (until) =>
      until === null
        ? 'Tienes vetada la entrada a este servidor.'
        : `Tienes vetada la entrada a este servidor hasta el ${until}.`,
    kick: 'Un responsable te ha echado de las mesas. Puedes volver dentro de un minuto.',
    mute: (until) =>
      until === null
        ? 'No puedes escribir en este servidor.'
        : `No puedes escribir en este servidor hasta el ${until}.`,
    because: (reason) => `Motivo: ${reason}.`,
    banned: 'Vetado',
  },
  nl: {
    phrase: {
      hello: 'Hallo!',
      good_luck: 'Veel geluk!',
      have_fun: 'Veel plezier!',
      nice_move: 'Mooie zet!',
      oops: 'Oeps!',
      lucky: 'Dat was geluk.',
      one_moment: 'Een ogenblik, alsjeblieft.',
      back_again: 'Ik ben er weer.',
      thanks: 'Dank je!',
      sorry: 'Het spijt me!',
      well_played: 'Goed gespeeld!',
      again: 'Nog een spel?',
      must_go: 'Ik moet gaan.',
      bye: 'Tot ziens!',
    },
    phrases: 'Zinnen',
    phrases_only: 'Spellen die meetellen hebben kant-en-klare zinnen. Iedereen leest ze in de eigen taal.',
    free: 'Vrije chat toestaan',
    free_wait: 'De vrije chat begint als iedereen akkoord is.',
    free_on: 'Iedereen is akkoord met vrije chat.',
    about: (name) => `${name} verbergen of melden`,
    hide: 'Berichten verbergen',
    hide_hint: 'Alleen in deze browser. De ander merkt er niets van.',
    show: 'Berichten tonen',
    hidden: (name) => `Berichten van ${name} zijn verborgen.`,
    report: 'Melden',
    report_hint: 'De beheerders van deze server lezen het, met de laatste berichten van deze speler.',
    reason: {
      insults: 'Beledigingen',
      cheating: 'Valsspelen',
      spam: 'Ongewenste reclame',
      leaving: 'Met opzet weggaan of vertragen',
      name: 'Aanstootgevende naam',
      other: 'Iets anders',
    },
    why: 'Wat is er gebeurd?',
    words: 'In een paar woorden (niet verplicht)',
    send: 'Melding versturen',
    sent: 'Dank je. Je melding is verstuurd.',
    ban: (until) =>
      until === null ? 'Je bent van deze server verbannen.' : `Je bent tot ${until} van deze server verbannen.`,
    kick: 'Een beheerder heeft je van de tafels weggestuurd. Over een minuut kun je terugkomen.',
    mute: (until) =>
      until === null ? 'Je kunt op deze server niet chatten.' : `Je kunt tot ${until} op deze server niet chatten.`,
    because: (reason) => `Reden: ${reason}.`,
    banned: 'Verbannen',
  },
  pl: {
    phrase: {
      hello: 'Cześć!',
      good_luck: 'Powodzenia!',
      have_fun: 'Dobrej zabawy!',
      nice_move: 'Dobry ruch!',
      oops: 'Ojej!',
      lucky: 'To było szczęście.',
      one_moment: 'Chwileczkę.',
      back_again: 'Już jestem.',
      thanks: 'Dziękuję!',
      sorry: 'Przepraszam!',
      well_played: 'Dobra gra!',
      again: 'Jeszcze jedna gra?',
      must_go: 'Muszę iść.',
      bye: 'Do widzenia!',
    },
    phrases: 'Zwroty',
    phrases_only: 'W grach rankingowych są gotowe zwroty. Każdy czyta je w swoim języku.',
    free: 'Zgoda na swobodny czat',
    free_wait: 'Swobodny czat zacznie się, gdy wszyscy się zgodzą.',
    free_on: 'Wszyscy zgodzili się na swobodny czat.',
    about: (name) => `Ukryj lub zgłoś: ${name}`,
    hide: 'Ukryj wiadomości',
    hide_hint: 'Tylko w tej przeglądarce. Druga osoba tego nie zauważy.',
    show: 'Pokaż wiadomości',
    hidden: (name) => `Wiadomości są ukryte: ${name}.`,
    report: 'Zgłoś',
    report_hint: 'Przeczytają to operatorzy serwera, razem z ostatnimi wiadomościami tej osoby.',
    reason: {
      insults: 'Obelgi',
      cheating: 'Oszustwo',
      spam: 'Niechciane reklamy',
      leaving: 'Celowe odchodzenie lub zwlekanie',
      name: 'Obraźliwa nazwa',
      other: 'Coś innego',
    },
    why: 'Co się stało?',
    words: 'W kilku słowach (nieobowiązkowe)',
    send: 'Wyślij zgłoszenie',
    sent: 'Dziękujemy. Zgłoszenie zostało wysłane.',
    ban: (until) =>
      until === null ? 'Masz zakaz wstępu na ten serwer.' : `Masz zakaz wstępu na ten serwer do ${until}.`,
    kick: 'Operator odesłał cię od stołów. Możesz wrócić za minutę.',
    mute: (until) =>
      until === null ? 'Nie możesz pisać na tym serwerze.' : `Nie możesz pisać na tym serwerze do ${until}.`,
    because: (reason) => `Powód: ${reason}.`,
    banned: 'Zakaz wstępu',
  },
};

// A phrase in the reader's language; anything else as it was written.
export const said_in = (language: Language, line: ChatLine): string =>
  (line.phrase === undefined ? undefined : peace_words[language].phrase[line.phrase]) ?? line.text;

// What a sanctioned person reads: what, until when, and why.
export function sanction_in(language: Language, { kind, reason, text, until }: Sanction): string {
  const words = peace_words[language];
  const end =
    until === null ? null : new Date(until).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
  const what = kind === 'kick' ? words.kick : words[kind](end);
  return [what, words.because(words.reason[reason] ?? reason), text ?? ''].join(' ').trim();
}
