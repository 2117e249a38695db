// SPDX-License-Identifier: MIT
// The site of the documents (scripts/docs-site), as a static host serves it: search, keyboard, narrow screens.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serious_findings } from './axe';
import { stage, type Guest } from './support';

const theatre = stage('site');
const folder = mkdtempSync(join(tmpdir(), 'aude-documents-'));
beforeAll(() => {
  execFileSync('../scripts/docs-site', [folder]);
  theatre.host.folder = folder;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function open(page: string, width = 1280): Promise<Guest> {
  const guest = await theatre.open({ context: { viewport: { width, height: 800 } } });
  await guest.page.goto(theatre.host.address + page);
  return guest;
}

it('finds sections by their words, headings first, and opens one', async () => {
  const guest = await open('index.html');
  await guest.page.keyboard.press('/');
  await guest.page.keyboard.type('State is_legal');
  const results = guest.page.locator('#results');
  await results.getByRole('heading', { name: '1 result', exact: true }).waitFor();
  expect(await guest.page.locator('article').isVisible()).toBe(false);
  expect(await results.locator('mark').first().textContent()).toMatch(/^(state|is_legal)$/i);
  await results.getByRole('link', { name: 'C++ reference: State' }).click();
  await guest.page.waitForURL(/api-reference\.html#state$/);
  await guest.page.getByText('bool is_legal(Action action) const;').waitFor();
  await guest.context.close();
});

it('says when nothing is found, and gives the page back with Escape', async () => {
  const guest = await open('hosting.html');
  await guest.page.getByRole('searchbox').fill('no such thing anywhere');
  await guest.page.getByRole('heading', { name: 'Nothing found' }).waitFor();
  await guest.page.keyboard.press('Escape');
  await guest.page.locator('article').waitFor();
  expect(await guest.page.getByRole('searchbox').inputValue()).toBe('');
  await guest.context.close();
});

it.each([390, 1280])('fits %i pixels, and is accessible', async (width) => {
  for (const page of ['index.html', 'api-reference.html']) {
    const guest = await open(page, width);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await serious_findings(guest)).toEqual([]);
    if (process.env['PICTURES'] !== undefined)
      await guest.page.screenshot({ path: `${process.env['PICTURES']}/documents-${width}-${page}.png` });
    await guest.context.close();
  }
});
