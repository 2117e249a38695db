// Starts the real server and the real browser, and plays by what is on the page.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { MadeTable, NewTable, View } from '../src/lib/protocol';

const kProgram = process.env['AUDE_BIN'] ?? resolve('../build/release/aude');
const kClient = resolve('dist');
const kChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? 'chromium';
const kPatience = 120_000;

export class Server {
  address = '';
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), 'aude-e2e-'));

  async start(port = 0): Promise<void> {
    const process_ = spawn(kProgram, ['serve', '--port', String(port), '--data', this.#data, '--client', kClient, '--tables', '1000', '--rate', '2000', '--messages', '500'], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = process_;
    this.address = await new Promise<string>((found, failed) => {
      const said: string[] = [];
      const read = (line: string): void => {
        said.push(line);
        const match = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
        if (match !== null) found(match[0]);
      };
      createInterface({ input: process_.stdout! }).on('line', read);
      createInterface({ input: process_.stderr! }).on('line', read);
      process_.once('error', failed);
      process_.once('exit', (code) => failed(new Error(`aude serve ended with ${code}: ${said.join('\n')}`)));
    });
  }

  // Ends the process as a power cut would.
  kill = (): Promise<void> => this.#end('SIGKILL');
  // Starts it again where it was.
  revive = (): Promise<void> => this.start(Number(new URL(this.address).port));

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async make(wish: NewTable): Promise<MadeTable> {
    const response = await fetch(`${this.address}/api/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) });
    if (!response.ok) throw new Error(`POST /api/tables: ${response.status} ${await response.text()}`);
    return (await response.json()) as MadeTable;
  }

  async view(table: string): Promise<View> {
    return (await (await fetch(`${this.address}/api/tables/${table}`)).json()) as View;
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const process_ = this.#process;
    if (process_ === null || process_.exitCode !== null) return Promise.resolve();
    return new Promise((done) => {
      process_.removeAllListeners('exit');
      process_.once('exit', () => done());
      process_.kill(signal);
    });
  }
}

export interface Stage { server: Server; browser: Browser; open: (options?: Opening) => Promise<Guest> }
export interface Opening { language?: 'en' | 'de'; calm?: boolean; confirm_at_once?: boolean; theme?: 'light' | 'dark'; context?: BrowserContextOptions; path?: string; tokens?: MadeTable }

// One person in front of one browser.
export class Guest {
  constructor(readonly page: Page, readonly context: BrowserContext, readonly server: Server) {}

  readonly troubles: string[] = [];

  at = (id: string): Locator => this.page.getByTestId(id);
  phase = async (): Promise<string> => (await this.at('dock').count()) === 0 ? 'none' : ((await this.at('dock').getAttribute('data-phase')) ?? 'none');
  scores = async (): Promise<number[]> => {
    const texts = await this.page.locator('[data-testid^="score-"]').allTextContents();
    return texts.map(Number);
  };

  async sit_at(table: MadeTable): Promise<void> {
    await this.page.addInitScript(([id, tokens]) => localStorage.setItem(`aude.table.${id}`, JSON.stringify(tokens)), [table.table, [table.host, ...table.seats.map((seat) => seat.token)]] as const);
    await this.page.goto(`${this.server.address}/t/${table.table}`);
    await this.at('board').waitFor();
  }

  // Waits until it is this browser's turn in one of the phases, or the game is over; says which.
  async my_phase(): Promise<string> {
    const dock = this.page.locator('[data-testid="dock"]:not([data-phase="wait"]), [data-testid="ranks"]').first();
    await dock.waitFor({ timeout: kPatience });
    return (await this.at('ranks').count()) > 0 ? 'over' : await this.phase();
  }

  async lay_by_mouse(prefer?: string): Promise<void> {
    const cells = this.page.locator('[data-cell]');
    await cells.first().waitFor();
    const wanted = prefer === undefined ? cells.first() : this.page.locator(`[data-cell="${prefer}"]`);
    const box = await ((await wanted.count()) > 0 ? wanted : cells).first().boundingBox();
    if (box === null) throw new Error('the cell is not on the screen');
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.at('ghost').waitFor();
    const before = await this.at('dock').getAttribute('data-phase');
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.page.waitForFunction((phase) => document.querySelector('[data-testid="dock"]')?.getAttribute('data-phase') !== phase, before);
  }

  // Presses the first of these actions that is offered; then confirms what is held.
  async deploy(...wanted: string[]): Promise<string> {
    for (const action of [...wanted, 'pass']) {
      const kind = this.page.locator(`[data-testid="dock"] [data-kind="${action.split(' ')[0]}"]`);
      if ((await kind.count()) > 0) await kind.click();
      const button = this.page.locator(`[data-testid="dock"] [data-action^="${action}"]`).first();
      if ((await button.count()) === 0) continue;
      const chosen = (await button.getAttribute('data-action')) ?? '';
      await button.click();
      return chosen;
    }
    throw new Error('nothing was offered');
  }
}

export function stage(): Stage {
  const server = new Server();
  const guests: Guest[] = [];
  const made: Stage = {
    server,
    browser: null as unknown as Browser,
    open: async (options = {}) => {
      const { language = 'en', calm = false, confirm_at_once = false, theme = 'light' } = options;
      const context = await made.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: language === 'de' ? 'de-DE' : 'en-GB', reducedMotion: 'reduce', ...options.context });
      context.setDefaultTimeout(kPatience);
      await context.addInitScript((settings) => {
        if (localStorage.getItem('aude.settings') === null) localStorage.setItem('aude.settings', JSON.stringify(settings));
      }, { language, calm, confirm_at_once, theme });
      const page = await context.newPage();
      const guest = new Guest(page, context, server);
      page.on('pageerror', (error) => guest.troubles.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text())) guest.troubles.push(message.text());
      });
      guests.push(guest);
      if (options.tokens !== undefined) await guest.sit_at(options.tokens);
      else if (options.path !== undefined) await page.goto(server.address + options.path);
      return guest;
    },
  };
  beforeAll(async () => {
    await server.start();
    made.browser = await chromium.launch({ executablePath: kChromium, args: ['--disable-background-networking', '--no-first-run'] });
  });
  afterAll(async () => {
    await made.browser?.close();
    await server.stop();
    const troubles = guests.flatMap((guest) => guest.troubles);
    if (troubles.length > 0) throw new Error(`the pages complained:\n${troubles.join('\n')}`);
  });
  return made;
}

export const here = (name: string) => ({ kind: 'here' as const, name });
export const bot = (level = 'easy') => ({ kind: 'bot' as const, level });
