// SPDX-License-Identifier: MIT
// Faults in src/lib: Stryker's operators, put into the code so that each can be switched on at run time.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { kFolder } from './places.mjs';

const quiet = () => {};
const logger = { debug: quiet, info: quiet, isDebugEnabled: () => false };
// vite reads the arguments of import.meta.glob from the source: they must stay as they are.
const keeps_globs = {
  shouldIgnore: (path) =>
    path.isCallExpression() && path.get('callee').toString().endsWith('import.meta.glob')
      ? 'read by vite'
      : undefined,
};
const options = { plugins: null, excludedMutations: [], ignorers: [keeps_globs] };

// The sources with their faults, by path from web/, and the list of faults. `wanted`: beginnings of paths.
export async function instrumented(wanted) {
  const files = readdirSync('src/lib', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src/lib', name))
    .filter((path) => path.endsWith('.ts') && wanted.some((start) => path.startsWith(start)))
    .sort()
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const result = await new Instrumenter(logger).instrument(files, options);
  const mutants = result.mutants.map(({ id, fileName, location, mutatorName, replacement, statusReason }) => ({
    id,
    file: fileName,
    line: location.start.line + 1,
    column: location.start.column + 1,
    mutator: mutatorName,
    replacement,
    ignored: statusReason ?? null,
  }));
  mkdirSync(kFolder, { recursive: true });
  writeFileSync(`${kFolder}/mutants.json`, JSON.stringify(mutants));
  return { sources: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}
