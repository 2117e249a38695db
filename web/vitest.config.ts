// SPDX-License-Identifier: MIT
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// These look at modules that have just been loaded, or at a page that nobody has used. The others share both, which
// takes a sixth of the time.
const kAlone = ['art', 'friends', 'painter', 'router', 'table_effects'].map((name) => `tests/${name}.test.ts`);

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    projects: [
      { extends: true, test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: kAlone, isolate: false } },
      { extends: true, test: { name: 'alone', include: kAlone } },
    ],
  },
});
