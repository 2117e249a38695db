// SPDX-License-Identifier: MIT
// Who the bots at a table are: names, looks, and what is said about them.
import { describe, expect, it } from 'vitest';
import { bot_name, kCast, kStyles, look_of, own_style, rank_of, with_bot_names, with_cast } from '../src/bots/cast';
import { bot_words } from '../src/bots/words';
import { kLanguageCodes } from '../src/i18n/languages';
import type { NewTable, SeatView, SeatWish } from '../src/lib/protocol';
import { has_others } from '../src/lib/table/table_chat.svelte';
import { view } from './mock';

const everyone = Object.values(kCast).flat();

describe('bots', () => {
  const named = (...seats: SeatWish[]): (string | undefined)[] => {
    const wish: NewTable = { setup: { sets: ['base'] }, seats };
    const made = with_bot_names(wish);
    expect(made.setup).toBe(wish.setup);
    return made.seats.map((seat) => ('name' in seat ? seat.name : undefined));
  };
  const bot: SeatWish = { kind: 'bot', level: 'easy' };

  it('have names by their level', () => {
    expect(
      named(
        { kind: 'here', name: 'Ann' },
        bot,
        { ...bot, level: 'hard' },
        bot,
        { ...bot, level: 'elo:1450' },
        {
          kind: 'open',
        },
      ),
    ).toEqual(['Ann', 'Jaufre', 'Gaucelm', 'Peironela', 'Azalaïs', undefined]);
  });

  it('never share a name, and keep the one they have', () => {
    expect(named({ kind: 'here', name: 'Jaufre' }, { ...bot, name: 'Bertran' }, bot, bot)).toEqual([
      'Jaufre',
      'Bertran',
      'Peironela',
      'Esclarmonde',
    ]);
    expect(new Set(everyone).size).toBe(everyone.length);
  });

  it('have a name even where every seat is a bot of one level', () => {
    for (const level of Object.keys(kCast)) {
      const names = named(...Array.from({ length: 8 }, () => ({ ...bot, level })));
      expect(new Set(names).size).toBe(8);
      expect(names).not.toContain(undefined);
    }
    expect(bot_name('easy', kCast.easy)).toBeUndefined();
  });

  it('have names by their style, which they keep', () => {
    const styled: SeatWish = { ...bot, level: 'hard~thief' };
    const wish: NewTable = {
      setup: { sets: ['base'] },
      seats: [styled, styled, { ...bot, level: 'elo:2100~farmer' }],
    };
    expect(with_bot_names(wish).seats).toEqual([
      { ...styled, name: 'Alamanda' },
      { ...styled, name: 'Gaucelm' }, // there is one only
      { kind: 'bot', level: 'elo:2100~farmer', name: 'Ermengarda' },
    ]);
    expect(named({ ...bot, level: 'easy~of a newer host' })).toEqual(['Jaufre']);
  });

  it('play in the style of their name, if the host knows it', () => {
    const wish: NewTable = { setup: { sets: ['base'] }, seats: [bot, bot, bot, { ...bot, level: 'easy~gambler' }] };
    const levels = (styles: readonly string[]): string[] =>
      with_cast(wish, styles).seats.map((seat) => (seat.kind === 'bot' ? `${seat.name} ${seat.level}` : ''));
    expect(levels(kStyles)).toEqual([
      'Jaufre easy',
      'Esclarmonde easy~farmer',
      'Bertran easy~builder',
      'Guilhem easy~gambler',
    ]);
    expect(levels(['builder'])[1]).toBe('Esclarmonde easy');
    expect(levels([]).slice(0, 3)).toEqual(['Jaufre easy', 'Esclarmonde easy', 'Bertran easy']);
  });

  it('have every style at every level, and the first has none', () => {
    for (const cast of Object.values(kCast)) {
      expect(own_style(cast[0]!)).toBeNull();
      expect(new Set(cast.map(own_style))).toEqual(new Set([null, ...kStyles]));
    }
    expect(own_style('Ann')).toBeNull();
  });

  it('resemble the level whose rating is nearest', () => {
    expect(['elo:300', 'elo:1100', 'elo:1200', 'elo:1800', 'elo:1850', 'elo:2150'].map(rank_of)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
    ]);
    expect(['master', 'a later level'].map(rank_of)).toEqual(['master', 'medium']);
    expect(['master~thief', 'elo:2100~of a newer host'].map(rank_of)).toEqual(['master', 'hard']);
  });

  it('look like nobody else of their level', () => {
    for (const cast of Object.values(kCast))
      expect(new Set(cast.map((name) => JSON.stringify(look_of(name)))).size).toBe(cast.length);
    expect(['Azalaïs', 'Raimon', 'Jaufre', 'Flors'].map((name) => look_of(name).long)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(look_of('Bot 2')).toEqual(look_of('Bot 2'));
    expect(look_of('Bot 2')).not.toEqual(look_of('Bot 3'));
  });

  it('have one sentence of character in every language', () => {
    for (const language of kLanguageCodes) {
      const { character, likes, styles, no_style } = bot_words[language];
      const sentences = [...Object.values(character), ...Object.values(likes)];
      expect(sentences).toHaveLength(Object.keys(kCast).length + kStyles.length);
      expect(new Set([no_style, ...Object.values(styles)]).size).toBe(kStyles.length + 1);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]{20,100}\.$/u);
      expect(bot_words[language].like('Jaufre')).toContain('Jaufre');
    }
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
