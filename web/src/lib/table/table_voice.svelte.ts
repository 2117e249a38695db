// SPDX-License-Identifier: MIT
// Sounds of a table, and its sentences for screen readers.
import { untrack } from 'svelte';
import { i18n } from '../../i18n/index.svelte';
import { announcer } from '../app/announcer.svelte';
import { call, kSounds } from '../app/sound';
import type { SoundName } from '../app/sound_names';
import { first_of_sets } from '../../sets';
import type { FrameAnimation } from '../animation/frames';
import { final_line, log_lines } from '../game/log';
import type { Step, View } from '../protocol';
import type { Hand } from './hand.svelte';
import { prompt_of } from './prompt';
import type { Session } from './session.svelte';

export type Fly = (animation: FrameAnimation, view: View, time: number) => void;

// Wood for a tile, a bell for a completed feature, a chime for points of the final scoring that are shown.
function sound_of(now: FrameAnimation, time: number): SoundName | null {
  if (now.kind !== 'event') return null;
  const { event, passing = false } = now;
  if (event.type === 'placed') return 'knock';
  if (event.type !== 'scored') return first_of_sets((set) => set.sound?.(event, passing));
  if (event.points === 0 || (event.final && time === 0)) return null;
  return event.final || event.spots === undefined ? 'chime' : 'bell';
}

export class TableVoice {
  #words: string[] = [];

  constructor(
    readonly session: Session,
    readonly hand: Hand,
  ) {}

  // Sentences of the same moment are announced together.
  announce(text: string): void {
    if (this.#words.length === 0)
      queueMicrotask(() => {
        announcer.say(this.#words.join(' '));
        this.#words = [];
      });
    this.#words.push(text);
  }

  // To be called while a component is set up. `fly` starts the flight of an animation on the board.
  follow(fly: Fly): void {
    const { session, hand } = this;
    $effect(() =>
      session.listen({
        step: (step) => this.#tell_step(step),
        animation: (now, at, time) => {
          fly(now, at, time);
          this.#sound(now, time);
          this.#tell_final(now);
        },
      }),
    );
    $effect(() => {
      if (session.my_turn) untrack(call);
    });
    const prompt = $derived(session.view === null ? '' : prompt_of(session, hand, i18n.t));
    $effect(() => {
      if (session.my_turn) announcer.say(prompt);
    });
    $effect(() => {
      void [hand.cell, hand.rotation];
      untrack(() => this.#announce_cell());
    });
  }

  // Each part of the final scoring is announced when it is shown, and only then.
  #tell_final(now: FrameAnimation): void {
    if (now.kind !== 'event' || now.event.type !== 'scored' || !now.event.final) return;
    const { text, detail } = final_line(now.event, now.parts ?? [], this.session.people, i18n.t);
    this.announce([text, detail ?? ''].join(' ').trim());
  }

  // What the players of this device do themselves needs no sentence.
  #tell_step(step: Step): void {
    const { session } = this;
    if (step.player !== null && session.mine.includes(step.player)) return;
    for (const line of log_lines([step], session.people, i18n.t).filter(({ kind }) => kind !== 'final'))
      this.announce([line.text, line.detail ?? ''].join(' '));
  }

  #sound(now: FrameAnimation, time: number): void {
    const name = sound_of(now, time);
    if (name !== null) kSounds[name]();
  }

  #announce_cell(): void {
    const { hand } = this;
    if (hand.cell === null || !hand.ready) return;
    const where = i18n.t.table.at_cell(hand.cell[0], hand.cell[1], hand.rotations.length);
    announcer.say(`${where}. ${i18n.t.table.turned_to(hand.rotation * 90)}`);
  }
}
