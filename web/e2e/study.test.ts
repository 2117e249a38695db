// SPDX-License-Identifier: MIT
// What the engine knows, for people: analysis, hints, puzzles, lessons.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../src/lib/study/lessons.svelte';
import type { GameRecord, Replay } from '../src/lib/protocol';
import base_lessons from '../src/study/lessons.json';
import { is_base, parsed } from '../src/lib/study/puzzles';
import { bot, here, stage, type Guest } from './support';

const theatre = stage();

const of_sets = import.meta.glob<{ default: unknown }>('../src/sets/*/lesson.json', { eager: true });
const lessons = [...base_lessons, ...Object.values(of_sets).map((file) => file.default)] as Lesson[];

// Ann lets a finished city go by: she had it for four points.
const kMissed = {
  aude: 1,
  setup: { sets: ['base'], players: ['Ann', 'Bob'], bag: ['E', 'U', 'V'] },
  actions: ['draw E', 'place 0,-1 r2', 'pass', 'draw U', 'place -1,0 r0', 'pass', 'draw V', 'place -1,1 r0', 'pass'],
};

describe('analysis', () => {
  it('analyses a record, shows a costly move with alternatives and reasons, tries others and plays on', async () => {
    const guest = await theatre.open({ path: '/analysis' });
    await guest.page.getByText('or paste the text').click();
    await guest.page.locator('textarea').fill(JSON.stringify(kMissed));
    await guest.page.getByRole('button', { name: 'Open' }).click();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    expect(await guest.at('summary').locator('li').count()).toBe(2);
    await guest.page.locator('[data-moment="blunder"]').first().waitFor({ state: 'attached' }); // in the graph

    // The moments that matter come first; a press shows the board at that time.
    const moment = guest.at('highlights').locator('li > button');
    expect((await moment.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Ann’s luckiest draw turn 1 Worth 3.0 points more than an average tile.',
      'Ann’s costliest mistake turn 1 It cost 4.0 points. Ann scores 4 points right away instead of 0.',
    ]);
    expect(await guest.page.getByRole('heading', { name: 'Two moments' }).count()).toBe(1);
    await moment.last().click();
    await guest.page.locator('[data-testid="move"][data-verdict="blunder"]').waitFor();
    // The placement was right, the piece was missing: the verdict and the list say the same of the move.
    expect(await guest.page.locator('.verdict').textContent()).toContain('A blunder: it cost 4.0 points.');
    expect(await guest.at('plans').locator('li', { hasText: 'played' }).textContent()).toContain('−4.0');

    await guest.at('tab-moments').click();
    await guest.at('moments').locator('button.blunder').first().click();
    expect(await guest.at('position').textContent()).toBe('Turn 1 of 3');
    await guest.at('forward').click();
    expect(await guest.at('position').textContent()).toBe('Turn 2 of 3');
    await guest.page.locator('[data-testid="move"][data-n="4"]').waitFor();
    await guest.page.keyboard.press('.'); // a part of the turn
    await guest.page.locator('[data-testid="move"][data-n="5"]').waitFor();
    expect(await guest.at('position').textContent()).toBe('Turn 2 of 3');
    await guest.at('back').click();
    await guest.at('back').click();
    await guest.page.locator('[data-testid="move"][data-n="1"]').waitFor();
    await guest.at('legend').click();
    expect(await guest.at('legend').innerText()).toContain('Blunder: 4 points or more lost');
    await guest.at('legend').locator('summary').click();
    await guest.page.locator('[data-testid="move"][data-verdict="blunder"]').waitFor();
    expect(await guest.at('why').textContent()).toContain('Ann scores 4 points right away instead of 0.');
    // The points of the reasons add up to what the move cost.
    const shares = await guest.at('why').locator('.points').allInnerTexts();
    expect(shares.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0)).toBeCloseTo(4, 0);
    expect(await guest.page.locator('[data-plan]').count()).toBeGreaterThan(1); // ghosts on the board
    expect(await guest.at('plans').locator('li').first().textContent()).toContain('Knight');

    // The best plan on the board: the game stays as it was, and a tile is drawn in the line of one's own.
    await guest.page.locator('[data-plan-rank="1"]').click();
    await guest.at('chance').waitFor();
    expect(await guest.scores()).toEqual([4, 0]);
    await guest.page.locator('[data-outcome="draw U"]').click();
    await guest.at('plans').waitFor();
    expect(await guest.at('lines').locator('li').count()).toBe(1);
    const [x, y] = await guest.middle_of('[data-cell]');
    await guest.page.mouse.click(x, y); // another move by hand
    await guest.page.locator('[data-testid="try-dock"][data-phase="deploy"]').waitFor();
    await guest.at('back-to-game').click();
    expect(await guest.scores()).toEqual([0, 0]);

    await guest.at('play-on').click();
    await guest.page.waitForURL(/\/t\//);
    expect((await theatre.server.view(guest.page.url().split('/t/')[1]!)).n).toBe(2);
  });

  it('shows the best line tile by tile with its odds, and plays on from a moment', async () => {
    const guest = await theatre.open({ path: '/analysis' });
    await guest.page.getByText('or paste the text').click();
    await guest.page.locator('textarea').fill(JSON.stringify(kMissed));
    await guest.page.getByRole('button', { name: 'Open' }).click();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    await guest.at('highlights').locator('li').last().getByTestId('best-line').click();
    const ready = async (n: number): Promise<void> =>
      guest.page.locator(`[data-testid="line"][data-n="${n}"][data-ready="true"]`).waitFor();
    await ready(1);
    expect(await guest.at('line').textContent()).toContain('Knight');
    expect(await guest.page.locator('[data-plan]').count()).toBe(1); // only the best move, as a ghost
    await guest.at('line-next').click();
    await ready(3);
    expect(await guest.scores()).toEqual([4, 0]);
    // Two tiles are left: each comes with the same odds, and their luck adds up to nothing.
    expect(await guest.at('line').textContent()).toContain('Bob draws one of these tiles.');
    const odds = await guest.at('chance').locator('li').allInnerTexts();
    expect(odds.map((text) => text.split('\n')[0])).toEqual(['50%', '50%']);
    const luck = odds.map((text) => Number(text.split('\n')[1]?.replace('−', '-')));
    expect(luck[0]! + luck[1]!).toBeCloseTo(0, 1);
    await guest.at('line-next').click();
    await ready(4);
    await guest.page.locator('[data-plan="1"]').waitFor({ state: 'attached' });
    await guest.at('line-end').click();
    await guest.at('line').waitFor({ state: 'detached' });

    await guest.at('tab-summary').click();
    await guest.at('highlights').locator('li').last().getByTestId('try-it').click();
    await guest.page.waitForURL(/\/t\//);
    const view = await theatre.server.view(guest.page.url().split('/t/')[1]!);
    expect([view.n, view.seats[0]?.kind, view.seats[1]?.level]).toEqual([1, 'person', 'hard']);
  });

  it('shows that it is computing, not zeros, until it knows something of a player', async () => {
    const guest = await theatre.open();
    let answer = (): void => undefined;
    const released = new Promise<void>((done) => (answer = done));
    await guest.page.route('**/api/ask', async (route) => {
      await released;
      return route.continue();
    });
    await guest.page.goto(`${theatre.server.address}/analysis`);
    await guest.page.getByText('or paste the text').click();
    await guest.page.locator('textarea').fill(JSON.stringify(kMissed));
    await guest.page.getByRole('button', { name: 'Open' }).click();
    await guest.at('summary').locator('li').nth(1).waitFor();
    expect(await guest.at('summary').locator('li').allInnerTexts()).toEqual(['Ann\n\nThinking…', 'Bob\n\nThinking…']);
    answer();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    expect(await guest.at('not-analysed').count()).toBe(0);
    expect(await guest.at('summary').innerText()).toContain('points lost per decision');
  });

  it('does not grade players without decisions', async () => {
    const guest = await theatre.open({ path: '/analysis' });
    await guest.page.getByText('or paste the text').click();
    await guest.page.locator('textarea').fill(JSON.stringify({ ...kMissed, actions: ['draw E'] }));
    await guest.page.getByRole('button', { name: 'Open' }).click();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    expect(await guest.at('summary').locator('li').allInnerTexts()).toEqual([
      'Ann\n\nNo decisions to analyse.',
      'Bob\n\nNo decisions to analyse.',
    ]);
  });

  it('shows after a game how well one has played', async () => {
    const guest = await theatre.open({
      tokens: await theatre.server.make({
        setup: { sets: ['base'], bag: ['E', 'E'] },
        seats: [here('Ann'), bot()],
        actions: ['draw E', 'place 0,-1 r2', 'follower 0', 'draw E'],
      }),
    });
    await guest.at('ranks').waitFor();
    await guest.at('how-did-i-play').click();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    expect((await guest.at('summary').textContent())?.replace(/\s+/g, ' ')).toMatch(
      /You: .*Final margin: \+\d+ points .*Bot 2: .*Final margin: −\d+ points /,
    );
    // The seat is known here without that button, too.
    await guest.page.evaluate(() => sessionStorage.clear());
    await guest.page.reload();
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
    expect(await guest.at('summary').textContent()).toContain('You: ');
    // In depth: offered once.
    await guest.at('deepen').click();
    await guest.at('deepen').waitFor({ state: 'detached' });
    await guest.page.locator('[data-testid="analysis"][data-stage="done"]').waitFor();
  });
});

describe('a hint', () => {
  const near_the_end = {
    setup: { sets: ['base' as const], bag: ['E', 'E', 'U'] },
    seats: [here('Ann'), bot()],
    actions: ['draw E'],
  };

  it('says where to look, what it is about, then the move and why; and a cell shows the odds', async () => {
    const guest = await theatre.open({ tokens: await theatre.server.make(near_the_end) });
    await guest.my_phase();
    await guest.page.getByRole('button', { name: 'Hint' }).click();
    await guest.page.locator('[data-testid="hint"][data-stage="where"]').waitFor();
    await guest.page.locator('.lit-cell').first().waitFor({ state: 'attached' });
    expect(await guest.page.locator('.lit-cell').count()).toBe(9); // a part of the board
    expect(await guest.at('hint').textContent()).not.toContain('city');
    await guest.at('hint-more').click();
    await guest.page.locator('[data-testid="hint"][data-stage="what"]').waitFor();
    expect(await guest.at('idea').textContent()).toBe('The tile completes the city: 4 points right away.');
    expect(await guest.page.locator('[data-plan="1"]').count()).toBe(0);
    await guest.at('hint-more').click();
    await guest.page.locator('[data-plan="1"]').waitFor({ state: 'attached' });
    expect(await guest.at('hint').textContent()).toContain('Knight');
    expect(await guest.at('why').textContent()).toContain('You score 4 points right away instead of 0.');

    await guest.page.keyboard.press('t');
    await guest.page.locator('.count').first().waitFor({ state: 'attached' });
    await guest.page.mouse.move(...(await guest.middle_of('[data-cell="0,-1"]')));
    await guest.at('odds').waitFor();
    expect(await guest.at('odds').textContent()).toMatch(
      /1 of 2 unseen tiles fits \(50% for the next draw\)\..*Ann: \d+% chance of drawing one/,
    );
  });

  it('brings the place it speaks of into sight, beside its card', async () => {
    const record = JSON.parse(readFileSync('e2e/records/base.json', 'utf8')) as GameRecord;
    const guest = await theatre.open({
      tokens: await theatre.server.make({
        setup: record.setup,
        seats: [here('Ann'), here('Bob')],
        actions: record.actions.slice(0, 61),
      }),
      context: { viewport: { width: 1024, height: 768 } },
    });
    expect(await guest.my_phase()).toBe('place');
    await guest.page.getByRole('button', { name: 'Hint' }).click();
    await guest.at('hint-more').click();
    await guest.page.locator('[data-testid="hint"][data-stage="what"]').waitFor();
    await guest.at('hint-more').click();
    await guest.page.locator('[data-plan="1"]').waitFor({ state: 'attached' });
    await guest.at('why').waitFor();
    await guest.middle_of('[data-plan="1"]');
  });

  it('is not given where the host does not allow it', async () => {
    const guest = await theatre.open({ tokens: await theatre.server.make({ ...near_the_end, aids: false }) });
    await guest.my_phase();
    expect(await guest.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  });
});

describe('puzzles', () => {
  const puzzles = parsed(readFileSync(new URL('../../puzzles/puzzles.jsonl', import.meta.url), 'utf8'));
  // One whose solution lays a tile and deploys nothing.
  const puzzle = puzzles.find(
    (one) => one.answers.every((answer) => answer[1] === 'pass') && one.second[1] === 'pass' && is_base(one),
  )!;

  async function play(guest: Guest, actions: readonly string[]): Promise<void> {
    const [, cell, rotation] = /^place (\S+) r(\d)$/.exec(actions[0]!)!;
    await guest.page.locator('[data-testid="try-dock"][data-phase="place"]').waitFor();
    const [x, y] = await guest.middle_of(`[data-cell="${cell}"]`);
    await guest.page.mouse.move(x, y);
    await guest.at('ghost').waitFor({ state: 'attached' });
    for (let i = 0; i < 4 && (await guest.at('ghost').getAttribute('data-rotation')) !== rotation; ++i)
      await guest.page.keyboard.press('r');
    await guest.page.mouse.click(x, y);
    await guest.page.locator('[data-testid="try-dock"][data-phase="deploy"]').waitFor();
    const choices = guest.page.locator('[data-testid="try-dock"], [data-testid="large-tile"]');
    await choices.locator(`[data-action="${actions[1]}"]`).first().click();
  }
  const rating = async (guest: Guest): Promise<number> => Number(await guest.at('rating').textContent());

  it('one is solved on the board, with its why; rating and streak stay in the browser', async () => {
    const guest = await theatre.open({ path: `/puzzles/${puzzle.id}` });
    const before = await rating(guest);
    await play(guest, puzzle.answers[0]!);
    await guest.page.locator('[data-testid="puzzles"][data-outcome="solved"]').waitFor();
    expect(await guest.at('why').locator('li').count()).toBeGreaterThan(0);
    const after = await rating(guest);
    expect(after).toBeGreaterThan(before);
    await guest.page.reload();
    await guest.page.locator('[data-testid="try-dock"]').waitFor();
    expect(await rating(guest)).toBe(after);
  });

  it('a wrong try hears what it costs and why, and may be repeated', async () => {
    const guest = await theatre.open({ path: `/puzzles/${puzzle.id}` });
    await play(guest, puzzle.second);
    await guest.page.locator('[data-testid="puzzles"][data-outcome="wrong"]').waitFor();
    await guest.at('worse').waitFor();
    expect(await guest.at('why').locator('li').count()).toBeGreaterThan(0);
    await guest.at('again').click();
    await play(guest, puzzle.answers[0]!);
    await guest.page.locator('[data-testid="puzzles"][data-outcome="solved"]').waitFor();
  });

  it('there is one for today, and its solution is shown on request', async () => {
    const guest = await theatre.open({ path: '/puzzles' });
    await guest.page.locator('[data-testid="puzzles"][data-daily="true"] [data-testid="task"]').waitFor();
    const before = await rating(guest);
    await guest.at('reveal').click();
    await guest.page.locator('[data-plan="1"]').waitFor({ state: 'attached' });
    expect(await rating(guest)).toBeLessThan(before);
    await guest.at('next').click();
    await guest.page.waitForURL(/\/puzzles\/.+/);
    await guest.page.locator('[data-testid="puzzles"][data-outcome="open"]').waitFor();
  });

  it('a link to one that is gone leads to the one for today', async () => {
    const guest = await theatre.open({ path: '/puzzles/gone' });
    await guest.page.locator('[data-testid="puzzles"][data-daily="true"] [data-testid="task"]').waitFor();
  });

  it('as many as one can come in three minutes, and then no more', async () => {
    const guest = await theatre.open({ path: '/puzzles' });
    await guest.page.clock.install();
    await guest.page.reload();
    await guest.at('try-dock').waitFor();
    let arrive = (): void => undefined;
    const on_its_way = new Promise<void>((resolve) => (arrive = resolve));
    await guest.page.route('**/api/replay', (route) => on_its_way.then(() => route.continue()));
    await guest.at('rush').click();
    await guest.at('rush-bar').waitFor();
    await guest.at('try-dock').waitFor({ state: 'detached' }); // the one before does not count
    arrive();
    const seen: string[] = [];
    for (let i = 0; i < 2; ++i) {
      const bar = guest.page.locator(`[data-testid="rush-bar"][data-tried="${i}"]`);
      await bar.waitFor();
      await guest.page.locator('[data-testid="try-dock"][data-phase="place"]').waitFor();
      const id = (await guest.at('puzzles').getAttribute('data-puzzle'))!;
      expect(seen).not.toContain(id);
      seen.push(id);
      await play(guest, puzzles.find((one) => one.id === id)!.second);
    }
    await guest.page.locator('[data-testid="rush-bar"][data-tried="2"]').waitFor();
    await guest.page.clock.fastForward('03:00');
    await guest.at('rush-over').waitFor();
    expect(await guest.at('try-dock').count()).toBe(0);
    await guest.at('rush-stop').click();
    await guest.at('rush').waitFor();
  });
});

describe('lessons', () => {
  it('show what they promise, by the real rules', async () => {
    for (const { id, record, prompts, does } of lessons) {
      const response = await fetch(`${theatre.server.address}/api/replay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(record),
      });
      expect(response.status, `${id}: ${response.status}`).toBe(200);
      const steps = ((await response.json()) as Replay).steps.flatMap((step) => step.steps ?? []);
      for (const n of prompts) expect(steps[n]?.player, `${id}, action ${n}`).toBe(0);
      for (const { n, ...promised } of does)
        expect(steps[n]?.events, `${id}, action ${n}`).toContainEqual(expect.objectContaining(promised));
    }
  });

  it('take a straight road however it is turned', async () => {
    const guest = await theatre.open({
      path: '/lessons/road',
      context: { viewport: { width: 1280, height: 800 } },
    });
    await guest.page.locator('[data-testid="lesson"][data-prompt="0"]').waitFor();
    // The text stands beside the space that it speaks of.
    await guest.page.waitForFunction(() => {
      const card = document.querySelector('[data-testid="lesson-card"]')?.getBoundingClientRect();
      const cell = document.querySelector('.lit-cell')?.getBoundingClientRect();
      return card !== undefined && cell !== undefined && card.left > cell.right && card.left < cell.right + 60;
    });
    for (let i = 0; i < 2; ++i) await guest.at('hand-tile').click(); // to where it looks the same
    await guest.page.mouse.click(...(await guest.middle_of('[data-cell="1,0"]')));
    await guest.page.locator('[data-testid="lesson"][data-prompt="1"]').waitFor();
    expect(await guest.at('missed').count()).toBe(0);
  });

  it('speak of clicks to a mouse, of taps to a finger, and offer only what is explained', async () => {
    for (const [context, word] of [
      [{ viewport: { width: 1280, height: 800 } }, 'Click the highlighted space'],
      [{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, 'Tap the highlighted space'],
    ] as const) {
      const guest = await theatre.open({ path: '/lessons/lay', context });
      await guest.page.locator('[data-testid="lesson"][data-prompt="0"]').waitFor();
      expect(await guest.at('say').textContent()).toContain(word);
      const at = await guest.middle_of('[data-cell="1,0"]');
      if (word.startsWith('Tap')) {
        await guest.page.touchscreen.tap(...at);
        await guest.at('lay').tap();
      } else await guest.page.mouse.click(...at);
      await guest.page.locator('[data-testid="lesson"][data-prompt="1"]').waitFor();
      await guest.page.locator('[data-testid="try-dock"] [data-action="pass"]').waitFor();
      expect(await guest.page.locator('[data-action^="follower"]').count()).toBe(0);
      await guest.context.close();
    }
  });

  it('end with a guided first game, in which the coach speaks at each turn', async () => {
    const guest = await theatre.open({ path: '/lessons' });
    await guest.page.locator('[data-testid="first-game-lesson"][data-done="false"]').waitFor();
    await guest.at('first-game').click();
    await guest.page.waitForURL(/\/t\//);
    const table = guest.page.url().split('/t/')[1]!;
    const view = await theatre.server.view(table);
    expect(view.seats.map(({ kind, level }) => [kind, level])).toEqual([
      ['person', null],
      ['bot', 'elo:400'],
    ]);
    expect(await guest.my_phase()).toBe('place');
    const guide = guest.at('guide');
    expect(await guide.textContent()).toContain('Lay the tile on one of the marked spaces.');
    await guest.at('guide-tip').first().waitFor();
    // The tip leads to the hint in steps.
    await guest.at('guide-show').click();
    await guest.page.locator('[data-testid="hint"][data-stage="where"]').waitFor();
    await guest.page.locator('[data-testid="hint"] .icon').click();
    await guide.waitFor();
    await guest.take_a_step('place');
    if ((await guest.my_phase()) === 'deploy') {
      expect(await guide.textContent()).toContain('place a piece on this tile');
      await guest.take_a_step('deploy');
    }
    expect(await guest.my_phase()).toBe('place');
    await guest.at('guide-done').first().waitFor(); // what the opponent has done
    await guest.play_to_the_end();
    await guest.at('ranks').waitFor();
    expect(await guide.count()).toBe(0);
    await guest.page.goto(`${theatre.server.address}/lessons`);
    await guest.page.locator('[data-testid="first-game-lesson"][data-done="true"]').waitFor();
  });

  it('lead newcomers from the home page through a city by touch', async () => {
    const guest = await theatre.open({
      path: '/',
      context: { viewport: { width: 390, height: 844 }, hasTouch: true },
    });
    await guest.at('to-lessons').tap();
    await guest.at('lesson-city').tap();
    const asked = async (prompt: number): Promise<void> =>
      guest.page.locator(`[data-testid="lesson"][data-prompt="${prompt}"]`).waitFor();
    const tap_cell = async (cell: string): Promise<void> =>
      guest.page.touchscreen.tap(...(await guest.middle_of(`[data-cell="${cell}"]`)));
    await asked(0);
    await tap_cell('0,-1');
    await guest.at('ghost').waitFor({ state: 'attached' });
    for (let i = 0; i < 4 && (await guest.at('ghost').getAttribute('data-rotation')) !== '1'; ++i)
      await guest.at('hand-tile').tap();
    await guest.at('lay').tap();
    await asked(1);
    await guest.page.locator('[data-testid="try-dock"] [data-action="pass"]').tap(); // allowed, but not what is asked
    await guest.at('missed').waitFor();
    await guest.page.locator('[data-testid="large-tile"] [data-action="follower 0"]').tap();
    await asked(2);
    await tap_cell('0,-2');
    await guest.at('lay').tap();
    await asked(3);
    await guest.page.locator('[data-testid="try-dock"] [data-action="pass"]').tap();
    await guest.at('learned').waitFor();
    expect(await guest.scores()).toEqual([6, 0]);
    await guest.page.goto(`${theatre.server.address}/lessons`);
    expect(await guest.at('lesson-city').getAttribute('data-done')).toBe('true');
  });
});
