// SPDX-License-Identifier: MIT
// Every language on a narrow phone: no button is too small for its words.
import { expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { here, stage, type Guest } from './support';

const theatre = stage();

// Buttons whose words stick out of them or of the window; the badges on tiles and pieces are meant to.
const too_small = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, label.button')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      if (
        box.width === 0 ||
        button.innerText.trim() === '' ||
        button.closest('.players, .hidden-text, .spot, .who') !== null
      )
        return [];
      const out = button.scrollWidth > button.clientWidth + 2 || box.left < -1 || box.right > innerWidth + 1;
      return out ? [button.innerText] : [];
    }),
  );

it.each(kLanguageCodes)('%s fits its buttons at 360 pixels', async (language) => {
  const table = await theatre.server.make({
    setup: { sets: ['base', 'inns', 'traders', 'hills', 'wheel'], bag: ['E', 'E', 'E'] },
    seats: [here('Ann'), here('Bob')],
    actions: ['draw E'],
  });
  const guest = await theatre.open({
    language,
    path: '/',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true },
  });
  await guest.at('my-name').waitFor();
  expect(await too_small(guest)).toEqual([]);
  await guest.sit_at(table);
  expect(await guest.my_phase()).toBe('place');
  await guest.page.keyboard.press('ArrowUp');
  await guest.at('lay').waitFor();
  expect(await too_small(guest)).toEqual([]);
  await guest.answer(() => guest.page.keyboard.press('Enter'));
  expect(await guest.my_phase()).toBe('deploy');
  expect(await too_small(guest)).toEqual([]);
  await guest.page.keyboard.press('l');
  await guest.at('side-log').waitFor();
  expect(await too_small(guest)).toEqual([]);
  // Lying on its side the phone keeps the board beside the log, which cuts off nothing, and closes.
  await guest.page.setViewportSize({ width: 780, height: 360 });
  const cut_off = await guest.at('side-log').evaluate((panel) => {
    const inside = panel.getBoundingClientRect();
    return [...panel.querySelectorAll<HTMLElement>('button, li')]
      .filter((one) => one.getBoundingClientRect().right > inside.right || one.scrollWidth > one.clientWidth + 2)
      .map((one) => one.innerText || one.ariaLabel);
  });
  expect(cut_off).toEqual([]);
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.page.keyboard.press('l');
  await guest.at('menu').click();
  expect(await too_small(guest)).toEqual([]);
  await guest.page.getByRole('toolbar').getByRole('button').last().click(); // settings
  await guest.page.getByRole('dialog').waitFor();
  expect(await too_small(guest)).toEqual([]);
  await guest.context.close();
});
