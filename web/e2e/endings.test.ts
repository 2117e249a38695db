// SPDX-License-Identifier: MIT
// Games of two that end early, and turns that are taken back: two browsers that agree, or do not.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { here, stage, type Guest } from './support';

const theatre = stage();

// Ann and Bob, each in a browser of their own, in a game that has begun.
async function two(clock?: { total: number; increment: number; loses: boolean }): Promise<[Guest, Guest]> {
  const wish = { setup: { sets: ['base' as const] }, seats: [here('Ann'), { kind: 'open' as const }] };
  const ann = await theatre.sit({ ...wish, ...(clock === undefined ? {} : { clock }) }, { confirm_at_once: true });
  const bob = await theatre.open({ path: new URL(ann.page.url()).pathname, confirm_at_once: true });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();
  return [ann, bob];
}
const settle = (guest: Guest): Promise<void> =>
  guest.page.getByRole('toolbar').getByRole('button', { name: 'End the game or go back' }).click();
const verdict = async (guest: Guest): Promise<string> => {
  await guest.at('finale').waitFor();
  return guest.at('verdict').innerText();
};
async function turn(guest: Guest): Promise<void> {
  expect(await guest.my_phase()).toBe('place');
  await guest.lay_by_mouse();
  if ((await guest.phase_now()) === 'deploy') await guest.deploy();
  await guest.arrived();
}

it('takes a turn back, declines and accepts a tie', async () => {
  const [ann, bob] = await two();
  await turn(ann);
  expect(await bob.my_phase()).toBe('place');
  await settle(ann);
  expect(await serious_findings(ann)).toEqual([]);
  await ann.at('offer-take-back').click();
  await ann.at('offer').getByText('Waiting for Bob.').waitFor();
  await bob.at('offer').getByText('Ann would like to take back a turn.').waitFor();
  await bob.at('accept').click();
  await bob.at('notice').getByText('Ann took back a turn.').waitFor();
  await turn(ann);

  await settle(bob);
  await bob.at('offer-tie').click();
  await ann.at('decline').click();
  await bob.at('notice').getByText('Ann declined.').waitFor();
  await turn(bob);
  await settle(ann);
  await ann.at('offer-tie').click();
  await bob.at('accept').click();
  for (const guest of [ann, bob]) expect(await verdict(guest)).toBe('A tie by agreement');
  await bob.page.reload();
  expect(await verdict(bob)).toBe('A tie by agreement');
});

it('is resigned by two presses', async () => {
  const [ann, bob] = await two();
  await turn(ann);
  await settle(bob);
  await bob.at('resign').click();
  await bob.at('resign').getByText('Really resign').click();
  expect(await verdict(bob)).toBe('You resigned');
  expect(await verdict(ann)).toBe('Bob resigned');
  const before = bob.page.url();
  await ann.at('rematch').click();
  await bob.page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));

  // What was played can be analysed.
  const eve = await theatre.open({ path: new URL(before).pathname.replace('/t/', '/analysis/') });
  await eve.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
});

it('is aborted at the beginning, and lost when the time is over', async () => {
  const [ann, bob] = await two();
  await settle(ann);
  await ann.at('abort').click();
  expect(await verdict(bob)).toBe('The game was aborted. It does not count.');
  const [eve, tom] = await two({ total: 1000, increment: 0, loses: true });
  expect(await verdict(eve)).toBe('You ran out of time');
  expect(await verdict(tom)).toBe('Ann ran out of time');
});
