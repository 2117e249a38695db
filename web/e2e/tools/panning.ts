// SPDX-License-Identifier: MIT
// `npm run panning`: frames a second on a slowed-down phone while the board of a whole Big Box game is moved, and
// while four bots take their turns on it, with tiles that fly and pieces that walk. On a busy machine SLOW_DOWN=1
// shows more: the processor time that the page's own thread needs for a frame.
import type { CDPSession } from 'playwright-core';
import { it } from 'vitest';
import type { NewTable } from '../../src/lib/protocol';
import { asked, kPhone, late, record } from '../late_board';
import { bot, here, stage, type Guest } from '../support';

const theatre = stage();
const kSlowDown = Number(process.env['SLOW_DOWN'] ?? 4);
interface Phone {
  guest: Guest;
  session: CDPSession;
}

async function slow_phone(wish: NewTable, moves: boolean): Promise<Phone> {
  const guest = await theatre.open({
    tokens: await theatre.server.make(wish),
    confirm_at_once: true,
    pace: 'normal',
    context: { ...kPhone, reducedMotion: moves ? 'no-preference' : 'reduce' },
  });
  await guest.my_phase();
  // the bitmaps come together
  await guest.page.locator('[data-tile] image.ground').first().waitFor({ state: 'attached' });
  await guest.page.waitForTimeout(1500);
  const session = await guest.context.newCDPSession(guest.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowDown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { guest, session };
}

// Milliseconds that the page's own thread has worked.
async function worked({ session }: Phone): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

// Frames from now on.
const count = ({ guest }: Phone): Promise<void> =>
  guest.page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as { frames: number[] }).frames = frames;
    const next = (now: number): void => {
      frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

async function report(what: string, phone: Phone, before: number): Promise<void> {
  const { guest } = phone;
  const work = (await worked(phone)) - before;
  const frames = await guest.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const gaps = frames
    .slice(1)
    .map((time, i) => time - frames[i]!)
    .sort((a, b) => a - b);
  const share = (part: number): number =>
    Math.round(10 * (gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))] ?? 0)) / 10;
  const tiles = await guest.page.locator('[data-tile]').count();
  console.log(
    JSON.stringify({
      what,
      tiles,
      slow_down: kSlowDown,
      frames: gaps.length,
      median_ms: share(0.5),
      p95_ms: share(0.95),
      worst_ms: share(1),
      own_thread_ms_per_frame: Math.round((10 * work) / gaps.length) / 10,
      fps: Math.round(1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)),
    }),
  );
}

it('measures panning', async () => {
  const phone = await slow_phone(
    {
      setup: record.setup,
      seats: ['Ann', 'Bob', 'Eve', 'Max', 'Zoe'].map(here),
      actions: await late(theatre.server.address, 1),
    },
    false,
  );
  await count(phone);
  const before = await worked(phone);
  for (const way of [1, 1, 1, -1, -1, -1]) {
    // over the board and back again
    await phone.session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 400,
      xDistance: way * 200,
      yDistance: way * 120,
      speed: 400,
      gestureSourceType: 'touch',
    });
  }
  await report('panning', phone, before);
  await phone.guest.context.close();
});

it('measures bots at play', async () => {
  const phone = await slow_phone(
    {
      setup: record.setup,
      seats: [here('Ann'), bot(), bot(), bot(), bot()],
      actions: await late(theatre.server.address, 0.9),
    },
    true,
  );
  const { guest } = phone;
  await guest.page.keyboard.press('ArrowUp');
  await guest.at('ghost').waitFor({ state: 'attached' });
  await count(phone);
  const before = await worked(phone);
  const phase = await asked(phone.guest, () => guest.page.keyboard.press('Enter'));
  if (phase === 'deploy') await asked(phone.guest, () => guest.page.keyboard.press('0'));
  await report('bots at play', phone, before);
  await guest.context.close();
});
