// SPDX-License-Identifier: MIT
// Joins the words of sets: members that are objects are joined in turn.
type Joined<Parts> = Parts extends [infer First, ...infer Rest] ? First & Joined<Rest> : unknown;

const is_table = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(a: Record<string, unknown>, b: Record<string, unknown>): Record<string, unknown> {
  const all = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const known = all[key];
    all[key] = is_table(known) && is_table(value) ? merged(known, value) : value;
  }
  return all;
}

export const joined = <Parts extends object[]>(...parts: Parts): Joined<Parts> =>
  parts.reduce<Record<string, unknown>>((all, part) => merged(all, { ...part }), {}) as Joined<Parts>;

export const is_key = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => key in table;
