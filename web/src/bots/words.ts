// SPDX-License-Identifier: MIT
// What is said about the bots, in every language. Loaded with their faces.
import type { Language } from '../i18n/languages';
import type { Rank } from './cast';

export interface BotWords {
  character: Readonly<Record<Rank, string>>; // one sentence about all bots of the level
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
    like: (name) => `plays like ${name}`,
  },
  de: {
    character: {
      easy: 'Träumt von riesigen Städten, übersieht die halbe Landschaft und hat bald keine Meeple mehr.',
      medium: 'Kennt das Handwerk, übersieht ab und zu eine gute Stelle und denkt zu spät an die Wiesen.',
      hard: 'Spielt solide, denkt drei Züge voraus und verschenkt selten etwas.',
      master: 'Nimmt sich Zeit für jede Karte, wägt jede Ziehung ab und verzeiht keinen Fehler.',
    },
    like: (name) => `spielt wie ${name}`,
  },
  fr: {
    character: {
      easy: 'Rêve de villes immenses, ne voit que la moitié du plateau et se retrouve vite sans meeple.',
      medium: 'Connaît le métier, laisse parfois passer un bon endroit et pense trop tard aux prés.',
      hard: 'Joue solidement, prévoit trois tours et fait rarement un cadeau.',
      master: 'Prend son temps pour chaque tuile, pèse chaque pioche et ne pardonne aucune erreur.',
    },
    like: (name) => `joue comme ${name}`,
  },
  es: {
    character: {
      easy: 'Sueña con ciudades enormes, no ve la mitad del mapa y pronto se queda sin meeples.',
      medium: 'Conoce el oficio, a veces pasa por alto un buen sitio y piensa tarde en los campos.',
      hard: 'Juega con solidez, piensa tres turnos por delante y rara vez regala algo.',
      master: 'Se toma su tiempo con cada loseta, sopesa cada robo y no perdona ningún error.',
    },
    like: (name) => `juega como ${name}`,
  },
  nl: {
    character: {
      easy: 'Droomt van enorme steden, ziet de helft van het speelveld niet en is snel door de meeples heen.',
      medium: 'Kent het vak, mist af en toe een goede plek en denkt te laat aan de weiden.',
      hard: 'Speelt degelijk, kijkt drie beurten vooruit en geeft zelden iets weg.',
      master: 'Neemt de tijd voor elke tegel, weegt elke trekking af en vergeeft geen fout.',
    },
    like: (name) => `speelt als ${name}`,
  },
  pl: {
    character: {
      easy: 'Marzy o ogromnych miastach, nie widzi połowy planszy i szybko zostaje bez meepli.',
      medium: 'Zna się na rzeczy, czasem przeoczy dobre miejsce i za późno myśli o łąkach.',
      hard: 'Gra solidnie, myśli trzy tury naprzód i rzadko coś oddaje za darmo.',
      master: 'Zastanawia się nad każdym kafelkiem, liczy szanse i nie wybacza błędów.',
    },
    like: (name) => `gra jak ${name}`,
  },
};
