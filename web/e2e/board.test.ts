// SPDX-License-Identifier: MIT
// The board under mouse, wheel, fingers and keys; and what it shows of what has just happened.
import { expect, it } from 'vitest';
import { here, stage, type Guest } from './support';

const theatre = stage();
const kTwo = [here('Ann'), here('Bob')];

const scale = async (guest: Guest): Promise<number> => Number(await guest.at('board').getAttribute('data-scale'));
const corner = async (guest: Guest): Promise<number> => Number(await guest.at('board').getAttribute('data-x'));
// Waits until the board's scale or corner lies between these two.
const reaches = (guest: Guest, what: 'scale' | 'x', low: number, high: number): Promise<unknown> =>
  guest.page.waitForFunction(
    ([name, least, most]) => {
      const now = Number(document.querySelector<HTMLElement>('[data-testid="board"]')?.dataset[name]);
      return now > least && now < most;
    },
    [what, low, high] as const,
  );

it('zooms and moves by wheel and keys, and fits again', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: kTwo });
  const guest = await theatre.open({ tokens: table });
  await guest.my_phase();
  const fitted = await scale(guest);
  await guest.page.mouse.move(700, 120); // far from every legal cell
  await guest.page.mouse.wheel(0, -240);
  await reaches(guest, 'scale', fitted * 1.01, Infinity);
  const larger = await scale(guest);
  await guest.page.keyboard.press('-');
  await reaches(guest, 'scale', 0, larger * 0.99);
  const x = await corner(guest);
  await guest.page.keyboard.press('Shift+ArrowRight');
  await reaches(guest, 'x', -Infinity, x - 100);
  await guest.page.keyboard.press('h');
  await reaches(guest, 'scale', fitted - 0.002, fitted + 0.002);

  const before = await corner(guest);
  await guest.page.mouse.move(700, 120);
  await guest.page.mouse.down();
  await guest.page.mouse.move(640, 150, { steps: 4 });
  await guest.page.mouse.up();
  expect(await corner(guest)).toBeCloseTo(before - 60, 0);
  await guest.context.close();
});

it('is never moved so far that nothing of the board is left', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: kTwo });
  const guest = await theatre.open({ tokens: table, context: { viewport: { width: 390, height: 844 } } });
  await guest.my_phase();
  // How much of the first tile can be seen, in pixels of its smaller side.
  const seen = (): Promise<number> =>
    guest.page
      .locator('[data-tile]')
      .first()
      .evaluate((tile) => {
        const box = tile.getBoundingClientRect();
        const dock = document.querySelector('[data-testid="dock"]')!.getBoundingClientRect();
        return Math.min(
          Math.min(box.right, innerWidth) - Math.max(box.left, 0),
          Math.min(box.bottom, dock.top) - Math.max(box.top, 0),
        );
      });
  for (const [dx, dy] of [
    [-300, 0],
    [0, -300],
    [300, 300],
    [0, 300],
    [300, -300],
  ] as const) {
    for (let i = 0; i < 6; ++i) {
      await guest.page.mouse.move(195 - dx / 2, 400 - dy / 2);
      await guest.page.mouse.down();
      await guest.page.mouse.move(195 + dx / 2, 400 + dy / 2, { steps: 3 });
      await guest.page.mouse.up();
    }
    expect(await seen(), `after moving by ${dx}, ${dy}`).toBeGreaterThan(20);
  }
  for (let i = 0; i < 8; ++i) await guest.page.keyboard.press('Shift+ArrowLeft');
  for (let i = 0; i < 6; ++i) await guest.page.keyboard.press('+');
  expect(await seen()).toBeGreaterThan(20);
  await guest.context.close();
});

it('turns the tile in hand by wheel and right click, through the rotations that fit', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['V', 'V'] }, seats: kTwo });
  const guest = await theatre.open({ tokens: table });
  await guest.my_phase();
  const [x, y] = await guest.middle_of('[data-cell="1,0"]');
  const rotation = async (): Promise<number> => Number(await guest.at('ghost').getAttribute('data-rotation'));
  const turned = (was: number): Promise<unknown> =>
    guest.page.waitForFunction(
      (before) =>
        document.querySelector<HTMLElement>('[data-testid="ghost"]')?.dataset['rotation'] !== String(before),
      was,
    );
  await guest.page.mouse.move(x, y);
  await guest.at('ghost').waitFor({ state: 'attached' });
  const before = await scale(guest);
  const first = await rotation();
  await guest.page.mouse.wheel(0, 120);
  await turned(first);
  const second = await rotation();
  await guest.page.mouse.click(x, y, { button: 'right' });
  await turned(second);
  expect([first, second].sort()).toEqual([0, 1]); // the bend joins the road to the west in these two
  expect(await rotation()).toBe(first);
  expect(await scale(guest)).toBe(before); // the wheel turned and did not zoom
  await guest.context.close();
});

it('is pinched larger by two fingers, without laying anything', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: kTwo });
  const guest = await theatre.open({
    tokens: table,
    context: { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true },
  });
  await guest.my_phase();
  const before = await scale(guest);
  const [x, y] = await guest.middle_of('[data-cell]');
  const fingers = await guest.context.newCDPSession(guest.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    });
  await touch('touchStart', 30);
  for (const apart of [40, 55, 70, 90]) await touch('touchMove', apart);
  await touch('touchEnd', 90);
  await reaches(guest, 'scale', before * 2, Infinity);
  expect((await theatre.server.view(table.table)).tiles).toHaveLength(1);
  expect(await guest.page.getByTestId('ghost').count()).toBe(0);
  await guest.context.close();
});

it('shows a score on the board, explains it, and lights the tiles of a line of the log', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'E', 'E'] },
    seats: kTwo,
    actions: ['draw E', 'place 0,-1 r2'],
  });
  const guest = await theatre.open({
    tokens: table,
    confirm_at_once: true,
    pace: 'normal',
    lingers: true,
    context: { reducedMotion: 'no-preference' },
  });
  expect(await guest.my_phase()).toBe('deploy');
  await guest.deploy('follower 0');
  // All in one moment.
  await guest.page.waitForFunction(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    return (
      text('.float') === '+4' &&
      document.querySelector('.lit.scored') !== null &&
      text('[data-testid="banner"]').includes('2 tiles × 2 = 4')
    );
  });
  await guest.page.keyboard.press('l');
  const line = guest.at('side-log').getByText('Ann: 4 points for a city');
  await line.hover();
  expect(await guest.page.locator('.lit-cell').count()).toBe(2);
  await guest.context.close();
});

it('lets the pig walk and lights the sectors of the wheel', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['wheel'], bag: ['RadU', 'RadU:2'] },
    seats: kTwo,
    actions: ['draw RadU', 'place -1,0 r1'],
  });
  const guest = await theatre.open({
    tokens: table,
    confirm_at_once: true,
    pace: 'normal',
    context: { reducedMotion: 'no-preference' },
  });
  await guest.page.evaluate(() => {
    const seen: string[] = ((window as unknown as { walked: string[] }).walked = []);
    const banners: string[] = ((window as unknown as { banners: string[] }).banners = []);
    const look = (): void => {
      const banner = document.querySelector('[data-testid="banner"] .words')?.textContent?.trim() ?? '';
      if (banner !== '' && banners.at(-1) !== banner) banners.push(banner);
      const pig = document.querySelector<HTMLElement>('[data-testid="wheel"]')?.dataset['pig'] ?? '';
      const lit = document.querySelector('.slice') !== null;
      if (lit && seen.at(-1) !== pig) seen.push(pig);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  expect(await guest.my_phase()).toBe('deploy');
  await guest.deploy('pass');
  await guest.page.waitForFunction(() => (window as unknown as { walked: string[] }).walked.length >= 3);
  expect(await guest.page.evaluate(() => (window as unknown as { walked: string[] }).walked)).toEqual([
    'fortune',
    'taxes',
    'famine',
  ]);
  // The banner explains the sector where the pig stops, and none that it passes.
  const banners = await guest.page.evaluate(() => (window as unknown as { banners: string[] }).banners);
  expect(banners.slice(0, 2).map((banner) => banner.replace(/\s+/g, ' '))).toEqual([
    'The pig moves 2 sectors to Famine.',
    'The pig moves 2 sectors to Famine. Famine: each farmer earns 1 point per completed city next to the field.',
  ]);
  await guest.context.close();
});
