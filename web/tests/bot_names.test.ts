// Who sits at a table: bots have names, and people somebody to talk to.
import { describe, expect, it } from 'vitest';
import type { NewTable, SeatView, SeatWish } from '../src/lib/protocol';
import { with_bot_names } from '../src/lib/table/bot_names';
import { has_others } from '../src/lib/table/table_chat.svelte';
import { view } from './mock';

describe('bots', () => {
  const named = (...seats: SeatWish[]): (string | undefined)[] => {
    const wish: NewTable = { setup: { sets: ['base'] }, seats };
    const made = with_bot_names(wish);
    expect(made.setup).toBe(wish.setup);
    return made.seats.map((seat) => ('name' in seat ? seat.name : undefined));
  };
  const bot: SeatWish = { kind: 'bot', level: 'easy' };

  it('have names of their own', () => {
    expect(named({ kind: 'here', name: 'Ann' }, bot, bot, { kind: 'open' })).toEqual([
      'Ann',
      'Jaufre',
      'Esclarmonde',
      undefined,
    ]);
  });

  it('share none with anybody, and keep the one they have', () => {
    expect(named({ kind: 'here', name: 'Jaufre' }, { ...bot, name: 'Bertran' }, bot, bot)).toEqual([
      'Jaufre',
      'Bertran',
      'Esclarmonde',
      'Azalaïs',
    ]);
  });

  it('have none left where there are too many', () => {
    expect(named(bot, bot, bot, bot, bot, bot, bot)).toEqual([
      'Jaufre',
      'Esclarmonde',
      'Bertran',
      'Azalaïs',
      'Raimon',
      'Garsenda',
      undefined,
    ]);
  });
});

describe('somebody to talk to', () => {
  const seats = (...kinds: SeatView['kind'][]): SeatView[] =>
    kinds.map((kind, seat) => ({ ...view().seats[0]!, kind, seat }));

  it('is another person, or whoever may still come', () => {
    expect(has_others(view({ seats: seats('person', 'person') }), [0])).toBe(true);
    expect(has_others(view({ seats: seats('person', 'bot', 'open') }), [0])).toBe(true);
    expect(has_others(view({ seats: seats('person', 'bot') }), [])).toBe(true); // to a spectator
  });

  it('is not a bot, nor somebody at the same device', () => {
    expect(has_others(view({ seats: seats('person', 'bot', 'bot') }), [0])).toBe(false);
    expect(has_others(view({ seats: seats('person', 'person', 'bot') }), [0, 1])).toBe(false);
    expect(has_others(null, [0])).toBe(false);
  });
});
