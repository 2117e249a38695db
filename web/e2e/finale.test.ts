// SPDX-License-Identifier: MIT
// The end of a game: the final scoring at its own pace, a moment of silence, then the last scene.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameRecord } from '../src/lib/protocol';
import { bot, here, kNearEnd, stage, type Guest } from './support';

const theatre = stage();
const kMotion = { reducedMotion: 'no-preference' as const };

async function end(guest: Guest): Promise<void> {
  await guest.my_phase();
  await guest.lay_by_mouse();
  expect(await guest.my_phase()).toBe('deploy');
  await guest.deploy('pass');
}

// Notes each part of the final scoring with the time for which it is shown, what the dock says meanwhile, what is
// announced, and whether a dialog or the result is there before its time.
const watch = (guest: Guest): Promise<void> =>
  guest.page.evaluate(() => {
    const noted = { parts: [] as [string, number][], prompts: [] as string[], said: [] as string[], early: 0 };
    (window as unknown as { noted: typeof noted }).noted = noted;
    let [text, began] = ['', 0];
    const look = (): void => {
      const card = document.querySelector<HTMLElement>('[data-testid="banner"].final b');
      const now = card?.innerText ?? '';
      if (now !== text) {
        if (text !== '') noted.parts.push([text, performance.now() - began]);
        [text, began] = [now, performance.now()];
      }
      if (now !== '') {
        noted.prompts.push(document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText ?? '');
        noted.early += document.querySelectorAll('dialog[open], [data-testid="finale"]').length;
      }
      const said = document.querySelector('[aria-live="polite"]')?.textContent ?? '';
      if (said !== '' && noted.said.at(-1) !== said) noted.said.push(said);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const noted = (guest: Guest) =>
  guest.page.evaluate(
    () =>
      (
        window as unknown as {
          noted: { parts: [string, number][]; prompts: string[]; said: string[]; early: number };
        }
      ).noted,
  );

it('gives each part of the final scoring its time, says it once, and shows no dialog before the end', async () => {
  const guest = await theatre.sit(
    { ...kNearEnd, seats: [here('Ann'), here('Bob')] },
    { pace: 'normal', context: kMotion },
  );
  await watch(guest);
  await end(guest);
  await guest.at('finale').waitFor();
  const { parts, prompts, said, early } = await noted(guest);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  for (const [text, time] of parts) expect(time, text).toBeGreaterThanOrEqual(1200);
  expect(new Set(prompts)).toEqual(new Set(['Final scoring']));
  for (const [text] of parts) expect(said.filter((one) => one.includes(text)).length, text).toBe(1);
  expect(early).toBe(0);
  expect(await guest.page.locator('dialog[open]').count()).toBe(0);
});

it('goes on by button and by key, and can be left for the result', async () => {
  const guest = await theatre.sit(
    { ...kNearEnd, seats: [here('Ann'), here('Bob')] },
    { lingers: true, pace: 'normal', context: kMotion },
  );
  await end(guest);
  const first = await guest.page.locator('.final b').innerText();
  await guest.at('final-next').click();
  await guest.page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('.final b')?.innerText !== text,
    first,
  );
  const second = await guest.page.locator('.final b').innerText();
  await guest.page.keyboard.press('Enter');
  await guest.page.waitForFunction(
    (text) => document.querySelector<HTMLElement>('.final b')?.innerText !== text,
    second,
  );
  await guest.page.keyboard.press('Escape');
  await guest.at('finale').waitFor();
});

it('tells one player by how much the game was won or lost, and the best score', async () => {
  const guest = await theatre.sit({ ...kNearEnd, seats: [here('Ann'), bot()] });
  await end(guest);
  await guest.at('ranks').waitFor();
  const table = new URL(guest.page.url()).pathname.slice('/t/'.length);
  const { scores } = await theatre.server.view(table);
  const lead = scores[0]! - scores[1]!;
  expect(await guest.at('verdict').innerText()).toBe(
    lead > 0 ? `You won by ${lead}` : lead < 0 ? `You lost by ${-lead}` : 'You and Bot 2 share the victory',
  );
  expect(await guest.at('best').innerText()).toMatch(/^Your best (road|city|field) scored \d+ points?$/);
  expect(await guest.at('verdict').evaluate((heading) => heading === document.activeElement)).toBe(true);
});

it('tells those who share a device, and spectators, who has won', async () => {
  const tokens = await theatre.server.make({ ...kNearEnd, seats: [here('Ann'), here('Bob')] });
  const [guest, watcher] = [await theatre.open({ tokens }), await theatre.open({ path: `/t/${tokens.table}` })];
  await watcher.at('board').waitFor();
  await end(guest);
  for (const one of [guest, watcher]) {
    await one.at('ranks').waitFor();
    expect(await one.at('verdict').innerText()).toMatch(/^((Ann|Bob) wins by \d+|Ann and Bob share the victory)$/);
    expect(await one.at('best').count()).toBe(0);
  }
});

it.each([
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 640, height: 400 },
])('shows the whole land beside the podium at $width x $height', async (viewport) => {
  const guest = await theatre.sit({ ...kNearEnd, seats: [here('Ann'), here('Bob')] }, { context: { viewport } });
  await end(guest);
  await guest.at('ranks').waitFor();
  await guest.at('finale').evaluate(async (scene) => {
    await Promise.all(scene.getAnimations().map((one) => one.finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  await guest.page.locator('[data-testid="board"][data-resting="true"]').waitFor();
  const fits = await guest.page.evaluate(() => {
    const scene = document.querySelector('[data-testid="finale"]')!.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('g[data-tile]')].map((tile) => tile.getBoundingClientRect());
    const inside = tiles.every(
      ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
    );
    const clear = tiles.every(
      (tile) =>
        tile.right <= scene.left + 1 ||
        tile.left >= scene.right - 1 ||
        tile.bottom <= scene.top + 1 ||
        tile.top >= scene.bottom - 1,
    );
    return inside && clear && tiles.length === 6;
  });
  expect(fits).toBe(true);
  // Every step of the podium has its name and points, and can be seen.
  expect(await guest.at('ranks').locator('li').count()).toBe(2);
  await guest.page.keyboard.press('Escape');
  await guest.at('finale').waitFor({ state: 'detached' });
  await guest.page.getByRole('button', { name: 'Show the result' }).click();
  await guest.at('finale').waitFor();
  await guest.open_details();
});

it('gives a picture of the land to share', async () => {
  const guest = await theatre.sit({ ...kNearEnd, seats: [here('Ann'), here('Bob')] });
  await end(guest);
  const picture = await guest.download('Share a picture');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

// How many of these elements lie under a panel, at least in part.
const covered = (guest: Guest, panel: string, selector: string): Promise<number> =>
  guest.at(panel).evaluate((over, wanted) => {
    const card = over.getBoundingClientRect();
    const under = [...document.querySelectorAll(wanted)].map((one) => one.getBoundingClientRect());
    if (under.length === 0) throw new Error(`there is no ${wanted}`);
    return under.filter(
      ({ left, top, right, bottom }) =>
        left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1,
    ).length;
  }, selector);

// A recorded game before its last tile.
async function last_turn(name: string, viewport: { width: number; height: number }): Promise<Guest> {
  const { setup, actions } = JSON.parse(readFileSync(`e2e/records/${name}.json`, 'utf8')) as GameRecord;
  const seats = (setup.players ?? []).map((_, seat) => here(['Ann', 'Bob', 'Clementine'][seat]!));
  const last = actions.findLastIndex((action) => action.startsWith('place'));
  const guest = await theatre.sit(
    { setup, seats, actions: actions.slice(0, last) },
    { lingers: true, pace: 'normal', confirm_at_once: true, context: { viewport, ...kMotion } },
  );
  await guest.my_phase();
  await guest.lay_by_mouse();
  await guest.page.locator('[data-testid="dock"][data-phase="deploy"], .final').first().waitFor();
  if ((await guest.page.locator('.final').count()) === 0) await guest.page.keyboard.press('0');
  await guest.page.locator('.final').waitFor();
  await guest.page.locator('[data-testid="board"][data-resting="true"]').waitFor();
  return guest;
}

it('leaves the land free beside the final scoring on a phone on its side', async () => {
  const guest = await last_turn('inns', { width: 844, height: 390 });
  for (const what of ['g[data-tile]', '[data-testid^="player-"]'])
    await expect.poll(() => covered(guest, 'banner', what), { timeout: 30_000 }).toBe(0);
  await guest.page.keyboard.press('Escape');
  await guest.at('finale').waitFor();
  for (const what of ['g[data-tile]', '[data-testid^="player-"]'])
    await expect.poll(() => covered(guest, 'finale', what), { timeout: 30_000 }).toBe(0);
});

it('shows a long land as large in the last scene as a window almost square allows', async () => {
  const guest = await last_turn('base', { width: 1024, height: 768 });
  await guest.page.keyboard.press('Escape');
  await guest.at('finale').waitFor();
  await expect.poll(() => covered(guest, 'finale', 'g[data-tile]'), { timeout: 30_000 }).toBe(0);
  await expect
    .poll(async () => Number(await guest.at('board').getAttribute('data-scale')), { timeout: 30_000 })
    .toBeGreaterThan(0.5);
});

it('fits a phone: nothing to scroll on its side, and three names with room beside no score', async () => {
  const seats = ['Clementine', 'Bob', 'Merle'].map(here);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    const guest = await theatre.sit({ ...kNearEnd, seats }, { context: { viewport: { width, height } } });
    await guest.play_to_the_end();
    const hidden = await guest.at('finale').evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(hidden, `${width} x ${height}`).toBe(0);
    expect(await covered(guest, 'finale', '[data-testid^="player-"]'), `${width} x ${height}`).toBe(0);
  }
  const guest = await theatre.sit({ ...kNearEnd, seats }, { context: { viewport: { width: 390, height: 844 } } });
  await guest.my_phase();
  const rows = await guest.page.evaluate(() =>
    [...document.querySelectorAll('[data-testid^="player-"]')].map((card) => {
      const [name, score] = [card.querySelector('.name')!, card.querySelector('.score')!];
      return score.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 1;
    }),
  );
  expect(rows).toEqual([true, true, true]);
});
