// SPDX-License-Identifier: MIT
// Between a server's page and a page of its own: what each offers, games that go from one to the other, and whether
// both can be installed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kLanguageCodes } from '../src/i18n/languages';
import { here, stage, type Guest } from './support';
import { StaticHost } from './static_host';

const theatre = stage('page');
const site = new StaticHost();
beforeAll(() => site.start());
afterAll(() => site.stop());

const kAllowed = { serviceWorkers: 'allow' } as const;
const kShort = {
  setup: { sets: ['base' as const], bag: ['E', 'E'] },
  seats: [here('Ann'), here('Bob')],
  actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'],
};

it('plays in the page that a server sent, and goes on when the server is gone', async () => {
  const guest = await theatre.open({ path: '/', confirm_at_once: true, context: kAllowed });
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  expect(await guest.at('play-here').isChecked()).toBe(true);
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.page.waitForURL(/\/t\/here\./);
  await guest.take_a_step(await guest.my_phase());
  await theatre.server.kill();
  for (let i = 0; i < 3; ++i) await guest.take_a_step(await guest.my_phase());
  await guest.my_phase();
  const left = await guest.at('left').textContent();
  await guest.come_back();
  await guest.my_phase();
  expect(await guest.at('left').textContent()).toBe(left);

  // A new game is not asked of a server that does not answer, and friends cannot come.
  await guest.come_back(theatre.link('/'));
  await guest.at('play-here').uncheck();
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.page.waitForURL(/\/t\/here\./);
  await guest.my_phase();
  await guest.come_back(theatre.link('/'));
  await guest.at('friends').click();
  expect(await guest.page.getByRole('alert').textContent()).toContain('server');
  await guest.context.close();
  await theatre.server.revive();
});

it('invites friends to a table on the server', async () => {
  const guest = await theatre.open({ path: '/' });
  await guest.at('friends').click();
  await guest.at('link').waitFor();
  expect(await guest.at('link').inputValue()).toBe(guest.page.url());
  expect(guest.page.url()).not.toContain('/t/here.');
  await guest.context.close();
});

// Opens the link of a game that was played out, on another page.
async function link_of_game(guest: Guest): Promise<string> {
  await guest.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.open_saved(kShort);
  await guest.play_to_the_end();
  await guest.open_details();
  await guest.at('record-link').click();
  await guest.at('record-link').getByText('Copied').waitFor();
  return guest.page.evaluate(() => navigator.clipboard.readText());
}

it('opens the link of a game on any page', async () => {
  const guest = await theatre.open({ confirm_at_once: true });
  for (const [from, to] of [
    [site.address, `${theatre.server.address}/`],
    [`${theatre.server.address}/`, site.address],
  ] as const) {
    await guest.page.goto(from);
    const link = await link_of_game(guest);
    expect(link.startsWith(`${from}#record=`)).toBe(true);
    for (const address of [link, link.replace(from, to)]) {
      await guest.come_back(address);
      await guest.at('last').click();
      expect(await guest.scores()).toEqual([4, 0]);
    }
  }
  await guest.come_back(`${site.address}#record=cutshort`);
  expect(await guest.page.getByRole('alert').textContent()).toContain('not a game');
  await guest.context.close();
});

it('gives the link of a game a preview with players and board, in the language asked for', async () => {
  const { table } = await theatre.server.make(kShort);
  const page_in = async (language: string): Promise<string> =>
    (await fetch(`${theatre.server.address}/t/${table}`, { headers: { 'Accept-Language': language } })).text();
  const page = await page_in('de-CH, en;q=0.5');
  expect(page).toContain('<title>Carcassonne: Ann, Bob</title>');
  expect(page).toContain('Laufende Partie: Ann ');
  expect(page).not.toContain('preview -->');
  expect(new Set(await Promise.all(kLanguageCodes.map(page_in))).size).toBe(kLanguageCodes.length);
  const picture = await fetch(/og:image" content="([^"]+)"/.exec(page)![1]!);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const guest = await theatre.open();
  const missing = await guest.page.goto(`${theatre.server.address}/t/nosuchtable`);
  expect(missing?.status()).toBe(404);
  await guest.page.getByText('This table does not exist.').waitFor();
  await guest.context.close();
});

it.each(['server', 'site'])('can be installed from a %s', async (place) => {
  const guest = await theatre.open({ context: kAllowed });
  await guest.page.goto(place === 'site' ? site.address : theatre.server.address);
  await guest.page.evaluate(() => navigator.serviceWorker.ready);
  const devtools = await guest.context.newCDPSession(guest.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The tests' windows are private ones, from which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, start_url, scope } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    scope: string;
  };
  expect([start_url, scope]).toEqual(['./', './']);
  expect(icons.filter((icon) => icon.purpose === 'maskable').length).toBeGreaterThan(0);
  for (const icon of icons.filter(({ sizes }) => sizes !== 'any')) {
    const size = await guest.page.evaluate(async (src) => {
      const image = await createImageBitmap(
        await (await fetch(new URL(src, document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href))).blob(),
      );
      return `${image.width}x${image.height}`;
    }, icon.src);
    expect(size, icon.src).toBe(icon.sizes);
  }
  await guest.context.close();
});

it('two pages under one origin are two apps, each with its own files', async () => {
  const guest = await theatre.open({ context: kAllowed });
  const devtools = await guest.context.newCDPSession(guest.page);
  const other = site.address.replace('/games/', '/other/');
  const ids: (string | undefined)[] = [];
  for (const address of [site.address, other]) {
    await guest.page.goto(address);
    await guest.page.evaluate(() => navigator.serviceWorker.ready);
    ids.push((await devtools.send('Page.getAppManifest')).manifest?.id);
  }
  expect(ids).toEqual([site.address, other]);
  // Otherwise an update of one page would delete the files of the other.
  const kept = await guest.page.evaluate(async () => {
    const folder = (request: Request): string => /^\/[^/]+\//.exec(new URL(request.url).pathname)![0];
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.map((all) => [...new Set(all.map(folder))]);
  });
  expect(kept.sort()).toEqual([['/games/'], ['/other/']]);
  await guest.context.close();
});

it.each(['server', 'site'])('evaluates nothing in the page of a %s, and needs no isolation', async (place) => {
  const guest = await theatre.open();
  await guest.page.goto(place === 'site' ? site.address : theatre.server.address);
  await guest.page.getByRole('button', { name: 'Play now' }).waitFor();
  // The tests' own words may evaluate whatever they like; what the page does later by itself may not.
  const found = await guest.page.evaluate(
    () =>
      new Promise((done) =>
        setTimeout(() => {
          const attempt = (act: () => unknown): string => {
            try {
              act();
              return 'allowed';
            } catch (error) {
              return (error as Error).name;
            }
          };
          const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
          done({
            text: attempt(() => new Function('return 1')),
            module: attempt(() => new WebAssembly.Module(empty)),
            isolated: crossOriginIsolated,
          });
        }),
      ),
  );
  expect(found).toEqual({ text: 'EvalError', module: 'allowed', isolated: false });
  guest.troubles.length = 0; // the browser says aloud what it has refused
  await guest.context.close();
});
