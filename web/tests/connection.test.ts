import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport, ConnectionHooks } from '../src/transport/transport';
import { Connection, jittered, kAnswerWithin, kFirstRetry, kSilence } from '../src/lib/net/connection';

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
