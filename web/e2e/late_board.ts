// SPDX-License-Identifier: MIT
// A late Big Box board, and what the browser does on it: for tests and measurements of drawing.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import type { GameRecord, Replay } from '../src/lib/protocol';
import type { Guest } from './support';

export const kPhone = {
  viewport: { width: 412, height: 840 },
  deviceScaleFactor: 2.6,
  hasTouch: true,
  isMobile: true,
};

export const record = JSON.parse(readFileSync('e2e/records/bigbox.json', 'utf8')) as GameRecord;

// The actions until the last moment before this share of the game at which the first player lays a tile.
export async function late(server: string, share: number): Promise<string[]> {
  const { steps } = (await (
    await fetch(`${server}/api/replay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(record),
    })
  ).json()) as Replay;
  const laid = steps
    .flatMap((update) => update.steps ?? [])
    .filter(
      ({ action, player, n }) => action.startsWith('place') && player === 0 && n < share * record.actions.length,
    );
  return record.actions.slice(0, laid.at(-1)!.n - 1);
}

// Waits until something new is asked, and says what. It watches the dock and nothing else: a test that searches the
// whole page again and again, as tests do, takes a quarter of its time.
export const asked = (guest: Guest, act: () => Promise<void>): Promise<string> =>
  guest.page
    .evaluate(() => {
      const dock = document.querySelector<HTMLElement>('[data-testid="dock"]')!;
      const before = dock.dataset['version'];
      (window as unknown as { asked: Promise<string> }).asked = new Promise((found) => {
        const watch = new MutationObserver(() => {
          const { phase = '', version } = dock.dataset;
          if (version === before || ['busy', 'wait', 'animation'].includes(phase)) return;
          watch.disconnect();
          found(phase);
        });
        watch.observe(dock, { attributes: true });
      });
    })
    .then(act)
    .then(() => guest.page.evaluate(() => (window as unknown as { asked: Promise<string> }).asked));

// Times and durations in microseconds; `tdur` is processor time.
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args?: { elementCount?: number; data?: { nodeName?: string; compositeFailed?: number } };
}

// What the browser notes of these categories meanwhile.
export async function traced(
  browser: Browser,
  categories: string[],
  act: () => Promise<void>,
): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
