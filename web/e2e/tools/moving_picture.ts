// SPDX-License-Identifier: MIT
// Frames of a replayed game for the moving picture of the README: FRAMES/0001.png and so on. scripts/moving-picture
// makes one file of them.
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { it } from 'vitest';
import type { GameRecord } from '../../src/lib/protocol';
import { stage } from '../support';

const theatre = stage();
const kFolder = resolve(process.env['FRAMES'] ?? '../build/moving-picture');
const kRecord = resolve(process.env['RECORD'] ?? '../docs/pictures/board.json');
const kFrames = Number(process.env['COUNT'] ?? '36');

it('takes a picture of the replay at every few steps', async () => {
  mkdirSync(kFolder, { recursive: true });
  const text = readFileSync(kRecord, 'utf8');
  const steps = (JSON.parse(text) as GameRecord).actions.length;
  const guest = await theatre.open({ path: '/replay', context: { viewport: { width: 1280, height: 800 } } });
  await guest
    .at('file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await guest.at('position').waitFor();
  for (let frame = 1; frame <= kFrames; frame += 1) {
    const step = Math.round((steps * frame) / kFrames);
    await guest.page.getByRole('slider').fill(String(step));
    await guest.page.getByRole('button', { name: 'Show the whole board' }).click();
    await guest.page.mouse.move(0, 0); // no button looks pressed
    await guest.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await guest.page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-testid="board"]')?.dataset['resting'] !== 'false',
    );
    const file = `${kFolder}/${String(frame).padStart(4, '0')}.png`;
    await guest.at('board').screenshot({ path: file });
  }
  await guest.context.close();
});
