// SPDX-License-Identifier: MIT
// Quick pairing in two browsers: one press each, and a game that starts by itself; and who is wanted at a table.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage, type Guest } from './support';

const theatre = stage();

async function meet(ann: Guest, bob: Guest): Promise<void> {
  for (const one of [ann, bob]) await one.at('dock').waitFor();
  expect(ann.page.url()).toBe(bob.page.url());
}

it('two guests press one button each, and their game starts by itself', async () => {
  const ann = await theatre.open({ path: '/tables', pace: 'at_once' });
  await ann.at('quick-15').click();
  await ann.at('seeking').waitFor();
  expect(await serious_findings(ann)).toEqual([]);

  // Another time is another wish, and Cancel withdraws.
  const bob = await theatre.open({ path: '/tables', pace: 'at_once' });
  await bob.at('seekers').getByText('1 person').waitFor();
  await bob.at('none-to-join').waitFor();
  await bob.at('quick-5').click();
  await bob.at('seeking').waitFor();
  const eve = await theatre.open({ path: '/tables' });
  await eve.at('seekers').getByText('2 people').waitFor();
  await bob.at('cancel-seeking').click();
  await eve.at('seekers').getByText('1 person').waitFor();

  await bob.at('quick-15').click();
  await meet(ann, bob);
  await eve.at('listed-playing').waitFor();
  await eve.at('seekers').waitFor({ state: 'detached' });
  // The way back does not lead to the search.
  await bob.page.goBack();
  await bob.at('open-tables').waitFor();
  // Tables at which nobody came are forgotten.
  await bob.page.goto(theatre.link('/'));
  await bob.page.locator('[data-testid^="recent-"]').first().waitFor();
  expect(await bob.page.locator('[data-testid^="recent-"]').count()).toBe(1);
  for (const one of [ann, bob, eve]) await one.context.close();
});

it('two players are paired for a rated game', async () => {
  const ann = await theatre.open({ pace: 'at_once' });
  const bob = await theatre.open({ pace: 'at_once' });
  await theatre.become(ann, 'Ann');
  await theatre.become(bob, 'Bob');
  for (const one of [ann, bob]) {
    await one.page.goto(theatre.link('/tables'));
    await one.at('quick-10').getByText('Rated').waitFor();
    await one.at('quick-10').click();
  }
  await meet(ann, bob);
  const names = await ann.page.evaluate(async () => {
    const view = (await (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()) as {
      rated: boolean;
      seats: { name: string; player: string }[];
    };
    return [view.rated, ...view.seats.map((seat) => seat.player !== undefined && seat.name).sort()];
  });
  expect(names).toEqual([true, 'Ann', 'Bob']);
  for (const one of [ann, bob]) await one.context.close();
});

it('a table says which ratings are wanted, and others get no seat', async () => {
  const ann = await theatre.open();
  const bob = await theatre.open();
  await theatre.become(ann, 'Cleo');
  await theatre.become(bob, 'Dan');
  await ann.page.goto(theatre.link('/'));
  await ann.at('option-listed').check();
  await ann.at('option-rated').check();
  await ann.at('wanted-least').fill('1700');
  await ann.page.locator('form.card .end button').click();
  await ann.page.waitForURL('**/t/*');
  await ann.at('game-summary').getByText('rating from 1700').waitFor();
  await bob.page.goto(theatre.link('/tables'));
  await bob.at('listed-lobby').getByText('rating from 1700').waitFor();
  await bob.at('listed-lobby').click();
  await bob.at('join').click();
  await bob.page.getByText('This table is for players of other ratings.').waitFor();
  // The host changes it.
  await ann.at('wanted-least').fill('');
  await ann.at('wanted-least').blur();
  await bob.at('game-summary').getByText('rating from 1700').waitFor({ state: 'detached' });
  await ann.at('game-summary').getByText('rating from 1700').waitFor({ state: 'detached' });
  await ann.at('wanted-most').fill('1800');
  await ann.at('wanted-most').blur();
  await bob.at('game-summary').getByText('rating up to 1800').waitFor();
  // What the host is typing stays there when somebody comes.
  await ann.at('wanted-least').fill('140');
  await bob.at('join').click();
  await ann.at('seat-1').getByText('Dan').waitFor();
  expect(await ann.at('wanted-least').inputValue()).toBe('140');
  for (const one of [ann, bob]) await one.context.close();
});

// One player for both widths: a server lets one address create five.
it('looks right on a phone and on a desk', async () => {
  const guest = await theatre.open();
  await theatre.become(guest, 'Emil');
  for (const width of [390, 1440]) {
    await guest.page.setViewportSize({ width, height: 900 });
    const picture = async (name: string): Promise<void> => {
      expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await serious_findings(guest)).toEqual([]);
      if (process.env['PICTURES'] !== undefined)
        await guest.page.screenshot({ path: `${process.env['PICTURES']}/${name}-${width}.png` });
    };
    await guest.page.goto(theatre.link('/'));
    await guest.at('option-rated').check();
    await guest.at('wanted-least').scrollIntoViewIfNeeded();
    await picture('wanted');
    await guest.page.goto(theatre.link('/tables'));
    await guest.at('none-to-join').waitFor();
    await picture('quick');
    await guest.at('quick-15').click();
    await guest.at('seeking').waitFor();
    await picture('seeking');
  }
  await guest.context.close();
});
