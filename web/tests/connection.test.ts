import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport, ConnectionHooks } from '../src/transport/transport';
import { Connection, jittered, kAnswerWithin, kFirstRetry, kSilence } from '../src/lib/net/connection';
import { kOpenWithin, server } from '../src/transport/server';

// Lines of which the test is the other end.
class Lines implements Transport {
  hooks: ConnectionHooks[] = [];
  sent: string[] = [];
  closed = 0;

  request(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  connect(_table: string, hooks: ConnectionHooks) {
    this.hooks.push(hooks);
    return { is_open: true, send: (text: string) => void this.sent.push(text), close: () => void this.closed++ };
  }
}

const joined = JSON.stringify({ type: 'joined', table: 't', seats: [], host: false });

describe('a line', () => {
  let lines: Lines;
  let states: string[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = new Lines();
    states = [];
    connection = new Connection(lines, 't', {
      tokens: () => [],
      on_message: () => undefined,
      on_state: (state) => states.push(state),
    });
    lines.hooks[0]?.on_open();
    lines.hooks[0]?.on_text(joined);
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('that is silent for long is asked whether it is alive', () => {
    vi.advanceTimersByTime(kSilence - 1);
    expect(lines.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(lines.sent).toHaveLength(2);
    lines.hooks[0]?.on_text(joined);
    vi.advanceTimersByTime(kSilence - 1);
    expect(states).toEqual(['open', 'open']);
  });

  it('that does not answer is dead, and another is opened', async () => {
    const answer = connection.send({ type: 'start' });
    const refused = expect(answer).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(kAnswerWithin);
    await refused;
    expect(lines.closed).toBe(1);
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(kFirstRetry);
    expect(lines.hooks).toHaveLength(2);
  });

  it('on which anything comes is alive', () => {
    void connection.send({ type: 'start' }).catch(() => undefined);
    vi.advanceTimersByTime(kAnswerWithin - 1);
    lines.hooks[0]?.on_text(joined);
    vi.advanceTimersByTime(kAnswerWithin);
    expect(states).not.toContain('lost');
  });
});

describe('the time until another try', () => {
  it('is not the same for everybody', () => {
    expect(jittered(1000, () => 0)).toBe(500);
    expect(jittered(1000, () => 0.5)).toBe(750);
    expect(jittered(1000, () => 0.999)).toBeLessThan(1000);
  });
});

describe('a socket', () => {
  class SilentSocket {
    static last: SilentSocket;
    static readonly OPEN = 1;
    readyState = 0;
    closed = 0;
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      SilentSocket.last = this;
    }
    close(): void {
      this.closed += 1;
    }
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', SilentSocket);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('that does not open within five seconds is given up, once', () => {
    const lost = vi.fn();
    server.connect('t', { on_open: () => undefined, on_text: () => undefined, on_lost: lost });
    vi.advanceTimersByTime(kOpenWithin - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([lost.mock.calls.length, SilentSocket.last.closed]).toEqual([1, 1]);
    SilentSocket.last.onclose?.();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('that has opened stays', () => {
    const lost = vi.fn();
    server.connect('t', { on_open: () => undefined, on_text: () => undefined, on_lost: lost });
    SilentSocket.last.onopen?.();
    vi.advanceTimersByTime(10 * kOpenWithin);
    expect(lost).not.toHaveBeenCalled();
  });
});
