// SPDX-License-Identifier: MIT
// Frames in order and in time; a record that is replayed; how long events are shown.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationPlayer } from '../src/lib/animation/animation_player.svelte';
import type { Frame, FrameAnimation } from '../src/lib/animation/frames';
import { at_pace, kFinalPart, time_of } from '../src/lib/animation/pace';
import { settings } from '../src/lib/app/settings.svelte';
import { ReplayPlayer, views_of } from '../src/lib/replay/replay_player.svelte';
import type { GameEvent, Replay, Update } from '../src/lib/protocol';
import { step, view } from './mock';

const over: GameEvent = { type: 'over', winners: [0] };
const shows: FrameAnimation = { kind: 'event', event: over, home: [] };
const frame = (n: number, time: number, animation: FrameAnimation | null = shows): Frame => ({
  view: view({ n }),
  animation,
  step: step(n, 'pass'),
  time,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  settings.pace = 'normal';
});

describe('frames', () => {
  function watched() {
    const seen: unknown[] = [];
    const player = new AnimationPlayer(
      ({ n }) => seen.push(n),
      (_animation, { n }, time) => seen.push([n, time]),
    );
    player.show(view({ n: 1 }));
    return { player, seen };
  }

  it('are shown one after the other, each for its time, and announce their steps', () => {
    const { player, seen } = watched();
    player.play([frame(2, 300), frame(3, 0), frame(4, 200, null)]);
    expect([player.view?.n, player.playing, player.animation]).toEqual([2, true, shows]);
    vi.advanceTimersByTime(299);
    expect(player.view?.n).toBe(2);
    vi.advanceTimersByTime(1);
    expect([player.view?.n, player.playing, player.animation]).toEqual([4, true, null]);
    expect(seen).toEqual([2, [2, 300], 3, [3, 0], 4]);
    vi.advanceTimersByTime(200);
    expect([player.view?.n, player.playing, player.animation]).toEqual([4, false, null]);
  });

  it('wait for those that are being shown', () => {
    const { player } = watched();
    player.play([frame(2, 100)]);
    player.play([frame(3, 100)]);
    expect(player.view?.n).toBe(2);
    vi.advanceTimersByTime(100);
    expect(player.view?.n).toBe(3);
  });

  it('of the final scoring are never hurried, however many there are', () => {
    const final: FrameAnimation = {
      kind: 'event',
      event: { type: 'scored', final: true } as unknown as GameEvent,
      home: [],
    };
    const { player } = watched();
    player.play(Array.from({ length: 80 }, (_, i) => frame(i + 2, 1400, final)));
    vi.advanceTimersByTime(1399);
    expect(player.view?.n).toBe(2);
    vi.advanceTimersByTime(1);
    expect(player.view?.n).toBe(3);
    vi.advanceTimersByTime(77 * 1400);
    expect(player.view?.n).toBe(80);
  });

  it('are passed over one by one', () => {
    const { player } = watched();
    player.next();
    expect([player.view?.n, player.playing]).toEqual([1, false]);
    player.play([frame(2, 1400), frame(3, 1400), frame(4, 0, null)]);
    vi.advanceTimersByTime(1000);
    player.next();
    expect(player.view?.n).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(player.view?.n).toBe(3); // the time of the one before is forgotten
    player.next();
    expect([player.view?.n, player.playing]).toEqual([4, false]);
  });

  it('without a time are not animated', () => {
    const { player } = watched();
    player.play([frame(2, 0)]);
    expect([player.view?.n, player.playing, player.animation]).toEqual([2, false, null]);
  });

  it('announce a step once, and none that was shown before', () => {
    const { player, seen } = watched();
    player.play([frame(1, 0, null), frame(2, 0, null), frame(2, 0, null)]);
    expect(seen).toEqual([2]);
    player.show(view({ n: 7 }));
    player.play([frame(7, 0, null), { ...frame(8, 0, null), step: null }]);
    expect(seen).toEqual([2]);
    player.show(null);
    player.play([frame(1, 0, null)]);
    expect(seen).toEqual([2, 1]);
  });

  it('hurry when many wait, and are skipped when too many do', () => {
    const hurried = watched().player;
    hurried.play([frame(2, 20_000), frame(3, 1)]);
    vi.advanceTimersByTime(6999);
    expect(hurried.view?.n).toBe(2);
    vi.advanceTimersByTime(1);
    expect(hurried.view?.n).toBe(3);

    const calm = watched().player;
    calm.play([frame(2, 19_000), frame(3, 1000)]);
    vi.advanceTimersByTime(18_999);
    expect(calm.view?.n).toBe(2);

    const late = watched();
    late.player.play([frame(2, 90_000)]);
    expect(late.player.playing).toBe(true);
    late.player.play([frame(3, 90_000), frame(4, 1)]);
    expect([late.player.view?.n, late.player.playing]).toEqual([4, false]);
    expect(late.seen).toEqual([2, [2, 90_000], 3, 4]);
  });

  it('are skipped in a page that is not seen', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { player } = watched();
    player.play([frame(2, 100), frame(3, 100)]);
    expect([player.view?.n, player.playing]).toEqual([3, false]);
  });

  it('stop when they are skipped, closed, or another view is shown', () => {
    for (const stop of ['skip', 'close', 'show'] as const) {
      const { player } = watched();
      player.play([frame(2, 100), frame(3, 100)]);
      if (stop === 'show') player.show(view({ n: 9 }));
      else player[stop]();
      const left = { skip: 3, close: 2, show: 9 }[stop];
      expect([player.view?.n, player.playing, player.animation]).toEqual([left, false, null]);
      vi.advanceTimersByTime(1000);
      expect(player.view?.n).toBe(left);
    }
    const { player } = watched();
    player.skip();
    expect(player.view?.n).toBe(1);
  });

  it('change together with the view that is shown', () => {
    const { player } = watched();
    player.play([frame(2, 100), frame(3, 100)]);
    player.change((now) => ({ ...now, watchers: now.watchers + 3 }));
    expect([player.view?.n, player.view?.watchers]).toEqual([2, 3]);
    vi.advanceTimersByTime(100);
    expect([player.view?.n, player.view?.watchers]).toEqual([3, 3]);
    const empty = new AnimationPlayer();
    empty.change((now) => now);
    expect(empty.view).toBeNull();
  });
});

describe('times', () => {
  it('follow the pace', () => {
    expect((['slow', 'normal', 'fast', 'at_once'] as const).map((pace) => at_pace(101, pace))).toEqual([
      172, 101, 45, 0,
    ]);
  });

  it('are those of the base game, of a set, or none', () => {
    expect(time_of(over)).toBe(900);
    expect(time_of({ type: 'buried', at: [0, 0] })).toBe(700);
    expect(time_of({ type: 'goods', player: 0, goods: 'wine', count: 1 })).toBe(900);
    expect(time_of({ type: 'unknown' } as unknown as GameEvent)).toBe(0);
  });

  it('of a part of the final scoring are long enough to be read', () => {
    expect([at_pace(kFinalPart, 'slow'), at_pace(kFinalPart, 'normal'), at_pace(kFinalPart, 'at_once')]).toEqual([
      2380, 1400, 0,
    ]);
  });
});

describe('a replay', () => {
  const update = (n: number, action: string): Update => ({
    type: 'update',
    version: n + 1,
    n,
    steps: [step(n, action)],
  });
  const actions = ['draw E', 'place 0,1 r0', 'pass', 'draw U', 'place 1,0 r0', 'pass'];
  const replay: Replay = {
    view: view({ n: 0, version: 1, pending: { action: 'pass', events: [] }, steps: [] }),
    steps: actions.map((action, i) => update(i + 1, action)),
  };
  const opened = (): ReplayPlayer => new ReplayPlayer(replay);

  it('knows the position after each action', () => {
    const views = views_of(replay);
    expect(views.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([views[0]?.pending, views[0]?.legal]).toEqual([null, []]);
    const player = opened();
    expect([player.length, player.steps.map(({ n }) => n), player.view.n]).toEqual([6, [1, 2, 3, 4, 5, 6], 0]);
  });

  it('keeps the last position if an update does not follow', () => {
    const views = views_of({ ...replay, steps: [update(1, 'draw E'), update(5, 'pass')] });
    expect(views.map(({ n }) => n)).toEqual([0, 1, 1]);
  });

  it('goes to any step, and not beyond its ends', () => {
    const player = opened();
    for (const [to, n] of [
      [3, 3],
      [99, 6],
      [-4, 0],
    ] as const) {
      player.go(to);
      expect([player.n, player.view.n]).toEqual([n, n]);
    }
  });

  it('animates one step forward, and nothing else', () => {
    const player = opened();
    player.go(2);
    expect(player.animations.playing).toBe(false);
    const play = vi.spyOn(player.animations, 'play');
    player.go(3);
    expect(play.mock.calls.flatMap(([frames]) => frames.map((one) => one.view.n)).at(-1)).toBe(3);
    player.go(2);
    player.go(2);
    player.go(4);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('goes by turns: to the draws, the beginning and the end', () => {
    const player = opened();
    const seen: number[] = [];
    for (const by of [1, 1, 1, 1, -1, -1, -1, -1] as const) {
      player.turn(by);
      seen.push(player.n);
    }
    expect(seen).toEqual([1, 4, 6, 6, 4, 1, 0, 0]);
  });

  it('plays by itself at the pace of the viewer, until its end', () => {
    settings.pace = 'at_once';
    const player = opened();
    player.toggle();
    expect([player.playing, player.n]).toEqual([true, 0]);
    vi.advanceTimersByTime(119);
    expect(player.n).toBe(0);
    vi.advanceTimersByTime(1);
    expect(player.n).toBe(1);
    vi.advanceTimersByTime(5 * 120);
    expect([player.playing, player.n]).toEqual([false, 6]);
    player.toggle();
    expect([player.playing, player.n]).toEqual([true, 0]);
    player.toggle();
    vi.advanceTimersByTime(1000);
    expect([player.playing, player.n]).toEqual([false, 0]);
  });

  it('waits for an animation, and stops when it is closed', () => {
    settings.pace = 'fast';
    const player = opened();
    player.toggle();
    player.animations.playing = true;
    vi.advanceTimersByTime(350);
    expect([player.n, player.playing]).toEqual([0, true]);
    player.animations.playing = false;
    vi.advanceTimersByTime(350);
    expect(player.n).toBe(1);
    player.close();
    vi.advanceTimersByTime(1000);
    expect([player.n, player.playing]).toEqual([1, false]);
  });
});
