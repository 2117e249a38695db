// SPDX-License-Identifier: MIT
// What is heard, and when: nothing before the first touch, then each thing with a sound of its own, until it is
// switched off.
import { expect, it } from 'vitest';
import { here, stage, type Guest } from './support';

const theatre = stage();
const [kKnock, kBell, kCall, kPop] = [[210, 940], [784, 1576, 2164, 4234], [440], [320]]; // hertz where each begins

// Pitches below which nothing is a tone: the loudness of one is set in the same way.
const kLowest = 50;

async function listening(guest: Guest): Promise<() => Promise<number[]>> {
  await guest.page.addInitScript((lowest) => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    AudioParam.prototype.setValueAtTime = new Proxy(AudioParam.prototype.setValueAtTime, {
      apply: (set, parameter, [value, time]: [number, number]) => {
        if (value >= lowest) heard.push(value);
        return Reflect.apply(set, parameter, [value, time]) as AudioParam;
      },
    });
  }, kLowest);
  // What has been heard since this was asked last.
  return () => guest.page.evaluate(() => (window as unknown as { heard: number[] }).heard.splice(0));
}

it('knocks for a tile, rings for a feature, calls for a turn, pops for talk, until it is switched off', async () => {
  const table = await theatre.server.make({
    setup: { sets: ['base'], bag: ['E', 'E', 'E', 'E', 'E'] },
    seats: [here('Ann'), { kind: 'open' }],
  });
  const [ann, bob] = [
    await theatre.open({ confirm_at_once: true, sound: true }),
    await theatre.open({ confirm_at_once: true, sound: true }),
  ];
  const [by_ann, by_bob] = [await listening(ann), await listening(bob)];
  await ann.sit_at(table);
  await bob.page.goto(theatre.link(`/t/${table.table}`));
  await bob.at('name').fill('Bob');
  await bob.at('join').click();
  await ann.at('begin').click();

  expect(await ann.my_phase()).toBe('place');
  await by_ann(); // Ann has touched the page: it may have called her
  const off = bob.page.getByRole('toolbar').getByRole('button', { name: 'Sound' });
  expect(await off.getAttribute('aria-pressed')).toBe('true');
  await off.click();
  expect(await off.getAttribute('aria-pressed')).toBe('false');
  await by_bob();

  await ann.lay_by_mouse('0,-1');
  expect(await ann.phase_now()).toBe('deploy');
  expect(await by_ann()).toEqual(kKnock);
  await ann.deploy('follower 0'); // the city is complete
  expect(await ann.phase_now()).toBe('wait');
  expect(await by_ann()).toEqual(kBell);

  expect(await bob.my_phase()).toBe('place');
  await bob.page.getByRole('toolbar').getByRole('button', { name: 'Chat' }).click();
  await bob.page.getByLabel('Say something').fill('Well laid!');
  await bob.page.keyboard.press('Enter');
  await ann.at('toast').waitFor();
  expect(await by_ann()).toEqual(kPop);

  await bob.lay_by_mouse();
  await bob.my_phase();
  await bob.deploy();
  expect(await ann.my_phase()).toBe('place');
  expect(await by_ann()).toEqual([...kKnock, ...kCall]);
  expect(await by_bob()).toEqual([]); // who wants none
  for (const guest of [ann, bob]) await guest.context.close();
});
