// SPDX-License-Identifier: MIT
// A rated game of two players in two browsers: made, joined, resigned, and what it changes.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage, type Guest } from './support';

const theatre = stage();

async function make_rated_table(guest: Guest): Promise<void> {
  await guest.page.goto(theatre.link('/'));
  await guest.at('option-rated').check();
  expect(await guest.at('option-aids').isDisabled()).toBe(true);
  expect(await guest.at('clock').inputValue()).toBe('15+0');
  await guest.page.locator('form.card .end button').click();
  await guest.page.waitForURL('**/t/*');
}

it('two players play a rated game, a guest may watch, and the ratings are on the page', async () => {
  const ann = await theatre.open({ pace: 'at_once' });
  const bob = await theatre.open({ pace: 'at_once' });
  const guest = await theatre.open();
  await theatre.become(ann, 'Ann');
  await theatre.become(bob, 'Bob');
  await make_rated_table(ann);
  const link = ann.page.url();

  // A guest reads why there is no seat.
  await guest.page.goto(link);
  await guest.at('players-only').waitFor();
  expect(await guest.at('join').count()).toBe(0);

  await bob.page.goto(link);
  await bob.at('join').click();
  await ann.at('seat-1').getByText('Bob').waitFor();
  // It does not start without Bob.
  await bob.page.goto('about:blank');
  await ann.page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[data-testid="begin"]')!.disabled);
  await bob.page.goto(link);
  await ann.page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('[data-testid="begin"]')!.disabled);
  await ann.at('begin').click();

  // Bob resigns: the ratings of both change, and the page says by how much.
  await bob.page.getByRole('toolbar').getByRole('button', { name: 'End the game or go back' }).click();
  await bob.at('resign').waitFor();
  expect(await bob.at('offer-take-back').count()).toBe(0);
  await bob.at('resign').click();
  await bob.at('resign').getByText('Really resign').click();
  await ann.at('finale').waitFor();
  await ann.at('details').click();
  await ann.at('rating-change').waitFor();
  const changes = await ann.at('rating-change').innerText();
  expect(changes).toContain('1662');
  expect(changes).toContain('+162');
  expect(changes).toContain('1338');
  expect(changes).toContain('−162');

  // The page of the player, also after a reload.
  await ann.page.goto(theatre.link('/player'));
  await ann.at('rating-base').getByText('1662').waitFor();
  expect(await ann.at('rating-base').innerText()).toContain('± 569');
  await ann.at('record').getByText('Bob').waitFor();
  await ann.at('to-best').click();
  await ann.at('best-none').waitFor();
  for (const one of [ann, bob, guest]) await one.context.close();
});

it.each([390, 1440])('pages of ratings look right %i pixels wide', async (width) => {
  const guest = await theatre.open({ context: { viewport: { width, height: 900 } } });
  await theatre.become(guest, `Cleo ${width}`);
  const id = 'shown';
  const points = Array.from({ length: 30 }, (_, n) => [
    1_760_000_000_000 + n * 86_400_000,
    Math.round(1500 + 12 * n + 60 * Math.sin(n)),
    Math.round(350 / Math.sqrt(1 + n)),
  ]);
  const rating = { rating: 1848, margin: 124, provisional: false, games: 30 };
  await guest.page.route(`**/api/players/${id}`, (route) =>
    route.fulfill({
      json: {
        id,
        name: 'Guillemette',
        colour: 2,
        face: 'hard-1',
        created: 1_760_000_000_000,
        games: { won: 21, tied: 2, lost: 11 },
        ratings: { base: rating, sets: { rating: 1502, margin: 480, provisional: true, games: 2 } },
      },
    }),
  );
  await guest.page.route(`**/api/players/${id}/ratings/*`, (route) => route.fulfill({ json: { points } }));
  await guest.page.route(`**/api/players/${id}/record`, (route) =>
    route.fulfill({
      json: {
        against: [
          { player: 'x', name: 'Wilhelmine von Tripsdrill', won: 12, tied: 1, lost: 9 },
          { level: 'hard', won: 0, tied: 0, lost: 4 },
        ],
      },
    }),
  );
  await guest.page.route('**/api/ratings/base', (route) =>
    route.fulfill({
      json: {
        kind: 'base',
        least_games: 20,
        best: Array.from({ length: 12 }, (_, n) => ({
          ...rating,
          rating: 1900 - 31 * n,
          player: `p${n}`,
          name: n === 3 ? 'Wilhelmine von Tripsdrill' : `Player ${n + 1}`,
          colour: n % 8,
          face: 'easy-0',
        })),
      },
    }),
  );
  const fits = (): Promise<number> => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [path, shown, picture] of [
    [`/players/${id}`, 'rating-graph', 'shown-player'],
    ['/best', 'best-page', 'best'],
  ] as const) {
    await guest.page.goto(theatre.link(path));
    await guest.at(shown).first().waitFor();
    if (picture === 'best') await guest.page.getByText('Wilhelmine').waitFor();
    expect(await fits()).toBe(0);
    expect(await serious_findings(guest)).toEqual([]);
    if (process.env['PICTURES'] !== undefined)
      await guest.page.screenshot({ path: `${process.env['PICTURES']}/${picture}-${width}.png`, fullPage: true });
  }
  await guest.context.close();
});
