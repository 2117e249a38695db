// SPDX-License-Identifier: MIT
// Every language Aude speaks: for each there is a dictionary here and a book of rules in ../rules, named by this code.
export const kLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pl: 'Polski',
} as const;
export type Language = keyof typeof kLanguages;
export const kLanguageCodes = Object.keys(kLanguages) as Language[];

// The first of the browser's languages that we speak.
export function language_of(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in kLanguages) return short as Language;
  }
  return 'en';
}
