// SPDX-License-Identifier: MIT
// Small sounds, synthesised here; nothing to load. They are quiet, and silent until somebody has touched the page.
import { settings } from './settings.svelte';
import type { SoundName } from './sound_names';

const kVolume = 0.6; // of what the tones say: low, so that nobody starts

let context: AudioContext | null = null;

interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  loud: number;
  after?: number;
  long: number;
}

function sound(...tones: Tone[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    // Until somebody has touched the page a browser keeps it silent; what is made meanwhile would all sound at once.
    void context.resume();
    if (navigator.userActivation?.hasBeenActive === false) return;
  }
  for (const { type, from, to, loud, after = 0, long } of tones) {
    const now = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, now + long * 0.7);
    volume.gain.setValueAtTime(0.0001, context.currentTime);
    volume.gain.setValueAtTime(loud * kVolume, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + long);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + long + 0.02);
  }
}

// Wood on a table: the body of the tile and the click of its edge.
export const knock = (): void =>
  sound(
    { type: 'triangle', from: 210, to: 90, loud: 0.25, long: 0.14 },
    { type: 'triangle', from: 940, to: 420, loud: 0.09, long: 0.045 },
  );
// A bell: a feature is complete. Its partials are not harmonic, and the higher ones fade first.
export const bell = (): void =>
  sound(
    { type: 'sine', from: 784, to: 782, loud: 0.12, long: 1.3 },
    { type: 'sine', from: 1576, to: 1572, loud: 0.06, long: 0.9 },
    { type: 'sine', from: 2164, to: 2160, loud: 0.035, long: 0.6 },
    { type: 'sine', from: 4234, to: 4228, loud: 0.015, long: 0.3 },
  );
// A peg of the wheel passes, and the wheel comes to rest.
export const tick = (): void => sound({ type: 'triangle', from: 1250, to: 700, loud: 0.1, long: 0.05 });
export const rest = (): void =>
  sound(
    { type: 'triangle', from: 165, to: 110, loud: 0.22, long: 0.3 },
    { type: 'sine', from: 330, to: 328, loud: 0.08, after: 0.05, long: 0.7 },
  );
// Two steps up: points.
export const chime = (): void =>
  sound(
    { type: 'sine', from: 660, to: 655, loud: 0.12, long: 0.3 },
    { type: 'sine', from: 990, to: 985, loud: 0.1, after: 0.1, long: 0.4 },
  );
// It is your turn.
export const call = (): void => sound({ type: 'sine', from: 440, to: 523, loud: 0.14, long: 0.35 });
// Somebody says something.
export const pop = (): void => sound({ type: 'sine', from: 320, to: 620, loud: 0.12, long: 0.1 });

export const kSounds: Record<SoundName, () => void> = { knock, bell, chime, call, pop, tick, rest };
