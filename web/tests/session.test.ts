// SPDX-License-Identifier: MIT
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../src/lib/net/connection';
import type { ClientMessage } from '../src/lib/protocol';
import { i18n } from '../src/i18n/index.svelte';
import { Hand } from '../src/lib/table/hand.svelte';
import { Session } from '../src/lib/table/session.svelte';
import { settings } from '../src/lib/app/settings.svelte';
import { tokens_of } from '../src/lib/table/tokens';
import { step, view } from './mock';

class MockLine {
  sent: ClientMessage[] = [];
  hellos = 0;
  send(message: ClientMessage): Promise<{ type: 'ok'; id: number }> {
    this.sent.push(message);
    return Promise.resolve({ type: 'ok', id: 1 });
  }
  hello(): void {
    this.hellos += 1;
  }
  close(): void {}
}

function joined(): { session: Session; line: MockLine } {
  const line = new MockLine();
  const session = new Session('test', () => line as unknown as Connection);
  session.receive({ type: 'joined', table: 'test', seats: [0], host: true });
  session.receive(view());
  return { session, line };
}

beforeEach(() => {
  localStorage.clear();
  settings.pace = 'at_once';
  settings.confirm_at_once = false;
});

describe('session', () => {
  it('knows when it is its turn', () => {
    const { session } = joined();
    expect(session.my_turn).toBe(true);
    session.receive({ type: 'update', version: 2, actor: 1, turn: 1, legal: [] });
    expect(session.my_turn).toBe(false);
  });

  it('acts on the version it saw', async () => {
    const { session, line } = joined();
    await session.act('follower 0');
    settings.confirm_at_once = true;
    await session.act('pass');
    expect(line.sent).toEqual([
      { type: 'act', version: 1, action: 'follower 0' },
      { type: 'act', version: 1, action: 'pass', confirm: true },
    ]);
  });

  it('asks for everything again when something is missing', () => {
    const { session, line } = joined();
    session.receive({ type: 'update', version: 7, n: 7, scores: [9, 9] });
    expect(line.hellos).toBe(1);
    expect(session.view?.scores).toEqual([0, 0]);
  });

  it('says what was done with a seat, by the name it had', async () => {
    const { session } = joined();
    const name = session.view?.seats[1]?.name ?? '';
    const seats = view().seats.map((seat, i) => (i === 1 ? { ...seat, name: null } : seat));
    session.receive(view({ version: 2, seats, notice: { code: 'opened', seat: 1 } }));
    expect(session.notice).toBe(i18n.t.table.notice.opened(name));
    expect(session.notice).toContain(name);
    session.receive(view({ version: 3, seats }));
    expect(session.notice).not.toBeNull(); // until it is closed, or somebody goes on
    await session.confirm();
    expect(session.notice).toBeNull();
    session.receive(view({ version: 4, seats, notice: { code: 'something newer' as 'opened', seat: 1 } }));
    expect(session.notice).toBeNull();
  });

  it('takes steps back when a view goes back', () => {
    const { session } = joined();
    session.receive({ type: 'update', version: 2, n: 2, steps: [step(2, 'place 0,-1 r2')] });
    expect(session.steps.map((one) => one.n)).toEqual([2]);
    session.receive(view({ version: 3, n: 1, steps: [step(1, 'draw E', [], null)] }));
    expect(session.steps.map((one) => one.n)).toEqual([1]);
  });

  it('shows the moves of others one after another', () => {
    vi.useFakeTimers();
    const { session } = joined();
    settings.pace = 'normal';
    const placed = { type: 'placed' as const, player: 1, tile: 'E', at: [0, 1] as [number, number], rotation: 0 };
    session.receive({ type: 'update', version: 2, n: 2, steps: [step(2, 'place 0,1 r0', [placed], 1)] });
    session.receive({ type: 'update', version: 3, n: 3, steps: [step(3, 'pass', [], 1)] });
    expect(session.view?.n).toBe(2);
    expect(session.my_turn).toBe(false); // no input is accepted while an animation plays
    vi.runAllTimers();
    expect(session.view?.n).toBe(3);
    vi.useRealTimers();
  });

  it('keeps the token of a claimed seat and says hello with it', () => {
    const { session, line } = joined();
    session.receive({ type: 'claimed', id: 4, seat: 1, token: 'secret' });
    expect(tokens_of('test')).toEqual(['secret']);
    expect(session.mine).toEqual([0, 1]);
    expect(line.hellos).toBe(1);
  });
});

describe('hand', () => {
  it('points only at legal cells, turned so that the tile fits', () => {
    const { session } = joined();
    const hand = new Hand(session);
    hand.point_at([5, 5]);
    expect(hand.ready).toBe(false);
    hand.point_at([0, -1]);
    expect([hand.ready, hand.rotation]).toEqual([true, 2]);
    hand.point_at([0, 1]);
    expect(hand.rotation).toBe(0);
    hand.turn();
    expect(hand.rotation).toBe(1);
    hand.turn();
    expect(hand.rotation).toBe(3);
  });

  it('lays what is shown', () => {
    const { session, line } = joined();
    const hand = new Hand(session);
    hand.point_at([0, 1]);
    hand.turn();
    hand.lay();
    expect(line.sent).toEqual([{ type: 'act', version: 1, action: 'place 0,1 r1' }]);
  });

  it('numbers the pieces on offer', () => {
    const { session } = joined();
    session.receive(
      view({ version: 2, phase: 'deploy', legal: ['follower 0', 'follower 1', 'large 0', 'builder 2', 'pass'] }),
    );
    const hand = new Hand(session);
    const shown = (): unknown[] => hand.choices.map((choice) => [choice.number, choice.piece, choice.spot?.[2]]);
    expect(shown()).toEqual([
      [1, 'follower', 0],
      [2, 'follower', 1],
    ]);
    hand.next_kind();
    expect(shown()).toEqual([[1, 'large', 0]]);
    hand.next_kind();
    expect(shown()).toEqual([[1, 'builder', 2]]);
    expect(hand.can_pass).toBe(true);
  });
});
