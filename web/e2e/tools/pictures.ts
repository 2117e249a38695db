// SPDX-License-Identifier: MIT
// Pictures of every page and state at phone, tablet and desktop size, light and dark.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { it } from 'vitest';
import type { MadeTable, NewTable } from '../../src/lib/protocol';
import type { Language } from '../../src/i18n/languages';
import { bot, here, stage, type Guest, type Opening } from '../support';

const theatre = stage();
const kFolder = resolve(process.env['PICTURES'] ?? '../build/pictures');
const kSizes = { phone: [390, 844], landscape: [844, 390], tablet: [768, 1024], desktop: [1440, 900] } as const;
const kThemes = (process.env['THEMES'] ?? 'light dark').split(' ') as ('light' | 'dark')[];
const kOnly = process.env['ONLY'] ?? '';
mkdirSync(kFolder, { recursive: true });

const wanted = (name: string): boolean => new RegExp(kOnly).test(name);

async function shoot(
  name: string,
  act: (guest: Guest) => Promise<void>,
  full = false,
  language: Language = 'en',
): Promise<void> {
  for (const [size, [width, height]] of Object.entries(kSizes)) {
    for (const theme of kThemes) {
      const file = `${name}-${size}-${theme}`;
      if (!wanted(file)) continue;
      const options: Opening = {
        theme,
        language,
        context: { viewport: { width, height }, deviceScaleFactor: width < 1000 ? 2 : 1, hasTouch: width < 1000 },
      };
      const guest = await theatre.open(options);
      await act(guest);
      await guest.page.waitForTimeout(600);
      await guest.page.screenshot({ path: `${kFolder}/${file}.png`, fullPage: full });
      await guest.context.close();
    }
  }
}

// A game among bots, at least so far. They play while somebody watches.
async function bots_play(wish: NewTable, actions: number): Promise<MadeTable> {
  const table = await theatre.server.make({ ...wish, seats: wish.seats.map(() => bot('medium')) });
  const watcher = await theatre.open({ path: `/t/${table.table}` });
  for (;;) {
    const view = await theatre.server.view(table.table);
    if (view.n >= actions || view.stage === 'over') break;
    await new Promise((go) => setTimeout(go, 200));
  }
  await watcher.context.close();
  return table;
}

// The same position with people at the table.
async function played(wish: NewTable, actions: number): Promise<MadeTable> {
  const bots = await bots_play(wish, actions);
  const record = (await (await fetch(`${theatre.server.address}/api/tables/${bots.table}/record`)).json()) as {
    actions: string[];
  };
  let played_actions = record.actions.slice(0, actions);
  while (!/^(draw|token)/.test(played_actions.at(-1) ?? 'draw')) played_actions = played_actions.slice(0, -1);
  return theatre.server.make({ ...wish, actions: played_actions });
}

const board = async (guest: Guest, table: MadeTable): Promise<void> => {
  await guest.sit_at(table);
  await guest.at('dock').waitFor();
};

it('home, rules, replay', async () => {
  await shoot('home', async (guest) => void (await guest.page.goto(theatre.server.address)), true);
  await shoot('home-de', async (guest) => void (await guest.page.goto(theatre.server.address)), true, 'de');
  for (const chapter of ['base', 'hills', 'wheel']) {
    await shoot(
      `rules-${chapter}`,
      async (guest) => {
        await guest.page.goto(`${theatre.server.address}/rules/${chapter}`);
        await guest.page.locator('figure').first().waitFor();
      },
      true,
    );
  }
  await shoot('replay-empty', async (guest) => void (await guest.page.goto(`${theatre.server.address}/replay`)));
});

it('lobby', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base', 'inns', 'traders'] },
    seats: [here('Ann'), { kind: 'open' }, bot()],
  });
  await shoot('lobby', (guest) => guest.sit_at(table));
});

it('table', async () => {
  const seats = [here('Ann'), here('Bob'), here('Eve')];
  const base = await played({ setup: { sets: ['base', 'inns', 'traders'] }, seats }, 120);
  await shoot('table', (guest) => board(guest, base));
  await shoot('table-ghost', async (guest) => {
    await board(guest, base);
    await guest.page.keyboard.press('ArrowUp');
    await guest.page.keyboard.press('ArrowRight');
  });
  await shoot('table-fields', async (guest) => {
    await board(guest, base);
    await guest.page.keyboard.press('f');
    await guest.at('farm').first().waitFor({ state: 'attached' });
  });
  await shoot('table-tiles', async (guest) => {
    await board(guest, base);
    await guest.page.keyboard.press('t');
    await guest.page.locator('.count').first().waitFor({ state: 'attached' });
  });
  await shoot('table-feature', async (guest) => {
    await board(guest, base);
    const box = (await guest.page.locator('[data-tile="D"]').first().boundingBox())!;
    await guest.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await guest.at('feature').waitFor();
  });
  await shoot('help', async (guest) => {
    await board(guest, base);
    await guest.page.keyboard.press('?');
  });
  await shoot('settings', async (guest) => {
    await board(guest, base);
    if ((await guest.at('menu').count()) > 0) await guest.at('menu').click();
    await guest.page.getByRole('button', { name: 'Settings' }).click();
  });
});

it('deploy and pending', async () => {
  for (const name of ['deploy', 'pending']) {
    for (const size of ['phone', 'desktop'] as const) {
      if (!wanted(`${name}-${size}`)) continue;
      const table = await played(
        { setup: { sets: ['base', 'inns', 'traders', 'hills', 'wheel'] }, seats: [here('Ann'), here('Bob')] },
        60,
      );
      const [width, height] = kSizes[size];
      const guest = await theatre.open({
        theme: 'light',
        context: { viewport: { width, height }, deviceScaleFactor: size === 'phone' ? 2 : 1 },
      });
      await board(guest, table);
      await guest.my_phase();
      await guest.page.keyboard.press('ArrowUp');
      await guest.page.keyboard.press('Enter');
      await guest.page.locator('[data-testid="dock"][data-phase="deploy"]').waitFor();
      if (name === 'pending') await guest.page.keyboard.press('1');
      await guest.page.waitForTimeout(600);
      await guest.page.screenshot({ path: `${kFolder}/${name}-${size}-light.png` });
      await guest.context.close();
    }
  }
});

it('the whole box', async () => {
  const box = await played(
    {
      setup: { sets: ['base', 'river', 'inns', 'traders', 'hills', 'wheel'] },
      seats: [here('Ann'), here('Bob'), here('Eve'), here('Max'), here('Zoe')],
    },
    330,
  );
  await shoot('bigbox', (guest) => board(guest, box));
});

it('the end, and replay', async () => {
  const over = await bots_play(
    { setup: { sets: ['base', 'wheel'] }, seats: [here('Ann'), here('Bob'), here('Eve')] },
    10_000,
  );
  await shoot('end', async (guest) => {
    await guest.sit_at(over);
    await guest.at('ranks').waitFor();
  });
  await shoot('replay', async (guest) => {
    await guest.page.goto(`${theatre.server.address}/replay/${over.table}`);
    await guest.at('position').waitFor();
    await guest.page.getByRole('slider').fill('150');
  });
});
