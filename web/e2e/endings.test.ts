// SPDX-License-Identifier: MIT
// Games of two that end early, and turns that are taken back: two browsers that agree, or do not.
import type { WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import type { ClockRule } from '../src/lib/protocol';
import { here, stage, type Guest } from './support';

const theatre = stage();

// Ann and Bob, each in a browser of their own, in a game that has begun.
async function two(clock?: ClockRule): Promise<[Guest, Guest]> {
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

it('goes on with a bot when one of three resigns', async () => {
  const seats = [here('Ann'), here('Cid'), { kind: 'open' as const }];
  const made = await theatre.server.make({ setup: { sets: ['base'] }, seats });
  const ann = await theatre.open({ tokens: { ...made, seats: [made.seats[0]!] } });
  const bob = await theatre.open({ path: `/t/${made.table}` });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('seat-2').getByText('Bob').waitFor();
  await ann.at('begin').click();
  await settle(bob);
  expect(await bob.at('offer-tie').count()).toBe(0);
  await bob.at('resign').click();
  await bob.at('resign').getByText('Really resign').click();
  await ann.at('notice').getByText('Bob resigned. A bot takes over.').waitFor();
  const { seats: shown, stage } = await theatre.server.view(made.table);
  expect(stage).toBe('playing');
  expect(shown[2]).toMatchObject({ kind: 'person', level: 'medium', resigned: true });
  expect(await bob.page.getByRole('button', { name: 'I’m back' }).count()).toBe(0);
});

it('goes on for a player with one second left who comes back in time', async () => {
  const [ann] = await two({ total: 1000, increment: 0, delay: 600_000, loses: true });
  expect(await ann.my_phase()).toBe('place');
  await ann.lay_by_mouse();
  await ann.arrived();
  await ann.come_back();
  expect(await ann.my_phase()).toBe('deploy');
  await theatre.server.kill();
  await ann.at('lost').waitFor();
  await theatre.server.revive();
  await ann.at('lost').waitFor({ state: 'detached' });
  expect(await ann.my_phase()).toBe('deploy');
  await ann.deploy();
  await ann.arrived();
  const view = await theatre.server.view(new URL(ann.page.url()).pathname.slice('/t/'.length));
  expect(view.stage).toBe('playing');
  expect(view.seats[0]!.clock).toBe(1000);
  expect(view.actor).toBe(1);
});

// Presses the button as soon as the page is connected, faster than a test could from outside.
async function press_when_back(guest: Guest, selector: string): Promise<void> {
  await guest.page.evaluate((button) => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-testid="lost"]') !== null) return;
      const found = document.querySelector<HTMLElement>(button);
      if (found === null) clearInterval(timer);
      else found.click();
    }, 10);
  }, selector);
}

// Ann's connection breaks during her turn and works again within the last second of her clock, and she acts at once.
// Says what was left on her clock then; null if the time ran out, as it may on a busy machine.
async function act_in_the_last_second(): Promise<number | null> {
  const kDelay = 12_000;
  const kBreak = 1500; // before the delay is over: the page has begun to connect again by then, and still tries
  const clock = { total: 1000, increment: 0, delay: kDelay, loses: true };
  const wish = { setup: { sets: ['base' as const] }, seats: [here('Ann'), { kind: 'open' as const }], clock };
  const ann = await theatre.sit(wish, { confirm_at_once: true, pace: 'at_once' });
  const table = new URL(ann.page.url()).pathname.slice('/t/'.length);
  const open: WebSocketRoute[] = [];
  let works = Promise.resolve();
  let repair = (): void => undefined;
  await ann.context.routeWebSocket(/\/ws\//, async (socket) => {
    await works;
    open.push(socket);
    socket.connectToServer();
  });
  await ann.come_back();
  const bob = await theatre.open({ path: `/t/${table}` });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  const before = Date.now(); // her turn begins later
  await ann.at('begin').click();
  expect(await ann.my_phase()).toBe('place');
  await ann.lay_by_mouse();
  expect(await ann.my_phase()).toBe('deploy');
  while (Date.now() < before + kDelay - kBreak) await theatre.server.view(table);

  works = new Promise((resolve) => (repair = resolve));
  await Promise.all(open.map((socket) => socket.close()));
  await ann.at('lost').waitFor();
  await press_when_back(ann, '[data-testid="dock"] [data-action^="pass"]');
  let view = await theatre.server.view(table);
  while (view.stage === 'playing' && view.seats[0]!.clock === clock.total) view = await theatre.server.view(table);
  repair();
  while (view.stage === 'playing' && view.actor === 0) view = await theatre.server.view(table);
  if (view.stage === 'playing') expect(await bob.my_phase()).toBe('place');
  for (const guest of [ann, bob]) await guest.context.close();
  if (view.stage === 'playing') return view.seats[0]!.clock!;
  expect(view.ended).toMatchObject({ reason: 'out_of_time', seat: 0 });
  return null;
}

it('goes on for a player whose connection is back in the last second', async () => {
  let left: number | null = null;
  for (let tries = 0; left === null && tries < 5; ++tries) left = await act_in_the_last_second();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(1000);
});
