// SPDX-License-Identifier: MIT
// `npm run steps`: processor time of the page's own thread for each task while four bots take their turns on a late
// Big Box board, not slowed down, from the browser's trace. Not times of the clock: the machine may be busy.
import { it } from 'vitest';
import { grouped } from '../../src/lib/game/collections';
import { asked, kPhone, late, record, traced, type TraceEvent } from '../late_board';
import { bot, here, stage } from '../support';

const theatre = stage();
const kLong = 2; // milliseconds
const kLayered = 'PaintArtifactCompositor::Update'; // all of the page is gone through for layers

// What the thread that lays out the page has done.
function own_events(events: readonly TraceEvent[]): TraceEvent[] {
  const complete = events.filter(({ ph }) => ph === 'X');
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const styled = grouped(
    complete.filter(({ name }) => name === 'UpdateLayoutTree'),
    thread,
  );
  const [main] = [...styled].sort(([, a], [, b]) => b.length - a.length)[0] ?? [''];
  return complete.filter((event) => thread(event) === main);
}

// Milliseconds of processor time, shortest first.
const times_of = (events: readonly TraceEvent[], name: string): number[] =>
  events
    .filter((event) => event.name === name)
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => a - b);

it('measures steps', async () => {
  const guest = await theatre.open({
    tokens: await theatre.server.make({
      setup: record.setup,
      seats: [here('Ann'), bot(), bot(), bot(), bot()],
      actions: await late(theatre.server.address, 0.9),
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
  const before = await guest.page.locator('[data-tile]').count();
  const began = performance.now();
  const events = await traced(theatre.browser, ['toplevel', 'blink', 'cc', 'devtools.timeline'], async () => {
    const phase = await asked(guest, () => guest.page.keyboard.press('Enter'));
    if (phase === 'deploy') await asked(guest, () => guest.page.keyboard.press('0'));
  });
  const seconds = (performance.now() - began) / 1000;
  const own = own_events(events);
  const tasks = times_of(own, 'ThreadControllerImpl::RunTask');
  const laid = (await guest.page.locator('[data-tile]').count()) - before;
  const long = tasks.filter((time) => time > kLong);
  const share = (part: number): string =>
    (long[Math.min(long.length - 1, Math.floor(long.length * part))] ?? 0).toFixed(1);
  const sum = tasks.reduce((all, time) => all + time, 0);
  console.log(
    JSON.stringify({
      seconds: seconds.toFixed(1),
      tiles_laid: laid,
      ms_per_second: Math.round(sum / seconds),
      layers_recomputed: times_of(own, kLayered).length,
      over_2_ms: long.length,
      median: share(0.5),
      p95: share(0.95),
      worst: share(1),
    }),
  );
  await guest.context.close();
});
