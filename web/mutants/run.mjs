// SPDX-License-Identifier: MIT
// run.mjs [src/lib/PATH...] [tests/FILE...]: puts faults into src/lib, one at a time, and counts those that the unit
// tests notice. Default: all of src/lib, all tests. Writes build/mutants/web.json; ends with a table per folder.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync, appendFileSync } from 'node:fs';
import { kFolder, kLog } from './places.mjs';

const kSilence = 120_000; // milliseconds without an entry in the log: the fault hangs
const kRounds = 12; // processes at most: hanging faults and faults that leave something behind need a fresh one
const paths = process.argv.slice(2).map((path) => path.replace(/^web\//, ''));
const tests = paths.filter((path) => path.startsWith('tests/'));
const sources = paths.filter((path) => path.startsWith('src/lib/'));
const starts = sources.length === 0 ? ['src/lib/'] : sources;

const entries = () =>
  readFileSync(kLog, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

function round() {
  return new Promise((resolve) => {
    const child = spawn('npx', ['vitest', 'run', '--config', 'mutants/vitest.config.mjs', ...tests], {
      stdio: 'inherit',
      detached: true,
      env: { ...process.env, AUDE_MUTANTS: JSON.stringify(starts) },
    });
    const stop = () => process.kill(-child.pid, 'SIGKILL');
    const end = () => (stop(), process.exit(1));
    process.once('SIGTERM', end).once('SIGINT', end);
    const watch = setInterval(() => {
      if (Date.now() - statSync(kLog).mtimeMs < kSilence) return;
      const last = entries().at(-1);
      if (last?.begun === undefined) return; // it starts, or runs a test without a fault
      appendFileSync(kLog, `${JSON.stringify({ noticed: last.begun, test: 'deadline' })}\n`);
      stop();
    }, 5000);
    child.on('exit', (code) => {
      clearInterval(watch);
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve(code);
    });
  });
}

mkdirSync(kFolder, { recursive: true });
writeFileSync(kLog, '');
for (let i = 0; i < kRounds; i++) {
  const before = entries().length;
  const code = await round();
  const news = entries().slice(before);
  const broken = news.filter((entry) => entry.broken !== undefined);
  if (broken.length > 0) {
    console.error(
      'tests that fail without a fault:',
      broken.map((entry) => entry.broken),
    );
    process.exit(1);
  }
  const spoiled = news.some((entry) => entry.left > 0);
  if (code === 0 && !spoiled) break;
}

const mutants = JSON.parse(readFileSync(`${kFolder}/mutants.json`, 'utf8'));
const all = entries();
const set_of = (member) => new Set(all.flatMap((entry) => entry[member] ?? []));
const [noticed, reached, loaded] = [set_of('noticed'), set_of('reached'), set_of('loaded')];
const status_of = ({ id, ignored }) => {
  if (ignored !== null) return 'ignored';
  if (noticed.has(id)) return 'noticed';
  if (reached.has(id)) return 'survived';
  return loaded.has(id) ? 'at load' : 'not reached';
};
const results = mutants.map((mutant) => ({ ...mutant, status: status_of(mutant) }));
writeFileSync('../build/mutants/web.json', JSON.stringify(results, null, 1));

const folder_of = (file) =>
  file
    .split('/')
    .slice(0, file.split('/').length > 3 ? 3 : 2)
    .join('/');
const rows = new Map();
for (const { file, status } of results) {
  for (const name of [folder_of(file), 'all']) {
    const row = rows.get(name) ?? { noticed: 0, survived: 0, 'not reached': 0, 'at load': 0, ignored: 0 };
    row[status] += 1;
    rows.set(name, row);
  }
}
console.table(
  [...rows].map(([folder, row]) => {
    const faults = row.noticed + row.survived + row['not reached'];
    return { folder, faults, ...row, score: `${((100 * row.noticed) / faults).toFixed(1)}%` };
  }),
);
