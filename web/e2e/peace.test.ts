// SPDX-License-Identifier: MIT
// Phrases, hidden chat, reports, and an operator who bans: in several browsers.
import { expect, it } from 'vitest';
import { serious_findings } from './axe';
import { kOperator } from './server';
import { here, stage, type Guest } from './support';

const theatre = stage();
const kWidths = [390, 1024, 1440];

// For people to look at.
async function picture(guest: Guest, name: string): Promise<void> {
  const folder = process.env['AUDE_PICTURES'];
  if (folder !== undefined) await guest.page.screenshot({ path: `${folder}/${name}.png` });
}

// Both have a seat at a rated table of two, and the game has begun.
async function play_rated(ann: Guest, bob: Guest, clock?: string): Promise<void> {
  await ann.page.goto(theatre.link('/'));
  await ann.at('option-rated').check();
  if (clock !== undefined) await ann.at('clock').selectOption(clock);
  await ann.page.locator('form.card .end button').click();
  await ann.page.waitForURL('**/t/*');
  await bob.page.goto(ann.page.url());
  await bob.at('join').click();
  await ann.page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('[data-testid="begin"]')!.disabled);
  await ann.at('begin').click();
  for (const one of [ann, bob]) await one.at('dock').waitFor();
}

async function open_chat(guest: Guest): Promise<void> {
  await guest.page.getByRole('toolbar').getByRole('button', { name: /^Chat/ }).click();
  await guest.at('side-chat').waitFor();
}

it('in a rated game each player reads phrases in their own language, and free chat needs both', async () => {
  const ann = await theatre.open();
  const bob = await theatre.open({ language: 'de' });
  await theatre.become(ann, 'Ann');
  await theatre.become(bob, 'Bob');
  await play_rated(ann, bob);
  await open_chat(ann);
  await ann.at('phrase-good_luck').click();
  await bob.at('toast').getByText('Viel Glück!').waitFor();
  await bob.at('toast').click();
  await ann.at('side-chat').locator('li').filter({ hasText: 'Good luck!' }).waitFor();
  expect(await ann.at('side-chat').locator('input[type="text"]').count()).toBe(0);
  await ann.at('free-chat').check();
  await bob.at('free-state').waitFor();
  expect(await bob.at('side-chat').locator('input[type="text"]').count()).toBe(0);
  await bob.at('free-chat').check();
  await bob.at('side-chat').locator('input[type="text"]').fill('Servus');
  await bob.page.keyboard.press('Enter');
  await ann.at('side-chat').getByText('Servus').waitFor();
  expect(await serious_findings(ann)).toEqual([]);
  for (const width of kWidths) {
    await ann.page.setViewportSize({ width, height: 900 });
    await ann.at('phrase-hello').waitFor();
    await picture(ann, `chat-${width}`);
  }
});

it('hides the chat of a person, after a reload too, and sends a report', async () => {
  const seats = [here('Eva'), { kind: 'open' as const }];
  const made = await theatre.server.make({ setup: { sets: ['base'] }, seats });
  const eva = await theatre.open({ tokens: made });
  const sam = await theatre.open({ path: `/t/${made.table}` });
  await sam.page.getByRole('textbox').first().fill('Sam');
  await sam.at('join').click();
  await eva.at('seat-1').getByText('Sam').waitFor();
  await eva.at('begin').click();
  for (const one of [eva, sam]) await open_chat(one);
  const say = async (text: string): Promise<void> => {
    await sam.at('side-chat').locator('input[type="text"]').fill(text);
    await sam.page.keyboard.press('Enter');
    await sam.at('side-chat').getByText(text).waitFor();
  };
  await say('Buy my tiles');
  await eva.at('side-chat').getByText('Buy my tiles').waitFor();
  await eva.at('about-1').click();
  await eva.at('report-reason').selectOption('spam');
  await eva.at('report-text').fill('Again and again.');
  await picture(eva, 'report');
  await eva.at('send-report').click();
  await eva.at('report-sent').waitFor();
  await eva.at('hide-person').click();
  await eva.page.keyboard.press('Escape');
  await eva.at('hidden-note').waitFor();
  expect(await eva.at('side-chat').getByText('Buy my tiles').count()).toBe(0);
  await eva.page.reload();
  await open_chat(eva);
  await eva.at('hidden-note').waitFor();
  expect(await eva.at('side-chat').getByText('Buy my tiles').count()).toBe(0);

  // The operator reads the report, without an address, and marks it as done.
  const olga = await theatre.open({ path: '/moderation' });
  await olga.at('operator-secret').fill('wrong');
  await olga.at('operator-enter').click();
  await olga.page.getByRole('alert').waitFor();
  await olga.at('operator-secret').fill(kOperator.token);
  await olga.at('operator-enter').click();
  const report = olga.page.locator('[data-testid^="report-"]').first();
  await report.getByText('Buy my tiles').waitFor();
  const text = await report.innerText();
  expect(text).toContain('Spam: Sam');
  expect(text).toContain('Again and again.');
  expect(text).not.toContain('127.0.0.1');
  await report.getByRole('button', { name: 'Mark as done' }).click();
  await olga.at('operator-log').getByText('close').waitFor();
});

async function look_up(operator: Guest, name: string): Promise<void> {
  await operator.at('wanted-player').fill(name);
  await operator.at('look-up').click();
}

it('a banned player is sent away and reads why and until when', async () => {
  const cid = await theatre.open();
  const dan = await theatre.open();
  await theatre.become(cid, 'Cid');
  await theatre.become(dan, 'Dan');
  await play_rated(cid, dan);
  const olga = await theatre.open({ path: '/moderation' });
  await olga.at('operator-secret').fill(kOperator.token);
  await olga.at('operator-enter').click();
  await olga.at('sanction-player').fill('dan');
  await olga.at('kind-ban').check();
  await olga.at('sanction-reason').selectOption('cheating');
  await olga.at('sanction-time').selectOption('week');
  await olga.at('sanction-text').fill('Play fair.');
  await olga.at('sanction-apply').click();
  await dan.at('banned').waitFor();
  const told = await dan.at('banned').innerText();
  await picture(dan, 'banned');
  expect(told).toMatch(/You are banned from this server until .*20\d\d/);
  expect(told).toContain('Reason: Cheating. Play fair.');
  // Also after a reload, and on the player's page.
  await dan.page.reload();
  await dan.at('banned').waitFor();
  await dan.page.goto(theatre.link('/player'));
  await dan.at('sanction').getByText('Play fair.').waitFor();
  // The other player stays.
  expect(await cid.at('banned').count()).toBe(0);
  await olga.at('operator-log').getByText('Dan').waitFor();
  await look_up(olga, 'Nobody');
  await olga.page.getByRole('alert').getByText('There is no such player.').waitFor();
  await look_up(olga, 'cid');
  await olga.at('moderated-player').getByText('Cid').waitFor();
  await olga.page.getByText('There are no sanctions.').waitFor();
  expect(await olga.at('operator-log').innerText()).toBe('');
  await look_up(olga, 'dan');
  await olga.at('moderated-player').getByText('Dan').waitFor();
  expect(await olga.at('moderated-player').innerText()).toContain('devices: 1');
  await picture(olga, 'moderated-player');
  expect(await serious_findings(olga)).toEqual([]);
  expect(await olga.at('sanction-player').inputValue()).toBe('Dan');
  expect(await olga.page.locator('[data-testid^="sanction-"].card').filter({ hasText: 'Dan' }).count()).toBe(1);
  expect(await olga.at('operator-log').innerText()).toContain('ban Dan');
  await olga.at('show-all').click();
  await olga.at('moderated-player').waitFor({ state: 'detached' });
  await olga.page.reload();
  const sanction = olga.page.locator('[data-testid^="sanction-"].card').filter({ hasText: 'Dan' });
  await sanction.getByRole('button', { name: 'Lift' }).click();
  await sanction.getByText('ended').waitFor();
  await dan.page.goto(cid.page.url());
  await dan.at('dock').waitFor();
});

it.each(kWidths)('the page of operators looks right %i pixels wide', async (width) => {
  const context = { viewport: { width, height: 900 } };
  const olga = await theatre.open({ context, path: '/moderation' });
  await olga.at('operator-secret').fill(kOperator.token);
  await olga.at('operator-enter').click();
  await olga.at('operator-log').waitFor();
  const overflow = (guest: Guest): Promise<boolean> =>
    guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await overflow(olga)).toBe(false);
  expect(await serious_findings(olga)).toEqual([]);
  await picture(olga, `moderation-${width}`);
});
