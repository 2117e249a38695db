// SPDX-License-Identifier: MIT
// The words about players and their devices, in every language. They are loaded with what shows them.
import type { Language } from '../i18n/languages';

type PlayerError =
  | 'taken'
  | 'key_taken'
  | 'no_such'
  | 'bad_code'
  | 'bad_name'
  | 'too_many'
  | 'bad_proof'
  | 'old_challenge'
  | 'no_player'
  | 'not_removed';

export interface PlayerWords {
  title: string;
  lead: string; // what a player is
  guest: string; // why one stays a guest here
  name: string;
  colour: string;
  face: string;
  face_n: (n: number) => string;
  become: string;
  save: string;
  saved: string;
  have_one: string; // on another device
  words: string; // the recovery code, as a label
  recover: string;
  joining: string; // the page was opened by a link
  join: string;
  devices: string;
  this_device: string;
  last_used: (day: string) => string;
  remove: string;
  remove_named: (device: string) => string;
  add: string;
  add_lead: string;
  link: string;
  qr: string;
  code: string;
  code_lead: string;
  code_none: string;
  code_there: string;
  make_code: string;
  code_qr: string;
  data: string;
  download: string;
  remove_player: string;
  remove_lead: string;
  type_name: (name: string) => string;
  my_games: string;
  my_turn: string;
  no_games: string;
  won: string;
  lost: string;
  tied: string;
  aborted: string; // a game
  analysed: (error: number, luck: number) => string;
  error: Readonly<Record<PlayerError, string>>;
}

const number = (language: Language, value: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (language: Language, value: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const player_words: Readonly<Record<Language, PlayerWords>> = {
  en: {
    title: 'Player profile',
    lead:
      'With a name of your own, your games are listed on all your devices. No password, no e-mail: each device ' +
      'has its own key, which never leaves it.',
    guest:
      'Here you play as a guest. A player profile needs a secure connection (https), because browsers make keys ' +
      'only there. Everything else works.',
    name: 'Name',
    colour: 'Colour',
    face: 'Face',
    face_n: (n) => `Face ${n}`,
    become: 'Create profile',
    save: 'Save',
    saved: 'Saved.',
    have_one: 'Already have a profile?',
    words: 'Your nine recovery words',
    recover: 'Recover profile',
    joining: 'Use your player profile on this device, too?',
    join: 'Add this device',
    devices: 'Your devices',
    this_device: 'this device',
    last_used: (day) => `last used on ${day}`,
    remove: 'Remove',
    remove_named: (device) => `Remove ${device}`,
    add: 'Add a device',
    add_lead: 'Open this link on the other device, or scan the code. It works once, within ten minutes.',
    link: 'Link for your other device',
    qr: 'QR code of the link for your other device',
    code: 'Recovery words',
    code_lead:
      'Write these words down now: they are shown only once. With them you get back in if all devices are lost.',
    code_none: 'You have no recovery words yet. Without them, a profile is gone when its last device is.',
    code_there: 'You have recovery words. New ones replace them.',
    make_code: 'Show new recovery words',
    code_qr: 'QR code of the recovery words',
    data: 'Your data',
    download: 'Download everything',
    remove_player: 'Delete profile',
    remove_lead:
      'Your name disappears, also from past games. Devices, links and recovery words stop working. This cannot ' +
      'be undone.',
    type_name: (name) => `To confirm, type “${name}”`,
    my_games: 'My games',
    my_turn: 'Your turn',
    no_games: 'No games yet.',
    won: 'Won',
    lost: 'Lost',
    tied: 'Tied',
    aborted: 'Aborted',
    analysed: (error, luck) => `Points lost per decision: ${number('en', error)}; luck: ${signed('en', luck)}`,
    error: {
      taken: 'This name is taken, or looks like another player’s.',
      key_taken: 'This device already has a profile.',
      no_such: 'This link or these words have expired or were used already.',
      bad_code: 'These are not recovery words. Please check the spelling.',
      bad_name: 'Please choose a name of 1 to 24 characters.',
      too_many: 'A profile has at most 20 devices. Remove one first.',
      bad_proof: 'The server does not accept this device’s signature. Is the address right?',
      old_challenge: 'That took too long. Please try again.',
      no_player: 'This device no longer belongs to a profile.',
      not_removed: 'The last device cannot be removed.',
    },
  },
  de: {
    title: 'Spielerprofil',
    lead:
      'Mit einem eigenen Namen findest du deine Partien auf all deinen Geräten wieder. Kein Passwort, keine E-Mail: ' +
      'Jedes Gerät hat seinen eigenen Schlüssel, der es nie verlässt.',
    guest:
      'Hier spielst du als Gast. Ein Spielerprofil braucht eine sichere Verbindung (https), denn nur dort erzeugen ' +
      'Browser Schlüssel. Alles andere geht auch so.',
    name: 'Name',
    colour: 'Farbe',
    face: 'Gesicht',
    face_n: (n) => `Gesicht ${n}`,
    become: 'Profil anlegen',
    save: 'Speichern',
    saved: 'Gespeichert.',
    have_one: 'Du hast schon ein Profil?',
    words: 'Deine neun Rettungswörter',
    recover: 'Profil wiederherstellen',
    joining: 'Dein Spielerprofil auch auf diesem Gerät benutzen?',
    join: 'Gerät hinzufügen',
    devices: 'Deine Geräte',
    this_device: 'dieses Gerät',
    last_used: (day) => `zuletzt benutzt am ${day}`,
    remove: 'Entfernen',
    remove_named: (device) => `${device} entfernen`,
    add: 'Weiteres Gerät',
    add_lead: 'Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er gilt einmal und zehn Minuten lang.',
    link: 'Link für dein anderes Gerät',
    qr: 'QR-Code des Links für dein anderes Gerät',
    code: 'Rettungswörter',
    code_lead:
      'Schreib dir diese Wörter jetzt auf: Sie werden nur einmal gezeigt. Mit ihnen kommst du wieder hinein, ' +
      'wenn alle ' +
      'Geräte weg sind.',
    code_none: 'Du hast noch keine Rettungswörter. Ohne sie ist das Profil mit dem letzten Gerät verloren.',
    code_there: 'Du hast Rettungswörter. Neue ersetzen sie.',
    make_code: 'Neue Rettungswörter zeigen',
    code_qr: 'QR-Code der Rettungswörter',
    data: 'Deine Daten',
    download: 'Alles herunterladen',
    remove_player: 'Profil löschen',
    remove_lead:
      'Dein Name verschwindet, auch aus alten Partien. Geräte, Links und Rettungswörter gelten nicht mehr. Das ' +
      'lässt ' +
      'sich nicht rückgängig machen.',
    type_name: (name) => `Zur Bestätigung „${name}“ eintippen`,
    my_games: 'Meine Partien',
    my_turn: 'Du bist am Zug',
    no_games: 'Noch keine Partien.',
    won: 'Gewonnen',
    lost: 'Verloren',
    tied: 'Unentschieden',
    aborted: 'Abgebrochen',
    analysed: (error, luck) =>
      `Im Schnitt ${number('de', error)} Punkte pro Entscheidung verschenkt; Glück: ${signed('de', luck)}`,
    error: {
      taken: 'Dieser Name ist vergeben oder sieht aus wie ein anderer.',
      key_taken: 'Dieses Gerät hat schon ein Profil.',
      no_such: 'Der Link oder die Wörter sind abgelaufen oder schon benutzt.',
      bad_code: 'Das sind keine Rettungswörter. Bitte prüfe die Schreibweise.',
      bad_name: 'Bitte wähle einen Namen mit 1 bis 24 Zeichen.',
      too_many: 'Ein Profil hat höchstens 20 Geräte. Entferne erst eines.',
      bad_proof: 'Der Server erkennt die Unterschrift dieses Geräts nicht an. Stimmt die Adresse?',
      old_challenge: 'Das hat zu lange gedauert. Bitte versuch es noch einmal.',
      no_player: 'Dieses Gerät gehört zu keinem Profil mehr.',
      not_removed: 'Das letzte Gerät lässt sich nicht entfernen.',
    },
  },
  fr: {
    title: 'Profil de joueur',
    lead:
      'Avec un nom à vous, vous retrouvez vos parties sur tous vos appareils. Ni mot de passe ni e-mail\u00a0: ' +
      'chaque ' +
      'appareil a sa propre clé, qui ne le quitte jamais.',
    guest:
      'Ici, vous jouez en invité. Un profil de joueur demande une connexion sécurisée (https)\u00a0: les ' +
      'navigateurs ne ' +
      'créent des clés que là. Tout le reste fonctionne.',
    name: 'Nom',
    colour: 'Couleur',
    face: 'Visage',
    face_n: (n) => `Visage ${n}`,
    become: 'Créer le profil',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    have_one: 'Vous avez déjà un profil\u00a0?',
    words: 'Vos neuf mots de secours',
    recover: 'Retrouver le profil',
    joining: 'Utiliser aussi votre profil de joueur sur cet appareil\u00a0?',
    join: 'Ajouter cet appareil',
    devices: 'Vos appareils',
    this_device: 'cet appareil',
    last_used: (day) => `utilisé pour la dernière fois le ${day}`,
    remove: 'Retirer',
    remove_named: (device) => `Retirer ${device}`,
    add: 'Ajouter un appareil',
    add_lead:
      'Ouvrez ce lien sur l’autre appareil ou scannez le code. Il marche une seule fois, pendant dix minutes.',
    link: 'Lien pour votre autre appareil',
    qr: 'QR code du lien pour votre autre appareil',
    code: 'Mots de secours',
    code_lead:
      'Notez ces mots maintenant\u00a0: ils ne s’affichent qu’une fois. Ils vous rendent votre profil si tous vos ' +
      'appareils sont perdus.',
    code_none: 'Vous n’avez pas encore de mots de secours. Sans eux, le profil est perdu avec le dernier appareil.',
    code_there: 'Vous avez des mots de secours. De nouveaux mots les remplacent.',
    make_code: 'Afficher de nouveaux mots',
    code_qr: 'QR code des mots de secours',
    data: 'Vos données',
    download: 'Tout télécharger',
    remove_player: 'Supprimer le profil',
    remove_lead:
      'Votre nom disparaît, même des parties passées. Appareils, liens et mots de secours ne marchent plus. C’est ' +
      'irréversible.',
    type_name: (name) => `Pour confirmer, tapez «\u00a0${name}\u00a0»`,
    my_games: 'Mes parties',
    my_turn: 'À vous de jouer',
    no_games: 'Pas encore de parties.',
    won: 'Gagné',
    lost: 'Perdu',
    tied: 'Égalité',
    aborted: 'Annulée',
    analysed: (error, luck) => `${number('fr', error)} points perdus par décision ; chance : ${signed('fr', luck)}`,
    error: {
      taken: 'Ce nom est pris ou ressemble trop à un autre.',
      key_taken: 'Cet appareil a déjà un profil.',
      no_such: 'Ce lien ou ces mots ont expiré ou ont déjà servi.',
      bad_code: 'Ce ne sont pas des mots de secours. Vérifiez l’orthographe.',
      bad_name: 'Choisissez un nom de 1 à 24 caractères.',
      too_many: 'Un profil a 20 appareils au plus. Retirez-en un d’abord.',
      bad_proof: 'Le serveur n’accepte pas la signature de cet appareil. L’adresse est-elle la bonne\u00a0?',
      old_challenge: 'C’était trop long. Veuillez réessayer.',
      no_player: 'Cet appareil n’appartient plus à un profil.',
      not_removed: 'Le dernier appareil ne peut pas être retiré.',
    },
  },
  es: {
    title: 'Perfil de jugador',
    lead:
      'Con un nombre propio encuentras tus partidas en todos tus dispositivos. Sin contraseña ni correo: cada ' +
      'dispositivo tiene su propia clave, que nunca sale de él.',
    guest:
      'Aquí juegas como invitado. Un perfil de jugador necesita una conexión segura (https), porque los navegadores ' +
      'solo crean claves ahí. Todo lo demás funciona.',
    name: 'Nombre',
    colour: 'Color',
    face: 'Cara',
    face_n: (n) => `Cara ${n}`,
    become: 'Crear perfil',
    save: 'Guardar',
    saved: 'Guardado.',
    have_one: '¿Ya tienes un perfil?',
    words: 'Tus nueve palabras de recuperación',
    recover: 'Recuperar el perfil',
    joining: '¿Usar tu perfil de jugador también en este dispositivo?',
    join: 'Añadir este dispositivo',
    devices: 'Tus dispositivos',
    this_device: 'este dispositivo',
    last_used: (day) => `usado por última vez el ${day}`,
    remove: 'Quitar',
    remove_named: (device) => `Quitar ${device}`,
    add: 'Añadir un dispositivo',
    add_lead:
      'Abre este enlace en el otro dispositivo o escanea el código. Sirve una sola vez, durante diez minutos.',
    link: 'Enlace para tu otro dispositivo',
    qr: 'Código QR del enlace para tu otro dispositivo',
    code: 'Palabras de recuperación',
    code_lead:
      'Apunta estas palabras ahora: solo se muestran una vez. Con ellas vuelves a entrar si pierdes todos los ' +
      'dispositivos.',
    code_none: 'Aún no tienes palabras de recuperación. Sin ellas, el perfil se pierde con el último dispositivo.',
    code_there: 'Tienes palabras de recuperación. Las nuevas las sustituyen.',
    make_code: 'Mostrar palabras nuevas',
    code_qr: 'Código QR de las palabras de recuperación',
    data: 'Tus datos',
    download: 'Descargar todo',
    remove_player: 'Borrar el perfil',
    remove_lead:
      'Tu nombre desaparece, también de partidas pasadas. Dispositivos, enlaces y palabras dejan de servir. No ' +
      'se puede ' +
      'deshacer.',
    type_name: (name) => `Para confirmar, escribe «${name}»`,
    my_games: 'Mis partidas',
    my_turn: 'Te toca',
    no_games: 'Aún no hay partidas.',
    won: 'Ganada',
    lost: 'Perdida',
    tied: 'Empate',
    aborted: 'Anulada',
    analysed: (error, luck) => `${number('es', error)} puntos perdidos por decisión; suerte: ${signed('es', luck)}`,
    error: {
      taken: 'Este nombre está ocupado o se parece a otro.',
      key_taken: 'Este dispositivo ya tiene un perfil.',
      no_such: 'El enlace o las palabras han caducado o ya se usaron.',
      bad_code: 'Estas no son palabras de recuperación. Revisa la ortografía.',
      bad_name: 'Elige un nombre de 1 a 24 caracteres.',
      too_many: 'Un perfil tiene 20 dispositivos como máximo. Quita uno antes.',
      bad_proof: 'El servidor no acepta la firma de este dispositivo. ¿Es correcta la dirección?',
      old_challenge: 'Ha tardado demasiado. Inténtalo de nuevo.',
      no_player: 'Este dispositivo ya no pertenece a ningún perfil.',
      not_removed: 'El último dispositivo no se puede quitar.',
    },
  },
  nl: {
    title: 'Spelersprofiel',
    lead:
      'Met een eigen naam vind je je partijen terug op al je apparaten. Geen wachtwoord, geen e-mail: elk apparaat ' +
      'heeft een eigen sleutel, die er nooit vandaan gaat.',
    guest:
      'Hier speel je als gast. Een spelersprofiel heeft een beveiligde verbinding (https) nodig, want alleen ' +
      'daar maken ' +
      'browsers sleutels. Al het andere werkt gewoon.',
    name: 'Naam',
    colour: 'Kleur',
    face: 'Gezicht',
    face_n: (n) => `Gezicht ${n}`,
    become: 'Profiel maken',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    have_one: 'Heb je al een profiel?',
    words: 'Je negen herstelwoorden',
    recover: 'Profiel herstellen',
    joining: 'Je spelersprofiel ook op dit apparaat gebruiken?',
    join: 'Dit apparaat toevoegen',
    devices: 'Je apparaten',
    this_device: 'dit apparaat',
    last_used: (day) => `laatst gebruikt op ${day}`,
    remove: 'Verwijderen',
    remove_named: (device) => `${device} verwijderen`,
    add: 'Apparaat toevoegen',
    add_lead: 'Open deze link op het andere apparaat of scan de code. Hij werkt één keer, tien minuten lang.',
    link: 'Link voor je andere apparaat',
    qr: 'QR-code van de link voor je andere apparaat',
    code: 'Herstelwoorden',
    code_lead:
      'Schrijf deze woorden nu op: ze zijn maar één keer te zien. Daarmee kom je weer binnen als al je ' +
      'apparaten weg ' +
      'zijn.',
    code_none: 'Je hebt nog geen herstelwoorden. Zonder die woorden verdwijnt het profiel met het laatste apparaat.',
    code_there: 'Je hebt herstelwoorden. Nieuwe vervangen ze.',
    make_code: 'Nieuwe herstelwoorden tonen',
    code_qr: 'QR-code van de herstelwoorden',
    data: 'Je gegevens',
    download: 'Alles downloaden',
    remove_player: 'Profiel wissen',
    remove_lead:
      'Je naam verdwijnt, ook uit oude partijen. Apparaten, links en herstelwoorden werken niet meer. Dit kan niet ' +
      'ongedaan worden gemaakt.',
    type_name: (name) => `Typ ‘${name}’ om te bevestigen`,
    my_games: 'Mijn partijen',
    my_turn: 'Jij bent aan de beurt',
    no_games: 'Nog geen partijen.',
    won: 'Gewonnen',
    lost: 'Verloren',
    tied: 'Gelijk',
    aborted: 'Afgebroken',
    analysed: (error, luck) => `${number('nl', error)} punten verloren per beslissing; geluk: ${signed('nl', luck)}`,
    error: {
      taken: 'Deze naam is bezet of lijkt op een andere.',
      key_taken: 'Dit apparaat heeft al een profiel.',
      no_such: 'De link of de woorden zijn verlopen of al gebruikt.',
      bad_code: 'Dit zijn geen herstelwoorden. Controleer de spelling.',
      bad_name: 'Kies een naam van 1 tot 24 tekens.',
      too_many: 'Een profiel heeft hoogstens 20 apparaten. Verwijder er eerst een.',
      bad_proof: 'De server accepteert de handtekening van dit apparaat niet. Klopt het adres?',
      old_challenge: 'Dat duurde te lang. Probeer het nog eens.',
      no_player: 'Dit apparaat hoort niet meer bij een profiel.',
      not_removed: 'Het laatste apparaat kan niet worden verwijderd.',
    },
  },
  pl: {
    title: 'Profil gracza',
    lead:
      'Z własnym imieniem znajdziesz swoje partie na wszystkich urządzeniach. Bez hasła i bez e-maila: każde ' +
      'urządzenie ' +
      'ma własny klucz, który nigdy go nie opuszcza.',
    guest:
      'Tutaj grasz jako gość. Profil gracza wymaga bezpiecznego połączenia (https), bo tylko tam przeglądarki ' +
      'tworzą ' +
      'klucze. Cała reszta działa.',
    name: 'Imię',
    colour: 'Kolor',
    face: 'Twarz',
    face_n: (n) => `Twarz ${n}`,
    become: 'Utwórz profil',
    save: 'Zapisz',
    saved: 'Zapisano.',
    have_one: 'Masz już profil?',
    words: 'Twoje dziewięć słów ratunkowych',
    recover: 'Odzyskaj profil',
    joining: 'Używać twojego profilu gracza także na tym urządzeniu?',
    join: 'Dodaj to urządzenie',
    devices: 'Twoje urządzenia',
    this_device: 'to urządzenie',
    last_used: (day) => `ostatnio używane ${day}`,
    remove: 'Usuń',
    remove_named: (device) => `Usuń: ${device}`,
    add: 'Dodaj urządzenie',
    add_lead: 'Otwórz ten link na drugim urządzeniu albo zeskanuj kod. Działa raz, przez dziesięć minut.',
    link: 'Link dla drugiego urządzenia',
    qr: 'Kod QR linku dla drugiego urządzenia',
    code: 'Słowa ratunkowe',
    code_lead:
      'Zapisz teraz te słowa: są pokazywane tylko raz. Dzięki nim odzyskasz profil, gdy stracisz wszystkie ' +
      'urządzenia.',
    code_none: 'Nie masz jeszcze słów ratunkowych. Bez nich profil przepada razem z ostatnim urządzeniem.',
    code_there: 'Masz słowa ratunkowe. Nowe je zastąpią.',
    make_code: 'Pokaż nowe słowa',
    code_qr: 'Kod QR słów ratunkowych',
    data: 'Twoje dane',
    download: 'Pobierz wszystko',
    remove_player: 'Usuń profil',
    remove_lead:
      'Twoje imię zniknie, także z dawnych partii. Urządzenia, linki i słowa ratunkowe przestaną działać. Tego ' +
      'nie da ' +
      'się cofnąć.',
    type_name: (name) => `Aby potwierdzić, wpisz „${name}”`,
    my_games: 'Moje partie',
    my_turn: 'Twój ruch',
    no_games: 'Nie ma jeszcze partii.',
    won: 'Wygrana',
    lost: 'Przegrana',
    tied: 'Remis',
    aborted: 'Przerwana',
    analysed: (error, luck) => `Stracone punkty na decyzję: ${number('pl', error)}; szczęście: ${signed('pl', luck)}`,
    error: {
      taken: 'To imię jest zajęte albo przypomina inne.',
      key_taken: 'To urządzenie ma już profil.',
      no_such: 'Ten link lub te słowa wygasły albo zostały już użyte.',
      bad_code: 'To nie są słowa ratunkowe. Sprawdź pisownię.',
      bad_name: 'Wybierz imię od 1 do 24 znaków.',
      too_many: 'Profil ma najwyżej 20 urządzeń. Najpierw usuń jedno.',
      bad_proof: 'Serwer nie przyjmuje podpisu tego urządzenia. Czy adres jest poprawny?',
      old_challenge: 'To trwało za długo. Spróbuj jeszcze raz.',
      no_player: 'To urządzenie nie należy już do żadnego profilu.',
      not_removed: 'Ostatniego urządzenia nie można usunąć.',
    },
  },
};
