// SPDX-License-Identifier: MIT
// `npm run steps`: processor time of the page's own thread for each task while four bots take their turns on a late
// Big Box board, not slowed down, from the browser's trace. Not times of the clock: the machine may be busy.
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { grouped } from '../../src/lib/game/collections';
import type { GameRecord, Replay } from '../../src/lib/protocol';
import { bot, here, stage } from '../support';

const theatre = stage();
const kPhone = { viewport: { width: 412, height: 840 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true };
const kLong = 2; // milliseconds
const record = JSON.parse(readFileSync('e2e/records/bigbox.json', 'utf8')) as GameRecord;

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  tdur?: number;
  tid: number;
  pid: number;
}

async function late(share: number): Promise<string[]> {
  const { steps } = (await (
    await fetch(`${theatre.server.address}/api/replay`, {
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

// The tasks of the thread that lays out the page, in milliseconds of processor time, shortest first.
function tasks_of(events: readonly TraceEvent[]): number[] {
  const complete = events.filter(({ ph }) => ph === 'X');
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const styled = grouped(
    complete.filter(({ name }) => name === 'UpdateLayoutTree'),
    thread,
  );
  const [main] = [...styled].sort(([, a], [, b]) => b.length - a.length)[0] ?? [''];
  return complete
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && thread(event) === main)
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => a - b);
}

it('measures steps', async () => {
  const guest = await theatre.open({
    tokens: await theatre.server.make({
      setup: record.setup,
      seats: [here('Ann'), bot(), bot(), bot(), bot()],
      actions: await late(0.9),
    }),
    confirm_at_once: true,
    pace: 'normal',
    context: { ...kPhone, reducedMotion: 'no-preference' },
  });
  await guest.my_phase();
  await guest.page.locator('[data-tile] image.ground').first().waitFor({ state: 'attached' });
  await guest.page.waitForTimeout(2500);
  await guest.page.keyboard.press('ArrowUp');
  await guest.at('ghost').waitFor({ state: 'attached' });
  const session = await theatre.browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink', 'devtools.timeline'] },
  });
  const began = performance.now();
  const asked = async (act: () => Promise<void>): Promise<string> => {
    await guest.page.evaluate(() => {
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
    });
    await act();
    return guest.page.evaluate(() => (window as unknown as { asked: Promise<string> }).asked);
  };
  const phase = await asked(() => guest.page.keyboard.press('Enter'));
  if (phase === 'deploy') await asked(() => guest.page.keyboard.press('0'));
  await session.send('Tracing.end');
  await complete;
  const seconds = (performance.now() - began) / 1000;
  const tasks = tasks_of(events);
  const long = tasks.filter((time) => time > kLong);
  const share = (part: number): string =>
    (long[Math.min(long.length - 1, Math.floor(long.length * part))] ?? 0).toFixed(1);
  const sum = tasks.reduce((all, time) => all + time, 0);
  console.log(
    JSON.stringify({
      seconds: seconds.toFixed(1),
      ms_per_second: Math.round(sum / seconds),
      over_2_ms: long.length,
      median: share(0.5),
      p95: share(0.95),
      worst: share(1),
    }),
  );
  await guest.context.close();
});
