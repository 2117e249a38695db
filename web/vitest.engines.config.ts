// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';

// Whole games in Firefox and WebKit, as Debian packages them: ./test --browsers.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/engines/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
