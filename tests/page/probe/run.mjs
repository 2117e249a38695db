// SPDX-License-Identifier: MIT
// run.mjs MODULE WORDS...: a WebAssembly program of WASI under node.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const [path, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: ['probe', ...args] });
const { instance } = await WebAssembly.instantiate(await readFile(path), { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
