// The words of the language that is chosen: `i18n.t.home.play`. A language is a file here, named by its code, and is
// loaded when it is first spoken.
import type { Words } from './en';
import type { Language } from './languages';

const files = import.meta.glob<Record<string, Words>>('./??.ts');

export async function words_of(language: Language): Promise<Words> {
  const words = (await files[`./${language}.ts`]?.())?.[language];
  if (words === undefined) throw new Error(`there is no dictionary for ${language}`);
  return words;
}

// The word for a code that comes from the server, which may know codes that we do not.
export const word = (words: Readonly<Record<string, string>>, code: string): string | undefined => words[code];

class Dictionary {
  #words: Words | null = $state.raw(null);
  #wanted: Language | null = null;

  get t(): Words {
    if (this.#words === null) throw new Error('no language has been loaded yet');
    return this.#words;
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const words = await words_of(language);
    if (this.#wanted === language) this.#words = words;
  }
}

export const i18n = new Dictionary();
