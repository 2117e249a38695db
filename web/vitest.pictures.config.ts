import { defineConfig } from 'vitest/config';

// `npm run pictures`: takes pictures of every page and state into build/pictures, to be looked at.
export default defineConfig({ test: { environment: 'node', include: ['e2e/pictures.ts'], testTimeout: 900_000, hookTimeout: 120_000 } });
