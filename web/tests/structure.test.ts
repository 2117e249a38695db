// SPDX-License-Identifier: MIT
// The shape of the source tree: no import circles between files, and none between the folders of src/lib; what belongs
// to a set is in its own folder.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { homonyms, set_words, words_in } from './set_words';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const kImport = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.[^'?]+)/g;

const is_source = (path: string): boolean => /\.(ts|svelte|js)$/.test(path);

function imports_of(path: string, files: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [, target] of readFileSync(path, 'utf8').matchAll(kImport)) {
    const stem = normalize(join(dirname(path), target!));
    const file = [stem, `${stem}.ts`, `${stem}.svelte.ts`, `${stem}/index.ts`].find((one) => files.has(one));
    if (file !== undefined) found.add(file);
    else if (!/\.(jsonl?|css|wasm)$/.test(stem)) throw new Error(`${path} imports ${target}, which does not exist`);
  }
  return found;
}

function graph_of(folder: string): Graph {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const files = new Set(all.filter(is_source));
  return new Map([...files].sort().map((path) => [path, imports_of(path, files)]));
}

// One circle as a list of its members, or null.
function circle_in(graph: Graph): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = visit(node);
    if (circle !== null) return circle;
  }
  return null;
}

// The same graph between the folders directly under `root`; a file directly in `root` is its own node.
function between_folders(graph: Graph, root: string): Graph {
  const folder_of = (path: string): string => path.slice(root.length + 1).split('/')[0]!;
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    if (!file.startsWith(`${root}/`)) continue;
    const targets = folders.get(folder_of(file)) ?? new Set();
    for (const target of imports)
      if (target.startsWith(`${root}/`) && folder_of(target) !== folder_of(file)) targets.add(folder_of(target));
    folders.set(folder_of(file), targets);
  }
  return folders;
}

const graph = graph_of('src');

describe('imports', () => {
  it('are found: the page imports its transports, directly and when needed', () => {
    expect(graph.get('src/transport/routing.ts')).toContain('src/transport/in_page.ts');
    expect(graph.get('src/App.svelte')).toContain('src/pages/Table.svelte');
    expect(graph.size).toBeGreaterThan(150);
  });

  it('have no circle between files', () => {
    expect(circle_in(graph)).toBeNull();
  });

  it('have no circle between the folders of src/lib', () => {
    expect(circle_in(between_folders(graph, 'src/lib'))).toBeNull();
  });

  it('a circle is noticed', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ]);
    expect(circle_in(circle)).toEqual(['b', 'c', 'b']);
  });
});

// Everything besides the files of sets and the lists that register them.
const is_base = (path: string): boolean =>
  !/^src\/(sets\/(\w+\/|index\.ts|hero\.ts)|(i18n|rules|study)\/sets\/)/.test(path);
const is_dictionary = (path: string): boolean => /^src\/(i18n|rules|study)\/[a-z]{2}\.ts$/.test(path);

describe('the words of sets', () => {
  it('are found in their codes', () => {
    expect([...set_words.keys()]).toEqual(expect.arrayContaining(['hills', 'inns', 'river', 'traders', 'wheel']));
    expect(set_words.get('hills')).toEqual(
      expect.arrayContaining(['flocks', 'gather', 'hill_tie', 'shepherd', 'sheep', 'tend', 'token', 'tokens']),
    );
    expect(set_words.get('wheel')).toEqual(expect.arrayContaining(['plague', 'recall', 'crown', 'wheel']));
    expect(set_words.get('wheel')).not.toContain('follower'); // a word of the base game, too
  });

  it('are noticed in code, not in comments and style sheets', () => {
    expect(words_in('src/lib/x.ts', "if (phase === 'recall') call();")).toEqual(['recall (wheel)']);
    expect(words_in('src/lib/x.ts', 'const { second_part } = view; // the builder')).toEqual([
      'second_part (traders)',
    ]);
    expect(words_in('src/x.svelte', '<p>x</p><style>.large { color: red; }</style>')).toEqual([]);
  });

  it('are in no base file', () => {
    const found = [...graph.keys()]
      .filter(is_base)
      .map((path): [string, string[]] => [path, words_in(path, readFileSync(path, 'utf8'))])
      .filter(([, words]) => words.length > 0);
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('are looked for in the dictionaries of all languages', () => {
    expect([...graph.keys()].filter(is_base).filter(is_dictionary)).toHaveLength(3 * kLanguageCodes.length);
  });

  it('have another meaning only where that is still so', () => {
    for (const { word, files } of homonyms) {
      const meant = [...graph.keys()].filter((path) => files.test(path)).map((path) => readFileSync(path, 'utf8'));
      expect(meant.some((text) => (text.match(/\w+/g) ?? []).some((one) => word.test(one)))).toBe(true);
    }
  });
});
