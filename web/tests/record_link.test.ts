// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../src/lib/protocol';
import { fragment_of, record_in } from '../src/lib/game/record_link';
import { has_record } from '../src/lib/game/record_mark';
import { record_of } from '../src/lib/game/record_text';

const kActions = ['draw E', 'place 0,-1 r2', 'follower 1', 'draw H', 'place 0,-2 r1', 'pass'];
const record = (actions: string[]): GameRecord =>
  ({ aude: 1, setup: { sets: ['base'], players: ['Zoë', '李'], options: {} }, actions }) as GameRecord;

describe('a record in a link', () => {
  it('comes back as it was', async () => {
    const fragment = await fragment_of(record(kActions));
    expect(fragment).toMatch(/^#record=[A-Za-z0-9_-]+$/);
    expect(JSON.parse((await record_in(fragment))!)).toEqual(record(kActions));
  });

  it('is short for a long game', async () => {
    const long = Array.from(
      { length: 430 },
      (_, i) =>
        [`draw ${'ABCDEFGH'[i % 8]}`, `place ${i % 17},-${i % 13} r${i % 4}`, i % 3 === 0 ? 'follower 1' : 'pass'][
          i % 3
        ]!,
    );
    expect((await fragment_of(record(long))).length).toBeLessThan(4000);
  });

  it('is refused when it was cut short, is something else or unpacks to very much', async () => {
    const fragment = await fragment_of(record(kActions));
    expect(await record_in(fragment.slice(0, -20))).toBeNull();
    expect(await record_in('#record=%%%')).toBeNull();
    expect(await record_in('#tiles')).toBeNull();
    expect(has_record('#tiles')).toBe(false);
    const bomb = await fragment_of(record(['x'.repeat(3_000_000)]));
    expect(bomb.length).toBeLessThan(10_000);
    expect(await record_in(bomb)).toBeNull();
  });
});

describe('the record in a text', () => {
  it('is found in a saved game, a puzzle, the first of several lines and a link', async () => {
    const own = record(kActions);
    const saved = { ...own, seats: [{ kind: 'here', name: 'Zoë' }] };
    expect(await record_of(JSON.stringify(saved))).toEqual(saved);
    expect(await record_of(JSON.stringify({ id: '1-0-208', record: own }))).toEqual(own);
    expect(await record_of(`\n${JSON.stringify(own)}\n${JSON.stringify(record([]))}\n`)).toEqual(own);
    expect(await record_of(` https://example.org/aude/${await fragment_of(own)}\n`)).toEqual(own);
    for (const wrong of ['', 'null', '[]', '7', '{"record": 3}', 'https://example.org/#record=AAAA', 'hello'])
      expect(await record_of(wrong)).toBeNull();
  });
});
