// Records: opened, dropped, watched, played on.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { here, stage } from './support';

const theatre = stage();
const kRecord = { aude: 1, setup: { sets: ['base'], players: ['Ann', 'Bob'], bag: ['E', 'E', 'U', 'V'] }, actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E', 'place 0,1 r1', 'pass'] };

it('replays a record step by step and plays on from there', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'aude-record-')), 'game.json');
  writeFileSync(file, JSON.stringify(kRecord));
  const guest = await theatre.open({ path: '/replay' });
  await guest.at('file').setInputFiles(file);
  await guest.at('position').waitFor();
  expect(await guest.at('position').textContent()).toBe('Move 0 of 6');
  for (let i = 0; i < 3; ++i) await guest.at('forward').click();
  expect(await guest.scores()).toEqual([4, 0]);
  await guest.at('back').click();
  expect(await guest.scores()).toEqual([0, 0]);
  await guest.at('last').click();
  expect(await guest.at('position').textContent()).toBe('Move 6 of 6');
  await guest.at('play-on').click();
  await guest.page.waitForURL(/\/t\//);
  const view = await theatre.server.view(guest.page.url().split('/t/')[1]!);
  expect(view.scores[0]).toBe(4);
});

it('refuses a broken record in words', async () => {
  const guest = await theatre.open({ path: '/replay' });
  await guest.page.getByText('or paste it').click();
  await guest.page.locator('textarea').fill('{"aude": 1, "setup": {"sets": ["base"], "players": ["A", "B"]}, "actions": ["draw E", "pass"]}');
  await guest.page.getByRole('button', { name: 'Open' }).click();
  expect(await guest.page.getByRole('alert').textContent()).toContain('action 2');
});

it('opens a record that is dropped on the page, plays it by itself, and jumps', async () => {
  const guest = await theatre.open({ path: '/replay', pace: 'normal' });
  await guest.at('file').waitFor({ state: 'attached' });
  await guest.page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'game.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }));
  }, JSON.stringify(kRecord));
  await guest.at('position').waitFor();
  await guest.page.clock.install();
  await guest.page.clock.pauseAt(Date.now() + 3_600_000);  // from here on time goes on only as told
  await guest.page.getByRole('button', { name: 'Play', exact: true }).click();
  await guest.page.clock.runFor(2000);
  expect(await guest.at('position').textContent()).toBe('Move 2 of 6');
  await guest.page.clock.runFor(1000);
  expect(await guest.at('position').textContent()).toBe('Move 3 of 6');
  await guest.at('banner').waitFor();           // Ann's city is explained, and the next move waits for it
  await guest.page.clock.runFor(900);
  expect(await guest.at('position').textContent()).toBe('Move 3 of 6');
  await guest.page.clock.runFor(10_000);
  expect(await guest.at('position').textContent()).toBe('Move 6 of 6');
  await guest.page.getByRole('slider').fill('1');
  expect(await guest.at('position').textContent()).toBe('Move 1 of 6');
  expect(await guest.at('banner').count()).toBe(0);
});

it('replays a finished table by its link', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['E', 'E'] }, seats: [here('Ann'), here('Bob')], actions: kRecord.actions.slice(0, 5) });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  await guest.play_to_the_end();
  await guest.page.getByRole('link', { name: 'Replay this game' }).click();
  await guest.at('last').click();
  expect(await guest.at('position').textContent()).toBe('Move 6 of 6');
  expect(await guest.scores()).toEqual((await theatre.server.view(table.table)).scores);
});
