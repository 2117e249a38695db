// SPDX-License-Identifier: MIT
// The unit tests over sources that hold all faults (mutants.mjs), run by runner.mjs.
import { relative } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { instrumented } from './mutants.mjs';

// Tests of sources and texts take longer than all others: they come last, when most faults have been noticed.
const kLast = /\b(codes|i18n|retired_terms|sentences|structure)\.test\.ts$/;
class FastFirst extends BaseSequencer {
  async sort(files) {
    return [
      ...files.filter((file) => !kLast.test(file.moduleId)),
      ...files.filter((file) => kLast.test(file.moduleId)),
    ];
  }
}

export default defineConfig(async () => {
  const { sources } = await instrumented(JSON.parse(process.env.AUDE_MUTANTS));
  const faults = {
    name: 'faults',
    enforce: 'pre',
    transform: (_code, id) => sources.get(relative(process.cwd(), id.split('?')[0])) ?? null,
  };
  return {
    plugins: [faults, svelte()],
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      runner: './mutants/runner.mjs',
      fileParallelism: false,
      sequence: { sequencer: FastFirst },
      dangerouslyIgnoreUnhandledErrors: true, // of faults
      testTimeout: 60_000, // of a test without a fault
      reporters: ['dot'],
    },
  };
});
