// Small sounds, made here; nothing to load. Silent until somebody wants them.
import { settings } from './settings.svelte';

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
    volume.gain.setValueAtTime(loud, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + long);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + long + 0.02);
  }
}

// Wood on a table.
export const knock = (): void => sound({ type: 'triangle', from: 210, to: 90, loud: 0.25, long: 0.14 });
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
