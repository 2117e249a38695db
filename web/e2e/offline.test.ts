// SPDX-License-Identifier: MIT
// The page without anybody behind it: no network, closed tabs, newer versions, browsers that keep nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kPresets } from '../src/lib/game/presets';
import { serious_findings } from './axe';
import { bot, here, stage, type Guest } from './support';
import { kSite } from './static_host';

const kAllowed = { serviceWorkers: 'allow' } as const;
// The whole box loads everything that a smaller game loads.
const kPlayed = process.env.AUDE_NIGHTLY ? kPresets : kPresets.filter(({ id }) => id === 'bigbox');

// Until the page would come without network.
const kept = (guest: Guest): Promise<void> =>
  guest.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
const choose_bots = (guest: Guest, bots: number): Promise<void> =>
  guest.page.evaluate((count) => {
    const settings = JSON.parse(localStorage.getItem('aude.settings')!) as object;
    localStorage.setItem('aude.settings', JSON.stringify({ ...settings, bots: count, level: 'easy' }));
  }, bots);

describe('a static host', () => {
  const theatre = stage('site');

  it('is not needed after the first visit: whole games, the rules and both languages', async () => {
    const guest = await theatre.open({ path: '/', confirm_at_once: true, context: kAllowed });
    await kept(guest);
    await choose_bots(guest, 4);
    await theatre.host.stop();
    try {
      await guest.context.setOffline(true);
      expect(kPlayed).not.toEqual([]);
      for (const { id } of kPlayed) {
        await guest.come_back(theatre.link('/'));
        await guest.at(`preset-${id}`).click();
        await guest.play_to_the_end('follower', 'large', 'builder', 'pig', 'shepherd', 'crown');
        expect((await guest.scores()).length, id).toBe(5);
      }
      await guest.come_back(theatre.link('/rules/wheel'));
      await guest.page.getByRole('heading', { name: 'Wheel of Fortune' }).waitFor();
      await guest.page.evaluate(() => localStorage.setItem('aude.settings', JSON.stringify({ language: 'de' })));
      await guest.page.reload();
      await guest.page.getByRole('heading', { name: 'Das Schicksalsrad' }).waitFor();
    } finally {
      await theatre.host.start();
    }
    await guest.context.close();
  }, 900_000);

  it('shows the licences, which are no page of the game', async () => {
    const guest = await theatre.open({ path: '/rules/base', context: kAllowed });
    await kept(guest);
    await guest.page.getByRole('link', { name: 'Licences' }).click();
    await guest.page.waitForURL(/licences\.txt$/);
    const text = await guest.page.locator('body').textContent();
    expect(text).toMatch(/^MIT License/);
    expect(text).toContain('Svelte');
    await guest.context.close();
  });

  it('offers no links, and no seats for others', async () => {
    const guest = await theatre.open({ path: '/' });
    await guest.page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await guest.at('friends').count()).toBe(0);
    expect(await guest.at('play-here').count()).toBe(0);
    expect(await guest.page.locator('option[value="open"]').count()).toBe(0);
    expect(await guest.page.locator('main').textContent()).not.toContain('link');
    await guest.context.close();
  });

  it('gives back a game whose tab was closed, in every phase', async () => {
    const seats = [here('Ann'), here('Bob')];
    const games = [
      { setup: { sets: ['base' as const], bag: ['E', 'U', 'U', 'V'] }, seats: [here('Ann'), bot()] },
      { setup: { sets: ['wheel' as const], bag: Array<string>(8).fill('RadU:1') }, seats },
      {
        setup: { sets: ['base' as const, 'hills' as const], bag: Array<string>(3).fill('B') },
        seats,
        actions: ['draw B', 'place 0,1 r0', 'shepherd 1', 'token 3', 'draw B', 'place -1,1 r0', 'pass', 'draw B'],
      },
    ];
    const closed = new Set<string>();
    for (const game of games) {
      const guest = await theatre.sit(game);
      for (;;) {
        const phase = await guest.my_phase();
        if (!closed.has(phase)) {
          const scores = await guest.scores();
          await guest.come_back();
          expect(await guest.my_phase()).toBe(phase);
          expect(await guest.scores()).toEqual(scores);
          closed.add(phase);
        }
        if (phase === 'over') break;
        await guest.take_a_step(phase, 'follower');
        // While a bot thinks, or the next tile is drawn.
        if (phase === 'pending' && !closed.has('wait')) {
          await guest.come_back();
          closed.add('wait');
        }
      }
      await guest.context.close();
    }
    expect([...closed].sort()).toEqual(['deploy', 'over', 'pending', 'place', 'recall', 'tend', 'wait']);
  });

  it('keeps games, saves them as files, takes them back and deletes them', async () => {
    const guest = await theatre.sit({
      setup: { sets: ['base'], bag: ['E', 'E', 'U'] },
      seats: [here('Ann'), bot()],
      actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E', 'place 0,1 r1', 'pass'],
    });
    await guest.my_phase();
    await guest.page.goto(theatre.link('/'));
    await guest.page.reload();
    await guest.at('kept-games').locator('summary').click();
    const games = guest.page.locator('[data-testid^="kept-here."]');
    await games.filter({ hasText: /Ann\s4/ }).waitFor();
    const file = JSON.parse((await guest.download('Save as a file')).toString()) as {
      actions: string[];
      seats: object[];
    };
    expect(file.actions.slice(0, 3)).toEqual(['draw E', 'place 0,-1 r2', 'follower 0']);
    await games.getByRole('button', { name: 'Delete' }).click();
    expect(await serious_findings(guest)).toEqual([]);
    await games.getByRole('button', { name: 'Delete for good?' }).click();
    await games.waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.at('kept-games').locator('summary').click();
    await guest.page.getByText('None yet.').waitFor();
    await guest
      .at('open-saved')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
    expect(await guest.my_phase()).toBe('place');
    expect((await guest.scores())[0]).toBe(4);
    await guest.play_to_the_end();
    expect(await guest.at('ranks').textContent()).toContain('Jaufre');
    await guest.context.close();
  });

  it('says in words when the browser may keep nothing, and plays on', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    await guest.page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('not here', 'SecurityError');
        },
      }),
    );
    await guest.page.goto(theatre.link('/'));
    await guest.open_saved({ setup: { sets: ['base'], bag: ['E', 'U', 'V'] }, seats: [here('Ann'), bot()] });
    expect(await guest.at('not-kept').textContent()).toContain('You can keep playing');
    expect(await serious_findings(guest)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Got it' }).click();
    await guest.play_to_the_end();
    expect(await guest.at('not-kept').count()).toBe(0);
    await guest.context.close();
  });

  it('says in words when storage is full, plays on, and stores what is missing when there is room again', async () => {
    const guest = await theatre.open({ confirm_at_once: true });
    // As a browser does it: what was written is taken back when the transaction should end.
    await guest.page.addInitScript(() => {
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (...args) {
        const request = add.apply(this, args);
        const { transaction } = this;
        if ((window as { full?: boolean }).full === true) request.onsuccess = () => transaction.abort();
        return request;
      };
    });
    await guest.page.goto(theatre.link('/'));
    await guest.open_saved({
      setup: { sets: ['base'], bag: ['E', 'U', 'U', 'V', 'U', 'V'] },
      seats: [here('Ann'), here('Bob')],
    });
    const room = (full: boolean): Promise<unknown> =>
      guest.page.evaluate((now) => Object.assign(window, { full: now }), full);
    const step = async (): Promise<string> => guest.take_a_step(await guest.my_phase());
    await step();
    await room(true);
    for (let i = 0; i < 3; ++i) await step();
    await guest.at('not-kept').waitFor();
    await room(false);
    await step();
    await guest.at('not-kept').waitFor({ state: 'detached' });
    const phase = await guest.my_phase();
    const left = await guest.at('left').textContent();
    await guest.come_back();
    expect(await guest.my_phase()).toBe(phase);
    expect(await guest.at('left').textContent()).toBe(left);
    await guest.context.close();
  });

  it('reloads a table that another tab has changed', async () => {
    const guest = await theatre.sit(
      { setup: { sets: ['base'], bag: ['E', 'E', 'E', 'E'] }, seats: [here('Ann'), here('Bob')] },
      { confirm_at_once: true },
    );
    expect(await guest.my_phase()).toBe('place');
    const first = guest.page;
    guest.page = await guest.context.newPage();
    await guest.page.goto(first.url());
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse('0,-1');
    await guest.my_phase();
    await guest.deploy('follower'); // a city is closed: four points
    await guest.my_phase();
    guest.page = first;
    await guest.lay_by_mouse('0,-1'); // and the first tab has not seen it
    await guest.page.locator('[data-testid="score-0"]', { hasText: '4' }).waitFor();
    await guest.context.close();
  });

  it('lets somebody finish a game in an older version, and go on in the newer one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aude-site-'));
    const newer = join(folder, 'newer');
    make_newer(newer);
    const guest = await theatre.open({ path: '/', confirm_at_once: true, context: kAllowed });
    await kept(guest);
    await choose_bots(guest, 1);
    await guest.page.reload();
    await guest.at('preset-first').click();
    await guest.take_a_step(await guest.my_phase());
    const table = guest.page.url();

    theatre.host.folder = newer;
    // somebody looks at another page meanwhile: the browser finds the newer one
    const other = await guest.context.newPage();
    await other.goto(theatre.link('/rules'));
    await other.getByTestId('update').waitFor();
    expect(await guest.at('update').count()).toBe(0);
    await guest.take_a_step(await guest.my_phase());
    await other.getByRole('button', { name: 'Update now' }).click();
    await other.locator('html[data-newer]').waitFor({ state: 'attached' });

    // The game goes on in the older version, with parts that its host has no longer.
    await guest.take_a_step(await guest.my_phase());
    await guest.page.keyboard.press('?');
    await guest.page.getByRole('dialog').waitFor();
    expect(await guest.page.locator('html[data-newer]').count()).toBe(0);
    await guest.page.keyboard.press('Escape');
    await guest.my_phase();
    const scores = await guest.scores();
    const left = await guest.at('left').textContent();

    await guest.come_back(table);
    await guest.page.locator('html[data-newer]').waitFor({ state: 'attached' });
    await guest.my_phase();
    expect(await guest.scores()).toEqual(scores);
    expect(await guest.at('left').textContent()).toBe(left);
    await guest.take_a_step(await guest.my_phase());
    await guest.context.close();
    theatre.host.folder = kSite;
    rmSync(folder, { recursive: true });
  });
});

// Another build of the site: its page says that it is newer, and its help has another name, as files have that
// changed.
function make_newer(folder: string): void {
  cpSync(kSite, folder, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) });
  const assets = join(folder, 'assets');
  const help = readdirSync(assets).find((file) => /^HelpDialog-.*\.js$/.test(file))!;
  cpSync(join(assets, help), join(assets, 'HelpDialog-newer.js'));
  rmSync(join(assets, help));
  const change = (file: string, from: string | RegExp, to: string): void =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
    change(join(assets, file), help, 'HelpDialog-newer.js');
  change(join(folder, 'sw.js'), help, 'HelpDialog-newer.js');
  change(join(folder, 'sw.js'), /const kVersion = '[^']*'/g, "const kVersion = 'newer'");
  change(join(folder, 'index.html'), '<html', '<html data-newer');
}

describe('a server that is still being compiled', () => {
  const theatre = stage();

  it('leaves the page to play by itself meanwhile', async () => {
    const host = spawn(process.execPath, ['scripts/page-host.mjs', 'dist', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const address = String((await once(host.stdout, 'data'))[0]).trim();
      const guest = await theatre.open({ path: '/', confirm_at_once: true });
      await guest.come_back(address);
      await guest.at(`preset-${kPresets[0]!.id}`).click();
      expect(await guest.my_phase()).toBe('place');
      expect(guest.page.url()).toContain(address);
      await guest.come_back();
      expect(await guest.my_phase()).toBe('place');
      await guest.context.close();
    } finally {
      host.kill();
    }
  });
});
