// The words of the language that is chosen: `i18n.t.home.play`.
import { settings } from '../lib/settings.svelte';
import { de } from './de';
import { en, type Words } from './en';
import type { Language } from './languages';

const dictionaries: Record<Language, Words> = { en, de };

export const i18n = {
  get t(): Words {
    return dictionaries[settings.language];
  },
};

export const words_in = (language: Language): Words => dictionaries[language];
