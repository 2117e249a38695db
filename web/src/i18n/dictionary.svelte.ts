// SPDX-License-Identifier: MIT
import type { Language } from './languages';

// Words that are loaded when their language is first spoken. Of two languages wanted one after the other the later one
// stays, whichever comes first.
export class Dictionary<Words> {
  words: Words | null = $state.raw(null); // null until a language has come
  #wanted: Language | null = null;

  constructor(readonly words_of: (language: Language) => Promise<Words>) {}

  get t(): Words {
    if (this.words === null) throw new Error('no language has been loaded yet');
    return this.words;
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const words = await this.words_of(language);
    if (this.#wanted === language) this.words = words;
  }
}
