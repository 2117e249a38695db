// SPDX-License-Identifier: MIT
// The words of the language that is chosen: `i18n.t.home.play`. A dictionary is loaded when its language is first
// spoken.
import { Dictionary } from './dictionary.svelte';
import type { Words } from './en';
import type { Language } from './languages';

const dictionaries: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  nl: async () => (await import('./nl')).nl,
  pl: async () => (await import('./pl')).pl,
};

export const words_of = (language: Language): Promise<Words> => dictionaries[language]();

// The word for a code that comes from the server, which may know codes that we do not.
export const word = (words: Readonly<Record<string, string>>, code: string): string | undefined => words[code];

export const i18n = new Dictionary(words_of);
