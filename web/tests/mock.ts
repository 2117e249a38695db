// SPDX-License-Identifier: MIT
// A small table of two, as the server would send it.
import type { GameEvent, SeatView, Step, View } from '../src/lib/protocol';

const seat = (number: number, name: string, kind: SeatView['kind'] = 'person'): SeatView => ({
  seat: number,
  kind,
  name,
  level: kind === 'bot' ? 'medium' : null,
  colour: number,
  here: true,
  clock: null,
});

export function view(change: Partial<View> = {}): View {
  return {
    type: 'view',
    table: 'test',
    version: 1,
    stage: 'playing',
    setup: { sets: ['base'], players: ['Ann', 'Bob'] },
    aids: true,
    clock: null,
    seats: [seat(0, 'Ann'), seat(1, 'Bob')],
    watchers: 0,
    host_here: true,
    created: 0,
    n: 1,
    phase: 'place',
    turn: 0,
    actor: 0,
    tile: 'E',
    second_part: false,
    scores: [0, 0],
    supply: [{ follower: 7 }, { follower: 7 }],
    goods: null,
    tiles: [{ tile: 'D', at: [0, 0], rotation: 0, seat: null }],
    pieces: [],
    flocks: [],
    tokens: null,
    wheel: null,
    left: 5,
    hidden: 0,
    remaining: { E: 2, U: 3 },
    pending: null,
    can_undo: false,
    winners: null,
    rematch: null,
    steps: [],
    legal: ['place 0,-1 r2', 'place 0,1 r0', 'place 0,1 r1', 'place 0,1 r3'],
    ...change,
  };
}

export const step = (n: number, action: string, events: GameEvent[] = [], player: number | null = 0): Step => ({
  n,
  player,
  action,
  events,
});
