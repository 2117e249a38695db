// SPDX-License-Identifier: MIT
// run-tests.mjs unit|e2e|wasm: runs the tests and ends with one line `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const kind = process.argv[2];
const results = '../build/test-results';
const report = `${results}/web-${kind}.json`;
mkdirSync(results, { recursive: true });
rmSync(report, { force: true });

const run = (program, ...args) => spawnSync(program, args, { stdio: 'inherit' }).status === 0;

let passed = 0;
let failed = 0;
const config = kind === 'unit' ? 'vitest.config.ts' : `vitest.${kind}.config.ts`;
const good = run(
  'npx',
  'vitest',
  'run',
  '--config',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
);
try {
  const counted = JSON.parse(readFileSync(report, 'utf8'));
  passed += counted.numPassedTests;
  failed += counted.numFailedTests;
} catch {
  failed += 1;
}
if (!good && failed === 0) failed = 1;
// Types, mistakes, formatting and the length of lines count as one test each.
const kChecks = [
  ['npx', 'svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'],
  ['npx', 'eslint', '.'],
  ['npx', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['node', 'scripts/check-lines.mjs'],
];
if (kind === 'unit') {
  for (const check of kChecks) {
    if (run(...check)) passed += 1;
    else failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
