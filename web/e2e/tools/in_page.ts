// SPDX-License-Identifier: MIT
// `npm run in-page`: a game in the page of a static host on a slowed-down phone: how long until somebody can lay the
// first tile, how long until a bot has answered it, and what the page's own thread does while a bot thinks. How long
// the analysis of a game takes, and how fast the rules are in this browser, to be put beside `bench/wasm`. Needs
// build/site and build/wasm/probe.wasm.
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { bot, here, stage, type Guest } from '../support';

const theatre = stage('site');
const kSlowDown = Number(process.env['SLOW_DOWN'] ?? 4);
const kTimes = Number(process.env['TIMES'] ?? 5);
const kPhone = { viewport: { width: 412, height: 840 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true };
const kSeconds = 3;

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function slowed(guest: Guest): Promise<CDPSession> {
  const session = await guest.context.newCDPSession(guest.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowDown });
  return session;
}

// Returns what waits until the page has drawn this text, and gives the milliseconds since the next press. The page
// takes the time itself: Playwright looks only twice a second.
async function watch_for(guest: Guest, text: string): Promise<() => Promise<number>> {
  await guest.page.evaluate((wanted) => {
    const drawn = new Promise<number>((done) => {
      addEventListener(
        'click',
        ({ timeStamp: pressed }) => {
          const look = (): void => {
            if (document.body.textContent.includes(wanted)) done(performance.now() - pressed);
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { drawn });
  }, text);
  return () => guest.page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
}

it.skipIf(process.env['ONLY'] === 'speed')('measures the first move against a bot', async () => {
  const loads: number[] = [];
  const asked: number[] = [];
  const answered: number[] = [];
  for (let i = 0; i < kTimes; ++i) {
    const guest = await theatre.open({ confirm_at_once: true, context: kPhone });
    await slowed(guest);
    let began = performance.now();
    await guest.page.goto(theatre.link('/'));
    await guest.page.getByRole('button', { name: 'Play now' }).waitFor();
    await guest.page.locator('#art').waitFor({ state: 'attached' });
    loads.push(performance.now() - began);
    began = performance.now();
    await guest.page.getByRole('button', { name: 'Play now' }).click();
    await guest.my_phase();
    asked.push(performance.now() - began);
    await guest.lay_by_mouse();
    if ((await guest.phase_now()) === 'deploy') await guest.deploy();
    began = performance.now();
    await guest.my_phase();
    answered.push(performance.now() - began);
    await guest.context.close();
  }
  const round = (values: number[]): number => Math.round(middle(values));
  console.log(
    JSON.stringify({
      slow_down: kSlowDown,
      times: kTimes,
      home_ms: round(loads),
      first_tile_offered_ms: round(asked),
      bot_has_answered_ms: round(answered),
    }),
  );
});

// As on a desktop: not slowed down.
it.skipIf(process.env['ONLY'] === 'speed')('measures the analysis of a whole base game of two', async () => {
  const times: number[] = [];
  const first: number[] = []; // until the first turn is analysed
  for (let i = 0; i < kTimes; ++i) {
    const guest = await theatre.open({ path: '/analysis' });
    await guest.page.getByText('or paste the text').click();
    await guest.page.locator('textarea').fill(readFileSync('e2e/records/base.json', 'utf8'));
    const since_press = await watch_for(guest, 'Analysing turn 2 ');
    const began = performance.now();
    await guest.page.getByRole('button', { name: 'Open' }).click();
    first.push(await since_press());
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    times.push(performance.now() - began);
    await guest.context.close();
  }
  console.log(
    JSON.stringify({
      times: kTimes,
      first_turn_ms: Math.round(middle(first)),
      analysis_ms: Math.round(middle(times)),
    }),
  );
});

it.skipIf(process.env['ONLY'] === 'speed')('measures the page’s own thread while a bot thinks', async () => {
  const guest = await theatre.sit(
    { setup: { sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'] }, seats: [here('Ann'), bot('master')] },
    { confirm_at_once: true, context: kPhone },
  );
  await guest.my_phase();
  await guest.page.evaluate(() => {
    const found: { start: number; time: number }[] = [];
    Object.assign(window, { tasks: found });
    new PerformanceObserver((list) =>
      found.push(...list.getEntries().map((task) => ({ start: task.startTime, time: task.duration }))),
    ).observe({ type: 'longtask' });
  });
  // From the answer until the bot's comes: what is drawn for the two moves themselves is not the thought.
  const thoughts: [number, number][] = [];
  for (let turn = 0; turn < kTimes; ++turn) {
    await guest.take_a_step(await guest.my_phase(), 'follower');
    if ((await guest.phase_now()) === 'deploy') await guest.deploy('follower');
    const began = await guest.page.evaluate(
      () =>
        new Promise<number>((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now()))),
        ),
    );
    const ended = await guest.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const dock = document.querySelector('[data-testid="dock"]')!;
          const look = (): void => {
            if (dock.getAttribute('data-phase') !== 'wait') done(performance.now());
            else setTimeout(look, 5);
          };
          look();
        }),
    );
    thoughts.push([began, ended]);
    await guest.my_phase();
  }
  const tasks = await guest.page.evaluate(
    () => (window as unknown as { tasks: { start: number; time: number }[] }).tasks,
  );
  const during = tasks.filter((task) =>
    thoughts.some(([began, ended]) => task.start > began && task.start + task.time < ended),
  );
  console.log(
    JSON.stringify({
      thoughts: thoughts.map(([began, ended]) => Math.round(ended - began)),
      tasks_over_50_ms: during.map((task) => Math.round(task.time)),
    }),
  );
});

// Units per second, after a run that warms up.
it('measures the rules in this browser', async () => {
  const guest = await theatre.open({ path: '/' });
  const bytes = readFileSync('../build/wasm/probe.wasm').toString('base64');
  await guest.page.evaluate(async (text) => {
    Object.assign(window, {
      probe: await WebAssembly.compile(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))),
    });
  }, bytes);
  const run = (what: string): Promise<number> =>
    guest.page.evaluate(
      async ([words, seconds]) => {
        const args = ['probe', 'speed', words, String(seconds)];
        let memory: WebAssembly.Memory;
        let said = '';
        const view = (): DataView => new DataView(memory.buffer);
        const write = (at: number, value: number): number => (view().setUint32(at, value, true), 0);
        const known: Record<string, (...args: never[]) => number> = {
          args_sizes_get: (count: number, size: number) => (
            write(count, args.length),
            write(size, args.join(' ').length + 1)
          ),
          args_get: (pointers: number, at: number) => {
            args.forEach((word, i) => {
              write(pointers + 4 * i, at);
              new Uint8Array(memory.buffer).set(new TextEncoder().encode(`${word}\0`), at);
              at += word.length + 1;
            });
            return 0;
          },
          clock_time_get: (_id: number, _precision: bigint, at: number) => (
            view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true),
            0
          ),
          fd_write: (_file: number, parts: number, count: number, written: number) => {
            let size = 0;
            for (let i = 0; i < count; ++i) {
              const length = view().getUint32(parts + 8 * i + 4, true);
              said += new TextDecoder().decode(
                new Uint8Array(memory.buffer, view().getUint32(parts + 8 * i, true), length),
              );
              size += length;
            }
            return write(written, size);
          },
          proc_exit: () => {
            throw new Error('exit');
          },
        };
        const module = (window as unknown as { probe: WebAssembly.Module }).probe;
        const wanted = Object.fromEntries(
          WebAssembly.Module.imports(module).map(({ name }) => [name, known[name] ?? (() => 8)]),
        );
        const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wanted });
        memory = instance.exports['memory'] as WebAssembly.Memory;
        try {
          (instance.exports['_start'] as () => void)();
        } catch (error) {
          if ((error as Error).message !== 'exit') throw error;
        }
        return Number(said);
      },
      [what, kSeconds] as const,
    );
  for (const what of ['random', 'hard:2000']) {
    await run(what); // the engine compiles well only what has run for a while
    console.log(
      `chromium ${what} ${Math.round(await run(what))} per second of wall-clock time (use an idle machine)`,
    );
  }
  await guest.context.close();
});
