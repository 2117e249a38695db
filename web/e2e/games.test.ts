// Whole games, played on the page.
import { expect, it } from 'vitest';
import { bot, here, stage } from './support';

const theatre = stage();

it('is played by two people on one device to the final score', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'] }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  const seen = await guest.play_to_the_end('follower');
  const view = await theatre.server.view(table.table);
  expect(view.stage).toBe('over');
  expect(await guest.scores()).toEqual(view.scores);
  expect(seen).toContain('follower 0');
  expect(await guest.at('ranks').textContent()).toContain(String(Math.max(...view.scores)));
  const [record, picture] = [await guest.download('Download the game'), await guest.download('Picture of the board')];
  const { actions } = JSON.parse(record.toString()) as { actions: string[] };
  expect(actions).toHaveLength(view.n);
  expect(actions.filter((action) => action.startsWith('draw'))).toHaveLength(71);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await guest.context.close();
});

it('begins against a bot with one click and goes on to the end', async () => {
  const guest = await theatre.open({ path: '/', confirm_at_once: true });
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await guest.page.waitForURL(/\/t\//);
  for (let turn = 0; turn < 3; ++turn) {
    expect(await guest.my_phase()).toBe('place');
    await guest.lay_by_mouse();
    if ((await guest.phase_now()) === 'deploy') await guest.deploy('follower');
  }
  await guest.my_phase();
  const view = await theatre.server.view(guest.page.url().split('/t/')[1]!);
  expect(view.seats.map((seat) => seat.kind)).toEqual(['person', 'bot']);
  expect(view.tiles.filter((tile) => tile.seat === 1).length).toBeGreaterThanOrEqual(3);
  await guest.context.close();

  const short = await theatre.server.make({ setup: { sets: ['base'], bag: ['D', 'D', 'E', 'U', 'V', 'W', 'U', 'B'] }, seats: [here('Ann'), bot(), bot('medium')] });
  const ann = await theatre.open({ tokens: short });
  await ann.play_to_the_end('follower');
  expect((await theatre.server.view(short.table)).stage).toBe('over');
  await ann.context.close();
});

it('turns the wheel until the plague comes, and everybody calls a follower home', async () => {
  const table = await theatre.server.make({ setup: { sets: ['wheel'], bag: Array<string>(8).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  await guest.at('wheel').waitFor({ state: 'attached' });
  const seen = await guest.play_to_the_end('follower');
  expect(seen).toContain('recall');
  await guest.read_the_log();
  const log = await guest.at('side-log').textContent();
  expect(log).toContain('The pig walks 1 step to Plague.');
  expect(log).toContain('the meeple back');
  await guest.context.close();
});

it('puts followers on crown spaces and scores them', async () => {
  const table = await theatre.server.make({ setup: { sets: ['wheel'], bag: Array<string>(4).fill('RadU:1') }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table, confirm_at_once: true });
  const seen = await guest.play_to_the_end('crown famine', 'crown storm', 'crown');
  expect(seen).toContain('crown famine');
  await guest.read_the_log();
  expect(await guest.at('side-log').textContent()).toContain('for a crown space');
  await guest.context.close();
});

it('lays a hill, and lets shepherds gather sheep', async () => {
  const seats = [here('Ann'), here('Bob')];
  const fresh = await theatre.server.make({ setup: { sets: ['base', 'hills'], bag: ['SchF-1', 'B', 'B', 'B'] }, seats, actions: ['draw SchF-1'] });
  const first = await theatre.open({ tokens: fresh, confirm_at_once: true });
  const done = await first.play_to_the_end('shepherd', 'follower');
  expect([...done].some((one) => one.startsWith('shepherd'))).toBe(true);
  await first.read_the_log();
  expect(await first.at('side-log').textContent()).toContain('A hidden tile goes under the hill.');
  expect(await first.at('side-log').textContent()).toMatch(/draws (the wolf|\d sheep)/);
  await first.context.close();

  // The same with a token that is known: the shepherd's field grows, and the flock goes home.
  const grown = await theatre.server.make({
    setup: { sets: ['base', 'hills'], bag: Array<string>(3).fill('B') }, seats,
    actions: ['draw B', 'place 0,1 r0', 'shepherd 1', 'token 3', 'draw B', 'place -1,1 r0', 'pass', 'draw B'],
  });
  const guest = await theatre.open({ tokens: grown, confirm_at_once: true });
  const seen = await guest.play_to_the_end('follower');
  expect(seen).toContain('gather');
  await guest.read_the_log();
  expect(await guest.at('side-log').textContent()).toContain('Ann: 3 points for a flock');
  await guest.context.close();
});

it('takes back and confirms', async () => {
  const table = await theatre.server.make({ setup: { sets: ['base'], bag: ['E', 'E', 'E'] }, seats: [here('Ann'), here('Bob')] });
  const guest = await theatre.open({ tokens: table });
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
