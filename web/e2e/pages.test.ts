// SPDX-License-Identifier: MIT
// Every page at three widths, light and dark: nothing sticks out, nothing serious for axe.
import { describe, expect, it } from 'vitest';
import { serious_findings } from './axe';
import { bot, here, stage, type Guest } from './support';

const theatre = stage();
const kWidths = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;

// What sticks out of the window sideways, apart from the board, which is meant to.
const too_wide = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(() => {
    const out =
      document.documentElement.scrollWidth > innerWidth
        ? [`page ${document.documentElement.scrollWidth} > ${innerWidth}`]
        : [];
    for (const element of document.querySelectorAll<HTMLElement>('button, input, select, h1, h2, p, .card')) {
      const box = element.getBoundingClientRect();
      if (
        box.width > 0 &&
        !element.closest('.hidden-text, .players, .skip') &&
        (box.left < -1 || box.right > innerWidth + 1)
      )
        out.push(element.outerHTML.slice(0, 120));
    }
    return out;
  });

const pages: Record<string, (guest: Guest) => Promise<void>> = {
  home: async (guest) => void (await guest.page.goto(theatre.server.address)),
  rules: async (guest) => {
    await guest.page.goto(`${theatre.server.address}/rules/base`);
    await guest.page.locator('figure').first().waitFor();
  },
  replay: async (guest) => void (await guest.page.goto(`${theatre.server.address}/replay`)),
  replayed: async (guest) => {
    const table = await theatre.server.make({
      setup: { sets: ['base'], bag: ['E', 'E'] },
      seats: [here('Ann'), here('A rather long name here'), bot()],
      actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'],
    });
    await guest.page.goto(`${theatre.server.address}/replay/${table.table}`);
    await guest.at('position').waitFor();
  },
  analysis: async (guest) => {
    const table = await theatre.server.make({
      setup: { sets: ['base'], bag: ['E', 'E'] },
      seats: [here('Ann'), bot()],
      actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'],
    });
    await guest.sit_at(table);
    await guest.at('ranks').waitFor();
    await guest.page.goto(`${theatre.server.address}/analysis/${table.table}`);
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    await guest.at('back').click();
    await guest.at('move').waitFor();
  },
  lessons: async (guest) => {
    await guest.page.goto(`${theatre.server.address}/lessons`);
    await guest.at('lesson-lay').waitFor();
  },
  lesson: async (guest) => {
    await guest.page.goto(`${theatre.server.address}/lessons/road`);
    await guest.at('say').waitFor();
  },
  puzzle: async (guest) => {
    await guest.page.goto(`${theatre.server.address}/puzzles`);
    await guest.page.locator('[data-testid="try-dock"]').waitFor();
  },
  lobby: async (guest) => {
    await guest.sit_at(
      await theatre.server.make({ setup: { sets: ['base', 'inns'] }, seats: [here('Ann'), { kind: 'open' }, bot()] }),
    );
    await guest.at('begin').waitFor();
  },
  table: async (guest) => {
    await guest.sit_at(
      await theatre.server.make({
        setup: { sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'] },
        seats: [here('Ann'), here('A rather long name here'), here('Eve')],
      }),
    );
    await guest.page.locator('[data-cell]').first().waitFor();
  },
  end: async (guest) => {
    await guest.sit_at(
      await theatre.server.make({
        setup: { sets: ['base'], bag: ['E', 'E'] },
        seats: [here('Ann'), bot()],
        actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'],
      }),
    );
    await guest.at('ranks').waitFor();
  },
  numbers: async (guest) => {
    await pages['end']!(guest);
    await guest.open_details();
  },
};

// Polish brings letters of its own.
it.each(['en', 'pl'] as const)('%s loads the home page and a game in less than 250 KB', async (language) => {
  const guest = await theatre.open({ language });
  const network = await guest.context.newCDPSession(guest.page);
  await network.send('Network.enable');
  let bytes = 0;
  // as it travels: over plain HTTP with gzip
  network.on('Network.dataReceived', (part) => (bytes += part.encodedDataLength));
  await guest.page.goto(theatre.server.address);
  await guest.page.locator('.go .strong').click();
  await guest.my_phase();
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(250_000);
  await guest.context.close();
});

describe.each(kWidths)('at %i x %i', (width, height) => {
  it.each(Object.keys(pages))('%s fits and is accessible in light and dark', async (name) => {
    const guest = await theatre.open({ context: { viewport: { width, height } } });
    await pages[name]!(guest);
    expect(await too_wide(guest)).toEqual([]);
    expect(await serious_findings(guest)).toEqual([]);
    await guest.context.close();
  });
});

// What a finger presses is at least 44 pixels high and wide; links within a text and spots on a tile are as they are.
const kFinger = 44;
const too_small = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('button, a, select, summary, input')].flatMap((one) => {
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        if (
          box.width === 0 ||
          one.closest('.spot, .skip, .hidden-text, .sheet') !== null ||
          getComputedStyle(one).display === 'inline'
        )
          return [];
        return box.width < least - 0.5 || box.height < least - 0.5
          ? [`${one.outerHTML.slice(0, 100)}: ${box.width} x ${box.height}`]
          : [];
      }),
    kFinger,
  );

it('home begins with its first heading, also when a running game is shown above all else', async () => {
  const guest = await theatre.sit({ setup: { sets: ['base'] }, seats: [here('Ann'), here('Bob')] });
  await guest.my_phase();
  await guest.page.goto(theatre.link('/'));
  await guest.page.locator('#recent').waitFor();
  const levels = await guest.page.locator('h1, h2, h3').evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect([levels[0], levels.filter((level) => level === 'H1')]).toEqual(['H1', ['H1']]);
  await guest.context.close();
});

describe.each([
  [390, 844],
  [844, 390],
  [768, 1024],
])('on a phone or tablet of %i x %i', (width, height) => {
  it.each(['home', 'replayed', 'lobby', 'table'])('%s fits, and fingers find room', async (name) => {
    const guest = await theatre.open({ context: { viewport: { width, height }, hasTouch: true, isMobile: true } });
    await pages[name]!(guest);
    expect(await too_wide(guest)).toEqual([]);
    expect(await too_small(guest)).toEqual([]);
    await guest.context.close();
  });
});
