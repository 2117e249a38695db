// SPDX-License-Identifier: MIT
// What a table offers beside the moves: aids and strict games, clocks, rematches, settings.
import { expect, it } from 'vitest';
import { bot, here, stage } from './support';

const theatre = stage();
const kTwo = [here('Ann'), here('Bob')];

it.each([false, true])('shows what still fits an open cell and marks dead ones; by touch: %s', async (touch) => {
  // After this E no tile with a city is left: beside the start tile's road U fits, behind its city nothing.
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'U', 'U'] },
    seats: kTwo,
    actions: ['draw E'],
  });
  const guest = await theatre.open({ tokens: table, context: { hasTouch: touch } });
  await guest.my_phase();
  await guest.page.keyboard.press('t');
  await guest.at('remaining').waitFor();
  await guest.page.locator('.count.dead').waitFor({ state: 'attached' });
  const [x, y] = await guest.middle_of('[data-cell="0,-1"]');
  if (touch) await guest.page.touchscreen.tap(x, y);
  else await guest.page.mouse.move(x, y);
  await guest.page.getByText('No remaining tile fits here.').waitFor();
  expect((await theatre.server.view(table.table)).tiles).toHaveLength(1); // looking lays nothing
  await guest.page.getByRole('button', { name: 'All tiles' }).click();
  await guest.at('remaining').waitFor();
  await guest.context.close();
});

it('keeps a strict game strict', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: kTwo, aids: false });
  const guest = await theatre.open({ tokens: { ...table, seats: table.seats.slice(0, 1) } }); // Bob is elsewhere
  await guest.my_phase();
  expect(await guest.page.getByRole('button', { name: 'Fields' }).count()).toBe(0);
  await guest.page.keyboard.press('t');
  await guest.page.getByText('Strict game: hints are off.').waitFor();
  expect(await guest.page.locator('.count').count()).toBe(0);
  await guest.page.keyboard.press('f');
  const start = (await guest.page.locator('[data-tile="D"]').boundingBox())!;
  await guest.page.mouse.click(start.x + start.width / 2, start.y + start.height * 0.12);
  // What has been asked so far is answered before this comes back.
  await guest.page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await guest.page.getByLabel('Say something').fill('No peeping!');
  await guest.page.keyboard.press('Enter');
  await guest.page.getByText('No peeping!').waitFor();
  expect(await guest.at('feature').count()).toBe(0);
  expect(await guest.at('fields').count()).toBe(0);
  await guest.context.close();
});

it('runs a clock, and a bot plays on when it has run out', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['U', 'U', 'U', 'U'] },
    seats: [here('Ann'), { kind: 'open' }],
    clock: { total: 9000, increment: 0 },
  });
  const guest = await theatre.open({ tokens: table });
  await guest.page.getByRole('button', { name: 'Add a bot' }).click();
  await guest.at('begin').click(); // from here on the clock runs
  await guest.my_phase();
  expect(await guest.page.locator('[data-testid="player-0"] .clock').textContent()).toMatch(/^[0-9]\.\d$/);
  expect(await guest.page.locator('[data-testid="player-1"] .clock').count()).toBe(0);
  await guest.at('ranks').waitFor();
  const view = await theatre.server.view(table.table);
  expect(view.stage).toBe('over');
  expect(view.tiles).toHaveLength(5);
  await guest.context.close();
});

it('plays again: everybody at the table goes along, and the old table can still be seen', async () => {
  const ann = await theatre.open({ path: '/', confirm_at_once: true });
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['U', 'U'] },
    seats: [here('Ann'), { kind: 'open' }],
  });
  await ann.sit_at(table);
  const bob = await theatre.open({ path: `/t/${table.table}`, confirm_at_once: true });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();
  for (const guest of [ann, bob]) {
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse();
    if ((await guest.phase_now()) === 'deploy') await guest.deploy('pass');
  }
  await bob.at('ranks').waitFor();
  await ann.at('rematch').click();
  for (const guest of [ann, bob])
    await guest.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table.table));
  expect(ann.page.url()).toBe(bob.page.url());
  const next = await theatre.server.view(ann.page.url().split('/t/')[1]!);
  expect(next.stage).toBe('playing');
  expect(next.seats.map((seat) => seat.name).sort()).toEqual(['Ann', 'Bob']);
  await bob.page.goto(`${theatre.server.address}/t/${table.table}`);
  await bob.page.getByRole('link', { name: 'Go to the new table' }).click();
  await bob.page.waitForURL(ann.page.url());
  for (const guest of [ann, bob]) await guest.context.close();
});

it('changes language and look at once', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['U', 'U', 'U', 'U'] }, seats: kTwo });
  const guest = await theatre.open({ confirm_at_once: true, tokens: table });
  expect(await guest.my_phase()).toBe('place');
  await guest.lay_by_mouse();
  await guest.my_phase();
  await guest.deploy('pass');
  await guest.my_phase();

  await guest.page.getByRole('button', { name: 'Settings' }).click();
  await guest.page.getByRole('button', { name: 'Dark' }).click();
  await guest.page.getByRole('button', { name: 'Deutsch' }).click();
  await guest.page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await guest.page.keyboard.press('Escape');
  await guest.page.getByText('Bob, du bist am Zug').first().waitFor();
  expect(await guest.page.locator('html').getAttribute('data-theme')).toBe('dark');
  await guest.page.reload();
  await guest.page.getByText('Bob').first().waitFor();
  expect(await guest.page.locator('html').getAttribute('lang')).toBe('de');
  await guest.context.close();
});

it('shows the score track as a picture', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'E', 'E'] },
    seats: kTwo,
    actions: ['draw E', 'place 0,-1 r2', 'follower 0'],
  });
  const guest = await theatre.open({ tokens: table });
  await guest.my_phase();
  await guest.page.getByRole('button', { name: 'Score track' }).click();
  await guest.page.getByRole('img', { name: 'Ann: 4 points, Bob: 0 points' }).waitFor();
  await guest.context.close();
});

it('says at home whose turn it is: yours, or whose of those who share the device', async () => {
  const alone = await theatre.sit({ setup: { sets: ['base'] }, seats: [here('Bob'), bot()] });
  await alone.my_phase();
  await alone.page.goto(theatre.link('/'));
  await alone.page.locator('[data-testid^="recent-"] b').getByText('Your turn', { exact: true }).waitFor();
  await alone.context.close();

  const shared = await theatre.sit({ setup: { sets: ['base'] }, seats: [here('Bob'), here('Ann')] });
  await shared.my_phase();
  await shared.page.goto(theatre.link('/'));
  await shared.page.locator('[data-testid^="recent-"] b').getByText('Bob, your turn', { exact: true }).waitFor();
  await shared.context.close();
});
