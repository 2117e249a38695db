// SPDX-License-Identifier: MIT
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
  await guest.open_details();
  const [record, picture] = [await guest.download('Download the game'), await guest.download('Download a picture')];
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

  const short = await theatre.server.make({
    setup: { sets: ['base'], bag: ['D', 'D', 'E', 'U', 'V', 'W', 'U', 'B'] },
    seats: [here('Ann'), bot(), bot('medium')],
  });
  const ann = await theatre.open({ tokens: short });
  await ann.play_to_the_end('follower');
  expect((await theatre.server.view(short.table)).stage).toBe('over');
  await ann.context.close();
});
