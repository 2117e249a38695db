import { defineConfig } from 'vitest/config';

// Real Chromium against the real server: one file after another, and patient on slow machines.
export default defineConfig({
  test: { environment: 'node', include: ['e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
