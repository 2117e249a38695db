// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';

// Not tests but tools that need server and browser: `npm run pictures`, `npm run panning`.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/tools/*.ts'],
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
