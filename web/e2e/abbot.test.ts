// SPDX-License-Identifier: MIT
// The abbot: he goes into a garden, and comes back with points.
import { expect, it } from 'vitest';
import { here, stage } from './support';

const theatre = stage();

const kTable = {
  setup: { sets: ['base' as const, 'abbot' as const], bag: ['Ug', 'B', 'U', 'U', 'U'] },
  seats: [here('Ann'), here('Bob')],
};
const kGarden = 'abbot 3'; // the garden is the last segment of its tile

it('an abbot is placed in a garden by mouse, and taken back for points', async () => {
  const setup = { ...kTable.setup, bag: ['Ug', 'U', 'U', 'U'] };
  const guest = await theatre.sit({ ...kTable, setup, actions: ['draw Ug'] }, { confirm_at_once: true });
  expect(await guest.my_phase()).toBe('place');
  await guest.lay_by_mouse('1,0');
  expect(await guest.my_phase()).toBe('deploy');
  await guest.page.locator('[data-testid="dock"] [data-kind="abbot"]').click();
  const spots = guest.page.locator('[data-testid="large-tile"] [data-action]');
  expect(await spots.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['action']))).toEqual([
    kGarden,
  ]);
  expect(await spots.getAttribute('aria-label')).toMatch(/^Abbot/);
  await guest.press(`[data-testid="large-tile"] [data-action="${kGarden}"]`);

  expect(await guest.my_phase()).toBe('place'); // Bob
  await guest.lay_by_mouse('2,0');
  expect(await guest.my_phase()).toBe('deploy');
  expect(await guest.page.locator('[data-action="retrieve"]').count()).toBe(0); // it is not his abbot
  await guest.deploy();

  expect(await guest.my_phase()).toBe('place');
  await guest.lay_by_mouse('-1,0');
  expect(await guest.my_phase()).toBe('deploy');
  const back = guest.page.locator('[data-testid="dock"] [data-action="retrieve"]');
  await expect.poll(() => back.textContent()).toContain('+3');
  expect(await back.textContent()).toContain('Take back the abbot');
  // The mark on the board is a ring around him: nothing is drawn over him.
  const mark = guest.page.locator('[data-testid="board"] [data-action="retrieve"]');
  expect([await mark.locator('circle').count(), await mark.locator('[data-piece]').count()]).toEqual([2, 0]);
  expect(await mark.locator('circle').first().getAttribute('r')).toBe('24');
  await guest.press('[data-testid="dock"] [data-action="retrieve"]');
  expect(await guest.my_phase()).toBe('place');
  expect(await guest.scores()).toEqual([3, 0]); // his tile and the two beside it
  expect(await guest.page.locator('[data-stands]').count()).toBe(0);
  await guest.page.keyboard.press('l');
  await guest.at('side-log').waitFor();
  const log = await guest.at('side-log').innerText();
  expect(log).toContain('3 points for a garden');
  expect(log).toContain('3 tiles × 1');
});

it('an abbot is placed and taken back by keys alone', async () => {
  const guest = await theatre.sit(
    {
      ...kTable,
      actions: ['draw Ug', 'place 1,0 r0', 'abbot 3', 'draw B', 'place 0,1 r0', 'pass', 'draw U', 'place 2,0 r0'],
    },
    { confirm_at_once: true },
  );
  expect(await guest.my_phase()).toBe('deploy');
  const key = await guest.page.locator('[data-testid="dock"] [data-action="retrieve"] kbd').textContent();
  await guest.answer(() => guest.page.keyboard.press(key ?? ''));
  expect(await guest.my_phase()).toBe('place');
  expect(await guest.scores()).toEqual([4, 0]);
});

it('the animation of the return shows the points', async () => {
  const guest = await theatre.sit(
    {
      ...kTable,
      actions: ['draw Ug', 'place 1,0 r0', 'abbot 3', 'draw B', 'place 0,1 r0', 'pass', 'draw U', 'place 2,0 r0'],
    },
    { confirm_at_once: true, pace: 'slow', context: { reducedMotion: 'no-preference' } },
  );
  expect(await guest.my_phase()).toBe('deploy');
  await guest.press('[data-testid="dock"] [data-action="retrieve"]');
  await guest.at('banner').waitFor();
  const event = JSON.parse((await guest.at('banner').getAttribute('data-event')) ?? '{}') as { feature?: string };
  expect(event.feature).toBe('garden');
  expect(await guest.at('banner').innerText()).toContain('4 points for a garden');
});
