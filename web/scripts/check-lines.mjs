// SPDX-License-Identifier: MIT
// check-lines.mjs: fails if a line of a hand-written file is longer than 119 characters.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const kLongest = 119;
const kExempt = [
  /\.(json|jsonl|png|ico|svg|woff2|webmanifest)$/, // JSON strings cannot be split
  /^e2e\/fixtures\//, // as earlier versions wrote them
  /OFL\.txt$/,
];

const kList = ['ls-files', '--cached', '--others', '--exclude-standard', '.'];
const listed = execFileSync('git', kList, { encoding: 'utf8' });
let found = 0;
for (const file of listed.split('\n')) {
  if (file === '' || kExempt.some((one) => one.test(file))) continue;
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if ([...line].length <= kLongest) continue;
    found += 1;
    console.error(`${file}:${i + 1}: ${[...line].length} characters, at most ${kLongest} are allowed`);
  }
}
process.exit(found === 0 ? 0 : 1);
