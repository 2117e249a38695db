// SPDX-License-Identifier: MIT
// The words of analysis, hints, puzzles and lessons, in the language that is chosen: files of their own beside the
// dictionary, fetched when one of those pages is first opened.
import { settings } from '../lib/app/settings.svelte';
import { Dictionary } from '../i18n/dictionary.svelte';
import type { Language } from '../i18n/languages';
import type { StudyWords } from './en';

const dictionaries: Record<Language, () => Promise<StudyWords>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  es: async () => (await import('./es')).es,
  nl: async () => (await import('./nl')).nl,
  pl: async () => (await import('./pl')).pl,
};

export const study_words_of = (language: Language): Promise<StudyWords> => dictionaries[language]();

class StudyDictionary extends Dictionary<StudyWords> {
  // Called in an effect: follows the settings from then on.
  follow(): void {
    void this.speak(settings.language);
  }
}

export const study = new StudyDictionary(study_words_of);
