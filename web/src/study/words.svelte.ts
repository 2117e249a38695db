// The words of analysis, hints, puzzles and lessons, in the language that is chosen: files of their own beside the
// dictionary, fetched when one of those pages is first opened.
import { settings } from '../lib/settings.svelte';
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

class StudyDictionary {
  words: StudyWords | null = $state.raw(null);
  #spoken: Language | null = null;

  // Called in an effect: follows the settings from then on.
  follow(): void {
    const { language } = settings;
    if (this.#spoken === language) return;
    this.#spoken = language;
    void study_words_of(language).then((words) => {
      if (this.#spoken === language) this.words = words;
    });
  }

  get s(): StudyWords {
    if (this.words === null) throw new Error('no language has been loaded yet');
    return this.words;
  }
}

export const study = new StudyDictionary();
