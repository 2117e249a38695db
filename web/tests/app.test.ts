// SPDX-License-Identifier: MIT
// Small parts of the app: preferences, sounds, the clipboard, what waits for a paint.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after_paint, found_around, panels_over } from '../src/lib/app/after_paint';
import { announcer } from '../src/lib/app/announcer.svelte';
import { copy } from '../src/lib/app/clipboard';
import { motion_reduced, settings } from '../src/lib/app/settings.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

it('what is said to screen readers replaces what was said before', () => {
  announcer.say('first');
  announcer.say('second');
  expect(announcer.text).toBe('second');
});

describe('after the next paint', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('something is asked, once', () => {
    const ask = vi.fn();
    after_paint(ask);
    expect(ask).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('nothing is asked that was called off, before or after the frame', () => {
    const ask = vi.fn();
    let frame: () => void = () => undefined;
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => ((frame = run), 7));
    const cancelled = vi.fn();
    vi.stubGlobal('cancelAnimationFrame', cancelled);
    const call_off = after_paint(ask);
    frame();
    call_off();
    vi.runAllTimers();
    expect(ask).not.toHaveBeenCalled();
    expect(cancelled).toHaveBeenCalledWith(7);
  });

  it('panels are looked for around a board, not within it', () => {
    document.body.innerHTML =
      '<main><div><div id="board"><i data-over-board id="map"></i><p><i data-over-board></i></p></div>' +
      '<aside data-over-board id="near"></aside></div><p><b data-over-board id="far"></b></p></main>' +
      '<b data-over-board id="notice"></b><div><b data-over-board></b></div>';
    const board = document.querySelector('#board')!;
    expect(panels_over(board).map(({ id }) => id)).toEqual(['near', 'far', 'map', 'notice']);
    expect(found_around(board, 'b').map(({ id }) => id)).toEqual(['far']);
  });
});

describe('the clipboard', () => {
  const text = Promise.resolve('a game');
  const item = vi.fn();

  beforeEach(() => {
    item.mockReset();
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(given: unknown) {
          item(given);
        }
      },
    );
  });
  const with_clipboard = (clipboard: unknown): void => vi.stubGlobal('navigator', { clipboard }) as unknown as void;

  it('gets a text that is still on its way', async () => {
    const write = vi.fn().mockResolvedValue(undefined);
    with_clipboard({ write });
    expect(await copy(text)).toBe(true);
    expect(write.mock.calls[0]![0]).toHaveLength(1);
    const blob = await (item.mock.calls[0]![0] as Record<string, Promise<Blob>>)['text/plain']!;
    expect([blob.type, await blob.text()]).toEqual(['text/plain', 'a game']);
  });

  it('gets plain text where it knows nothing else', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    const writeText = vi.fn().mockResolvedValue(undefined);
    with_clipboard({ writeText });
    expect(await copy(text)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a game');
  });

  it('may be forbidden, and the text may never come', async () => {
    with_clipboard({ write: vi.fn().mockRejectedValue(new Error('forbidden')) });
    expect(await copy(text)).toBe(false);
    with_clipboard(undefined);
    expect(await copy(Promise.reject(new Error('offline')))).toBe(false);
  });

  describe('that is missing', () => {
    const copied: { text: string; inside: string | undefined; style: string }[] = [];
    let allowed = true;
    beforeEach(() => {
      copied.length = 0;
      allowed = true;
      with_clipboard(undefined);
      document.execCommand = (command: string): boolean => {
        const field = document.querySelector('textarea')!;
        if (command === 'copy')
          copied.push({
            text: field.value.slice(field.selectionStart, field.selectionEnd),
            inside: field.parentElement?.localName,
            style: `${field.style.position} ${field.style.opacity}`,
          });
        return allowed;
      };
      document.body.innerHTML = '<button>copy</button>';
    });

    it('is replaced by a selection that nobody sees', async () => {
      const button = document.querySelector('button')!;
      button.focus();
      expect(await copy(text)).toBe(true);
      expect(copied).toEqual([{ text: 'a game', inside: 'body', style: 'fixed 0' }]);
      expect(document.querySelector('textarea')).toBeNull();
      expect(document.activeElement).toBe(button);
    });

    it('is replaced by a selection within an open dialog', async () => {
      document.body.innerHTML = '<dialog></dialog><dialog open></dialog>';
      await copy(text);
      expect(copied[0]?.inside).toBe('dialog');
    });

    it('may be forbidden too', async () => {
      allowed = false;
      expect(await copy(text)).toBe(false);
    });
  });
});

describe('preferences', () => {
  const kChanged = {
    language: 'de',
    theme: 'dark',
    confirm_at_once: true,
    sound: false,
    pace: 'slow',
    tile_size: 120,
    bots: 3,
    level: 'hard',
    name: 'Ann',
    in_page: true,
  } as const;
  const kFirst = {
    theme: 'auto',
    confirm_at_once: false,
    sound: true,
    pace: 'normal',
    tile_size: 90,
    picture_tile: 200,
    bots: 1,
    level: 'medium',
    name: '',
    in_page: false,
  } as const;
  const loaded = async (): Promise<typeof settings> => {
    vi.resetModules();
    return (await import('../src/lib/app/settings.svelte')).settings;
  };

  it('are these at first, in the language of the browser', async () => {
    vi.stubGlobal('navigator', { languages: ['xx', 'fr-CA', 'de'] });
    expect(await loaded()).toMatchObject({ ...kFirst, language: 'fr' });
  });

  it('are there again when the page is loaded again', async () => {
    const before = await loaded();
    Object.assign(before, kChanged);
    expect(before).toMatchObject(kChanged);
    expect(await loaded()).toMatchObject(kChanged);
    expect(JSON.parse(localStorage.getItem('aude.settings')!)).toMatchObject({ here: true, theme: 'dark' });
  });

  it('that are not stored are as at first', async () => {
    localStorage.setItem('aude.settings', '{"bots": 4}');
    expect(await loaded()).toMatchObject({ ...kFirst, bots: 4 });
    localStorage.setItem('aude.settings', '{');
    expect(await loaded()).toMatchObject(kFirst);
  });

  it('are used but forgotten where nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      clear: () => undefined,
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    settings.bots = 2;
    expect(settings.bots).toBe(2);
  });

  it('of the system may ask for less motion', () => {
    const asked = vi.fn().mockReturnValue({ matches: true });
    vi.stubGlobal('matchMedia', asked);
    expect(motion_reduced()).toBe(true);
    expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
  });
});

describe('a sound', () => {
  interface Tone {
    type?: string;
    from?: number;
    to?: number;
    start?: number;
    ramp?: number;
    stop?: number;
    loud: [number, number][];
    fade?: [number, number];
    heard?: boolean;
  }
  let tones: Tone[] = [];
  const context = { state: 'running', resume: vi.fn(), made: 0 };

  class MockAudioContext {
    currentTime = 10;
    destination = 'loudspeaker';
    resume = context.resume;
    constructor() {
      context.made += 1;
    }
    get state(): string {
      return context.state;
    }
    createOscillator(): object {
      const tone: Tone = { loud: [] };
      tones.push(tone);
      return {
        set type(type: string) {
          tone.type = type;
        },
        frequency: {
          setValueAtTime: (from: number, at: number) => Object.assign(tone, { from, start: at }),
          exponentialRampToValueAtTime: (to: number, at: number) => Object.assign(tone, { to, ramp: at }),
        },
        connect: (volume: object) => volume,
        start: (at: number) => expect(at).toBe(tone.start),
        stop: (at: number) => (tone.stop = at),
      };
    }
    createGain(): object {
      const tone = tones.at(-1)!;
      return {
        gain: {
          setValueAtTime: (loud: number, at: number) => tone.loud.push([loud, at]),
          exponentialRampToValueAtTime: (loud: number, at: number) => (tone.fade = [loud, at]),
        },
        connect: (to: string) => (tone.heard = to === 'loudspeaker'),
      };
    }
  }

  let sounds: typeof import('../src/lib/app/sound');
  beforeEach(async () => {
    tones = [];
    Object.assign(context, { state: 'running', made: 0 });
    context.resume.mockReset();
    vi.stubGlobal('AudioContext', MockAudioContext);
    vi.resetModules();
    sounds = await import('../src/lib/app/sound');
    (await import('../src/lib/app/settings.svelte')).settings.sound = true;
  });

  it('of a tile that is laid is low, short and falls', () => {
    sounds.knock();
    expect(tones).toHaveLength(2);
    expect(tones[1]).toMatchObject({ type: 'triangle', from: 940, to: 420, start: 10, heard: true });
    expect(tones[0]).toMatchObject({ type: 'triangle', from: 210, to: 90, start: 10, heard: true });
    expect(tones[0]!.ramp).toBeCloseTo(10.098);
    expect(tones[0]!.fade![0]).toBe(0.001);
    expect(tones[0]!.fade![1]).toBeCloseTo(10.14);
    expect(tones[0]!.stop).toBeCloseTo(10.16);
    expect(tones[0]!.loud).toEqual([
      [0.0001, 10],
      [0.15, 10], // 0.25 at the volume of all sounds
    ]);
  });

  it('of points is two tones, the second higher and later', () => {
    sounds.chime();
    expect(tones.map(({ from, start }) => [from, start])).toEqual([
      [660, 10],
      [990, 10.1],
    ]);
    expect(tones[1]!.loud).toEqual([
      [0.0001, 10], // silent until it starts
      [0.06, 10.1],
    ]);
    expect(tones[1]!.fade![1]).toBeCloseTo(10.5);
  });

  it('of a turn and of a message rise', () => {
    sounds.call();
    sounds.pop();
    expect(tones.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['sine', 440, 523],
      ['sine', 320, 620],
    ]);
    expect(context.made).toBe(1);
  });

  it('of a completed feature is a bell: partials that fade the sooner the higher they are', () => {
    sounds.bell();
    expect(tones.map(({ type, from }) => [type, from])).toEqual([
      ['sine', 784],
      ['sine', 1576],
      ['sine', 2164],
      ['sine', 4234],
    ]);
    expect(tones.map(({ fade }) => Math.round(10 * (fade![1] - 10)))).toEqual([13, 9, 6, 3]);
    expect(Math.max(...tones.map(({ loud }) => loud[1]![0]))).toBeLessThan(0.1); // low
  });

  it('of the wheel is a tick on its way, and a low stroke where it rests', () => {
    sounds.tick();
    expect(tones.map(({ type, from, to }) => [type, from, to])).toEqual([['triangle', 1250, 700]]);
    tones = [];
    sounds.rest();
    expect(tones.map(({ type, from, to }) => [type, from, to])).toEqual([
      ['triangle', 165, 110],
      ['sine', 330, 328],
    ]);
    expect(tones[1]!.start).toBeCloseTo(10.05);
  });

  it('is not made for a user who wants none', async () => {
    (await import('../src/lib/app/settings.svelte')).settings.sound = false;
    sounds.knock();
    expect([tones, context.made]).toEqual([[], 0]);
  });

  it('waits until somebody has touched the page', () => {
    context.state = 'suspended';
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    sounds.knock();
    expect(tones).toEqual([]);
    expect(context.resume).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    sounds.knock();
    expect(tones).toHaveLength(2);
    vi.stubGlobal('navigator', {}); // a browser that does not tell
    sounds.knock();
    expect(tones).toHaveLength(4);
  });

  it('needs no permission where sound is on', () => {
    sounds.knock();
    expect(context.resume).not.toHaveBeenCalled();
  });
});
