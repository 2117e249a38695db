// SPDX-License-Identifier: MIT
// Read-only maps and lists built in one expression. Reactive state holds such values and replaces them as a whole.

export const map_of = <Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, Value> =>
  new Map(entries);

export const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

// The first value for each key, in order.
export function first_by<Key, Value>(values: Iterable<Value>, key_of: (value: Value) => Key): Map<Key, Value> {
  const found = new Map<Key, Value>();
  for (const value of values) if (!found.has(key_of(value))) found.set(key_of(value), value);
  return found;
}

export function grouped<Key, Value>(values: Iterable<Value>, key_of: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = key_of(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

export const replaced_at = <Value>(values: readonly Value[], at: number, change: (value: Value) => Value): Value[] =>
  values.map((value, i) => (i === at ? change(value) : value));
