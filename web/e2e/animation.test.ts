// SPDX-License-Identifier: MIT
// The animation of a whole game: after every step, the last frame equals the server's view.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameRecord, LaidPiece, Replay, View } from '../src/lib/protocol';
import { frames_of, type Frame } from '../src/lib/animation/frames';
import { updated } from '../src/lib/game/view';
import { stage } from './support';

const theatre = stage();

const by_place = (a: LaidPiece, b: LaidPiece): number => JSON.stringify(a).localeCompare(JSON.stringify(b));
const without_zeros = (supply: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(supply).filter(([, count]) => count > 0));

// Everything of a table that is visible during an animation.
const seen = (view: View) => ({
  tiles: view.tiles,
  pieces: [...view.pieces].sort(by_place),
  flocks: view.flocks.filter((flock) => flock.sheep.length > 0).sort((a, b) => a.seat - b.seat),
  scores: view.scores,
  goods: view.goods,
  wheel: view.wheel,
  supply: view.supply.map((supply) => without_zeros(supply as Record<string, number>)),
  left: view.left,
  hidden: view.hidden,
});

function agrees(frame: Frame, before: readonly number[]): void {
  // nothing is asked
  expect([frame.view.actor, frame.view.phase, frame.view.legal, frame.view.pending]).toEqual([null, null, [], null]);
  const event = frame.animation?.kind === 'event' ? frame.animation.event : null;
  const passing = frame.animation?.kind === 'event' && frame.animation.passing === true; // the pig is on its way
  if (event?.type === 'wheel' && !passing) expect(frame.view.wheel?.pig).toBe(event.to);
  const due =
    event?.type === 'scored'
      ? before.map((score, seat) => score + (event.players.includes(seat) ? event.points : 0))
      : before;
  expect(frame.view.scores).toEqual(due);
}

it('agree at every step of a whole Big Box game', async () => {
  const record = JSON.parse(readFileSync('e2e/records/bigbox.json', 'utf8')) as GameRecord;
  const answer = await fetch(`${theatre.server.address}/api/replay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(record),
  });
  const replay = (await answer.json()) as Replay;
  expect(replay.steps).toHaveLength(record.actions.length);
  const animated = new Set<string>();
  let view = replay.view;
  for (const update of replay.steps) {
    const after = updated(view, update)!;
    const frames = frames_of(view, update.steps ?? [], after, { pace: 'normal', mine: [], still: false });
    let scores: readonly number[] = view.scores;
    for (const frame of frames.slice(0, -1)) {
      agrees(frame, scores);
      scores = frame.view.scores;
      if (frame.animation?.kind === 'event') animated.add(frame.animation.event.type);
    }
    expect(seen(frames.at(-2)!.view), record.actions[after.n - 1]).toEqual(seen(after));
    view = after;
  }
  expect([...animated].sort()).toEqual([
    'buried',
    'deployed',
    'goods',
    'over',
    'placed',
    'returned',
    'scored',
    'token',
    'wheel',
  ]);
});
