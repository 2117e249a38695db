// SPDX-License-Identifier: MIT
// A best of three and a duel to their ends, in two browsers; how the pages of a match look.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { here, stage, type Guest } from './support';

const theatre = stage();
const kWidths = [390, 1024, 1440];

async function picture(guest: Guest, name: string, width: number): Promise<void> {
  const before = guest.page.viewportSize()!;
  await guest.page.setViewportSize({ width, height: 844 });
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (process.env['PICTURES'] !== undefined)
    await guest.page.screenshot({ path: `${process.env['PICTURES']}/${name}-${width}.png` });
  await guest.page.setViewportSize(before);
}

async function resign(guest: Guest): Promise<void> {
  await guest.page.getByRole('toolbar').getByRole('button', { name: 'End the game or go back' }).click();
  await guest.at('resign').click();
  await guest.at('resign').getByText('Really resign').click();
  await guest.at('finale').waitFor();
}

// One of them asks for the next game, and both are there.
async function next(asks: Guest, other: Guest): Promise<void> {
  const before = asks.page.url();
  await other.at('finale').waitFor();
  await asks.at('next-game').click();
  for (const one of [asks, other]) {
    await one.page.waitForURL((url) => url.href !== before);
    await one.at('dock').waitFor();
  }
}

it('two players play a rated best of three to its end', async () => {
  const ann = await theatre.open({ pace: 'at_once' });
  const bob = await theatre.open({ pace: 'at_once' });
  await theatre.become(ann, 'Ann');
  await theatre.become(bob, 'Bob');
  await ann.page.goto(theatre.link('/'));
  await ann.at('option-rated').check();
  await ann.at('option-listed').check();
  await ann.at('match').selectOption('3');
  await ann.page.locator('form.card .end button').click();
  await ann.page.waitForURL('**/t/*');

  await bob.page.goto(theatre.link('/tables'));
  await bob.at('listed-lobby').getByText('Best of 3').waitFor();
  await bob.at('listed-lobby').click();
  await bob.at('game-summary').getByText('Best of 3').waitFor();
  await bob.at('join').click();
  await ann.at('begin').click();
  await ann.at('match-line').getByText('Game 1 of 3').waitFor();
  await bob.at('match-line').getByText('Game 1 of 3').waitFor();

  await resign(ann);
  await ann.at('finale').getByText('0 : 1').or(ann.at('finale').getByText('1 : 0')).waitFor();
  for (const width of kWidths) await picture(ann, 'match-finale', width);
  await next(bob, ann); // either of them asks
  await bob.at('match-line').getByText('Game 2 of 3').waitFor();
  for (const width of kWidths) await picture(bob, 'match-table', width);
  await resign(bob);
  await next(bob, ann);
  await ann.at('match-line').getByText('1 : 1').waitFor();
  await resign(bob);
  expect(await bob.at('next-game').count()).toBe(0);

  // The page of the match: its score and its games, for everybody.
  await ann.at('finale').waitFor();
  const link = await ann.at('finale').getByTestId('match-line').getAttribute('href');
  const guest = await theatre.open();
  await guest.page.goto(theatre.link(link ?? ''));
  await guest.at('match-verdict').getByText('Ann wins the match').waitFor();
  expect(await guest.at('match-game').count()).toBe(3);
  expect(await serious_findings(guest)).toEqual([]);
  for (const width of kWidths) await picture(guest, 'match-page', width);
  for (const one of [ann, bob, guest]) await one.context.close();
});

// From the first tile to the last; who starts, starts.
async function play(first: Guest, second: Guest, tiles: number): Promise<void> {
  for (let n = 0; n < tiles; ++n) {
    const guest = n % 2 === 0 ? first : second;
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse();
    if ((await guest.phase_now()) === 'deploy') await guest.deploy();
    await guest.arrived();
  }
  for (const one of [first, second]) await one.at('finale').waitFor();
}
const drawn = async (guest: Guest): Promise<string[]> => {
  const table = new URL(guest.page.url()).pathname.split('/').at(-1) ?? '';
  const reply = await fetch(theatre.link(`/api/tables/${table}/record`));
  const { actions } = (await reply.json()) as { actions: string[] };
  return actions.filter((one) => one.startsWith('draw'));
};

it('two guests play a duel to its end: the same tiles twice, and the sum decides', async () => {
  const bag = ['E', 'U', 'V', 'H', 'B', 'P'];
  const ann = await theatre.sit(
    { setup: { sets: ['base'], bag }, seats: [here('Ann'), { kind: 'open' }], match: { duel: true } },
    { pace: 'at_once', confirm_at_once: true },
  );
  const bob = await theatre.open({
    path: new URL(ann.page.url()).pathname,
    pace: 'at_once',
    confirm_at_once: true,
  });
  await bob.at('game-summary').getByText('Duel').waitFor();
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();
  await play(ann, bob, bag.length);
  const deck = await drawn(ann);
  expect(deck).toHaveLength(bag.length);
  await next(ann, bob);
  await bob.at('match-line').getByText('Game 2 of 2').waitFor();
  await play(bob, ann, bag.length); // the seats are changed
  expect(await drawn(ann)).toEqual(deck);
  await picture(bob, 'duel-finale', 390);
  await bob.at('finale').getByTestId('match-line').click();
  await bob.at('match-verdict').waitFor();
  const points = (await bob.at('match-score').allInnerTexts()).map(Number);
  const games = (await bob.at('match-game').locator('td').allInnerTexts()).filter((text) => /^\d+$/.test(text));
  expect(points[0]).toBe(Number(games[0]) + Number(games[2]));
  expect(points[1]).toBe(Number(games[1]) + Number(games[3]));
  for (const one of [ann, bob]) await one.context.close();
});

it('a guest who was away finds the next game on the page of the match, and it starts', async () => {
  const ann = await theatre.sit(
    { setup: { sets: ['base'] }, seats: [here('Ann'), { kind: 'open' }], match: { games: 3 } },
    { pace: 'at_once' },
  );
  const table = new URL(ann.page.url()).pathname;
  const bob = await theatre.open({ path: table, pace: 'at_once' });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();
  await bob.at('dock').waitFor();
  await resign(ann);
  await bob.at('finale').waitFor();
  await bob.page.goto(theatre.link('/rules'));
  await ann.at('next-game').click();
  await ann.at('next-game-lobby').getByText('away').waitFor();
  expect(await serious_findings(ann)).toEqual([]);
  for (const width of kWidths) await picture(ann, 'next-game', width);
  await bob.page.goto(theatre.link(table.replace('/t/', '/match/')));
  await bob.at('to-game').click();
  for (const one of [ann, bob]) await one.at('match-line').getByText('Game 2 of 3').waitFor();
  expect(await bob.my_phase()).toBe('place'); // who did not start the first game starts this one
  for (const one of [ann, bob]) await one.context.close();
});

it('a rated duel that is resigned changes the ratings of duels at once', async () => {
  const ann = await theatre.open({ pace: 'at_once' });
  const bob = await theatre.open({ pace: 'at_once' });
  await theatre.become(ann, 'Cleo');
  await theatre.become(bob, 'Dan');
  await ann.page.goto(theatre.link('/'));
  await ann.at('option-rated').check();
  await ann.at('match').selectOption('duel');
  await ann.page.locator('form.card .end button').click();
  await ann.page.waitForURL('**/t/*');
  await bob.page.goto(ann.page.url());
  await bob.at('join').click();
  await ann.at('begin').click();
  await bob.at('match-line').getByText('Game 1 of 2').waitFor();
  await resign(bob);
  await ann.at('finale').getByText('Cleo wins the match').waitFor();
  expect(await ann.at('next-game').count()).toBe(0);
  await ann.at('details').click();
  await ann.at('rating-change').getByText('+162').waitFor();
  await ann.page.goto(theatre.link('/player'));
  await ann.at('rating-base_duel').getByText('1662').waitFor();
  for (const one of [ann, bob]) await one.context.close();
});

it.each(['none', 'nosuchtablenosuchtable'])('a match that is not there is said to be missing: %s', async (id) => {
  const guest = await theatre.open();
  await guest.page.goto(theatre.link(`/match/${id}`));
  await guest.at('no-match').waitFor();
  await guest.context.close();
});
