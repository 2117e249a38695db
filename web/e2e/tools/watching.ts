// SPDX-License-Identifier: MIT
// `npm run watching`: whole games at normal pace at several window sizes, with pictures early, in the middle, late and
// through the finale. ONLY selects games by name, PICTURES the folder.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { it } from 'vitest';
import { bot, here, stage, type Guest } from '../support';

const theatre = stage();
const kFolder = resolve(process.env['PICTURES'] ?? '../build/watching');
mkdirSync(kFolder, { recursive: true });

const kGames = [
  { name: '390', width: 390, height: 844, bots: 2 },
  { name: '768', width: 768, height: 1024, bots: 2 },
  { name: '1024', width: 1024, height: 768, bots: 2 },
  { name: '1440', width: 1440, height: 900, bots: 3 },
  { name: '844', width: 844, height: 390, bots: 2 },
  { name: '390-five', width: 390, height: 844, bots: 4 },
  { name: '1024-five', width: 1024, height: 768, bots: 4 },
];
const kEvery = 12; // tiles between pictures
const kFinale = 1500; // milliseconds between pictures of the finale

class Watched {
  #taken = 0;
  #next = 0;

  constructor(
    readonly guest: Guest,
    readonly name: string,
  ) {}

  async picture(what: string): Promise<void> {
    const number = String(++this.#taken).padStart(2, '0');
    await this.guest.page.screenshot({ path: `${kFolder}/${this.name}-${number}-${what}.png` });
  }

  // Pictures of one turn in a dozen tiles: what is asked, and what the bots do afterwards.
  async is_due(): Promise<boolean> {
    const tiles = await this.guest.page.locator('[data-tile]').count();
    if (tiles < this.#next) return false;
    this.#next = tiles + kEvery;
    return true;
  }
}

async function play(guest: Guest, watched: Watched): Promise<void> {
  let due = false;
  for (;;) {
    const phase = await Promise.race([
      guest.my_phase(),
      guest
        .at('final-next')
        .waitFor()
        .then(() => 'final'),
    ]);
    if (phase === 'over' || phase === 'final') return;
    if (phase === 'place') due = await watched.is_due();
    if (due) await watched.picture(phase);
    if (phase === 'place') await guest.lay_by_mouse();
    else if (phase === 'deploy') await guest.deploy('follower');
    else await guest.take_a_step(phase);
    if (due && phase !== 'place')
      for (let i = 0; i < 3; ++i) {
        await guest.page.waitForTimeout(700);
        await watched.picture('bots');
      }
  }
}

for (const { name, width, height, bots } of kGames.filter((game) => (process.env['ONLY'] ?? game.name) === game.name))
  it(`watches a game at ${name}`, async () => {
    const seats = [here('Ann'), ...Array.from({ length: bots }, () => bot('medium'))];
    const guest = await theatre.open({
      tokens: await theatre.server.make({ setup: { sets: ['base'] }, seats }),
      confirm_at_once: true,
      pace: 'normal',
      context: {
        viewport: { width, height },
        deviceScaleFactor: width < 1000 ? 2 : 1,
        reducedMotion: 'no-preference',
      },
    });
    const watched = new Watched(guest, name);
    await play(guest, watched);
    for (let over = false; !over; over = (await guest.at('ranks').count()) > 0) {
      await watched.picture('final');
      await guest.page.waitForTimeout(kFinale);
    }
    await watched.picture('finale');
    await guest.page.waitForTimeout(4000);
    await watched.picture('finale');
    await guest.context.close();
  });
