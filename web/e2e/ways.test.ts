// SPDX-License-Identifier: MIT
// Other ways to play: in German, against a bot of a chosen rating, against as many as one likes.
import { expect, it } from 'vitest';
import type { Catalogue } from '../src/lib/protocol';
import { here, stage } from './support';

const theatre = stage();

it('speaks German, with the words of the rulebook', async () => {
  const guest = await theatre.open({ language: 'de', path: '/' });
  await guest.page.getByRole('button', { name: 'Jetzt spielen' }).waitFor();
  expect(await guest.page.locator('html').getAttribute('lang')).toBe('de');
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'E', 'E'] },
    seats: [here('Anna'), here('Bernd')],
  });
  await guest.sit_at(table);
  await guest.page.getByText('Anna, du bist am Zug').first().waitFor();
  await guest.lay_by_mouse('0,-1');
  await guest.page.getByRole('button', { name: 'Ritter' }).click();
  await guest.page.getByRole('button', { name: 'Bestätigen' }).click();
  await guest.page.keyboard.press('l');
  await guest.page.getByText('Anna: 4 Punkte für eine Stadt').first().waitFor();
  await guest.page.getByText('2 Karten × 2 = 4').first().waitFor();
  await guest.page.goto(`${theatre.server.address}/rules/wheel`);
  await guest.page.getByRole('heading', { name: 'Das Schicksalsrad' }).waitFor();
});

it('plays against a bot of the rating that was chosen', async () => {
  const guest = await theatre.open({ path: '/' });
  await guest.at('rating').fill('650');
  await guest.page.getByText('Elo 650', { exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.at('board').waitFor();
  expect(await guest.at('player-1').getAttribute('title')).toContain('Elo 650');
  await guest.my_phase();
  await guest.lay_by_mouse();
  await guest.context.close();
});

it('says beside the quick games against whom they go, and changes it there', async () => {
  const guest = await theatre.open({ path: '/' });
  const against = guest.at('against');
  expect((await against.textContent())?.trim()).toBe('Against 1 bot · medium');
  // The slider has a number, and somebody who plays like that.
  const card = guest.at('bot-card').first();
  expect(await card.innerText()).toMatch(/^Azalaïs · Bot, medium\nKnows the trade/);
  expect(await guest.at('rating-number').first().innerText()).toBe('Elo 1500');
  await guest.at('rating').first().fill('900');
  await card.getByText('Elo 900, plays like Jaufre (easy)').waitFor();
  expect(await card.locator('svg[data-face="easy"]').count()).toBe(1);
  expect(await guest.at('rating-number').first().innerText()).toBe('Elo 900');
  await guest.at('level-medium').first().click();
  await against.click();
  const quick = guest.page.locator('section', { has: against });
  await quick.getByRole('button', { name: '3', exact: true }).click();
  await quick.getByRole('button', { name: 'easy' }).click();
  expect((await against.textContent())?.trim()).toBe('Against 3 bots · easy');
  // With four players, bots have other ratings, and they do not go as far.
  const catalogue = (await (await fetch(`${theatre.server.address}/api/catalogue`)).json()) as Catalogue;
  const four = catalogue.ladders!.find((one) => one.players === 4)!;
  expect(four.levels.easy).not.toBe(800);
  await quick.getByText(`Elo ${four.levels.easy}`, { exact: true }).waitFor();
  expect(await quick.getByTestId('rating').getAttribute('max')).toBe(String(four.ratings[1]));
  await guest.at('preset-first').click();
  await guest.at('player-3').waitFor();
  expect(
    await guest.page
      .locator('[data-testid^="player-"]')
      .evaluateAll((players) => players.map((one) => one.getAttribute('title'))),
  ).toEqual(['Guest', ...['Jaufre', 'Esclarmonde', 'Bertran'].map((name) => `${name}, Bot, easy`)]);
  // Whoever hears the page hears numbers with what they count, and each once.
  await guest.my_phase();
  expect(await guest.at('player-0').ariaSnapshot()).toMatch(/Guest 0 points 7 meeples$/);
  await guest.context.close();
});
