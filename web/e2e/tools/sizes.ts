// SPDX-License-Identifier: MIT
// `npm run sizes`: how many pixels a tile is wide on three recorded games at five window sizes, as the table comes
// late in the game, and at its end with everything in view. With PICTURES=FOLDER it keeps pictures of these moments;
// GAMES and WIDTHS choose some of them.
import { mkdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import type { GameRecord } from '../../src/lib/protocol';
import { here, stage, type Guest } from '../support';

const theatre = stage();
const wanted = (name: string, one: string): boolean => process.env[name]?.split(',').includes(one) ?? true;
const kGames = ['base', 'inns', 'bigbox'].filter((game) => wanted('GAMES', game));
const kWindows = (
  [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ] as const
).filter(([width]) => wanted('WIDTHS', String(width)));
const kFolder = process.env['PICTURES'];
if (kFolder !== undefined) mkdirSync(kFolder, { recursive: true });

const tile_size = async (guest: Guest): Promise<number> =>
  Math.round(100 * Number(await guest.at('board').getAttribute('data-scale')));

async function picture(guest: Guest, name: string): Promise<void> {
  if (kFolder === undefined) return;
  await guest.page.waitForTimeout(900); // until the bitmaps are there
  await guest.page.screenshot({ path: `${kFolder}/${name}.png` });
}

// The same game with people at the table, so far that somebody is asked.
async function position(name: string, share: number) {
  const record = JSON.parse(readFileSync(`e2e/records/${name}.json`, 'utf8')) as GameRecord;
  let actions = record.actions.slice(0, Math.floor(record.actions.length * share));
  while (share < 1 && !/^place/.test(actions.at(-1) ?? 'place')) actions = actions.slice(0, -1);
  const seats = (record.setup.players ?? []).map((_, i) => here(['Ann', 'Bob', 'Eve', 'Max', 'Zoe'][i]!));
  return {
    before: { setup: record.setup, seats, actions: actions.slice(0, -1) },
    laid: { setup: record.setup, seats, actions },
  };
}

it('measures tiles', async () => {
  const rows: string[] = [];
  for (const name of kGames) {
    const late = await position(name, 0.93);
    const end = await position(name, 1);
    for (const [width, height] of kWindows) {
      const guest = await theatre.open({
        confirm_at_once: true,
        context: { viewport: { width, height }, hasTouch: width < 800 },
      });
      await guest.sit_at(await theatre.server.make(late.before));
      await guest.my_phase();
      const comes = await tile_size(guest);
      await picture(guest, `${name}-${width}-place`);
      await guest.page.keyboard.press('h');
      await guest.page.waitForTimeout(400);
      const all = await tile_size(guest);
      await guest.sit_at(await theatre.server.make(late.laid));
      await guest.my_phase();
      await picture(guest, `${name}-${width}-deploy`);
      await guest.sit_at(await theatre.server.make(end.before)); // all but the last choice
      if ((await guest.my_phase()) === 'deploy') await guest.page.keyboard.press('0');
      await guest.at('ranks').waitFor();
      await guest.page.keyboard.press('Escape');
      await guest.page.waitForTimeout(400);
      const over = await tile_size(guest);
      await picture(guest, `${name}-${width}-end`);
      rows.push(
        JSON.stringify({
          game: name,
          window: `${width}x${height}`,
          while_playing: comes,
          all_while_playing: all,
          all_at_the_end: over,
        }),
      );
      await guest.context.close();
    }
  }
  console.log(rows.join('\n'));
});
