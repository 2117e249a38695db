// SPDX-License-Identifier: MIT
// Runs the probe as WebAssembly under node and holds what it prints against the native program.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const native = process.env.AUDE_BIN ?? join(root, 'build/release/aude');
const built = (name) => join(root, 'build/wasm', `${name}.wasm`);
const runner = join(root, 'tests/page/probe/run.mjs');

function output(command, args, input) {
  const done = spawnSync(command, args, { input, maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}: ${done.stderr}`);
  return done.stdout.toString();
}
const run = (name, ...args) => output(process.execPath, ['--no-warnings', runner, built(name), ...args]);
const probe = (...args) => run('probe', ...args);

// The presets that the client offers, and the contract's sets one by one.
const games = [
  ['base', 2], ['base,river', 3], ['base,inns', 2], ['base,traders', 4], ['base,hills', 2], ['wheel', 2], ['base,wheel', 3],
  ['base,river,inns,traders,hills,wheel', 5],
];
const bots = [['base', 'easy'], ['base', 'medium'], ['base,inns', 'hard:300'], ['base,river,inns,traders,hills,wheel', 'master:300']];

let passed = 0;
let failed = 0;
function check(what, test) {
  try {
    test();
    passed += 1;
  } catch (error) {
    failed += 1;
    console.error(`FAILED ${what}: ${error.message}`);
  }
}
function same(there, here) {
  if (there === here) return;
  const a = there.split('\n');
  const b = here.split('\n');
  const line = a.findIndex((text, i) => text !== b[i]);
  throw new Error(`line ${line + 1} differs:\n  wasm   ${String(a[line]).slice(0, 300)}\n  native ${String(b[line]).slice(0, 300)}`);
}

games.forEach(([sets, players], i) => {
  check(`a game of ${sets}`, () => {
    const record = output(native, ['random', '--sets', sets, '--players', String(players), '--seed', String(100 + i)]);
    same(probe('games', sets, String(players), String(100 + i)), record + output(native, ['replay', '--every', '-'], record));
  });
});
for (const [sets, level] of bots) {
  check(`bots of ${level} with ${sets}`, () => {
    const here = output(join(root, 'build/release/tests/page/probe'), ['bots', sets, level, '5']);
    for (const name of ['probe', 'probe_plain']) same(run(name, 'bots', sets, level, '5'), here);
  });
}
check('the modules are small enough', () => {
  const { gzipSync } = process.getBuiltinModule('node:zlib');
  for (const name of ['aude', 'aude_plain']) {
    const size = gzipSync(readFileSync(built(name)), { level: 9 }).length;
    console.log(`${name}.wasm: ${size} bytes compressed`);
    if (size > 600_000) throw new Error(`${size} bytes`);
  }
});
check('the plain module computes one number at a time, the other one four', () => {
  const vectors = (name) => output('llvm-objdump-19', ['-d', built(name)]).includes('v128');
  if (vectors('aude_plain')) throw new Error('aude_plain.wasm has vectors (build/wasm of before 2026-11-18? remove it)');
  if (!vectors('aude')) throw new Error('aude.wasm has no vectors');
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
