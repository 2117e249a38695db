// SPDX-License-Identifier: MIT
// Starts the real server and the real browser, and plays by what is on the page.
import { existsSync, readFileSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Language } from '../src/i18n/languages';
import type { MadeTable, NewTable } from '../src/lib/protocol';
import { Server } from './server';
import { StaticHost } from './static_host';

export const kChromium =
  [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => existsSync(path)) ?? 'chromium';
const kPatience = 120_000;

type Point = [number, number];

// The host of the tables: a server, the page that a server sent, or the page of a static host.
export type Place = 'server' | 'page' | 'site';

export interface Stage {
  server: Server;
  host: StaticHost;
  browser: Browser;
  link: (path: string) => string; // to one of our pages
  open: (options?: Opening) => Promise<Guest>;
  sit: (wish: NewTable, options?: Opening) => Promise<Guest>; // somebody at a new table
  become: (guest: Guest, name: string) => Promise<void>; // a player with a key of this browser
}
export interface Opening {
  language?: Language;
  pace?: 'slow' | 'normal' | 'fast' | 'at_once';
  confirm_at_once?: boolean;
  theme?: 'light' | 'dark';
  lingers?: boolean; // scenes last eight times as long, so that a busy machine does not miss them
  sound?: boolean; // on by default for people; opening the sound device takes time that other tests measure
  context?: BrowserContextOptions;
  path?: string;
  tokens?: MadeTable;
}

// One person in front of one browser.
export class Guest {
  constructor(
    public page: Page,
    readonly context: BrowserContext,
    readonly server: Server,
  ) {}

  readonly troubles: string[] = [];
  #version = ''; // what the page showed when it asked
  #acted = ''; // what it showed at the last answer

  at = (id: string): Locator => this.page.getByTestId(id);
  scores = async (): Promise<number[]> => {
    const texts = await this.page.locator('[data-testid^="score-"]').allTextContents();
    return texts.map(Number);
  };

  async sit_at(table: MadeTable): Promise<void> {
    await this.page.addInitScript(
      ([id, tokens]) => localStorage.setItem(`aude.table.${id}`, JSON.stringify(tokens)),
      [table.table, [table.host, ...table.seats.map((seat) => seat.token)]] as const,
    );
    await this.page.goto(`${this.server.address}/t/${table.table}`);
    await this.at('board').waitFor();
  }

  // Opens a saved game on the home page, in whatever position it is.
  async open_saved(game: NewTable): Promise<void> {
    await this.at('kept-games').locator('summary').click();
    await this.at('open-saved').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ aude: 1, actions: [], ...game })),
    });
    await this.at('board').waitFor();
  }

  // Closes the tab, and comes back in another one.
  async come_back(to = this.page.url()): Promise<void> {
    const next = await this.context.newPage();
    await this.page.close();
    this.page = next;
    this.#acted = '';
    await this.page.goto(to);
  }

  // Waits until the page asks this person something new since the last answer, or the game is over.
  my_phase = (): Promise<string> => this.#next_phase(['busy', 'wait', 'animation']);
  // The same, or until it is somebody else's turn.
  phase_now = (): Promise<string> => this.#next_phase(['busy', 'animation']);

  async #next_phase(not_yet: string[]): Promise<string> {
    const asked = await this.page.evaluate(
      ([acted, patience, idle]) =>
        new Promise<{ phase: string; version: string }>((found, failed) => {
          const late = performance.now() + patience;
          const where = (): string =>
            JSON.stringify(document.querySelector<HTMLElement>('[data-testid="board"]')?.dataset);
          const frame = (): Promise<number> => new Promise(requestAnimationFrame);
          // Panels that have changed their size may still move the board, and a glide that has begun moves it only
          // with the next frame.
          const resting = async (): Promise<boolean> => {
            const before = where();
            await frame();
            await frame();
            const board = document.querySelector<HTMLElement>('[data-testid="board"]');
            return before === where() && board?.dataset['resting'] !== 'false';
          };
          const look = async (): Promise<void> => {
            const dock = document.querySelector<HTMLElement>('[data-testid="dock"]');
            const { phase = 'busy', version = '' } = dock?.dataset ?? {};
            if (document.querySelector('[data-testid="ranks"]') !== null) found({ phase: 'over', version });
            else if (!idle.includes(phase) && version !== acted && (await resting())) found({ phase, version });
            else if (performance.now() > late)
              failed(
                new Error(
                  `nothing is asked; phase ${phase}, version ${version}, after ${acted}: ` +
                    document.body.innerText.slice(0, 600),
                ),
              );
            else setTimeout(() => void look(), 4);
          };
          void look();
        }),
      [this.#acted, kPatience, not_yet] as const,
    );
    this.#version = asked.version;
    return asked.phase;
  }

  // Waits until the table has taken the last answer: one that is still on its way is lost with the server or the page.
  async arrived(): Promise<void> {
    await this.page.waitForFunction(
      (acted) => document.querySelector<HTMLElement>('[data-testid="dock"]')?.dataset['version'] !== acted,
      this.#acted,
    );
  }

  // Answers what my_phase has returned; the next my_phase waits until the table has changed by it.
  async answer<T>(act: () => Promise<T>): Promise<T> {
    const done = await act();
    this.#acted = this.#version;
    return done;
  }

  // The middle of the first of these things that a pointer would meet there, as soon as there is one: a board that has
  // just been opened may still be on its way.
  async middle_of(...selectors: string[]): Promise<Point> {
    const found = this.page.waitForFunction((wanted) => {
      const board = document.querySelector('[data-testid="board"]');
      for (const found of wanted.flatMap((selector) => [...document.querySelectorAll(selector)])) {
        const box = found.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const met = document.elementFromPoint(x, y);
        // Something on the board may lie below pieces and marks there, but not below the map.
        const on_board = board?.contains(found) && board.contains(met) && met?.closest('[data-over-board]') === null;
        if (met !== null && (found.contains(met) || on_board)) return [x, y] as [number, number];
      }
      return null;
    }, selectors);
    const point = await found.catch(async () => {
      const text = await this.page.evaluate(() => document.body.innerText.slice(0, 600));
      throw new Error(`there is no ${selectors.join(' or ')} in sight: ${text}`);
    });
    return (await point.jsonValue())!;
  }

  async lay_by_mouse(prefer?: string): Promise<void> {
    const [x, y] = await this.middle_of(...(prefer === undefined ? [] : [`[data-cell="${prefer}"]`]), '[data-cell]');
    await this.answer(async () => {
      await this.page.mouse.move(x, y);
      await this.at('ghost').waitFor({ state: 'attached' });
      await this.page.mouse.down();
      await this.page.mouse.up();
    });
  }

  // Presses the first of these actions that is offered, else passes; says which it was.
  async deploy(...wanted: string[]): Promise<string> {
    for (const action of wanted) {
      const kind = `[data-testid="dock"] [data-kind="${action.split(' ')[0]}"]`;
      if ((await this.page.locator(kind).count()) === 0) continue;
      await this.page.mouse.click(...(await this.middle_of(kind)));
      await this.page.locator(`${kind}[aria-pressed="true"]`).waitFor();
      break;
    }
    const buttons = [...wanted, 'pass'].map((action) => `[data-testid="dock"] [data-action^="${action}"]`);
    const chosen = await this.page.evaluate(
      (selectors) =>
        selectors
          .map((one) => document.querySelector<HTMLElement>(one)?.dataset['action'])
          .find((one) => one !== undefined),
      buttons,
    );
    await this.press(...buttons);
    return chosen ?? '';
  }

  // Clicks the first of these things as an answer.
  async press(...selectors: string[]): Promise<void> {
    await this.answer(async () => this.page.mouse.click(...(await this.middle_of(...selectors))));
  }

  // From the last scene to all the numbers of the result.
  async open_details(): Promise<void> {
    await this.at('details').click();
    await this.at('result').waitFor();
  }

  // Closes the result and opens the log.
  async read_the_log(): Promise<void> {
    await this.page.keyboard.press('Escape');
    // a dialog reports late that it is closed, and takes the keys until then
    await this.at('ranks').waitFor({ state: 'detached' });
    await this.page.keyboard.press('l');
    await this.at('side-log').waitFor();
  }

  // What the device would keep after a click on this.
  async download(name: string): Promise<Buffer> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.page.getByText(name).click()]);
    return readFileSync(await file.path());
  }

  // Plays every turn that comes to this browser, by mouse, until the game is over; says what came.
  async play_to_the_end(...wishes: string[]): Promise<Set<string>> {
    const seen = new Set<string>();
    for (;;) {
      const phase = await this.my_phase();
      seen.add(phase);
      if (phase === 'over') return seen;
      seen.add(await this.take_a_step(phase, ...wishes));
    }
  }

  // Answers what is asked in this phase, by mouse; says what it was.
  async take_a_step(phase: string, ...wishes: string[]): Promise<string> {
    if (phase === 'place') await this.lay_by_mouse();
    else if (phase === 'deploy') return this.deploy(...wishes);
    else if (phase === 'pending') await this.press('[data-testid="confirm"]');
    else if (phase === 'tend') return this.deploy('gather');
    else if (phase === 'recall') {
      // Whoever has only one follower out has chosen it already.
      if ((await this.at('recall').count()) === 0)
        await this.page.mouse.click(...(await this.middle_of('[data-testid="recall-choice"]')));
      await this.at('recall').waitFor();
      await this.press('[data-testid="recall"]');
    } else throw new Error(`what is ${phase}?`);
    return phase;
  }
}

// Runs in the page. Scenes take some hundred milliseconds to a few seconds.
function linger(): void {
  const real = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, time = 0, ...rest: unknown[]) =>
    real(act, time >= 300 && time < 5000 ? 8 * time : time, ...rest)) as typeof window.setTimeout;
}

export function stage(place: Place = 'server'): Stage {
  const server = new Server();
  const host = new StaticHost();
  const guests: Guest[] = [];
  const made: Stage = {
    server,
    host,
    browser: null as unknown as Browser,
    link: (path) => (place === 'site' ? `${host.address}#${path}` : server.address + path),
    open: async (options = {}) => {
      const { language = 'en', pace = 'at_once', confirm_at_once = false, theme = 'light', sound = false } = options;
      const context = await made.browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options.context,
      });
      context.setDefaultTimeout(kPatience);
      await context.addInitScript(
        (settings) => {
          if (location.protocol !== 'about:' && localStorage.getItem('aude.settings') === null)
            localStorage.setItem('aude.settings', JSON.stringify(settings));
        },
        { language, pace, confirm_at_once, theme, here: place === 'page', sound },
      );
      if (options.lingers === true) await context.addInitScript(linger);
      const page = await context.newPage();
      const guest = new Guest(page, context, server);
      context.on('weberror', (error) => guest.troubles.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text()))
          guest.troubles.push(message.text());
      });
      guests.push(guest);
      if (options.tokens !== undefined) await guest.sit_at(options.tokens);
      else if (options.path !== undefined) await page.goto(made.link(options.path));
      return guest;
    },
    sit: async (wish, options = {}) => {
      if (place === 'server') return made.open({ ...options, tokens: await server.make(wish) });
      const guest = await made.open({ ...options, path: '/' });
      await guest.open_saved(wish);
      return guest;
    },
    become: async (guest, name) => {
      await guest.page.goto(made.link('/player'));
      await guest.at('player-name').fill(name);
      await guest.at('save-player').click();
      await guest.at('device').first().waitFor();
    },
  };
  beforeAll(async () => {
    if (place !== 'site') await server.start();
    else await host.start();
    made.browser = await chromium.launch({
      executablePath: kChromium,
      args: ['--disable-background-networking', '--no-first-run'],
    });
  });
  // Pages that are left open go on moving and take the time of those that follow.
  afterEach(async () => {
    await Promise.all(guests.map((guest) => guest.context.close()));
  });
  afterAll(async () => {
    await made.browser?.close();
    await Promise.all([server.stop(), host.stop()]);
    const troubles = guests.flatMap((guest) => guest.troubles);
    if (troubles.length > 0) throw new Error(`the pages complained:\n${troubles.join('\n')}`);
  });
  return made;
}

export const here = (name: string) => ({ kind: 'here' as const, name });
export const bot = (level = 'easy') => ({ kind: 'bot' as const, level });

// Two roads and a field of Ann's, a field of Bob's: four parts in the final scoring, after one more tile.
export const kNearEnd = {
  setup: { sets: ['base' as const], bag: ['E', 'E', 'U', 'V', 'U'] },
  actions: [
    'draw E',
    'place 0,-1 r2',
    'follower 1',
    'draw U',
    'place 0,1 r0',
    'follower 0',
    'draw V',
    'place 1,0 r1',
    'pass',
    'draw E',
    'place -1,-1 r0',
    'follower 0',
    'draw U',
  ],
};
