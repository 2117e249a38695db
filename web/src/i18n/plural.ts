// SPDX-License-Identifier: MIT
// How a language counts. Its forms are given in this order, those it has: zero, one, two, few, many, other.
const kOrder: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

// Languages whose typography keeps a number and its noun on one line.
const kBound: ReadonlySet<string> = new Set(['de', 'fr', 'pl']);

export type Counting = (n: number, ...forms: string[]) => string;

// "1 tile", "2 tiles"; "1 płytka", "2 płytki", "5 płytek". A form that is not given is the last one.
export function counting(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const order = kOrder.filter((form) => known.has(form));
  const space = kBound.has(language) ? '\u00a0' : ' ';
  return (n, ...forms) => `${digits.format(n)}${space}${forms[order.indexOf(rules.select(n))] ?? forms.at(-1) ?? ''}`;
}
