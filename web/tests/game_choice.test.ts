// SPDX-License-Identifier: MIT
// The switches for a game: what they make of a table, and how they read one.
import { describe, expect, it } from 'vitest';
import {
  choice_of,
  clock_rule,
  default_choice,
  is_playable,
  options_for,
  setup_of,
  unusual_options,
} from '../src/lib/game/game_choice';
import { kLanguageCodes } from '../src/i18n/languages';
import type { View } from '../src/lib/protocol';
import { lobby_words } from '../src/lobby/words';
import { kOptions, kSets } from '../src/sets';
import { view } from './mock';

describe('the choice of a game', () => {
  it('is read from a table as it was made, for every position of every switch', () => {
    for (const { id } of kOptions)
      for (const on of [true, false]) {
        const choice = default_choice();
        choice.sets = [...kSets];
        choice.options[id] = on;
        choice.aids = on;
        choice.clock = on ? '20+15' : 'none';
        const table = { setup: setup_of(choice), aids: choice.aids, clock: clock_rule(choice) };
        expect(choice_of(table)).toEqual(choice);
      }
  });

  it('starts as a game is usually played', () => {
    const choice = default_choice();
    expect(setup_of(choice)).toEqual({ sets: ['base'], options: {} });
    expect(choice_of(view() as View)).toEqual(choice);
    expect(unusual_options(choice)).toEqual([]);
    expect(
      unusual_options(choice_of({ setup: { sets: ['base'], options: { farmers: false } }, aids: true, clock: null })),
    ).toEqual(['farmers']);
  });

  it('lists sets in their usual order, and rules only with their sets', () => {
    const choice = default_choice();
    choice.sets = [...kSets].reverse();
    expect(setup_of(choice).sets).toEqual(kSets);
    expect(options_for(['base'])).toEqual(['farmers', 'small_city']);
    expect(options_for([...kSets])).toEqual(kOptions.map(({ id }) => id));
  });

  it('needs a game that can be played alone', () => {
    expect([is_playable(['base']), is_playable(['river']), is_playable(['wheel']), is_playable([])]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('keeps a clock that no list offers', () => {
    const clock = { total: 90_000, increment: 2500 };
    const choice = choice_of({ setup: { sets: ['base'] }, aids: true, clock });
    expect(choice.clock).toBe('1.5+2.5');
    expect(clock_rule(choice)).toEqual(clock);
  });
});

it('invites in every language', () => {
  for (const language of kLanguageCodes) {
    const words = lobby_words[language];
    expect(words.invites('Ann')).toMatch(/^Ann /);
    for (const button of [words.join, words.watch]) expect(button.length).toBeLessThanOrEqual(12);
    for (const button of [words.clear, words.take_seat, words.fill, words.begin])
      expect(button.length).toBeLessThanOrEqual(20);
    expect(words.on('x')).not.toBe(words.off('x'));
  }
});
