// SPDX-License-Identifier: MIT
// The words of the page about how friends join, in every language. They are loaded with that page.
import type { Language } from '../i18n/languages';

export interface FriendsWords {
  lead: (addresses: number) => string;
  address: string;
  qr: (address: string) => string;
  then: string;
  firewall: (port: string) => string;
  closed: string; // the server listens on loopback only
  trusted: string;
  no_network: string;
  not_here: string; // opened on another machine
}

export const friends_words: Readonly<Record<Language, FriendsWords>> = {
  en: {
    lead: (addresses) =>
      addresses === 1
        ? 'Friends on your network open this address in a browser, or scan the code. They don’t have to ' +
          'install anything.'
        : 'Friends on your network open one of these addresses in a browser, or scan its code. If one ' +
          'doesn’t work, try the next. They don’t have to install anything.',
    address: 'Address for friends',
    qr: (address) => `QR code of ${address}`,
    then: 'To play together, create a table with a free seat and send its link.',
    firewall: (port) => `If the page does not open, a firewall on this computer may be blocking port ${port}.`,
    closed: 'Only this computer can reach the server now. To let friends on your network join, start it like this:',
    trusted: 'Everyone on the network can then create tables. Do this on a network that you trust.',
    no_network: 'This computer is not connected to a network. Connect it, then reload this page.',
    not_here: 'These addresses are shown only on the computer that runs the server.',
  },
  de: {
    lead: (addresses) =>
      addresses === 1
        ? 'Freunde in deinem Netzwerk öffnen diese Adresse im Browser oder scannen den Code. Installieren ' +
          'müssen sie nichts.'
        : 'Freunde in deinem Netzwerk öffnen eine dieser Adressen im Browser oder scannen ihren Code. Wenn ' +
          'eine nicht geht, nehmt die nächste. Installieren müssen sie nichts.',
    address: 'Adresse für Freunde',
    qr: (address) => `QR-Code von ${address}`,
    then: 'Um zusammen zu spielen, eröffne einen Tisch mit einem freien Platz und schick den Link.',
    firewall: (port) =>
      `Wenn sich die Seite nicht öffnet, sperrt vielleicht eine Firewall auf diesem Rechner den Port ${port}.`,
    closed:
      'Im Moment erreicht nur dieser Rechner den Server. Damit Freunde in deinem Netzwerk mitspielen ' +
      'können, starte ihn so:',
    trusted: 'Dann kann jeder im Netzwerk Tische eröffnen. Mach das nur in einem Netzwerk, dem du vertraust.',
    no_network: 'Dieser Rechner ist mit keinem Netzwerk verbunden. Verbinde ihn und lade die Seite neu.',
    not_here: 'Diese Adressen werden nur auf dem Rechner angezeigt, auf dem der Server läuft.',
  },
  fr: {
    lead: (addresses) =>
      addresses === 1
        ? 'Sur le même réseau, vos amis ouvrent cette adresse dans un navigateur ou scannent le code. Ils ' +
          'n’ont rien à installer.'
        : 'Sur le même réseau, vos amis ouvrent l’une de ces adresses dans un navigateur ou scannent son ' +
          'code. Si l’une ne fonctionne pas, essayez la suivante. Ils n’ont rien à installer.',
    address: 'Adresse pour vos amis',
    qr: (address) => `QR code de ${address}`,
    then: 'Pour jouer ensemble, créez une table avec une place libre et envoyez son lien.',
    firewall: (port) => `Si la page ne s’ouvre pas, un pare-feu de cet ordinateur bloque peut-être le port ${port}.`,
    closed:
      'Pour l’instant, seul cet ordinateur peut joindre le serveur. Pour que vos amis du même réseau ' +
      'puissent jouer, lancez-le ainsi\u00a0:',
    trusted: 'Toute personne du réseau pourra alors créer des tables. Faites-le sur un réseau de confiance.',
    no_network: 'Cet ordinateur n’est connecté à aucun réseau. Connectez-le, puis rechargez la page.',
    not_here: 'Ces adresses ne s’affichent que sur l’ordinateur qui exécute le serveur.',
  },
  es: {
    lead: (addresses) =>
      addresses === 1
        ? 'Tus amigos abren esta dirección en un navegador de la misma red o escanean el código. No tienen ' +
          'que instalar nada.'
        : 'Tus amigos abren una de estas direcciones en un navegador de la misma red o escanean su código. ' +
          'Si una no funciona, prueba la siguiente. No tienen que instalar nada.',
    address: 'Dirección para amigos',
    qr: (address) => `Código QR de ${address}`,
    then: 'Para jugar juntos, crea una mesa con un asiento libre y envía su enlace.',
    firewall: (port) => `Si la página no se abre, quizá un cortafuegos de este ordenador bloquee el puerto ${port}.`,
    closed:
      'Por ahora solo este ordenador puede conectarse al servidor. Para que se unan amigos de tu red, inícialo así:',
    trusted: 'Entonces cualquiera de la red podrá crear mesas. Hazlo solo en una red de confianza.',
    no_network: 'Este ordenador no está conectado a ninguna red. Conéctalo y vuelve a cargar la página.',
    not_here: 'Estas direcciones solo se muestran en el ordenador donde funciona el servidor.',
  },
  nl: {
    lead: (addresses) =>
      addresses === 1
        ? 'Vrienden op je netwerk openen dit adres in een browser of scannen de code. Ze hoeven niets te installeren.'
        : 'Vrienden op je netwerk openen een van deze adressen in een browser of scannen de code. Werkt het' +
          ' ene niet, probeer dan het volgende. Ze hoeven niets te installeren.',
    address: 'Adres voor vrienden',
    qr: (address) => `QR-code van ${address}`,
    then: 'Om samen te spelen, maak je een tafel met een vrije plaats en stuur je de link.',
    firewall: (port) =>
      `Gaat de pagina niet open, dan blokkeert een firewall op deze computer misschien poort ${port}.`,
    closed:
      'Nu kan alleen deze computer de server bereiken. Start hem zo om vrienden op je netwerk te laten meedoen:',
    trusted: 'Dan kan iedereen op het netwerk tafels maken. Doe dit alleen op een netwerk dat je vertrouwt.',
    no_network: 'Deze computer is niet met een netwerk verbonden. Maak verbinding en laad de pagina opnieuw.',
    not_here: 'Deze adressen zijn alleen te zien op de computer waarop de server draait.',
  },
  pl: {
    lead: (addresses) =>
      addresses === 1
        ? 'Znajomi w twojej sieci otwierają ten adres w przeglądarce albo skanują kod. Nie muszą niczego instalować.'
        : 'Znajomi w twojej sieci otwierają jeden z tych adresów w przeglądarce albo skanują jego kod. ' +
          'Jeśli jeden nie działa, spróbuj następnego. Nie muszą niczego instalować.',
    address: 'Adres dla znajomych',
    qr: (address) => `Kod QR adresu ${address}`,
    then: 'Aby zagrać razem, utwórz stół z wolnym miejscem i wyślij link.',
    firewall: (port) => `Jeśli strona się nie otwiera, być może zapora na tym komputerze blokuje port ${port}.`,
    closed:
      'Na razie z serwerem łączy się tylko ten komputer. Aby mogli dołączyć znajomi w twojej sieci, uruchom go tak:',
    trusted: 'Każdy w sieci będzie mógł wtedy tworzyć stoły. Rób to tylko w sieci, której ufasz.',
    no_network: 'Ten komputer nie jest połączony z siecią. Połącz go i odśwież stronę.',
    not_here: 'Te adresy widać tylko na komputerze, na którym działa serwer.',
  },
};
