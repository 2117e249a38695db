// SPDX-License-Identifier: MIT
// Two browsers at one table, with the server dying in the middle.
import { expect, it } from 'vitest';
import { stage, type Guest } from './support';

const theatre = stage();

async function turn(guest: Guest): Promise<void> {
  expect(await guest.my_phase()).toBe('place');
  await guest.lay_by_mouse();
  if ((await guest.phase_now()) === 'deploy') await guest.deploy('follower');
  await guest.arrived();
}

it('seats a friend by link, survives a restart and a reload, and speaks', async () => {
  const ann = await theatre.open({ path: '/', confirm_at_once: true });
  await ann.page.getByLabel('Name for seat 1').fill('Ann');
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  const link = await ann.at('link').inputValue();
  expect(link).toContain('/t/');
  await ann.page.getByRole('img', { name: 'QR code of the link to this table' }).waitFor();

  const bob = await theatre.open({ confirm_at_once: true });
  await bob.page.goto(link);
  await bob.at('name').fill('Bob <b>');
  await bob.at('join').click();
  await ann.at('begin').click();

  await turn(ann);
  await turn(bob);
  expect(await ann.at('player-1').textContent()).toContain('Bob <b>');

  // The server goes away; both notice quietly, and come back by themselves.
  await theatre.server.kill();
  for (const guest of [ann, bob]) await guest.at('lost').waitFor();
  await theatre.server.revive();
  for (const guest of [ann, bob]) await guest.page.locator('[data-link="open"]').waitFor();
  await turn(ann);
  await turn(bob);
  await bob.page.reload();
  await turn(ann);
  await turn(bob);

  const table = link.split('/t/')[1]!;
  const view = await theatre.server.view(table);
  expect(view.tiles).toHaveLength(7);
  expect(view.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob <b>']);

  await bob.page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await bob.page.getByLabel('Say something').fill('Well laid!');
  await bob.page.keyboard.press('Enter');
  await ann.page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await ann.at('side-chat').getByText('Well laid!').waitFor();

  // Somebody without a seat only watches.
  const eve = await theatre.open({ path: `/t/${table}` });
  expect(await eve.phase_now()).toBe('wait');
});

it('says plainly that a table does not exist', async () => {
  const guest = await theatre.open({ path: '/t/nosuchtable' });
  await guest.page.getByRole('heading', { name: 'This table does not exist.' }).waitFor();
});
