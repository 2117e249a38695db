// SPDX-License-Identifier: MIT
// The search of the documents' site (scripts/docs/search.js).
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

const kScript = readFileSync('../scripts/docs/search.js', 'utf8');
const kIndex = [
  { page: 'hosting.html', id: 'backup', title: 'Hosting', heading: 'Backup', text: 'All tables, while it runs.' },
  { page: 'nodes.html', id: 'leases', title: 'Cluster', heading: 'Leases', text: 'A backup of <b>tables</b> helps.' },
  { page: 'rules.html', id: 'roads', title: 'Rules', heading: 'Roads', text: 'One point per tile.' },
];

beforeEach(() => {
  document.body.innerHTML =
    '<input id="search"><details class="pages"></details><section id="results" hidden></section><article></article>';
  vi.stubGlobal('searchIndex', kIndex);
  new Function(`{${kScript}}`)();
});

function search(query: string): string[] {
  const field = document.querySelector('input')!;
  field.value = query;
  field.dispatchEvent(new Event('input'));
  return [...document.querySelectorAll('#results a')].map((link) => link.getAttribute('href')!);
}

it('finds sections with all words, those with a word in the heading first', () => {
  expect(search('backup TABLES')).toEqual(['hosting.html#backup', 'nodes.html#leases']);
  expect(search('backup runs')).toEqual(['hosting.html#backup']);
  expect(search('point')).toEqual(['rules.html#roads']);
  expect(document.querySelector('#results mark')?.textContent).toBe('point');
});

it('shows text as text', () => {
  search('helps');
  expect(document.querySelector('#results b')).toBeNull();
  expect(document.querySelector('#results p')?.textContent).toContain('<b>tables</b>');
});

it('says when nothing is found, and shows the page again without words', () => {
  expect(search('(.*')).toEqual([]);
  expect(document.querySelector('#results h1')?.textContent).toBe('Nothing found');
  expect(document.querySelector('article')?.hidden).toBe(true);
  expect(search(' ')).toEqual([]);
  expect(document.querySelector('article')?.hidden).toBe(false);
  expect(document.querySelector<HTMLElement>('#results')?.hidden).toBe(true);
});
