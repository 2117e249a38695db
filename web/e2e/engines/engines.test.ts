// SPDX-License-Identifier: MIT
// Whole games in the other engines, on a server and without one, and the pictures they save beside Chromium's. Run by
// ./test --browsers, since the browsers are large.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord, MadeTable, NewTable } from '../../src/lib/protocol';
import { Server } from '../server';
import { StaticHost } from '../static_host';
import { bot, here, kChromium } from '../support';
import { kEngines, type Driver } from './driver';

const kReports = '../build/test-results/engines'; // of games that stopped
const kGames = Number(process.env['AUDE_GAMES'] ?? 1); // on a server, in each engine
const kPatience = 120_000; // milliseconds until something new must be asked
const kSettings = { language: 'en', pace: 'at_once', confirm_at_once: true, theme: 'light', picture_tile: 100 };
const kGame: NewTable = {
  setup: { sets: ['base', 'inns', 'traders'], bag: ['E', 'U', 'V', 'H', 'U', 'V'] },
  seats: [here('Ann'), bot()],
};

const server = new Server();
const host = new StaticHost();
let browser: Browser;
beforeAll(async () => {
  await Promise.all([server.start(), host.start()]);
  browser = await chromium.launch({ executablePath: kChromium });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server.stop(), host.stop()]);
});

const q = (value: unknown): string => JSON.stringify(value);
const in_chromium = (page: Page): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  click: (x, y) => page.mouse.click(x, y),
  paste: () => page.keyboard.press('Control+v'),
  screenshot: () => page.screenshot(),
  end: () => page.context().close(),
});

// Opens a page of the same address that runs nothing, to prepare the browser's storage.
async function prepare(driver: Driver, address: string, table: MadeTable | null): Promise<void> {
  await driver.goto(`${address}robots.txt`);
  const tokens = table === null ? null : [table.host, ...table.seats.map((seat) => seat.token)];
  await driver.evaluate(`(() => {
    localStorage.setItem('aude.settings', ${q(JSON.stringify(kSettings))});
    ${table === null ? '' : `localStorage.setItem('aude.table.${table.table}', ${q(JSON.stringify(tokens))});`}
  })()`);
}

interface Asked {
  phase: string;
  version: string;
  at: [number, number] | null; // what to press
}

// Notes what the page receives, for the report of a game that stops.
const kWatch = `(() => {
  if (window.aude_watch !== undefined) return;
  const watch = (window.aude_watch = { clicks: [], errors: [] });
  const note = (event) => {
    const { scale, x, y } = document.querySelector('[data-testid="board"]')?.dataset ?? {};
    const { phase, version } = document.querySelector('[data-testid="dock"]')?.dataset ?? {};
    const { target, type, clientX, clientY } = event;
    const time = Math.round(performance.now());
    const at = target.closest?.('[data-testid]')?.dataset.testid ?? target.nodeName;
    watch.clicks.push({ time, type, clientX, clientY, at, phase, version, scale, x, y });
    watch.clicks = watch.clicks.slice(-12);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    window.addEventListener(type, note, { capture: true });
  window.addEventListener('error', (event) => watch.errors.push(event.message));
  window.addEventListener('unhandledrejection', (event) => watch.errors.push(String(event.reason)));
})()`;

// What the page shows and has received.
const kReport = `(() => {
  const words = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText);
  const last = window.aude_watch.clicks.at(-1);
  const met = last === undefined ? null : document.elementFromPoint(last.clientX, last.clientY);
  return {
    now: Math.round(performance.now()),
    hidden: document.hidden,
    dock: { ...document.querySelector('[data-testid="dock"]')?.dataset },
    board: { ...document.querySelector('[data-testid="board"]')?.dataset },
    cells: [...document.querySelectorAll('[data-cell]')].map((one) => one.dataset.cell),
    met: met?.closest('[data-testid]')?.dataset.testid ?? met?.nodeName,
    dialogs: words('dialog[open], [role="dialog"]'),
    notices: words('[role="status"], [role="alert"], .notices'),
    ...window.aude_watch,
    text: document.body.innerText.slice(0, 400),
  };
})()`;

// Waits until something new is asked and the board rests, and finds what answers it. A question may make the board
// glide to where it shows the offered spaces: a place found before is that of another space when the click comes.
const next_question = (after: string): string => `(async () => {
  const late = Date.now() + ${kPatience};
  const idle = ['busy', 'wait', 'animation'];
  const frame = () => new Promise(requestAnimationFrame);
  const board = () => document.querySelector('[data-testid="board"]');
  const where = () => JSON.stringify(board()?.dataset);
  const dock = () => document.querySelector('[data-testid="dock"]')?.dataset ?? {};
  const answer_of = (phase) => {
    const wanted = phase === 'place' ? '[data-cell]' : '[data-testid="dock"] [data-action="pass"]';
    for (const one of document.querySelectorAll(wanted)) {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const met = document.elementFromPoint(x, y);
      const on_board = board().contains(one) && board().contains(met) && met.closest('[data-over-board]') === null;
      if (met !== null && (one.contains(met) || on_board)) return [x, y];
    }
    return null;
  };
  for (;;) {
    const [before, question] = [where(), dock().version];
    await frame(); // panels that have changed their size may still move the board
    await frame();
    if (document.querySelector('[data-testid="ranks"]') !== null) return { phase: 'over', version: '', at: null };
    const { phase = 'busy', version = '' } = dock();
    const rests = before === where() && question === version && board()?.dataset.resting === 'true';
    const asked = !idle.includes(phase) && version !== ${q(after)} && rests;
    const at = asked ? answer_of(phase) : null;
    if (at !== null) return { phase, version, at };
    const text = document.body.innerText.slice(0, 400);
    if (Date.now() > late) throw new Error(['nothing is asked', phase, version, ${q(after)}, text].join(' | '));
  }
})()`;

// Leaves a picture of the page and what it has received in kReports.
async function stopped(driver: Driver, error: unknown): Promise<never> {
  mkdirSync(kReports, { recursive: true });
  writeFileSync(`${kReports}/stopped.png`, await driver.screenshot());
  const report = JSON.stringify(await driver.evaluate(kReport), null, 2);
  writeFileSync(`${kReports}/stopped.json`, report);
  throw new Error(`${String(error)}\n${report}`);
}

// Plays at most so many steps, and waits for the question after them; returns how many it took.
async function play(driver: Driver, most: number): Promise<number> {
  let version = '';
  for (let turns = 0; ; ++turns) {
    await driver.evaluate(kWatch);
    const asked = await driver
      .evaluate<Asked>(next_question(version))
      .catch((error: unknown) => stopped(driver, error));
    if (asked.phase === 'over' || turns === most) return turns;
    version = asked.version;
    await driver.click(...asked.at!);
  }
}

const play_to_the_end = (driver: Driver): Promise<number> => play(driver, Infinity);

// Where to press the first element that matches, scrolled into view.
const middle_of = (selector: string): string => `(async () => {
  const late = Date.now() + ${kPatience};
  const frame = () => new Promise(requestAnimationFrame);
  const found = () => document.querySelector(${q(selector)});
  while (found() === null && Date.now() < late) await frame(); // its part may be loading
  const one = found();
  const middle = () => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  // A dialog that has just been opened still moves.
  for (let before = []; ; ) {
    const now = middle();
    if (now.join() === before.join()) return now;
    before = now;
    await frame();
    await frame();
  }
})()`;

// The file that the button of the result gives, in base64.
const saved_picture = (driver: Driver): Promise<string> =>
  driver.evaluate(`new Promise((found, failed) => {
    // The page's content policy does not let it fetch what it has made.
    const blobs = new Map();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function () {
      const reader = new FileReader();
      reader.onload = () => found(reader.result.split(',')[1]);
      reader.onerror = () => failed(reader.error);
      reader.readAsDataURL(blobs.get(this.href));
    };
    document.querySelector('[data-testid="share-picture"]').click();
  })`);

async function picture_of(driver: Driver, name: string): Promise<string> {
  const record = JSON.parse(readFileSync(`e2e/records/${name}.json`, 'utf8')) as GameRecord;
  const table = await server.make({
    setup: record.setup,
    seats: record.setup.players!.map(here),
    actions: record.actions.slice(0, -1),
  });
  await prepare(driver, `${server.address}/`, table);
  await driver.goto(`${server.address}/t/${table.table}`);
  await play_to_the_end(driver);
  return saved_picture(driver);
}

// The largest and the mean difference between blocks of ten pixels, of 255.
async function difference(page: Page, one: string, other: string): Promise<{ worst: number; mean: number }> {
  await page.goto(`${server.address}/robots.txt`);
  return page.evaluate(
    async ([a, b]) => {
      const blocks_of = async (png: string): Promise<{ data: number[]; size: string }> => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const [width, height] = [image.naturalWidth, image.naturalHeight];
        const canvas = Object.assign(document.createElement('canvas'), {
          width: Math.floor(width / 10),
          height: Math.floor(height / 10),
        });
        const full = Object.assign(document.createElement('canvas'), { width, height });
        const paint = full.getContext('2d', { willReadFrequently: true })!;
        paint.drawImage(image, 0, 0);
        const { data } = paint.getImageData(0, 0, width, height);
        const out: number[] = [];
        for (let y = 0; y < canvas.height; ++y)
          for (let x = 0; x < canvas.width; ++x)
            for (const c of [0, 1, 2]) {
              let sum = 0;
              for (let j = 0; j < 10; ++j)
                for (let i = 0; i < 10; ++i) sum += data[4 * ((y * 10 + j) * width + x * 10 + i) + c]!;
              out.push(sum / 100);
            }
        return { data: out, size: `${width}x${height}` };
      };
      const [first, second] = [await blocks_of(a), await blocks_of(b)];
      if (first.size !== second.size) throw new Error(`${first.size} and ${second.size}`);
      const off = first.data.map((value, i) => Math.abs(value - second.data[i]!));
      return { worst: Math.max(...off), mean: off.reduce((sum, each) => sum + each, 0) / off.length };
    },
    [one, other] as const,
  );
}

describe.each(kEngines)('$name', ({ start }) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.end());

  it('plays whole games on a server', async () => {
    for (let i = 0; i < kGames; ++i) {
      const table = await server.make(kGame);
      await prepare(driver, `${server.address}/`, table);
      await driver.goto(`${server.address}/t/${table.table}`);
      expect(await play_to_the_end(driver)).toBeGreaterThan(2);
      expect((await server.view(table.table)).stage).toBe('over');
    }
  });

  it('plays a whole game in the page of a static host, with reloads in the middle and at the end', async () => {
    await prepare(driver, host.address, null);
    await driver.goto(host.address);
    await driver.evaluate(`(async () => {
      const wait = async (selector) => {
        for (;;) {
          const found = document.querySelector(selector);
          if (found !== null) return found;
          await new Promise(requestAnimationFrame);
        }
      };
      const file = new File([${q(JSON.stringify({ aude: 1, actions: [], ...kGame }))}], 'game.json');
      (await wait('[data-testid="kept-games"]')).open = true;
      const input = await wait('[data-testid="open-saved"]');
      const files = new DataTransfer();
      files.items.add(file);
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await wait('[data-testid="board"]');
    })()`);
    const url = await driver.evaluate<string>('location.href');
    const come_back = async (): Promise<void> => {
      await driver.goto(`${host.address}robots.txt`); // the same page with another hash would not load again
      await driver.goto(url);
    };
    const left = (): Promise<number> =>
      driver.evaluate<number>(`parseInt(document.querySelector('[data-testid="left"]').title)`);
    await play(driver, 2);
    const before = await left();
    expect(before).toBeLessThan(5);
    await come_back();
    await play(driver, 0);
    expect(await left()).toBe(before);
    expect(await play_to_the_end(driver)).toBeGreaterThan(0);
    await come_back();
    expect(await play_to_the_end(driver)).toBe(0); // over, as it was
  });

  it('copies a link to the game, which can be pasted', async () => {
    for (const id of ['details', 'record-link'])
      await driver.click(...(await driver.evaluate<[number, number]>(middle_of(`[data-testid="${id}"]`))));
    await driver.evaluate(`(async () => {
      const button = document.querySelector('[data-testid="record-link"]');
      const late = Date.now() + ${kPatience};
      while (!button.innerText.includes('Copied')) {
        const refused = document.querySelector('[data-testid="link-by-hand"]') !== null;
        if (refused || Date.now() > late) throw new Error('not copied: ' + button.innerText);
        await new Promise(requestAnimationFrame);
      }
      const field = Object.assign(document.createElement('textarea'), { id: 'pasted' });
      button.parentElement.append(field); // within the dialog: all else is inert
      field.focus();
    })()`);
    await driver.paste();
    expect(await driver.evaluate(`document.querySelector('#pasted').value`)).toContain('#record=');
  });

  it.each(['base', 'bigbox'])('saves the same picture of a game of %s as Chromium', async (name) => {
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    const [own, theirs] = [await picture_of(in_chromium(page), name), await picture_of(driver, name)];
    const found = await difference(page, own, theirs);
    console.log(name, JSON.stringify(found));
    expect(found.mean).toBeLessThan(1);
    expect(found.worst).toBeLessThan(25); // edges of thin lines are smoothed in other ways
    await page.context().close();
  });
});
