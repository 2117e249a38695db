// SPDX-License-Identifier: MIT
// What is said about the bots, in every language. Loaded with their faces.
import type { Language } from '../i18n/languages';
import type { Rank, Style } from './cast';

export interface BotWords {
  character: Readonly<Record<Rank, string>>; // one sentence about all bots of the level that have no style
  likes: Readonly<Record<Style, string>>; // one sentence about those that have one, at any level
  style: string; // the name of the choice, and what can be chosen
  no_style: string;
  styles: Readonly<Record<Style, string>>; // never the word for a meeple on a road, which many call a thief
  like: (name: string) => string; // for a rating: whom it resembles
}

export const bot_words: Readonly<Record<Language, BotWords>> = {
  en: {
    character: {
      easy: 'Dreams of huge cities, overlooks half of the map and is soon out of meeples.',
      medium: 'Knows the trade, misses a good spot now and then and thinks of the fields too late.',
      hard: 'Plays soundly, looks three turns ahead and rarely gives anything away.',
      master: 'Takes time over every tile, weighs every draw and forgives no mistake.',
    },
    likes: {
      builder: 'Puts a meeple into every city within reach and likes to close its walls.',
      farmer: 'Sends more meeples to the fields than anyone else and waits for the harvest.',
      thief: 'Joins your cities, roads and fields, and gladly spoils what cannot be shared.',
      gambler: 'Lets cities and roads become ever larger, and trusts that the right tile will come.',
    },
    style: 'Style',
    no_style: 'No style',
    styles: { builder: 'Builder', farmer: 'Farmer', thief: 'Raider', gambler: 'Gambler' },
    like: (name) => `plays like ${name}`,
  },
  de: {
    character: {
      easy: 'Träumt von riesigen Städten, übersieht die halbe Landschaft und hat bald keine Meeple mehr.',
      medium: 'Kennt das Handwerk, übersieht ab und zu eine gute Stelle und denkt zu spät an die Wiesen.',
      hard: 'Spielt solide, denkt drei Züge voraus und verschenkt selten etwas.',
      master: 'Nimmt sich Zeit für jede Karte, wägt jede Ziehung ab und verzeiht keinen Fehler.',
    },
    likes: {
      builder: 'Setzt in jede erreichbare Stadt einen Meeple und schließt gern die Mauern.',
      farmer: 'Schickt mehr Meeple auf die Wiesen als alle anderen und wartet auf die Ernte.',
      thief: 'Drängt sich in deine Städte, Straßen und Wiesen und verbaut gern, was sich nicht teilen lässt.',
      gambler: 'Lässt Städte und Straßen immer weiter wachsen und hofft, dass die richtige Karte schon kommt.',
    },
    style: 'Stil',
    no_style: 'Kein Stil',
    styles: { builder: 'Baumeister', farmer: 'Bauer', thief: 'Räuber', gambler: 'Zocker' },
    like: (name) => `spielt wie ${name}`,
  },
  fr: {
    character: {
      easy: 'Rêve de villes immenses, ne voit que la moitié du plateau et se retrouve vite sans meeple.',
      medium: 'Connaît le métier, laisse parfois passer un bon endroit et pense trop tard aux prés.',
      hard: 'Joue solidement, prévoit trois tours et fait rarement un cadeau.',
      master: 'Prend son temps pour chaque tuile, pèse chaque pioche et ne pardonne aucune erreur.',
    },
    likes: {
      builder: 'Place un meeple dans chaque ville à sa portée et aime en fermer les murs.',
      farmer: 'Envoie plus de meeples dans les prés que tout le monde et attend la récolte.',
      thief: 'S’invite dans vos villes, vos routes et vos prés, et gâche volontiers ce qui ne se partage pas.',
      gambler: 'Laisse grandir villes et routes, en comptant sur la bonne tuile qui finira par venir.',
    },
    style: 'Style',
    no_style: 'Sans style',
    styles: { builder: 'Bâtisseur', farmer: 'Paysan', thief: 'Pilleur', gambler: 'Joueur' },
    like: (name) => `joue comme ${name}`,
  },
  es: {
    character: {
      easy: 'Sueña con ciudades enormes, no ve la mitad del mapa y pronto se queda sin meeples.',
      medium: 'Conoce el oficio, a veces pasa por alto un buen sitio y piensa tarde en los campos.',
      hard: 'Juega con solidez, piensa tres turnos por delante y rara vez regala algo.',
      master: 'Se toma su tiempo con cada loseta, sopesa cada robo y no perdona ningún error.',
    },
    likes: {
      builder: 'Coloca un meeple en cada ciudad a su alcance y disfruta cerrando sus murallas.',
      farmer: 'Manda más meeples a los campos que nadie y espera la cosecha.',
      thief: 'Se cuela en tus ciudades, caminos y campos, y estropea con gusto lo que no se puede compartir.',
      gambler: 'Deja crecer ciudades y caminos, y confía en que llegará la loseta adecuada.',
    },
    style: 'Estilo',
    no_style: 'Sin estilo',
    styles: { builder: 'Constructor', farmer: 'Granjero', thief: 'Saqueador', gambler: 'Apostador' },
    like: (name) => `juega como ${name}`,
  },
  nl: {
    character: {
      easy: 'Droomt van enorme steden, ziet de helft van het speelveld niet en is snel door de meeples heen.',
      medium: 'Kent het vak, mist af en toe een goede plek en denkt te laat aan de weiden.',
      hard: 'Speelt degelijk, kijkt drie beurten vooruit en geeft zelden iets weg.',
      master: 'Neemt de tijd voor elke tegel, weegt elke trekking af en vergeeft geen fout.',
    },
    likes: {
      builder: 'Zet in elke stad binnen bereik een meeple en maakt graag de muren dicht.',
      farmer: 'Stuurt meer meeples naar de weiden dan wie ook en wacht op de oogst.',
      thief: 'Dringt je steden, wegen en weiden binnen en bederft graag wat niet te delen valt.',
      gambler: 'Laat steden en wegen maar groeien en vertrouwt erop dat de juiste tegel nog komt.',
    },
    style: 'Stijl',
    no_style: 'Geen stijl',
    styles: { builder: 'Bouwer', farmer: 'Boer', thief: 'Rover', gambler: 'Gokker' },
    like: (name) => `speelt als ${name}`,
  },
  pl: {
    character: {
      easy: 'Marzy o ogromnych miastach, nie widzi połowy planszy i szybko zostaje bez meepli.',
      medium: 'Zna się na rzeczy, czasem przeoczy dobre miejsce i za późno myśli o łąkach.',
      hard: 'Gra solidnie, myśli trzy tury naprzód i rzadko coś oddaje za darmo.',
      master: 'Zastanawia się nad każdym kafelkiem, liczy szanse i nie wybacza błędów.',
    },
    likes: {
      builder: 'Stawia meepla w każdym mieście w zasięgu i lubi domykać mury.',
      farmer: 'Wysyła na łąki więcej meepli niż inni i czeka na żniwa.',
      thief: 'Wprasza się do twoich miast, dróg i łąk, a czego nie da się podzielić, chętnie psuje.',
      gambler: 'Pozwala miastom i drogom rosnąć i liczy na to, że właściwy kafelek w końcu przyjdzie.',
    },
    style: 'Styl',
    no_style: 'Bez stylu',
    styles: { builder: 'Budowniczy', farmer: 'Chłop', thief: 'Grabieżca', gambler: 'Hazardzista' },
    like: (name) => `gra jak ${name}`,
  },
};
