// SPDX-License-Identifier: MIT
import { defineConfig } from 'vitest/config';

// Real Chromium against the real server, two files at a time (each has its own server, browser and data), and patient
// on slow machines.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/*.test.ts'],
    maxWorkers: 2,
    isolate: false, // the files share nothing but modules without state
    testTimeout: 600_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } }, // a second is not enough where several browsers share a core
  },
});
