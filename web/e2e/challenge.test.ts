// SPDX-License-Identifier: MIT
// Challenges by name in two browsers: accepted and played to the end, declined, withdrawn; and a bot for a rated game.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage, type Guest } from './support';

const theatre = stage();
const kWidths = [390, 1024, 1440];

async function picture(guest: Guest, name: string): Promise<void> {
  const before = guest.page.viewportSize()!;
  for (const width of kWidths) {
    await guest.page.setViewportSize({ width, height: 844 });
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (process.env['PICTURES'] !== undefined)
      await guest.page.screenshot({ path: `${process.env['PICTURES']}/${name}-${width}.png` });
  }
  await guest.page.setViewportSize(before);
}

async function challenge(guest: Guest, name: string, match?: string): Promise<void> {
  await guest.page.goto(theatre.link('/tables'));
  await guest.at('challenge-name').fill(name);
  if (match !== undefined) {
    await guest.at('challenge-game').click();
    await guest.at('match').selectOption(match);
  }
  await guest.at('send-challenge').click();
}

it('a player challenges another by name, who accepts on any page, and their rated duel starts by itself', async () => {
  const ann = await theatre.open({ pace: 'at_once' });
  const bob = await theatre.open({ pace: 'at_once' });
  await theatre.become(ann, 'Ann');
  await theatre.become(bob, 'Bob');
  await challenge(ann, 'Nobody');
  await ann.page.getByText('There is no player with this name.').waitFor();
  await ann.page.goto(theatre.link('/tables'));
  await picture(ann, 'challenge-form');
  expect(await serious_findings(ann)).toEqual([]);
  await challenge(ann, 'bob', 'duel');
  await ann.at('challenged').getByText('Waiting for Bob').waitFor();
  await picture(ann, 'challenge-waiting');
  expect(await serious_findings(ann)).toEqual([]);

  // Bob reads it wherever he is, and nobody else has a seat there.
  await bob.page.goto(theatre.link('/'));
  await bob.at('challenge').getByText('Ann challenges you').waitFor();
  await bob.at('challenge').getByText('Duel').waitFor();
  await picture(bob, 'challenge-received');
  expect(await serious_findings(bob)).toEqual([]);
  const eve = await theatre.open();
  await eve.page.goto(ann.page.url());
  await eve.at('challenged').getByText('This game is for Ann and Bob.').waitFor();
  expect(await eve.at('accept').count()).toBe(0);

  await bob.at('accept-challenge').click();
  for (const one of [ann, bob]) await one.at('dock').waitFor();
  expect(ann.page.url()).toBe(bob.page.url());
  await bob.page.getByRole('toolbar').getByRole('button', { name: 'End the game or go back' }).click();
  await bob.at('resign').click();
  await bob.at('resign').getByText('Really resign').click();
  for (const one of [ann, bob]) await one.at('finale').waitFor();
  await bob.page.goto(theatre.link('/'));
  await bob.at('my-game').waitFor();
  expect(await bob.at('my-game').count()).toBe(1);
  expect(await bob.at('challenge').count()).toBe(0);
  for (const one of [ann, bob, eve]) await one.context.close();
});

it('a challenge is declined, or withdrawn, and the other one sees it', async () => {
  const ann = await theatre.open();
  const bob = await theatre.open();
  await theatre.become(ann, 'Cleo');
  await theatre.become(bob, 'Dan');
  await challenge(ann, 'Dan');
  await ann.at('challenged').waitFor();
  await bob.page.goto(theatre.link('/'));
  await bob.at('decline-challenge').click();
  await bob.at('challenge').waitFor({ state: 'detached' });
  await ann.at('challenged').getByText('Dan has declined.').waitFor();
  await picture(ann, 'challenge-declined');
  // Who has declined is left in peace for a while.
  await challenge(ann, 'Dan');
  await ann.page.getByText('You challenged this player a short time ago.').waitFor();
  await ann.at('sent-challenge').getByText('Dan has declined.').waitFor();

  await challenge(bob, 'Cleo');
  await bob.at('challenged').waitFor();
  const link = bob.page.url();
  await ann.page.goto(theatre.link('/'));
  await ann.at('challenge').waitFor();
  await ann.page.goto(link);
  await ann.at('accept').waitFor();
  await bob.at('withdraw').click();
  await ann.at('challenged').getByText('This challenge was withdrawn.').waitFor();
  expect(await ann.at('accept').count()).toBe(0);
  for (const one of [ann, bob]) await one.context.close();
});

it('a bot plays a rated game after two presses', async () => {
  const guest = await theatre.open({ pace: 'at_once' });
  await theatre.become(guest, 'Fay');
  await guest.page.goto(theatre.link('/tables'));
  await guest.at('rated-bot-easy').click();
  await guest.at('begin').click();
  await guest.at('dock').waitFor();
  const rated = await guest.page.evaluate(
    async () =>
      ((await (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()) as { rated?: boolean }).rated,
  );
  expect(rated).toBe(true);
  await guest.context.close();
});
