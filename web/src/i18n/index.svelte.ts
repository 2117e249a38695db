// The words of the language that is chosen: `i18n.t.home.play`. A language is loaded when it is first spoken.
import type { Words } from './en';
import type { Language } from './languages';

const loaders: Record<Language, () => Promise<Words>> = {
  en: () => import('./en').then((module) => module.en),
  de: () => import('./de').then((module) => module.de),
};

class Dictionary {
  #words: Words | null = $state.raw(null);
  #wanted: Language | null = null;

  get t(): Words {
    if (this.#words === null) throw new Error('no language has been loaded yet');
    return this.#words;
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const words = await loaders[language]();
    if (this.#wanted === language) this.#words = words;
  }
}

export const i18n = new Dictionary();
