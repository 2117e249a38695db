// How a language counts. Its forms are given in this order, those it has: zero, one, two, few, many, other.
const kOrder: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export type Counting = (n: number, ...forms: string[]) => string;

// "1 tile", "2 tiles"; "1 płytka", "2 płytki", "5 płytek". A form that is not given is the last one.
export function counting(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const known = new Set(rules.resolvedOptions().pluralCategories);
  const order = kOrder.filter((form) => known.has(form));
  return (n, ...forms) => `${n} ${forms[order.indexOf(rules.select(n))] ?? forms.at(-1) ?? ''}`;
}
