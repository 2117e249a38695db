// SPDX-License-Identifier: MIT
// A turn asks only what can be answered, and what is shown covers nothing that it is about.
import { expect, it } from 'vitest';
import type { Guest } from './support';
import { bot, here, stage } from './support';

const theatre = stage();
const seats = [here('Ann'), here('Bob')];
const kSizes = [
  { width: 390, height: 844 },
  { width: 640, height: 400 }, // a screen of 1280 x 800 at 200%
  { width: 320, height: 422 },
  { width: 1024, height: 768 },
];

const text_of = (guest: Guest, id: string): Promise<string> => guest.at(id).innerText();

// Bob's tile lengthens a road that is taken, and there are no farmers.
const kNoSpot = {
  setup: { sets: ['base' as const], options: { farmers: false } },
  seats,
  actions: ['draw U', 'place 1,0 r0', 'follower 0', 'draw U'],
};

it('asks nothing where nothing can be placed', async () => {
  const guest = await theatre.sit(kNoSpot);
  await guest.my_phase();
  await guest.lay_by_mouse('2,0');
  expect(await guest.my_phase()).toBe('deploy');
  expect(await text_of(guest, 'prompt')).toBe('No free spot for a meeple.');
  const buttons = await guest.at('dock').getByRole('button').allInnerTexts();
  expect(buttons.map((text) => text.trim())).toEqual(['End turn', 'Undo']);
  await guest.answer(() => guest.page.keyboard.press('Enter'));
  expect(await guest.my_phase()).toBe('place'); // Ann's next turn, with nothing confirmed in between
});

it('the tile can still be taken back there', async () => {
  const guest = await theatre.sit(kNoSpot);
  await guest.my_phase();
  await guest.lay_by_mouse('2,0');
  await guest.my_phase();
  await guest.press('[data-testid="undo"]');
  expect(await guest.my_phase()).toBe('place');
  expect(await guest.page.locator('[data-latest]').count()).toBe(1); // only Ann's tile
});

it('a meeple is kept without a second question', async () => {
  const guest = await theatre.sit({ setup: { sets: ['base'] }, seats, actions: ['draw U', 'place 1,0 r0'] });
  expect(await guest.my_phase()).toBe('deploy');
  const keep = guest.at('dock').locator('[data-action="pass"]');
  expect((await keep.innerText()).startsWith('Keep your meeple')).toBe(true);
  await guest.answer(() => keep.click());
  expect(await guest.my_phase()).toBe('place');
});

it('a farmer is offered with what the field is worth, and its cities are shown', async () => {
  const guest = await theatre.sit({ setup: { sets: ['base'] }, seats, actions: ['draw E', 'place 0,-1 r2'] });
  await guest.my_phase();
  const spot = guest.at('large-tile').locator('[data-action="follower 1"]');
  await spot.hover();
  await guest.page.getByText('worth 3 now for 1 completed city; more with further ones').waitFor();
  expect(await guest.at('fed-city').count()).toBe(1);
});

it('fields have an outline, hatching and the sign of their owner', async () => {
  const guest = await theatre.sit({
    setup: { sets: ['base'] },
    seats,
    actions: ['draw E', 'place 0,-1 r2', 'follower 1', 'draw U'],
  });
  await guest.my_phase();
  await guest.page.keyboard.press('f');
  await guest.at('farm').waitFor({ state: 'attached' });
  expect(await guest.at('farm').getAttribute('data-owners')).toBe('0');
  expect(await guest.at('farm').locator('.outline').count()).toBe(1);
  expect(await guest.at('farm').locator('.sign').count()).toBe(1);
  const fill = await guest.at('farm').locator('.hatching').getAttribute('fill');
  expect(fill).toBe('url(#hatch-0)');
});

// The newest tile and the dock, in pixels.
const covered = (guest: Guest): Promise<number> =>
  guest.page.evaluate(() => {
    const tile = document.querySelector('.newest')!.getBoundingClientRect();
    const dock = document.querySelector('[data-testid="dock"]')!.getBoundingClientRect();
    const across = Math.min(tile.right, dock.right) - Math.max(tile.left, dock.left);
    const down = Math.min(tile.bottom, dock.bottom) - Math.max(tile.top, dock.top);
    return Math.max(0, across) * Math.max(0, down);
  });

it.each(kSizes)('the laid tile is never under the dock at $width x $height', async (viewport) => {
  const guest = await theatre.sit({ setup: { sets: ['base'] }, seats }, { context: { viewport } });
  for (let turn = 0; turn < 6; ++turn) {
    expect(await guest.my_phase()).toBe('place');
    await guest.page.locator('[data-cell]').first().waitFor({ state: 'attached' });
    const lowest = await guest.page.evaluate(() => {
      const cells = [...document.querySelectorAll<SVGElement>('[data-cell]')];
      const y = (cell: SVGElement): number => Number(cell.dataset['cell']!.split(',')[1]);
      return cells.sort((a, b) => y(b) - y(a))[0]!.dataset['cell']!;
    });
    await guest.lay_by_mouse(lowest);
    expect(await guest.my_phase()).toBe('deploy');
    expect(await covered(guest)).toBe(0);
    await guest.deploy();
  }
});

it.each(kSizes)('stories cover nothing that they are about at $width x $height', async (viewport) => {
  const guest = await theatre.sit(
    { setup: { sets: ['base'] }, seats, actions: ['draw E', 'place 0,-1 r2'] },
    { pace: 'normal', lingers: true, context: { viewport, reducedMotion: 'no-preference' } },
  );
  await guest.my_phase();
  await guest.deploy('follower 0');
  expect(await guest.my_phase()).toBe('pending');
  await guest.press('[data-testid="confirm"]');
  await guest.at('banner').waitFor();
  await guest.at('points').waitFor({ state: 'attached' });
  const overlaps = await guest.page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 500)); // glides and the rise of the points take less
    const { x, y, scale } = document.querySelector<HTMLElement>('[data-testid="board"]')!.dataset;
    const side = 100 * Number(scale);
    const tiles = [0, -1].map((row) => new DOMRect(Number(x), Number(y) + row * side, side, side));
    const card = document.querySelector('[data-testid="banner"]')!.getBoundingClientRect();
    const points = document.querySelector('[data-testid="points"]')!.getBoundingClientRect();
    const over = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return {
      card: tiles.reduce((sum, tile) => sum + over(card, tile), 0),
      points: tiles.reduce((sum, tile) => sum + over(points, tile), 0),
      both: over(card, points),
    };
  });
  expect(overlaps).toEqual({ card: 0, points: 0, both: 0 });
});

it('offers no chat where there is nobody to talk to', async () => {
  const chat = (guest: Guest) => guest.page.getByRole('toolbar').getByRole('button', { name: 'Chat' });
  const alone = await theatre.sit({ setup: { sets: ['base'] }, seats: [here('Ann'), bot()] });
  await alone.my_phase();
  expect(await chat(alone).count()).toBe(0);
  await alone.page.keyboard.press('c');
  expect(await alone.at('side-chat').count()).toBe(0);
  const waits = await theatre.sit({ setup: { sets: ['base'] }, seats: [here('Ann'), { kind: 'open' }] });
  await waits.at('fill-1').click();
  await waits.at('begin').click();
  await waits.my_phase();
  expect(await waits.page.locator('[data-testid="player-1"] .name').innerText()).toBe('Azalaïs');
  expect(await chat(waits).count()).toBe(0); // a bot took the free seat
});

it.each([4, 5])('shows the names of %i players on a phone', async (count) => {
  const names = ['Ann', 'Bob', 'Eve', 'Max', 'Zoe'].slice(0, count);
  const guest = await theatre.sit(
    { setup: { sets: ['base'] }, seats: names.map(here) },
    { context: { viewport: { width: 390, height: 844 } } },
  );
  await guest.my_phase();
  const shown = await guest.page.locator('[data-testid^="player-"] .name').allInnerTexts();
  expect(shown.map((name) => name.trim())).toEqual(names);
  const cut = await guest.page
    .locator('[data-testid^="player-"] .name')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.clientWidth === 0).length);
  expect(cut).toBe(0);
});

it('names bots, and puts a running game on top of the home page', async () => {
  const guest = await theatre.open({ path: '/' });
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.page.waitForURL(/\/t\//);
  await guest.my_phase();
  expect(await guest.page.locator('[data-testid="player-1"] .name').innerText()).toBe('Azalaïs');
  await guest.page.goto(theatre.link('/'));
  const own = guest.page.locator('[data-testid^="recent-"]');
  await own.getByText('Azalaïs').waitFor();
  await guest.page.waitForFunction(() => {
    const top = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return top('[data-testid^="recent-"]') < top('.hero');
  });
});
