// SPDX-License-Identifier: MIT
// A record that is watched; transports.test.ts has the rest.
import { expect, it } from 'vitest';
import { stage } from './support';

const theatre = stage();
const kRecord = {
  aude: 1,
  setup: { sets: ['base'], players: ['Ann', 'Bob'], bag: ['E', 'E', 'U', 'V'] },
  actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E', 'place 0,1 r1', 'pass'],
};

it('opens a record that is dropped on the page, plays it by itself, and jumps', async () => {
  const guest = await theatre.open({ path: '/replay', pace: 'normal' });
  await guest.at('file').waitFor({ state: 'attached' });
  await guest.page.evaluate((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  }, JSON.stringify(kRecord));
  await guest.at('position').waitFor();
  await guest.page.clock.install();
  await guest.page.clock.pauseAt(Date.now() + 3_600_000); // from here on time advances only on demand
  await guest.page.getByRole('button', { name: 'Play', exact: true }).click();
  await guest.page.clock.runFor(2000);
  expect(await guest.at('position').getAttribute('data-n')).toBe('2');
  await guest.page.clock.runFor(1000);
  expect(await guest.at('position').getAttribute('data-n')).toBe('3');
  await guest.at('banner').waitFor(); // Ann's city is explained, and the next move waits for it
  await guest.page.clock.runFor(900);
  expect(await guest.at('position').getAttribute('data-n')).toBe('3');
  await guest.page.clock.runFor(10_000);
  expect(await guest.at('position').getAttribute('data-n')).toBe('6');
  await guest.page.getByRole('slider').fill('1');
  expect(await guest.at('position').getAttribute('data-n')).toBe('1');
  expect(await guest.at('banner').count()).toBe(0);
});
