// SPDX-License-Identifier: MIT
// Everything that needs no other people, on both transports: a server, and the page of a static host.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bot, here, stage } from './support';

const kSmall = ['E', 'E', 'D', 'U', 'V', 'U'];
const kRecord = {
  aude: 1,
  setup: { sets: ['base'], players: ['Ann', 'Bob'], bag: ['E', 'E', 'U', 'V'] },
  actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E', 'place 0,1 r1', 'pass'],
};

// Every other file plays on a server, so `./test` runs these in the page only; `./test --nightly` runs both.
const kPlaces = process.env.AUDE_NIGHTLY ? (['server', 'site'] as const) : (['site'] as const);

describe.each(kPlaces)('hosted by the %s', (place) => {
  const theatre = stage(place);

  it('turns the wheel until the plague comes, and everybody calls a follower home', async () => {
    const guest = await theatre.sit(
      { setup: { sets: ['wheel'], bag: Array<string>(8).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] },
      { confirm_at_once: true },
    );
    await guest.at('wheel').waitFor({ state: 'attached' });
    const seen = await guest.play_to_the_end('follower');
    expect(seen).toContain('recall');
    await guest.read_the_log();
    const log = await guest.at('side-log').textContent();
    expect(log).toContain('The pig moves 1 sector to Plague.');
    expect(log).toContain('takes back a meeple');
    await guest.context.close();
  });

  it('puts followers on crown spaces and scores them', async () => {
    const guest = await theatre.sit(
      { setup: { sets: ['wheel'], bag: Array<string>(4).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] },
      { confirm_at_once: true },
    );
    const seen = await guest.play_to_the_end('crown famine', 'crown storm', 'crown');
    expect(seen).toContain('crown famine');
    await guest.read_the_log();
    expect(await guest.at('side-log').textContent()).toContain('for a crown space');
    await guest.context.close();
  });

  it('lays a hill, and lets shepherds gather sheep', async () => {
    const seats = [here('Ann'), here('Bob')];
    const first = await theatre.sit(
      { setup: { sets: ['base', 'hills'], bag: ['SchF-1', 'B', 'B', 'B'] }, seats, actions: ['draw SchF-1'] },
      { confirm_at_once: true },
    );
    const done = await first.play_to_the_end('shepherd', 'follower');
    expect([...done].some((one) => one.startsWith('shepherd'))).toBe(true);
    await first.read_the_log();
    expect(await first.at('side-log').textContent()).toContain('An unseen tile is placed face down under the hill.');
    expect(await first.at('side-log').textContent()).toMatch(/draws (the wolf|\d sheep)/);
    await first.context.close();

    // The same with a token that is known: the shepherd's field grows, and the flock goes home.
    const guest = await theatre.sit(
      {
        setup: { sets: ['base', 'hills'], bag: Array<string>(3).fill('B') },
        seats,
        actions: ['draw B', 'place 0,1 r0', 'shepherd 1', 'token 3', 'draw B', 'place -1,1 r0', 'pass', 'draw B'],
      },
      { confirm_at_once: true },
    );
    const seen = await guest.play_to_the_end('follower');
    expect(seen).toContain('gather');
    await guest.read_the_log();
    expect(await guest.at('side-log').textContent()).toContain('Ann: 3 points for a flock');
    await guest.context.close();
  });

  it('takes back and confirms', async () => {
    const guest = await theatre.sit({
      setup: { sets: ['base'], bag: ['E', 'E', 'E'] },
      seats: [here('Ann'), here('Bob')],
    });
    const undo = '[data-testid="undo"]';
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse('0,-1');
    expect(await guest.my_phase()).toBe('deploy');
    await guest.press(undo);
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse('0,-1');
    expect(await guest.my_phase()).toBe('deploy');
    await guest.deploy('follower 0');
    expect(await guest.my_phase()).toBe('pending');
    expect(await guest.scores()).toEqual([0, 0]);
    await guest.press(undo);
    expect(await guest.my_phase()).toBe('deploy');
    await guest.deploy('follower 0');
    expect(await guest.my_phase()).toBe('pending');
    await guest.press('[data-testid="confirm"]');
    expect(await guest.my_phase()).toBe('place');
    expect(await guest.scores()).toEqual([4, 0]);
    await guest.context.close();
  });

  it('is played by keys alone, and speaks through the live region', async () => {
    const guest = await theatre.sit({ setup: { sets: ['base'], bag: kSmall }, seats: [here('Ann'), here('Bob')] });
    const { keyboard } = guest.page;
    let turned = false;
    for (;;) {
      const phase = await guest.my_phase();
      if (phase === 'over') break;
      if (phase === 'place') {
        await keyboard.press('ArrowUp');
        await guest.at('ghost').waitFor();
        expect(await guest.at('live').textContent()).toMatch(/way/);
        await keyboard.press('r');
        turned = true;
        await guest.answer(() => keyboard.press('Enter'));
      } else if (phase === 'deploy') {
        const spots = await guest.page.locator('[data-testid="dock"] [data-action^="follower"]').count();
        await guest.answer(() => keyboard.press(spots > 0 ? '1' : '0'));
      } else await guest.answer(() => keyboard.press('Enter'));
    }
    expect(turned).toBe(true);
    await guest.at('ranks').waitFor();
  });

  it('is played by touch on a phone', async () => {
    const guest = await theatre.sit(
      { setup: { sets: ['base'], bag: kSmall }, seats: [here('Ann'), bot()] },
      { context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    );
    for (;;) {
      const phase = await guest.my_phase();
      if (phase === 'over') break;
      if (phase === 'place') {
        const [x, y] = await guest.middle_of('[data-cell]');
        await guest.page.touchscreen.tap(x, y);
        await guest.at('ghost').waitFor();
        await guest.at('hand-tile').tap();
        await guest.answer(() => guest.page.touchscreen.tap(x, y));
      } else if (phase === 'deploy')
        await guest.answer(() => guest.page.locator('[data-testid="dock"] [data-action]').first().tap());
      else await guest.answer(() => guest.at('confirm').tap());
    }
    await guest.at('ranks').waitFor();
  });

  it('shows the board’s truth: feature, fields, tiles left and what fits', async () => {
    const guest = await theatre.sit({
      setup: { sets: ['base'], bag: ['U', 'E', 'E'] },
      seats: [here('Ann'), here('Bob')],
    });
    await guest.page.keyboard.press('t');
    await guest.at('remaining').waitFor();
    await guest.page.locator('.count').first().waitFor();
    const start = (await guest.page.locator('[data-tile="D"]').boundingBox())!;
    await guest.page.mouse.move(start.x + start.width / 2, start.y + start.height * 0.12);
    await guest.at('feature').waitFor();
    expect(await guest.at('feature').textContent()).toContain('City');
    await guest.page.keyboard.press('f');
    await guest.at('fields').waitFor({ state: 'attached' });
  });

  it('replays a record step by step and plays on from there', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'aude-record-')), 'game.json');
    writeFileSync(file, JSON.stringify(kRecord));
    const guest = await theatre.open({ path: '/replay' });
    await guest.at('file').setInputFiles(file);
    await guest.at('position').waitFor();
    expect(await guest.at('position').textContent()).toBe('Turn 0 of 2');
    for (let i = 0; i < 3; ++i) await guest.at('forward').click();
    expect(await guest.scores()).toEqual([4, 0]);
    expect(await guest.at('position').textContent()).toBe('Turn 1 of 2');
    await guest.at('back').click();
    expect(await guest.scores()).toEqual([0, 0]);
    await guest.at('last').click();
    expect(await guest.at('position').textContent()).toBe('Turn 2 of 2');
    await guest.at('play-on').click();
    await guest.page.waitForURL(/\/t\//);
    await guest.my_phase();
    expect((await guest.scores())[0]).toBe(4);
  });

  it('refuses a broken record in words', async () => {
    const guest = await theatre.open({ path: '/replay' });
    await guest.page.getByText('or paste the text').click();
    await guest.page
      .locator('textarea')
      .fill('{"aude": 1, "setup": {"sets": ["base"], "players": ["A", "B"]}, "actions": ["draw E", "pass"]}');
    await guest.page.getByRole('button', { name: 'Open' }).click();
    expect(await guest.page.getByRole('alert').textContent()).toContain('action 2');
  });

  it('replays a finished table by its link', async () => {
    const guest = await theatre.sit(
      {
        setup: { sets: ['base'], bag: ['E', 'E'] },
        seats: [here('Ann'), here('Bob')],
        actions: kRecord.actions.slice(0, 5),
      },
      { confirm_at_once: true },
    );
    await guest.play_to_the_end();
    const scores = await guest.scores();
    await guest.open_details();
    await guest.page.getByRole('link', { name: 'Replay this game' }).click();
    await guest.at('last').click();
    expect(await guest.at('position').textContent()).toBe('Turn 2 of 2');
    expect(await guest.scores()).toEqual(scores);
  });
});
