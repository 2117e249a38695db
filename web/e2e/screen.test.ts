// SPDX-License-Identifier: MIT
// The table as a screen: state, animation and prompt agree; the board keeps still under the pointer.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kMovesWithin } from '../src/lib/net/connection';
import type { GameRecord } from '../src/lib/protocol';
import { kOpenWithin, kPongWithin, kQuiet } from '../src/transport/server';
import { bot, here, kNearEnd, stage, type Guest } from './support';

const theatre = stage();
const kMotion = { reducedMotion: 'no-preference' as const };

// Watches every change of the page from now on and notes where animation, state and prompt disagree.
const watch = (guest: Guest): Promise<void> =>
  guest.page.evaluate(() => {
    interface Shown {
      type: string;
      to?: string;
      points?: number;
      players?: number[];
      final?: boolean;
      feature?: string;
    }
    const noted = { wrong: [] as string[], events: [] as Shown[] };
    (window as unknown as { noted: typeof noted }).noted = noted;
    const scores = (): number[] =>
      [...document.querySelectorAll('[data-testid^="score-"]')].map((one) => Number(one.textContent));
    let before = scores();
    let last = '';
    const look = (): void => {
      const phase = document.querySelector<HTMLElement>('[data-testid="dock"]')?.dataset['phase'] ?? '';
      const text = document.querySelector<HTMLElement>('[data-testid="banner"]')?.dataset['event'] ?? '';
      const pig = document.querySelector<HTMLElement>('[data-testid="wheel"]')?.dataset['pig'];
      if (text !== '' && phase !== 'animation') noted.wrong.push(`asks ${phase} while it animates ${text}`);
      if (text !== '' && document.querySelector('[data-cell], .offer, [data-called]') !== null)
        noted.wrong.push(`offers something while it animates ${text}`);
      const now = scores();
      if (text !== last && text !== '') {
        const event = JSON.parse(text) as Shown;
        noted.events.push(event);
        if (event.type === 'wheel' && event.to !== pig)
          noted.wrong.push(`the pig stands on ${pig} while ${text} is animated`);
        if (event.type === 'scored') {
          const due = before.map((score, seat) => score + (event.players?.includes(seat) ? event.points! : 0));
          if (due.join() !== now.join()) noted.wrong.push(`scores ${before.join()} became ${now.join()} by ${text}`);
        } else if (before.join() !== now.join())
          noted.wrong.push(`scores ${before.join()} became ${now.join()} without points by ${text}`);
      }
      [before, last] = [now, text];
    };
    new MutationObserver(look).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
const noted = (guest: Guest) =>
  guest.page.evaluate(
    () =>
      (
        window as unknown as {
          noted: {
            wrong: string[];
            events: { type: string; points: number; players: number[]; final: boolean; feature: string }[];
          };
        }
      ).noted,
  );

const camera = (guest: Guest): Promise<string> =>
  guest.page.evaluate(() => {
    const { x, y, scale } = document.querySelector<HTMLElement>('[data-testid="board"]')!.dataset;
    return [x, y, scale].join(' ');
  });

// The board moves only if a part of the tile was under the dock or outside of the board, and without being zoomed.
async function keeps_still(guest: Guest, before: string): Promise<void> {
  const now = await camera(guest);
  if (now === before) return;
  const [x = 0, y = 0, scale] = before.split(' ').map(Number);
  const [now_x = 0, now_y = 0, now_scale] = now.split(' ').map(Number);
  expect(now_scale).toBe(scale);
  const { tile, board, panels } = await guest.page.evaluate(() => {
    const place_of = (element: Element): [number, number, number, number] => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom];
    };
    return {
      tile: place_of(document.querySelector('.newest')!),
      board: place_of(document.querySelector('[data-testid="board"]')!),
      panels: [...document.querySelectorAll('[data-over-board]')].map(place_of),
    };
  });
  const [left, top, right, bottom] = [
    tile[0] + x - now_x,
    tile[1] + y - now_y,
    tile[2] + x - now_x,
    tile[3] + y - now_y,
  ];
  const pixel = 1; // positions are not integers
  const is_cut =
    left < board[0] + pixel || top < board[1] + pixel || right > board[2] - pixel || bottom > board[3] - pixel;
  const is_covered = panels.some(
    (box) => left < box[2] + pixel && right > box[0] - pixel && top < box[3] + pixel && bottom > box[1] - pixel,
  );
  expect(is_cut || is_covered, JSON.stringify({ before, now, tile, board, panels })).toBe(true);
}

// What the page shows when it asks is what the server knows.
async function agrees(guest: Guest, table: string): Promise<void> {
  const view = await theatre.server.view(table);
  const shown = await guest.page.evaluate(() => ({
    tiles: document.querySelectorAll('[data-tile]').length,
    pieces: document.querySelectorAll('[data-stands]').length,
    pig: document.querySelector<HTMLElement>('[data-testid="wheel"]')?.dataset['pig'],
    left: Number(document.querySelector('[data-testid="left"] b')?.textContent),
    scores: [...document.querySelectorAll('[data-testid^="score-"]')].map((one) => Number(one.textContent)),
    followers: [...document.querySelectorAll('[data-testid^="player-"] .piece:first-child b')].map((one) =>
      Number(one.textContent),
    ),
  }));
  expect(shown).toEqual({
    tiles: view.tiles.length,
    pieces: view.pieces.length,
    pig: view.wheel?.pig,
    left: view.left,
    scores: view.scores,
    followers: view.supply.map((supply) => supply.follower ?? 0),
  });
}

// Scenes pass twenty times as fast; what is shown in which order stays the same. The time that a connection gives its
// server stays as it is: on a busy machine it would be lost again and again.
const hurry = async (guest: Guest): Promise<unknown> =>
  guest.page.addInitScript(
    (unhurried) => {
      const real = window.setTimeout.bind(window);
      window.setTimeout = ((act: () => void, time = 0, ...rest: unknown[]) =>
        real(act, time < 5000 && !unhurried.includes(time) ? time / 20 : time, ...rest)) as typeof window.setTimeout;
    },
    [kOpenWithin, kQuiet, kPongWithin, kMovesWithin],
  );

it('animates a Big Box game: state, animation and prompt agree, the board keeps still under the pointer', async () => {
  const bag = [
    'U:1',
    'U:2',
    'EK',
    'HA',
    'SchF-1',
    'U:3',
    'V:1',
    'E',
    'E',
    'V',
    'V:2',
    'N:1',
    'B',
    'HB',
    'U:2',
    'E',
    'BB5F4',
    'BB5F12',
  ];
  const table = await theatre.server.make({
    setup: { sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'], bag },
    seats: [here('Ann'), bot(), bot('medium')],
  });
  const guest = await theatre.open({ confirm_at_once: true, pace: 'fast', context: kMotion });
  await hurry(guest);
  await guest.sit_at(table);
  await guest.page.locator('[data-tile]').first().waitFor({ state: 'attached' }); // once the art has come
  await watch(guest);
  const wishes = ['follower', 'crown', 'large', 'shepherd'];
  for (let turn = 0; ; ++turn) {
    const phase = await guest.my_phase();
    if (phase === 'over') break;
    await agrees(guest, table.table);
    if (phase === 'place') {
      const before = await camera(guest);
      await guest.lay_by_mouse();
      const next = await guest.phase_now();
      if (next === 'deploy') await keeps_still(guest, before); // neither before the press nor by it
    } else if (phase === 'deploy') await guest.deploy(wishes[turn % wishes.length]!, 'follower');
    else if (phase === 'tend') await guest.deploy('gather');
    else if (phase === 'recall') {
      const count = await guest.at('recall-choice').count();
      expect(await guest.page.locator('[data-called]').count()).toBe(count); // the numbers stand on the pieces too
      if (count > 1) await guest.page.mouse.click(...(await guest.middle_of('[data-testid="recall-choice"]')));
      await guest.press('[data-testid="recall"]');
    } else throw new Error(`what is ${phase}?`);
  }
  const { wrong, events } = await noted(guest);
  expect(wrong).toEqual([]);
  expect(events.some((event) => event.type === 'wheel')).toBe(true);
  // Draws are random: now and then nothing is left to score at the end.
  const view = await theatre.server.view(table.table);
  const happened = view.steps.flatMap((step) => step.events);
  const is_final = (event: { type: string; final?: boolean }): boolean =>
    event.type === 'scored' && event.final === true;
  expect(events.some(is_final)).toBe(happened.some(is_final));
  expect(await guest.scores()).toEqual(view.scores);
  await guest.context.close();
});

it('scores at the end feature by feature on the board, fields last, and can be skipped', async () => {
  const end = async (guest: Guest): Promise<void> => {
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse();
    expect(await guest.phase_now()).toBe('deploy');
    await guest.deploy('pass');
  };
  const table = await theatre.server.make({ ...kNearEnd, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true, pace: 'fast', context: kMotion });
  await watch(guest);
  await end(guest);
  await guest.at('ranks').waitFor();
  const { wrong, events } = await noted(guest);
  expect(wrong).toEqual([]);
  const finals = events.filter((event) => event.type === 'scored' && event.final);
  expect(finals.length).toBeGreaterThanOrEqual(3);
  expect(finals.at(-1)!.feature).toBe('field');
  const first_field = finals.findIndex((event) => event.feature === 'field');
  expect(finals.slice(first_field).every((event) => event.feature === 'field')).toBe(true);
  await guest.context.close();

  const again = await theatre.server.make({ ...kNearEnd, seats: [here('Ann'), here('Bob')] });
  const other = await theatre.open({
    tokens: again,
    confirm_at_once: true,
    lingers: true,
    pace: 'normal',
    context: kMotion,
  });
  await end(other);
  await other.page.locator('.lit.scored').first().waitFor({ state: 'attached' });
  expect(await other.at('ranks').count()).toBe(0);
  await other.at('final-all').click();
  await other.at('ranks').waitFor();
  expect(await other.scores()).toEqual((await theatre.server.view(again.table)).scores);
  await other.context.close();
});

it('shows the tile just laid large, with the spots on it, what they claim and its value', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base', 'inns'], bag: ['E', 'E', 'E'] },
    seats: [here('Ann'), here('Bob')],
    actions: ['draw E', 'place 0,-1 r2'],
  });
  const guest = await theatre.open({
    tokens: table,
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  expect(await guest.my_phase()).toBe('deploy');
  const tile = (await guest.at('large-tile').boundingBox())!;
  expect(tile.width).toBeGreaterThan(150);
  const spots = guest.page.locator('[data-testid="large-tile"] button');
  expect(await spots.count()).toBe(2);
  for (const spot of await spots.all()) {
    const box = (await spot.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(36);
    expect(
      box.x >= tile.x &&
        box.x + box.width <= tile.x + tile.width &&
        box.y >= tile.y &&
        box.y + box.height <= tile.y + tile.height,
    ).toBe(true);
  }
  const dock = (await guest.at('dock').boundingBox())!;
  expect(dock.height).toBeLessThan(844 * 0.3);
  // The piece is chosen once, then its spot; the city is complete and would score at once.
  await guest.page.locator('[data-kind="large"]').tap();
  const city = guest.page.locator('[data-testid="large-tile"] [data-action="large 0"]');
  await guest.page.locator('[data-testid="large-tile"] [data-action="large 0"] .value').waitFor();
  expect(await city.getAttribute('aria-label')).toContain('scores 4 points right away');
  await guest.answer(() => city.tap());
  expect(await guest.my_phase()).toBe('pending');
  expect(await guest.at('value').textContent()).toContain('4 points');
  await guest.page.locator('.lit').first().waitFor({ state: 'attached' });
  // Another spot takes its place without taking back first.
  await guest.answer(() => guest.page.locator('[data-testid="large-tile"] [data-action="large 1"]').tap());
  expect(await guest.my_phase()).toBe('pending');
  expect((await theatre.server.view(table.table)).pending?.action).toBe('large 1');
  await guest.answer(() => city.tap());
  expect(await guest.my_phase()).toBe('pending');
  await guest.answer(() => guest.at('confirm').tap());
  expect(await guest.my_phase()).toBe('place');
  expect(await guest.scores()).toEqual([4, 0]);
  await guest.context.close();
});

it('shows unread talk, who watches, and leaves Enter to the board', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['U', 'U', 'U'] },
    seats: [here('Ann'), { kind: 'open' }],
  });
  const ann = await theatre.open({ tokens: table, confirm_at_once: true });
  const bob = await theatre.open({ path: `/t/${table.table}` });
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();
  await bob.page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await bob.page.getByLabel('Say something').fill('Well laid!');
  await bob.page.keyboard.press('Enter');
  await ann.at('toast').getByText('Well laid!').waitFor();
  expect(await ann.at('unread').textContent()).toBe('1');
  await ann.at('toast').click();
  await ann.at('side-chat').getByText('Well laid!').waitFor();
  await ann.page.keyboard.press('c');
  await ann.at('side-chat').waitFor({ state: 'detached' });
  expect(await ann.at('unread').count()).toBe(0);

  const eve = await theatre.open({ path: `/t/${table.table}` });
  await eve.page.getByText('You are watching').waitFor();
  await ann.at('watchers').waitFor();
  expect(await ann.at('watchers').getAttribute('title')).toBe('1 spectator');

  // A tool that was clicked keeps the focus, but Enter lays the tile.
  expect(await ann.my_phase()).toBe('place');
  await ann.page.getByRole('button', { name: 'Zoom out' }).click();
  await ann.page.keyboard.press('ArrowUp');
  await ann.at('ghost').waitFor({ state: 'attached' });
  await ann.page.keyboard.press('Enter');
  await ann.page.locator('[data-testid="dock"][data-phase="deploy"]').waitFor();
  for (const guest of [ann, bob, eve]) await guest.context.close();
});

it('shows late games at a comfortable size, with a map to find the rest', async () => {
  const cells = Array.from({ length: 24 }, (_, i) => i + 1);
  const actions = cells.flatMap((x) => ['draw U', `place ${x},0 r0`, 'pass']);
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: [...cells.map(() => 'U'), 'U', 'U'] },
    seats: [here('Ann'), here('Bob')],
    actions: [...actions, 'draw U'],
  });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  expect(await guest.my_phase()).toBe('place');
  const scale = async (): Promise<number> => Number(await guest.at('board').getAttribute('data-scale'));
  expect(await scale()).toBeGreaterThanOrEqual(0.7);
  const map = (await guest.at('map').boundingBox())!;
  const x = Number(await guest.at('board').getAttribute('data-x'));
  await guest.page.mouse.click(map.x + 8, map.y + map.height / 2); // the western end
  await guest.page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('[data-testid="board"]')!.dataset['x']) > before + 600,
    x,
  );
  expect(await scale()).toBeGreaterThanOrEqual(0.7);
  await guest.page.keyboard.press('h');
  await guest.at('map').waitFor({ state: 'detached' });
  await guest.context.close();
});

it.each([
  [1440, 900],
  [1024, 768],
  [1280, 640],
])(
  'keeps five players with all their pieces in sight while one places a meeple, at %i x %i',
  async (width, height) => {
    const record = JSON.parse(readFileSync('e2e/records/bigbox.json', 'utf8')) as GameRecord;
    // The last tile of the first half, laid.
    const laid = record.actions.findLastIndex((action, n) => n < 250 && action.startsWith('place'));
    const guest = await theatre.sit(
      {
        setup: record.setup,
        seats: record.setup.players!.map(here),
        actions: record.actions.slice(0, laid + 1),
      },
      { context: { viewport: { width, height } } },
    );
    expect(await guest.my_phase()).toBe('deploy');
    const { list, dock } = await guest.page.evaluate(() => {
      const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
      const [pieces, dock] = [box('[data-testid="player-4"] .pieces'), box('[data-testid="dock"]')];
      const panel = document.querySelector('.above')!;
      return { list: { all: panel.scrollHeight, seen: panel.clientHeight, bottom: pieces.bottom }, dock: dock.top };
    });
    expect(list.all).toBeLessThanOrEqual(list.seen);
    expect(list.bottom).toBeLessThan(dock);
    await guest.context.close();
  },
);
