// SPDX-License-Identifier: MIT
// The art sheet as a tree of parts, read from its text: a worker has no documents. It reads what our own art is
// written in, and no other SVG.

export interface Part {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parts: Part[];
}
export interface SheetParts {
  find: (id: string) => Part | undefined;
}

const kTag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const kAttribute = /([\w:-]+)="([^"]*)"/g;

export function parts_of(text: string): SheetParts {
  const known = new Map<string, Part>();
  const open: Part[] = [{ name: '', attributes: {}, parts: [] }];
  for (const [, closes, name = '', written = '', alone] of text.matchAll(kTag)) {
    if (closes === '/') {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(kAttribute)].map(([, key = '', value = '']) => [key, value]),
    );
    const part: Part = { name, attributes, parts: [] };
    open.at(-1)?.parts.push(part);
    if (attributes['id'] !== undefined) known.set(attributes['id'], part);
    if (alone !== '/') open.push(part);
  }
  // Works of a turned tile are the same parts: the painter turns back whatever stands on it.
  return { find: (id) => known.get(id.split('~')[0]!) };
}
