// SPDX-License-Identifier: MIT
// Players with real keys: a new one, a second device by a link, removal, recovery, deletion.
import read_code from 'jsqr';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage, type Guest } from './support';

const theatre = stage();

async function link_for_device(guest: Guest): Promise<string> {
  await guest.at('add-device').click();
  return guest.at('device-link').getByTestId('link').inputValue();
}

// What the camera of a phone reads from the picture beside a link, by another program than the one that made it.
async function scanned(guest: Guest, picture: Locator): Promise<string | undefined> {
  const png = (await picture.screenshot()).toString('base64');
  const { data, width, height } = await guest.page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(source), (character) => character.charCodeAt(0))]),
    );
    const paint = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    paint.drawImage(bitmap, 0, 0);
    const image = paint.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...image.data], width: image.width, height: image.height };
  }, png);
  return read_code(Uint8ClampedArray.from(data), width, height)?.data;
}

it('a player plays on two devices, removes one, recovers and is deleted', async () => {
  const phone = await theatre.open({ path: '/' });
  await phone.at('to-player').click();
  await theatre.become(phone, 'Ann');
  expect(await phone.at('device').count()).toBe(1);

  // A second device joins by the link, which works once.
  const link = await link_for_device(phone);
  expect(await scanned(phone, phone.at('device-link').getByRole('img'))).toBe(link);
  const tablet = await theatre.open();
  await tablet.page.goto(link);
  await tablet.at('join-player').click();
  await tablet.at('device').nth(1).waitFor();
  expect(await tablet.at('player-name').inputValue()).toBe('Ann');
  const thief = await theatre.open();
  await thief.page.goto(link);
  await thief.at('join-player').click();
  await thief.page.getByRole('alert').waitFor();
  expect(await thief.at('device').count()).toBe(0);

  // A table of one device is listed on the other, which has the seat there.
  await phone.page.goto(theatre.link('/'));
  await phone.at('friends').click();
  await phone.page.waitForURL('**/t/*');
  await tablet.page.goto(theatre.link('/'));
  await tablet.at('my-game').click();
  await tablet.page.waitForURL('**/t/*');
  expect(tablet.page.url()).toBe(phone.page.url());
  await tablet.page.getByText('Ann').first().waitFor();

  // The tablet makes recovery words and removes the phone.
  await tablet.page.goto(theatre.link('/player'));
  await tablet.at('make-code').click();
  const words = await tablet.at('recovery-code').innerText();
  expect(words.split(' ').length).toBe(9);
  expect(await scanned(tablet, tablet.at('code-card').getByRole('img'))).toMatch(words.replaceAll(' ', '-'));
  await tablet.at('remove-device').first().click();
  await tablet.page.waitForFunction(() => document.querySelectorAll('[data-testid="device"]').length === 1);
  await phone.page.goto(theatre.link('/player'));
  await phone.at('have-player').waitFor();
  expect(await phone.at('device').count()).toBe(0);

  // With the words the phone is back, and has new ones.
  await phone.at('have-player').click();
  await phone.at('typed-code').fill(words.toUpperCase());
  await phone.at('recover-player').click();
  await phone.at('recovery-code').waitFor();
  expect(await phone.at('recovery-code').innerText()).not.toBe(words);
  await phone.at('device').nth(1).waitFor();
  expect(await phone.at('device').count()).toBe(2);

  // Deleting asks for the name.
  await phone.at('delete-player').click();
  expect(await phone.at('confirm-delete').isDisabled()).toBe(true);
  await phone.at('confirm-name').fill('Ann');
  await phone.at('confirm-delete').click();
  await phone.at('have-player').waitFor();
  await tablet.page.reload();
  await tablet.at('have-player').waitFor();
  for (const guest of [phone, tablet, thief]) await guest.context.close();
});

it.each([390, 1440])('looks right %i pixels wide', async (width) => {
  const guest = await theatre.open({ context: { viewport: { width, height: 900 } } });
  await guest.page.goto(theatre.link('/player'));
  await guest.at('player-name').waitFor();
  const fits = (): Promise<number> => guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await fits()).toBe(0);
  expect(await serious_findings(guest)).toEqual([]);
  await theatre.become(guest, `Bea ${width}`);
  await guest.at('add-device').click();
  await guest.at('device-link').waitFor();
  await guest.at('make-code').click();
  await guest.at('recovery-code').waitFor();
  expect(await fits()).toBe(0);
  expect(await serious_findings(guest)).toEqual([]);
  if (process.env['PICTURES'] !== undefined)
    await guest.page.screenshot({ path: `${process.env['PICTURES']}/player-${width}.png`, fullPage: true });
  await guest.context.close();
});

// Plain http on another machine: browsers have no WebCrypto there.
it('where keys cannot be kept, the page says why, and guests play by links as before', async () => {
  const guest = await theatre.open();
  await guest.page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await guest.page.goto(theatre.link('/player'));
  expect(await guest.at('guest-here').textContent()).toMatch(/https/);
  await guest.page.goto(theatre.link('/'));
  await guest.at('friends').click();
  await guest.page.waitForURL('**/t/*');
  expect(await guest.at('link').first().inputValue()).toMatch('/t/');
});
