// SPDX-License-Identifier: MIT
// What a browser does while the board moves, from its own trace: no times, only how often.
import { expect, it } from 'vitest';
import { late, record, traced as traced_in, type TraceEvent } from './late_board';
import { bot, here, kNearEnd, stage } from './support';

const theatre = stage();

const traced = (act: () => Promise<void>): Promise<TraceEvent[]> =>
  traced_in(theatre.browser, ['blink', 'cc', 'devtools.timeline'], act);

const count = (events: readonly TraceEvent[], name: string): number =>
  events.filter((event) => event.name === name && event.ph === 'X').length;
// How many elements had their styles worked out, each time. A tile that is being painted counts too: it is a document.
const styled = (events: readonly TraceEvent[]): number[] =>
  events.filter((event) => event.name === 'UpdateLayoutTree').map((event) => event.args?.elementCount ?? 0);
const kMany = 50;
// How often the page had to be laid out at once because somebody asked where things are.
function forced(events: readonly TraceEvent[]): number {
  const asked = events.filter((event) => event.name === kForced && event.ph === 'X');
  return events.filter(
    ({ name, ph, ts, tid }) =>
      name === 'Layout' &&
      ph === 'X' &&
      asked.some((one) => one.tid === tid && one.ts <= ts && ts <= one.ts + (one.dur ?? 0)),
  ).length;
}

const kLayered = 'PaintArtifactCompositor::Update'; // all of the page is gone through for layers
const kMoves = 40;
// a picture made of vectors becomes a document
const kPictureRead = 'IsolatedSVGDocumentHost::IsolatedSVGDocumentHost';
// somebody asks where things are, and they must be laid out first
const kForced = 'Blink.ForcedStyleAndLayout.UpdateTime';

it('moves a late Big Box board as one layer, and recalculates few styles when the dock changes', async () => {
  const guest = await theatre.sit(
    {
      setup: record.setup,
      seats: ['Ann', 'Bob', 'Eve', 'Max', 'Zoe'].map(here),
      actions: await late(theatre.server.address, 1),
    },
    { context: { viewport: { width: 412, height: 840 } } },
  );
  await guest.my_phase();
  await guest.page.locator('[data-tile] image.ground').first().waitFor({ state: 'attached' });
  const frame = (): Promise<void> =>
    guest.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );

  await guest.page.mouse.move(300, 400);
  await guest.page.mouse.down();
  await guest.page.mouse.move(280, 400); // a hand that has begun to move
  await frame();
  let at = 280;
  const pan = async (by: number): Promise<TraceEvent[]> => {
    const before = Number(await guest.at('board').getAttribute('data-x'));
    const events = await traced(async () => {
      for (let i = 0; i < kMoves; ++i) {
        await guest.page.mouse.move((at += by), 400);
        await frame();
      }
    });
    expect(Number(await guest.at('board').getAttribute('data-x')) - before).toBe(by * kMoves);
    expect(count(events, 'UpdateLayoutTree')).toBeGreaterThanOrEqual(kMoves);
    return events;
  };
  // On a slow machine the page is still being finished while the hand moves already: then the board is moved again.
  let moved = await pan(-4);
  for (let i = 1; i < 10 && count(moved, kLayered) >= kMoves / 4; ++i) moved = await pan(i % 2 === 1 ? 4 : -4);
  await guest.page.mouse.up();
  expect(count(moved, kLayered)).toBeLessThan(kMoves / 4);
  expect(styled(moved).filter((elements) => elements > kMany).length).toBeLessThan(kMoves / 4);

  // The dock grows by what it asks, and with it everything that keeps clear of it.
  const all = await guest.page.locator('*').count();
  const asked = await traced(async () => {
    await guest.page.keyboard.press('ArrowUp');
    await guest.page.keyboard.press('Enter');
    await guest.page.locator('[data-testid="dock"][data-phase="deploy"]').waitFor();
    await frame();
  });
  expect(count(asked, kLayered)).toBeGreaterThan(0); // the browser still calls it so
  expect(Math.max(...styled(asked))).toBeGreaterThan(kMany);
  expect(Math.max(...styled(asked))).toBeLessThan(all / 3);
});

it('lets bots take their turns without painting pictures itself, and redraws only what has changed', async () => {
  const guest = await theatre.sit(
    {
      setup: record.setup,
      seats: [here('Ann'), bot(), bot(), bot(), bot()],
      actions: await late(theatre.server.address, 0.9),
    },
    {
      confirm_at_once: true,
      pace: 'fast',
      context: { viewport: { width: 412, height: 840 }, reducedMotion: 'no-preference' },
    },
  );
  await guest.my_phase();
  await guest.page.locator('[data-tile] image.ground').first().waitFor({ state: 'attached' });
  await guest.page.locator('[data-stands] image').first().waitFor({ state: 'attached' });
  // Which tiles change, and in how many moments anything does.
  await guest.page.evaluate(() => {
    const seen = { tiles: new Set<Element>(), moments: 0 };
    const changed = (records: MutationRecord[]): void => {
      seen.moments += 1;
      for (const { target } of records) {
        const tile = (target as Element).closest('[data-tile]');
        if (tile !== null) seen.tiles.add(tile);
      }
    };
    Object.assign(window, { seen });
    new MutationObserver(changed).observe(document.querySelector('[data-testid="board"]')!, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['href', 'x', 'y', 'd', 'width', 'class'],
    });
  });
  const before = await guest.page.locator('[data-tile]').count();
  const events = await traced(async () => {
    await guest.page.keyboard.press('ArrowUp');
    await guest.answer(() => guest.page.keyboard.press('Enter'));
    if ((await guest.my_phase()) === 'deploy') await guest.answer(() => guest.page.keyboard.press('0'));
    await guest.my_phase();
  });
  // Somebody's first piece of its kind is painted while it already stands there.
  await guest.page.waitForFunction(() => document.querySelector('[data-tile] use, [data-stands] use') === null);
  const { laid, tiles, moments } = await guest.page.evaluate(() => {
    const { seen } = window as unknown as { seen: { tiles: Set<Element>; moments: number } };
    return { laid: document.querySelectorAll('[data-tile]').length, tiles: seen.tiles.size, moments: seen.moments };
  });
  expect(laid).toBeGreaterThan(before + 3);
  expect(moments).toBeGreaterThan(10);
  expect(tiles).toBeLessThan(before / 3); // the new ones, and what they finish
  expect(count(events, kPictureRead)).toBe(0);
  expect(count(events, kForced)).toBeGreaterThan(0); // the browser still calls it so
  expect(forced(events)).toBeLessThan(moments / 2); // where something is asked of a person
});

// An animation that the compositor cannot run by itself makes the page recompute its layers in every frame.
it('leaves points that rise and scores that grow to the compositor', async () => {
  const guest = await theatre.sit(
    { ...kNearEnd, seats: [here('Ann'), here('Bob')] },
    { confirm_at_once: true, pace: 'fast', context: { reducedMotion: 'no-preference' } },
  );
  await guest.my_phase();
  await guest.page.keyboard.press('ArrowUp');
  const events = await traced_in(theatre.browser, ['blink.animations', 'devtools.timeline'], async () => {
    await guest.answer(() => guest.page.keyboard.press('Enter'));
    if ((await guest.phase_now()) === 'deploy') await guest.answer(() => guest.page.keyboard.press('0'));
    await guest.at('ranks').waitFor();
  });
  const animations = events.flatMap(({ name, args }) => (name === 'Animation' ? [args?.data ?? {}] : []));
  const classes = animations.map(({ nodeName = '' }) => /class='(\w+)/.exec(nodeName)?.[1]);
  expect(classes).toEqual(expect.arrayContaining(['float', 'score']));
  expect(animations.filter(({ compositeFailed = 0 }) => compositeFailed !== 0)).toEqual([]);
});
