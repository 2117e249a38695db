// Whole games, played on the page.
import { expect, it } from 'vitest';
import { bot, here, stage, type Guest } from './support';

const theatre = stage();

// Plays every turn that comes to this browser, by mouse, until the game is over.
async function play_to_the_end(guest: Guest, wishes: string[] = ['follower']): Promise<Set<string>> {
  const seen = new Set<string>();
  for (;;) {
    const phase = await guest.my_phase();
    seen.add(phase);
    if (phase === 'over') return seen;
    if (phase === 'place') await guest.lay_by_mouse();
    else if (phase === 'deploy') seen.add(await guest.deploy(...wishes));
    else if (phase === 'pending') await guest.at('confirm').click();
    else if (phase === 'tend') seen.add(await guest.deploy('gather'));
    else if (phase === 'recall') {
      await guest.at('recall-choice').first().click();
      await guest.at('recall').click();
    } else throw new Error(`what is ${phase}?`);
    // The page has taken note when its state is another one.
    await guest.page.waitForFunction((before) => {
      const dock = document.querySelector('[data-testid="dock"]');
      return document.querySelector('[data-testid="ranks"]') !== null || dock?.getAttribute('data-phase') !== before || dock?.querySelector('button:not(:disabled)') !== null;
    }, phase);
  }
}

it('is played by two people on one device to the final score', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  const seen = await play_to_the_end(guest);
  const view = await theatre.server.view(table.table);
  expect(view.stage).toBe('over');
  expect(view.tiles).toHaveLength(72);
  expect(await guest.scores()).toEqual(view.scores);
  expect(seen).toContain('follower 0');
  expect(await guest.at('ranks').textContent()).toContain(String(Math.max(...view.scores)));
  await guest.context.close();
});

it('begins against a bot with one click and goes on to the end', async () => {
  const guest = await theatre.open({ path: '/', confirm_at_once: true });
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.page.waitForURL(/\/t\//);
  for (let turn = 0; turn < 3; ++turn) {
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse();
    if ((await guest.my_phase()) === 'deploy') await guest.deploy('follower');
  }
  await guest.my_phase();
  const view = await theatre.server.view(guest.page.url().split('/t/')[1]!);
  expect(view.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
  expect(view.tiles.filter((tile) => tile.seat === 1).length).toBeGreaterThanOrEqual(3);
  await guest.context.close();

  const short = await theatre.server.make({ setup: { sets: ['base'], bag: ['D', 'D', 'E', 'U', 'V', 'W', 'U', 'B'] }, seats: [here('Ann'), bot(), bot('medium')] });
  const ann = await theatre.open({ tokens: short });
  await play_to_the_end(ann);
  expect((await theatre.server.view(short.table)).stage).toBe('over');
  await ann.context.close();
});

it('turns the wheel until the plague comes, and everybody calls a follower home', async () => {
  const table = await theatre.server.make({ setup: { sets: ['wheel'], bag: Array<string>(8).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  await guest.at('wheel').waitFor({ state: 'attached' });
  const seen = await play_to_the_end(guest);
  expect(seen).toContain('recall');
  await guest.page.keyboard.press('Escape');
  const log = await guest.at('side-log').textContent();
  expect(log).toContain('The pig walks 1 step to Plague.');
  expect(log).toContain('takes the follower home');
  await guest.context.close();
});

it('puts followers on crown spaces and scores them', async () => {
  const table = await theatre.server.make({ setup: { sets: ['wheel'], bag: Array<string>(4).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  const seen = await play_to_the_end(guest, ['crown famine', 'crown storm', 'crown']);
  expect(seen).toContain('crown famine');
  await guest.page.keyboard.press('Escape');
  expect(await guest.at('side-log').textContent()).toContain('for a crown space');
  await guest.context.close();
});

it('lets shepherds gather sheep', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base', 'hills'], bag: Array<string>(14).fill('B') }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  const seen = await play_to_the_end(guest, ['shepherd', 'follower']);
  expect([...seen].some((one) => one.startsWith('shepherd'))).toBe(true);
  expect(seen).toContain('gather');
  await guest.page.keyboard.press('Escape');
  expect(await guest.at('side-log').textContent()).toContain('for a flock');
  await guest.context.close();
});

it('takes back and confirms', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['E', 'E', 'E'] }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table });
  await guest.lay_by_mouse('0,-1');
  await guest.at('undo').click();
  await guest.page.locator('[data-cell]').first().waitFor();
  await guest.lay_by_mouse('0,-1');
  await guest.deploy('follower 0');
  await guest.at('confirm').waitFor();
  expect(await guest.scores()).toEqual([0, 0]);
  await guest.at('undo').click();
  await guest.page.locator('[data-testid="dock"][data-phase="deploy"]').waitFor();
  await guest.deploy('follower 0');
  await guest.at('confirm').click();
  await guest.page.waitForFunction(() => document.querySelector('[data-testid="score-0"]')?.textContent === '4');
  expect(await guest.scores()).toEqual([4, 0]);
  await guest.context.close();
});
