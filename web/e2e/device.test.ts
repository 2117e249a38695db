// SPDX-License-Identifier: MIT
// Where the page meets the device it runs on: clipboard, storage, updates, loading.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewTable } from '../src/lib/protocol';
import { bot, here, stage, type Guest } from './support';

const kShort: NewTable = { setup: { sets: ['base'], bag: ['E', 'U'] }, seats: [here('Ann'), bot()] };

describe('the clipboard', () => {
  const theatre = stage('page');

  async function at_the_end(prepare: () => void): Promise<Guest> {
    const guest = await theatre.open({ confirm_at_once: true });
    await guest.page.addInitScript(prepare);
    await guest.page.goto(theatre.link('/'));
    await guest.open_saved(kShort);
    await guest.play_to_the_end();
    await guest.open_details();
    return guest;
  }

  it('is written within the gesture, as WebKit demands', async () => {
    const guest = await at_the_end(() => {
      let gesture = false;
      addEventListener('click', () => ((gesture = true), setTimeout(() => (gesture = false))), { capture: true });
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('too late', 'NotAllowedError'));
      navigator.clipboard.write = async (items) => {
        if (!gesture) throw new DOMException('too late', 'NotAllowedError');
        document.documentElement.dataset['copied'] = await (await items[0]!.getType('text/plain')).text();
      };
    });
    await guest.at('record-link').click();
    await guest.page.locator('html[data-copied*="#record="]').waitFor({ state: 'attached' });
    await guest.at('record-link').getByText('Copied').waitFor();
    expect(await guest.at('link-by-hand').count()).toBe(0);
    await guest.context.close();
  });

  it('that may not be written is said, and the link is shown', async () => {
    const guest = await at_the_end(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined }); // as on plain http
      document.execCommand = () => false;
    });
    await guest.at('record-link').click();
    await guest.page.getByText('did not allow copying').waitFor();
    expect(await guest.at('link-by-hand').inputValue()).toContain('#record=');
    expect(await guest.at('record-link').getByText('Copied').count()).toBe(0);
    await guest.context.close();
  });
});

describe('storage', () => {
  const theatre = stage('site');

  it('that is full before the first game lets it be played', async () => {
    const guest = await theatre.open({ path: '/', confirm_at_once: true });
    const session = await guest.context.newCDPSession(guest.page);
    const { origin } = new URL(theatre.host.address);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await guest.open_saved(kShort);
    await guest.at('not-kept').waitFor();
    await guest.take_a_step(await guest.my_phase());
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await guest.take_a_step(await guest.my_phase());
    await guest.at('not-kept').waitFor({ state: 'detached' });
    const phase = await guest.my_phase();
    await guest.come_back();
    expect(await guest.my_phase()).toBe(phase);
    await guest.context.close();
  });

  it.each([
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ])('that is full is said beside the offered spaces, in a window $width wide', async (viewport) => {
    const guest = await theatre.open({ path: '/', context: { viewport } });
    const session = await guest.context.newCDPSession(guest.page);
    const { origin } = new URL(theatre.host.address);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await guest.open_saved({ ...kShort, seats: [here('Ann'), here('Bob')] });
    await guest.at('not-kept').waitFor();
    expect(await guest.my_phase()).toBe('place');
    const covered = await guest.page.evaluate(() => {
      const notice = document.querySelector('[data-testid="not-kept"]')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-cell], [data-tile]')].map((one) => {
        const box = one.getBoundingClientRect();
        const across = box.left < notice.right && box.right > notice.left;
        return across && box.top < notice.bottom && box.bottom > notice.top;
      });
    });
    expect(covered.length).toBeGreaterThan(2);
    expect(covered).not.toContain(true);
    await guest.context.close();
  });

  it('that closes or is cleared in the middle of a game gets the whole game with the next move', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    await guest.page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        request.addEventListener('success', () => Object.assign(window, { database: request.result }));
        return request;
      };
    });
    await guest.page.goto(theatre.link('/'));
    await guest.open_saved({
      setup: { sets: ['base'], bag: ['E', 'U', 'U', 'V', 'U', 'V'] },
      seats: [here('Ann'), here('Bob')],
    });
    const step = async (): Promise<string> => guest.take_a_step(await guest.my_phase());
    await step();
    // The disk was full: the browser has closed the connection.
    await guest.page.evaluate(() => (window as unknown as { database: IDBDatabase }).database.close());
    await step();
    // The user clears the site's data.
    await guest.page.evaluate(
      () =>
        new Promise<void>((done, failed) => {
          const request = indexedDB.deleteDatabase('aude');
          request.onsuccess = () => done();
          request.onerror = () => failed(request.error!);
        }),
    );
    await step();
    const phase = await guest.my_phase();
    const left = await guest.at('left').textContent();
    expect(await guest.at('not-kept').count()).toBe(0);
    await guest.come_back();
    expect(await guest.my_phase()).toBe(phase);
    expect(await guest.at('left').textContent()).toBe(left);
    await guest.context.close();
  });

  it('is asked to be persistent with the first kept game, and the answer is said', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    await guest.page.addInitScript(() => {
      StorageManager.prototype.persisted = () => Promise.resolve(false);
      StorageManager.prototype.persist = () => {
        document.documentElement.dataset['asked'] = '1';
        return Promise.resolve(true);
      };
    });
    await guest.page.goto(theatre.link('/'));
    expect(await guest.page.locator('html[data-asked]').count()).toBe(0);
    await guest.open_saved(kShort);
    await guest.page.locator('html[data-asked]').waitFor({ state: 'attached' });
    await guest.page.evaluate(() => (location.hash = '#/'));
    await guest.at('kept-games').locator('summary').click();
    await guest.at('persistence').getByText('until you delete them').waitFor();
    await guest.context.close();
  });
});

describe('an update without a service worker', () => {
  const theatre = stage('site');
  const kSite = theatre.host.folder;

  // Another build of the site, whose files all have other names.
  function newer_site(folder: string): void {
    cpSync(kSite, folder, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) });
    const assets = join(folder, 'assets');
    const index = join(folder, 'index.html');
    const entry = /assets\/([^"]+\.js)/.exec(readFileSync(index, 'utf8'))![1]!;
    cpSync(join(assets, entry), join(assets, 'newer.js'));
    rmSync(join(assets, entry));
    const change = (file: string, from: string, to: string): void =>
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
      change(join(assets, file), entry, 'newer.js');
    change(index, entry, 'newer.js');
    change(index, '<html', '<html data-newer');
    for (const file of readdirSync(assets).filter((name) => /^(HelpDialog|Rules)-.*\.js$/.test(name)))
      rmSync(join(assets, file));
  }

  it('is said where a part is gone; the game is kept, and goes on after a reload', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aude-newer-'));
    newer_site(join(folder, 'site'));
    const guest = await theatre.open({ path: '/', confirm_at_once: true });
    await guest.open_saved({ ...kShort, seats: [here('Ann'), here('Bob')] });
    await guest.take_a_step(await guest.my_phase());
    theatre.host.folder = join(folder, 'site');
    const phase = await guest.my_phase();
    await guest.page.keyboard.press('?');
    await guest.at('part-missing').getByText('Aude has been updated').waitFor();
    await guest.at('part-missing').getByRole('button', { name: 'Reload' }).click();
    await guest.page.locator('html[data-newer]').waitFor({ state: 'attached' });
    expect(await guest.my_phase()).toBe(phase);
    theatre.host.folder = kSite;
    expect(guest.troubles.splice(0)).toEqual([expect.stringContaining('HelpDialog')]); // what was to be noticed
    await guest.context.close();
    rmSync(folder, { recursive: true });
  });

  it('is said instead of an empty page', async () => {
    const guest = await theatre.open({ path: '/' });
    await guest.page.route('**/assets/Rules-*.js', (route) => route.abort());
    await guest.page.evaluate(() => (location.hash = '#/rules'));
    await guest.at('part-missing').getByText('could not be loaded').waitFor();
    await guest.context.close();
  });
});

describe('loading', () => {
  const theatre = stage();

  it('of a linked game is seen, and no drop area meanwhile', async () => {
    const { table } = await theatre.server.make({ ...kShort, actions: ['draw E'] });
    const guest = await theatre.open();
    let answer = (): void => undefined;
    const released = new Promise<void>((done) => (answer = done));
    await guest.page.route('**/replay', async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      await released;
      return route.continue();
    });
    await guest.page.goto(`${theatre.server.address}/replay/${table}`);
    await guest.at('loading').waitFor();
    expect(await guest.at('file').count()).toBe(0);
    answer();
    await guest.at('position').waitFor();
    await guest.context.close();
  });

  it('of the art leaves the tile in hand face down, not empty', async () => {
    const guest = await theatre.open({
      tokens: await theatre.server.make({ ...kShort, seats: [here('A'), here('B')] }),
    });
    let answer = (): void => undefined;
    const released = new Promise<void>((done) => (answer = done));
    await guest.page.route('**/api/art/**', async (route) => {
      await released;
      return route.continue();
    });
    await guest.page.reload();
    await guest.at('dock').getByTestId('face-down').waitFor({ state: 'attached' });
    answer();
    await guest.at('face-down').waitFor({ state: 'detached' });
    await guest.context.close();
  });

  it('a lost connection is reported as such, even if a part of the page cannot be loaded meanwhile', async () => {
    const guest = await theatre.open({
      tokens: await theatre.server.make({ ...kShort, seats: [here('A'), here('B')] }),
    });
    await guest.my_phase();
    await theatre.server.kill();
    await guest.at('lost').waitFor();
    // The page then compares itself with the one of its host.
    const compared = guest.page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/');
    await guest.page.keyboard.press('?');
    await compared;
    await guest.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await guest.at('lost').isVisible()).toBe(true);
    expect(await guest.at('part-missing').count()).toBe(0);
    await theatre.server.revive();
    await guest.at('lost').waitFor({ state: 'detached' });
    expect(guest.troubles.splice(0)).toEqual([expect.stringMatching(/Dialog-/)]);
    await guest.context.close();
  });

  it('a red error goes when the connection is back', async () => {
    const guest = await theatre.open({
      tokens: await theatre.server.make({ ...kShort, seats: [here('A'), here('B')] }),
      confirm_at_once: true,
    });
    await guest.my_phase();
    await guest.middle_of('[data-cell]'); // the art is there
    await theatre.server.kill();
    await guest.lay_by_mouse();
    await guest.page.locator('.notice.trouble').waitFor();
    await theatre.server.revive();
    await guest.at('lost').waitFor({ state: 'detached' });
    await guest.page.locator('.notice.trouble').waitFor({ state: 'detached' });
    await guest.context.close();
  });
});

describe('the rules', () => {
  const theatre = stage('site');

  it('are fetched once, by the page and not again by its service worker', async () => {
    const guest = await theatre.open({ path: '/', context: { serviceWorkers: 'allow' } });
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await guest.at('preset-first').click();
    await guest.my_phase();
    expect(theatre.host.requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
    await guest.context.close();
  });

  it('are a module of their own for browsers without SIMD, which plays without network too', async () => {
    const guest = await theatre.open({ context: { serviceWorkers: 'allow' } });
    await guest.page.addInitScript(() => (WebAssembly.validate = () => false));
    theatre.host.requests.length = 0;
    await guest.page.goto(theatre.link('/'));
    await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await guest.context.setOffline(true);
    await guest.page.reload();
    await guest.at('preset-first').click();
    await guest.my_phase();
    const modules = theatre.host.requests.filter((path) => path.endsWith('.wasm'));
    expect(modules).toEqual([expect.stringContaining('aude_plain')]);
    await guest.context.close();
  });
});

describe('Back', () => {
  const theatre = stage();

  it('returns to where a page was scrolled to', async () => {
    const guest = await theatre.open({ path: '/rules' });
    const scrolled = (): Promise<number> => guest.page.evaluate(() => scrollY);
    await guest.page.locator('main h2').nth(4).waitFor();
    await guest.page.evaluate(() => scrollTo(0, 700));
    await guest.page.waitForFunction(() => (history.state as { scroll?: number } | null)?.scroll === 700);
    // Pressed where it is: a mouse would have to scroll up to it first.
    await guest.page.evaluate(() => document.querySelector<HTMLElement>('a[href="/puzzles"]')!.click());
    await guest.page.waitForURL('**/puzzles');
    await guest.page.waitForFunction(() => scrollY === 0);
    await guest.page.goBack();
    await guest.page.waitForFunction(() => scrollY > 0);
    expect(await scrolled()).toBe(700);
    await guest.context.close();
  });
});

describe('paper', () => {
  const theatre = stage();

  // What a browser prints. `pages`: their sizes in points.
  async function printed(guest: Guest): Promise<{ pages: number[][]; pressable: number; text: string }> {
    await guest.page.emulateMedia({ media: 'print' });
    const [pressable, text] = await guest.page.evaluate(() => {
      const all = [...document.querySelectorAll('header, nav, button, .button, input, select')];
      return [all.filter((one) => one.checkVisibility()).length, document.body.innerText] as const;
    });
    await guest.page.emulateMedia({ media: null });
    const pdf = (await guest.page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map((points) => Math.round(Number(points))),
    );
    return { pages, pressable, text };
  }

  it('has the rules, and nothing that is there to be pressed', async () => {
    const guest = await theatre.open({ path: '/rules/base' });
    await guest.page.locator('figure').first().waitFor();
    const { pages, pressable, text } = await printed(guest);
    expect(pressable).toBe(0);
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain('Where a meeple may go');
    // Across the page: the list of chapters leaves no gap.
    await guest.page.setViewportSize({ width: 794, height: 1123 });
    await guest.page.emulateMedia({ media: 'print' });
    expect((await guest.page.locator('article').boundingBox())!.width).toBeGreaterThan(600);
    await guest.context.close();
  });

  it.each([
    ['upright', ['0,1', '0,2'], [596, 843]],
    ['across', ['1,0', '2,0'], [843, 596]],
  ] as const)('has the whole board on one page, %s if it is larger so', async (_, cells, size) => {
    const guest = await theatre.sit({
      setup: { sets: ['base'], bag: ['U', 'U', 'U', 'U'] },
      seats: [here('Ann'), here('Bob')],
      actions: [...cells.flatMap((cell) => ['draw U', `place ${cell} r0`, 'pass']), 'draw U'],
    });
    await guest.my_phase();
    await guest.page.getByRole('button', { name: 'Zoom in' }).click(); // on the screen a part of it is seen
    const { pages, pressable } = await printed(guest);
    expect([pages.length, pressable]).toEqual([1, 0]);
    expect(pages[0]).toEqual(size);
    await guest.page.emulateMedia({ media: 'print' });
    const outside = await guest.page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const frame = document.querySelector('[data-testid="board"]')!.getBoundingClientRect();
      return [...document.querySelectorAll('[data-tile]')].map((tile) => {
        const box = tile.getBoundingClientRect();
        const within = box.left >= frame.left && box.right <= frame.right;
        return within && box.top >= frame.top && box.bottom <= frame.bottom && box.width > 0;
      });
    });
    expect(outside).toEqual([true, true, true]);
    await guest.context.close();
  });

  it('has the whole result, without the board', async () => {
    const guest = await theatre.sit({
      setup: { sets: ['base'], bag: ['E', 'U', 'U'] },
      seats: [here('Ann'), here('Bob')],
      actions: ['draw E', 'place 0,-1 r2', 'follower 0'],
    });
    await guest.play_to_the_end();
    await guest.open_details();
    await guest.page.setViewportSize({ width: 1000, height: 420 }); // on the screen it must be scrolled
    const { pages, pressable, text } = await printed(guest);
    expect([pages.length, pressable]).toEqual([1, 0]);
    expect(text).toMatch(/Ann\s+4/);
    expect(text).toContain('Score over time');
    await guest.page.emulateMedia({ media: 'print' });
    expect(await guest.at('board').isVisible()).toBe(false);
    const { height, all } = await guest.page.evaluate(() => {
      const dialog = document.querySelector('dialog')!;
      return { height: dialog.clientHeight, all: dialog.scrollHeight };
    });
    expect(height).toBe(all);
    await guest.context.close();
  });
});
