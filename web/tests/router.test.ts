import { expect, it } from 'vitest';
import { route_of } from '../src/lib/app/router.svelte';

it.each([
  ['/', { page: 'home' }],
  ['/t/abc', { page: 'table', id: 'abc' }],
  ['/replay', { page: 'replay', table: null }],
  ['/replay/abc', { page: 'replay', table: 'abc' }],
  ['/rules', { page: 'rules', chapter: 'base' }],
  ['/rules/wheel', { page: 'rules', chapter: 'wheel' }],
  ['/t', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(route_of(path)).toEqual(route);
});
