// `npm run panning`: frames a second while a board of about 160 tiles is moved on a slowed-down phone.
import { it } from 'vitest';
import { bot, here, stage } from '../support';

const theatre = stage();
const kSlowDown = Number(process.env['SLOW_DOWN'] ?? 4);
const kMoreTiles = 18;  // than the sets have, some of which lie under hills

it('measures panning', async () => {
  const sets = ['base', 'river', 'inns', 'traders', 'hills', 'wheel'] as const;
  const usual = await theatre.server.view((await theatre.server.make({ setup: { sets: [...sets] }, seats: [here('Ann'), here('Bob')] })).table);
  const bag = Object.entries(usual.remaining ?? {}).flatMap(([tile, count]) => Array.from({ length: count }, () => tile));
  const setup = { sets: [...sets], bag: [...bag, ...Array.from({ length: kMoreTiles }, () => 'V')] };
  const bots = await theatre.server.make({ setup, seats: [bot(), bot()] });
  for (;;) {
    const view = await theatre.server.view(bots.table);
    if (view.stage === 'over') break;
    await new Promise((go) => setTimeout(go, 300));
  }
  const record = (await (await fetch(`${theatre.server.address}/api/tables/${bots.table}/record`)).json()) as { actions: string[] };
  const table = await theatre.server.make({ setup, seats: [here('Ann'), here('Bob')], actions: record.actions.slice(0, -9) });
  const guest = await theatre.open({ tokens: table, context: { viewport: { width: 412, height: 840 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true } });
  await guest.page.locator('[data-tile] image').first().waitFor({ state: 'attached' });  // the bitmaps come together
  await guest.page.waitForTimeout(1500);
  const tiles = await guest.page.locator('[data-tile]').count();
  const session = await guest.context.newCDPSession(guest.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowDown });
  await guest.page.evaluate(() => {
    const frames: number[] = [];
    (window as unknown as { frames: number[] }).frames = frames;
    const count = (now: number): void => {
      frames.push(now);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, xDistance: -260, yDistance: -160, speed: 300, gestureSourceType: 'touch', repeatCount: 3 });
  const frames = await guest.page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const gaps = frames.slice(1).map((time, i) => time - frames[i]!).sort((a, b) => a - b);
  const share = (part: number): number => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))] ?? 0;
  console.log(JSON.stringify({ tiles, slow_down: kSlowDown, frames: gaps.length, median_ms: share(0.5), p95_ms: share(0.95), worst_ms: share(1), fps: Math.round(1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)) }));
});
