// SPDX-License-Identifier: MIT
// Open tables in three browsers: one makes a table, one joins it from the list, one watches from there.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage } from './support';

const theatre = stage();

it('a table that is open to all is found, joined and watched', async () => {
  const bob = await theatre.open({ path: '/', pace: 'at_once' });
  await bob.at('to-open-tables').click();
  await bob.at('none-to-join').waitFor();
  await bob.at('none-to-watch').waitFor();

  const ann = await theatre.open({ path: '/', pace: 'at_once' });
  await ann.at('option-listed').check();
  await ann.page.locator('form.card .end button').click();
  await ann.page.waitForURL('**/t/*');

  // It appears by itself.
  await bob.at('listed-lobby').waitFor();
  expect(await serious_findings(bob)).toEqual([]);
  const eve = await theatre.open({ path: '/tables' });
  await eve.at('listed-lobby').waitFor();
  await bob.at('listed-lobby').click();
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await eve.at('none-to-join').waitFor();
  await ann.at('begin').click();

  await eve.at('listed-playing').getByText('Bob').waitFor();
  await eve.at('listed-playing').click();
  await eve.page.waitForURL('**/t/*');
  expect(eve.page.url()).toBe(ann.page.url());
  for (const guest of [ann, bob, eve]) await guest.context.close();
});

it('the list comes back after the server was away', async () => {
  const guest = await theatre.open({ path: '/tables' });
  await guest.at('none-to-join').waitFor();
  await theatre.server.kill();
  await guest.page.getByRole('status').waitFor();
  await theatre.server.revive();
  await guest.page.getByRole('status').waitFor({ state: 'detached' });
  await guest.context.close();
});

it.each([390, 1440])('looks right %i pixels wide', async (width) => {
  const guest = await theatre.open({ context: { viewport: { width, height: 900 } } });
  const person = (name: string, rating?: number) => ({
    kind: 'person',
    name,
    level: null,
    colour: name.length % 8,
    ...(rating === undefined ? {} : { player: name, rating }),
  });
  const open = { kind: 'open', name: null, level: null, colour: 1 };
  const common = { kind: 'base', sets: ['base'], clock: { total: 900_000, increment: 0 }, watchers: 0, created: 1 };
  const tables = [
    { ...common, table: 'a', stage: 'lobby', seats: [person('Guillemette', 1662), open], rated: true },
    { ...common, table: 'b', stage: 'lobby', seats: [person('Wilhelmine von Tripsdrill'), open], clock: null },
    {
      ...common,
      table: 'c',
      stage: 'lobby',
      sets: ['base', 'inns', 'traders', 'hills'],
      seats: [person('A'), open, open],
    },
    { ...common, table: 'd', stage: 'playing', seats: [person('Ann', 1400), person('Bob', 1450)], watchers: 2 },
    {
      ...common,
      table: 'e',
      stage: 'playing',
      seats: [person('Cleo', 1990), person('Dan', 1875)],
      rated: true,
      watchers: 12,
    },
  ];
  await guest.page.routeWebSocket('**/ws/tables', (socket) => {
    socket.onMessage(() => socket.send('{"type":"pong"}'));
    socket.send(JSON.stringify({ type: 'tables', tables }));
  });
  await guest.page.goto(theatre.link('/tables'));
  await guest.at('listed-playing').first().waitFor();
  // The strongest first.
  expect(await guest.at('listed-playing').first().innerText()).toContain('Cleo');
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await serious_findings(guest)).toEqual([]);
  if (process.env['PICTURES'] !== undefined)
    await guest.page.screenshot({ path: `${process.env['PICTURES']}/tables-${width}.png`, fullPage: true });
  await guest.context.close();
});
