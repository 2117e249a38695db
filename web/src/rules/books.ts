// SPDX-License-Identifier: MIT
// The rules of each language, loaded when they are first shown.
import type { Language } from '../i18n/languages';
import type { RuleBook } from './blocks';

const books: Record<Language, () => Promise<{ rules: RuleBook }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  es: () => import('./es'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
};

export const rules_in = async (language: Language): Promise<RuleBook> => (await books[language]()).rules;
