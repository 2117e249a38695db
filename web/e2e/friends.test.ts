// SPDX-License-Identifier: MIT
// The page for the host of a server: how friends join.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { here, stage, type Guest } from './support';

const theatre = stage();
const kUrls = ['http://192.168.1.20:8080/', 'http://10.11.12.13:8080/'];
const kWidths = [
  [390, 844],
  [1440, 900],
] as const;

// As a server that listens on all addresses answers on a machine with two of them.
const with_addresses = (guest: Guest): Promise<unknown> =>
  guest.context.route('**/api/addresses', (route) => route.fulfill({ json: { network: true, addresses: kUrls } }));

it('is reached from the home page, and says how to open the server to the network', async () => {
  const guest = await theatre.open({ path: '/' });
  await guest.at('to-friends').click();
  await guest.page.getByText('aude serve --host 0.0.0.0').waitFor();
  expect(new URL(guest.page.url()).pathname).toBe('/friends');
  expect(await guest.page.title()).toBe('How friends join · Aude');
  await guest.page.reload();
  await guest.page.getByText('aude serve --host 0.0.0.0').waitFor();
  await guest.context.close();
});

it.each(kWidths)('shows every address with a code, %i pixels wide', async (width, height) => {
  const guest = await theatre.open({ context: { viewport: { width, height } } });
  await with_addresses(guest);
  await guest.page.goto(theatre.link('/friends'));
  for (const url of kUrls) await guest.page.getByRole('img', { name: url }).waitFor();
  expect(await guest.at('link').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    kUrls,
  );
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await serious_findings(guest)).toEqual([]);
  if (process.env['PICTURES'] !== undefined)
    await guest.page.screenshot({ path: `${process.env['PICTURES']}/friends-${width}.png`, fullPage: true });
  await guest.context.close();
});

it('invites to a table with an address that others can open', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'] },
    seats: [here('Ann'), { kind: 'open' }],
  });
  const guest = await theatre.open();
  await with_addresses(guest);
  await guest.sit_at(table);
  await guest.page.waitForFunction(
    (link) => document.querySelector<HTMLInputElement>('[data-testid="link"]')?.value === link,
    `${kUrls[0]!}t/${table.table}`,
  );
  await guest.context.close();
});
