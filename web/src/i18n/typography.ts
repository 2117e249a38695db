// SPDX-License-Identifier: MIT
// No-break spaces that a language's typography asks for, put into all texts of a dictionary, so that its source is
// written with plain spaces.
type Rule = (text: string) => string;

const kLone = /(^|[^\p{L}\p{N}])([aiouwz]) (?=\S)/giu;

// "Prêt ?", "Ann : 3 points", "« Impôts »".
export const french: Rule = (text) => text.replace(/ ([:;?!%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

// No line ends with a one-letter word: "w mieście". Twice, because two of them may follow each other.
export const polish: Rule = (text) => text.replace(kLone, '$1$2\u00a0').replace(kLone, '$1$2\u00a0');

function applied(value: unknown, rule: Rule): unknown {
  if (typeof value === 'string') return rule(value);
  if (typeof value === 'function')
    return (...given: unknown[]): unknown => applied((value as (...given: unknown[]) => unknown)(...given), rule);
  if (Array.isArray(value)) return value.map((one) => applied(one, rule));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, applied(one, rule)]));
  return value;
}

// The same dictionary; texts that its functions return follow the rule too.
export const typeset = <Words>(words: Words, rule: Rule): Words => applied(words, rule) as Words;
