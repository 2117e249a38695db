// SPDX-License-Identifier: MIT
// The lobby: the host changes seats and game until the start, guests join in one step.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { here, stage, type Guest } from './support';

const theatre = stage();
const lobby = { setup: { sets: ['base' as const] }, seats: [here('Ann'), { kind: 'open' as const }] };

const seats = (guest: Guest) => guest.page.locator('[data-testid^="seat-"]');
const sets = (guest: Guest) => guest.at('game-summary').locator('dd').first();
const wide = (guest: Guest): Promise<number> =>
  guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

it('is changed by the host while a guest looks, joined in one step, and kept', async () => {
  const ann = await theatre.sit(lobby, { confirm_at_once: true });
  const link = await ann.at('link').inputValue();
  const bob = await theatre.open({ confirm_at_once: true });
  await bob.page.goto(link);
  await bob.page.getByRole('heading', { name: 'Ann invites you to a game' }).waitFor();
  expect(await sets(bob).innerText()).toBe('Base game');

  await ann.at('add-seat').click();
  await ann.at('fill-2').click();
  await ann.at('level-2').selectOption('hard');
  await ann.at('set-inns').check();
  await ann.at('option-farmers').uncheck();
  await ann.at('clock').selectOption('10+10');
  await bob.at('game-summary').getByText('10 min + 10 s per turn').waitFor();
  expect(await sets(bob).innerText()).toBe('Base game · Inns & Cathedrals');
  await bob.at('game-summary').getByText('Farmers: off').waitFor();
  await bob.at('seat-2').getByText('Gaucelm').waitFor();
  expect(await bob.page.getByRole('button', { name: 'Add a seat' }).count()).toBe(0);

  await bob.at('name').fill('Bob');
  await bob.page.keyboard.press('Enter');
  await bob.at('seat-1').getByText('Bob (you)').waitFor();
  await ann.at('seat-1').getByText('Bob').waitFor();

  // Another seat before Bob's own would move him: he keeps his place under a new number, also after a restart.
  await ann.at('add-seat').click();
  await ann.at('remove-2').click();
  await ann.at('fill-2').click();
  await ann.at('level-2').selectOption('master');
  await bob.at('seat-2').getByText('Alienòr').waitFor();
  await theatre.server.kill();
  await theatre.server.revive();
  for (const guest of [ann, bob]) await guest.page.locator('[data-link="open"]').waitFor();
  await ann.page.reload();
  await bob.page.reload();
  await bob.at('seat-1').getByText('Bob (you)').waitFor();
  await bob.at('seat-2').getByText('Alienòr').waitFor();
  expect(await sets(bob).innerText()).toBe('Base game · Inns & Cathedrals');
  await ann.at('level-2').selectOption('easy');
  await ann.at('seat-2').getByText('Jaufre').waitFor();

  await ann.at('begin').click();
  expect(await ann.my_phase()).toBe('place');
  await ann.lay_by_mouse();
  if ((await ann.phase_now()) === 'deploy') await ann.deploy();
  expect(await bob.my_phase()).toBe('place');
  const view = await theatre.server.view(link.split('/t/')[1]!);
  expect(view.setup).toMatchObject({ sets: ['base', 'inns'], options: { farmers: false } });
  expect(view.seats.map((seat) => seat.name)).toEqual(['Ann', 'Bob', 'Jaufre']);
  expect(view.clock).toEqual({ total: 600_000, increment: 10_000 });
});

it('keeps what the host has changed while answers to earlier changes are on their way', async () => {
  const ann = await theatre.open();
  const late: (() => void)[] = [];
  let slow = false;
  await ann.page.routeWebSocket(/\/ws\//, (page) => {
    page.connectToServer().onMessage((text) => {
      if (slow) late.push(() => page.send(text));
      else page.send(text);
    });
  });
  await ann.sit_at(await theatre.server.make(lobby));
  await ann.at('set-inns').waitFor();

  slow = true;
  await ann.at('set-inns').check();
  await ann.at('option-farmers').uncheck();
  await expect.poll(() => late.length).toBe(4); // each is acknowledged, and then sent
  for (const arrive of late.splice(0, 2)) arrive();
  await ann.at('game-summary').getByText('Inns & Cathedrals').waitFor();
  await ann.at('clock').selectOption('10+10');
  await expect.poll(() => late.length).toBe(4);
  slow = false;
  for (const arrive of late) arrive();
  await ann.at('game-summary').getByText('10 min + 10 s per turn').waitFor();
  await ann.at('game-summary').getByText('Farmers: off').waitFor();
  expect(await ann.at('option-farmers').isChecked()).toBe(false);
  expect(await ann.at('set-inns').isChecked()).toBe(true);
});

it('gives a bot the style that the host chooses, and says what it likes', async () => {
  const ann = await theatre.sit(lobby);
  await ann.at('fill-1').click();
  await ann.at('seat-1').getByText('Azalaïs').waitFor();
  await ann.at('seat-1').getByTestId('style').selectOption('thief');
  await ann.at('seat-1').getByText('Joins your cities').waitFor();
  const table = new URL(ann.page.url()).pathname.slice('/t/'.length);
  expect((await theatre.server.view(table)).seats[1]).toMatchObject({ kind: 'bot', level: 'medium~thief' });
  await ann.at('level-1').selectOption('hard');
  await ann.at('seat-1').getByText('Bot, hard').waitFor();
  await ann.at('seat-1').getByText('Joins your cities').waitFor();
  await ann.at('begin').click();
  expect(await ann.my_phase()).toBe('place');
  expect((await theatre.server.view(table)).seats[1]).toMatchObject({ level: 'hard~thief' });
});

it('shows what the server has after changes that did not reach it', async () => {
  const ann = await theatre.sit(lobby);
  await ann.at('fill-1').click();
  await ann.at('seat-1').getByText('Azalaïs').waitFor();
  await theatre.server.kill();
  await ann.at('level-1').selectOption('master');
  await ann.at('set-inns').check();
  await theatre.server.revive();
  await ann.page.locator('[data-link="open"]').waitFor();
  await expect.poll(() => ann.at('level-1').inputValue()).toBe('medium');
  await expect.poll(() => ann.at('set-inns').isChecked()).toBe(false);
  await ann.at('seat-1').getByText('Azalaïs').waitFor();
});

it('moves a guest whose seat gets another number, and tells one whose seat is cleared', async () => {
  const ann = await theatre.sit({ ...lobby, seats: [...lobby.seats, { kind: 'open' }] });
  const bob = await theatre.open({ path: new URL(ann.page.url()).pathname });
  await ann.at('fill-1').click();
  await bob.at('seat-1').getByText('Azalaïs').waitFor();
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await bob.at('seat-2').getByText('Bob (you)').waitFor();
  await ann.at('remove-1').click();
  await bob.at('seat-1').getByText('Bob (you)').waitFor();
  expect(await seats(bob).count()).toBe(2);
  await ann.page.getByRole('button', { name: 'Clear seat: Bob' }).click();
  await bob.page.getByText('The host freed Bob’s seat.').waitFor();
  await bob.at('join').waitFor();
  await bob.at('join').click();
  await bob.at('seat-1').getByText('Bob (you)').waitFor();
});

it('says that somebody watches only when they chose to', async () => {
  const ann = await theatre.sit(lobby);
  const eve = await theatre.open({ path: new URL(ann.page.url()).pathname });
  await eve.at('join').waitFor();
  expect(await eve.page.getByText('You are watching').count()).toBe(0);
  await eve.at('watch').click();
  await eve.page.getByText('You are watching.').waitFor();
  await eve.at('take-seat').click();
  expect(await eve.page.getByText('You are watching').count()).toBe(0);
  await eve.at('watch').click();
  await ann.at('fill-1').click();
  await ann.at('begin').click();
  await eve.at('dock').getByText('You are watching').waitFor();
});

it('is used by keys alone', async () => {
  const ann = await theatre.sit(lobby);
  const focused = (): Promise<string | null> =>
    ann.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null);
  await ann.at('add-seat').focus();
  await ann.page.keyboard.press('Enter');
  await ann.at('fill-2').focus();
  await ann.page.keyboard.press('Enter');
  await ann.at('level-2').waitFor();
  await ann.page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'level-2');
  await ann.page.keyboard.press('h'); // of "hard"
  await ann.at('seat-2').getByText('Gaucelm').waitFor();
  await ann.at('clear-2').focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'fill-2');
  await ann.at('remove-2').focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForFunction(() => document.activeElement?.getAttribute('data-testid') === 'add-seat');
  expect(await focused()).toBe('add-seat');
  await ann.at('set-river').focus();
  await ann.page.keyboard.press('Space');
  await ann.at('game-summary').getByText('Base game · The River').waitFor();
});

it.each([
  [390, 844, 'pl'],
  [768, 1024, 'de'],
  [1440, 900, 'fr'],
] as const)('fits at %i pixels, for host and guest (%i high, %s)', async (width, height, language) => {
  const context = { viewport: { width, height } };
  const ann = await theatre.sit(
    { ...lobby, seats: [...lobby.seats, { kind: 'bot', level: 'easy' }] },
    { context, language },
  );
  const bob = await theatre.open({ path: new URL(ann.page.url()).pathname, context, language });
  await bob.at('join').waitFor();
  for (const guest of [ann, bob]) {
    expect(await wide(guest)).toBe(0);
    expect(await guest.page.locator('.lobby').evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
    expect(await serious_findings(guest)).toEqual([]);
  }
});
