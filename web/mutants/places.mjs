// SPDX-License-Identifier: MIT
export const kFolder = '../build/mutants/web';
export const kLog = `${kFolder}/log.jsonl`; // what the tests have found, one JSON object per line
