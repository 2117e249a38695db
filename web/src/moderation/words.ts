// SPDX-License-Identifier: MIT
// The words of the operators' page, in every language. Reasons are those of peace/words.
import type { Language } from '../i18n/languages';
import type { SanctionKind } from '../lib/protocol';

export interface ModerationWords {
  title: string;
  lead: string;
  secret: string; // over a field
  enter: string;
  wrong: string;
  leave: string;
  reports: string;
  no_reports: string;
  sanctions: string;
  no_sanctions: string;
  log: string;
  guest: string;
  table: string; // a link
  by: (name: string) => string; // who has reported
  close: string;
  closed: string;
  lift: string;
  ended: string;
  until: (time: string) => string;
  no_end: string;
  act: string; // over the form
  player: string; // over a field
  about_report: (no: number) => string;
  kind: Readonly<Record<SanctionKind, string>>;
  time: string;
  times: Readonly<Record<'hour' | 'day' | 'week' | 'month' | 'ever', string>>;
  text: string;
  address: readonly [string, string]; // a switch and its hint
  do: string;
  no_player: string;
}

export const moderation_words: Readonly<Record<Language, ModerationWords>> = {
  en: {
    title: 'Moderation',
    lead: 'For the operators of this server. What you enter stays in this tab.',
    secret: 'Token',
    enter: 'Enter',
    wrong: 'This is not known here.',
    leave: 'Leave',
    reports: 'Reports',
    no_reports: 'There are no reports.',
    sanctions: 'Sanctions',
    no_sanctions: 'There are no sanctions.',
    log: 'What operators did',
    guest: 'guest',
    table: 'Table',
    by: (name) => `Reported by ${name}`,
    close: 'Mark as done',
    closed: 'done',
    lift: 'Lift',
    ended: 'ended',
    until: (time) => `until ${time}`,
    no_end: 'without an end',
    act: 'Mute, kick or ban',
    player: 'Player',
    about_report: (no) => `The person of report ${no}`,
    kind: { mute: 'Mute', kick: 'Kick', ban: 'Ban' },
    time: 'For how long?',
    times: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', ever: 'without an end' },
    text: 'A sentence for the player (optional)',
    address: ['Also the address', 'It is not shown. Other people may share it.'],
    do: 'Apply',
    no_player: 'There is no such player.',
  },
  de: {
    title: 'Moderation',
    lead: 'Für die Betreiber dieses Servers. Das Token bleibt nur in diesem Tab.',
    secret: 'Token',
    enter: 'Anmelden',
    wrong: 'Dieses Token ist hier nicht bekannt.',
    leave: 'Token vergessen',
    reports: 'Meldungen',
    no_reports: 'Es gibt keine Meldungen.',
    sanctions: 'Maßnahmen',
    no_sanctions: 'Es gibt keine Maßnahmen.',
    log: 'Was Betreiber getan haben',
    guest: 'Gast',
    table: 'Tisch',
    by: (name) => `Gemeldet von ${name}`,
    close: 'Als erledigt markieren',
    closed: 'erledigt',
    lift: 'Aufheben',
    ended: 'beendet',
    until: (time) => `bis ${time}`,
    no_end: 'ohne Ende',
    act: 'Stummschalten, verweisen oder sperren',
    player: 'Spielername',
    about_report: (no) => `Die Person aus Meldung ${no}`,
    kind: { mute: 'Stummschalten', kick: 'Verweisen', ban: 'Sperren' },
    time: 'Wie lange?',
    times: { hour: 'eine Stunde', day: 'einen Tag', week: 'eine Woche', month: 'einen Monat', ever: 'ohne Ende' },
    text: 'Ein Satz für die Person (freiwillig)',
    address: ['Auch die Adresse', 'Sie wird nicht angezeigt. Andere können dieselbe haben.'],
    do: 'Anwenden',
    no_player: 'Diesen Namen hat niemand.',
  },
  fr: {
    title: 'Modération',
    lead: 'Pour les responsables de ce serveur. Le jeton reste dans cet onglet seulement.',
    secret: 'Jeton',
    enter: 'Entrer',
    wrong: 'Ce jeton est inconnu ici.',
    leave: 'Oublier le jeton',
    reports: 'Signalements',
    no_reports: 'Il n’y a aucun signalement.',
    sanctions: 'Mesures',
    no_sanctions: 'Il n’y a aucune mesure.',
    log: 'Ce que les responsables ont fait',
    guest: 'invité',
    table: 'Table',
    by: (name) => `Signalé par ${name}`,
    close: 'Marquer comme traité',
    closed: 'traité',
    lift: 'Lever',
    ended: 'terminée',
    until: (time) => `jusqu’au ${time}`,
    no_end: 'sans fin',
    act: 'Rendre muet, renvoyer ou exclure',
    player: 'Nom du joueur',
    about_report: (no) => `La personne du signalement ${no}`,
    kind: { mute: 'Rendre muet', kick: 'Renvoyer', ban: 'Exclure' },
    time: 'Combien de temps ?',
    times: { hour: 'une heure', day: 'un jour', week: 'une semaine', month: 'un mois', ever: 'sans fin' },
    text: 'Une phrase pour la personne (facultatif)',
    address: ['L’adresse aussi', 'Elle n’est pas affichée. D’autres peuvent avoir la même.'],
    do: 'Appliquer',
    no_player: 'Personne n’a ce nom.',
  },
  es: {
    title: 'Moderación',
    lead: 'Para los responsables de este servidor. La clave se guarda solo en esta pestaña.',
    secret: 'Clave',
    enter: 'Entrar',
    wrong: 'Esta clave no se conoce aquí.',
    leave: 'Olvidar la clave',
    reports: 'Denuncias',
    no_reports: 'No hay denuncias.',
    sanctions: 'Medidas',
    no_sanctions: 'No hay medidas.',
    log: 'Lo que han hecho los responsables',
    guest: 'invitado',
    table: 'Mesa',
    by: (name) => `Denunciado por ${name}`,
    close: 'Marcar como resuelta',
    closed: 'resuelta',
    lift: 'Levantar',
    ended: 'terminada',
    until: (time) => `hasta el ${time}`,
    no_end: 'sin fin',
    act: 'Silenciar, echar o vetar',
    player: 'Nombre del jugador',
    about_report: (no) => `La persona de la denuncia ${no}`,
    kind: { mute: 'Silenciar', kick: 'Echar', ban: 'Vetar' },
    time: '¿Cuánto tiempo?',
    times: { hour: 'una hora', day: 'un día', week: 'una semana', month: 'un mes', ever: 'sin fin' },
    text: 'Una frase para la persona (opcional)',
    address: ['También la dirección', 'No se muestra. Otras personas pueden tener la misma.'],
    do: 'Aplicar',
    no_player: 'Nadie tiene ese nombre.',
  },
  nl: {
    title: 'Toezicht',
    lead: 'Voor de beheerders van deze server. De sleutel blijft alleen in dit tabblad.',
    secret: 'Sleutel',
    enter: 'Verder',
    wrong: 'Deze sleutel is hier niet bekend.',
    leave: 'Sleutel vergeten',
    reports: 'Meldingen',
    no_reports: 'Er zijn geen meldingen.',
    sanctions: 'Maatregelen',
    no_sanctions: 'Er zijn geen maatregelen.',
    log: 'Wat beheerders hebben gedaan',
    guest: 'gast',
    table: 'Tafel',
    by: (name) => `Gemeld door ${name}`,
    close: 'Als afgehandeld markeren',
    closed: 'afgehandeld',
    lift: 'Opheffen',
    ended: 'afgelopen',
    until: (time) => `tot ${time}`,
    no_end: 'zonder einde',
    act: 'Dempen, wegsturen of verbannen',
    player: 'Naam van de speler',
    about_report: (no) => `De persoon van melding ${no}`,
    kind: { mute: 'Dempen', kick: 'Wegsturen', ban: 'Verbannen' },
    time: 'Hoe lang?',
    times: { hour: 'een uur', day: 'een dag', week: 'een week', month: 'een maand', ever: 'zonder einde' },
    text: 'Een zin voor de speler (niet verplicht)',
    address: ['Ook het adres', 'Het wordt niet getoond. Anderen kunnen hetzelfde hebben.'],
    do: 'Toepassen',
    no_player: 'Niemand heeft deze naam.',
  },
  pl: {
    title: 'Moderacja',
    lead: 'Dla operatorów tego serwera. Klucz pozostaje tylko w tej karcie.',
    secret: 'Klucz',
    enter: 'Wejdź',
    wrong: 'Ten klucz nie jest tu znany.',
    leave: 'Zapomnij klucz',
    reports: 'Zgłoszenia',
    no_reports: 'Nie ma zgłoszeń.',
    sanctions: 'Kary',
    no_sanctions: 'Nie ma kar.',
    log: 'Co zrobili operatorzy',
    guest: 'gość',
    table: 'Stół',
    by: (name) => `Zgłoszenie od: ${name}`,
    close: 'Oznacz jako załatwione',
    closed: 'załatwione',
    lift: 'Cofnij',
    ended: 'zakończona',
    until: (time) => `do ${time}`,
    no_end: 'bez końca',
    act: 'Wycisz, odeślij lub zablokuj',
    player: 'Nazwa gracza',
    about_report: (no) => `Osoba ze zgłoszenia ${no}`,
    kind: { mute: 'Wycisz', kick: 'Odeślij', ban: 'Zablokuj' },
    time: 'Na jak długo?',
    times: { hour: 'godzina', day: 'dzień', week: 'tydzień', month: 'miesiąc', ever: 'bez końca' },
    text: 'Zdanie dla gracza (nieobowiązkowe)',
    address: ['Także adres', 'Nie jest pokazywany. Inni mogą mieć ten sam.'],
    do: 'Zastosuj',
    no_player: 'Nikt nie ma tej nazwy.',
  },
};
