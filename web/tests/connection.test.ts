// SPDX-License-Identifier: MIT
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport, ConnectionHooks } from '../src/transport/transport';
import {
  Connection,
  jittered,
  kAnswerWithin,
  kFirstRetry,
  kFrequentFor,
  kLongestRetry,
  kLongestRetryLater,
  kMovesWithin,
  kSilence,
} from '../src/lib/net/connection';
import { kOpenWithin, kPongWithin, kQuiet, server } from '../src/transport/server';

// Connections of which the test is the other end.
class Lines implements Transport {
  hooks: ConnectionHooks[] = [];
  sent: string[] = [];
  closed = 0;
  is_open = true;

  request(): Promise<never> {
    return Promise.reject(new Error('not asked for here'));
  }

  connect(_table: string, hooks: ConnectionHooks) {
    this.hooks.push(hooks);
    const is_open = (): boolean => this.is_open;
    return {
      get is_open() {
        return is_open();
      },
      send: (text: string) => void this.sent.push(text),
      close: () => void this.closed++,
    };
  }
}

const joined = JSON.stringify({ type: 'joined', table: 't', seats: [], host: false });

describe('a connection', () => {
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

  it('is tried again every two seconds at first, and later every eight', () => {
    const gaps: number[] = [];
    let attempt = 0;
    let begin = Date.now();
    lines.hooks[0]?.on_lost();
    for (let i = 0; i < 120_000; i += 100) {
      vi.advanceTimersByTime(100);
      if (lines.hooks.length - 1 === attempt) continue;
      gaps.push(Date.now() - begin);
      begin = Date.now();
      lines.hooks[++attempt]?.on_lost();
    }
    const frequent = gaps.slice(0, Math.floor(kFrequentFor / kLongestRetry));
    expect(Math.max(...frequent)).toBeLessThanOrEqual(kLongestRetry + 100);
    expect(Math.max(...gaps)).toBeGreaterThan(kLongestRetry + 100);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(kLongestRetryLater + 100);
  });

  const moving = JSON.stringify({ type: 'error', code: 'moving', message: '' });

  it('of a table that moves to another server is restored without a word, and the action is sent again', async () => {
    const act = { type: 'act', version: 7, action: 'pass' } as const;
    const answer = connection.send(act);
    lines.hooks[0]?.on_text(moving);
    lines.is_open = false;
    lines.hooks[0]?.on_lost();
    const second = connection.send({ ...act, version: 8 });
    const refused = expect(connection.send({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
    vi.advanceTimersByTime(kFirstRetry);
    await refused;
    lines.sent = [];
    lines.is_open = true;
    lines.hooks[1]?.on_text(joined);
    expect(lines.sent.map((text) => (JSON.parse(text) as { version: number }).version)).toEqual([7, 8]);
    for (const id of [1, 2]) lines.hooks[1]?.on_text(JSON.stringify({ type: 'ok', id }));
    expect(await answer).toMatchObject({ id: 1 });
    expect(await second).toMatchObject({ id: 2 });
    expect(states).toEqual(['open', 'open']);
  });

  it('of a table that moves for long is lost', async () => {
    lines.hooks[0]?.on_text(moving);
    lines.is_open = false;
    lines.hooks[0]?.on_lost();
    const refused = expect(connection.send({ type: 'act', version: 7, action: 'pass' })).rejects.toMatchObject({
      code: 'offline',
    });
    expect(states).toEqual(['open']);
    vi.advanceTimersByTime(kMovesWithin);
    await refused;
    expect(states).toContain('lost');
  });
});

describe('messages of a connection', () => {
  const open = (is_open = true): { lines: Lines; connection: Connection; heard: unknown[]; states: string[] } => {
    const [lines, heard, states]: [Lines, unknown[], string[]] = [new Lines(), [], []];
    lines.is_open = is_open;
    const connection = new Connection(lines, 't', {
      tokens: () => ['secret'],
      on_message: (message) => heard.push(message),
      on_state: (state) => states.push(state),
    });
    return { lines, connection, heard, states };
  };
  const text = ({ hooks }: Lines, message: object): void => hooks.at(-1)!.on_text(JSON.stringify(message));
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begin with a hello that brings the tokens, once it is open', () => {
    const { lines, connection } = open(false);
    connection.hello();
    expect(lines.sent).toEqual([]);
    lines.is_open = true;
    lines.hooks[0]!.on_open();
    expect(lines.sent).toEqual([JSON.stringify({ type: 'hello', tokens: ['secret'] })]);
    connection.close();
  });

  it('are all passed on, answers too', async () => {
    const { lines, connection, heard } = open();
    const answer = connection.send({ type: 'start' });
    expect(JSON.parse(lines.sent[0]!)).toEqual({ type: 'start', id: 1 });
    text(lines, { type: 'ok', id: 7 }); // of nobody
    text(lines, { type: 'ok', id: 1 });
    expect(await answer).toEqual({ type: 'ok', id: 1 });
    expect(heard).toEqual([
      { type: 'ok', id: 7 },
      { type: 'ok', id: 1 },
    ]);
    connection.close();
  });

  it('may be refused, for a reason and at a place', async () => {
    const { lines, connection, heard } = open();
    const refused = [1, 2].map(() => connection.send({ type: 'start' }).catch((reason: unknown) => reason));
    text(lines, { type: 'error', id: 1, code: 'illegal', message: 'no', where: 'action 3' });
    text(lines, { type: 'error', id: 2, code: 'moving', message: 'later' });
    expect(await refused[0]).toMatchObject({ code: 'illegal', message: 'no', where: 'action 3' });
    expect(await refused[1]).toMatchObject({ code: 'moving', message: 'later', where: null });
    text(lines, { type: 'error', code: 'too_fast', message: 'slower' });
    expect(heard).toHaveLength(3);
    connection.close();
  });

  it('cannot be sent while it is not open', async () => {
    const { connection } = open(false);
    await expect(connection.send({ type: 'act', version: 1, action: 'pass' })).rejects.toMatchObject({
      code: 'offline',
      message: 'Not connected at the moment.',
    });
    connection.close();
  });

  it('that wait are refused when it is lost, or closed', async () => {
    const { lines, connection } = open();
    const refused = (): Promise<unknown> =>
      connection.send({ type: 'act', version: 1, action: 'pass' }).catch((reason: unknown) => reason);
    const lost = refused();
    lines.hooks[0]!.on_lost();
    expect(await lost).toMatchObject({ code: 'offline', message: 'The connection was lost.' });
    const closed = refused();
    connection.close();
    expect(await closed).toMatchObject({ code: 'offline' });
  });

  it('do not come after it is closed: nothing is opened or asked again', () => {
    const { lines, connection, states } = open();
    lines.hooks[0]!.on_text(joined);
    text(lines, { type: 'error', code: 'moving', message: '' });
    lines.hooks[0]!.on_lost();
    connection.close();
    expect(lines.closed).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(states).toEqual(['open']);
  });

  it('are expected once: many questions do not put off the end of a dead connection', () => {
    const { lines, connection, states } = open();
    connection.hello();
    vi.advanceTimersByTime(kAnswerWithin - 1);
    connection.hello();
    expect(states).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([states, lines.closed]).toEqual([['lost'], 1]);
    connection.close();
  });

  it('while a table moves wait for its next server, but only actions do', async () => {
    const { lines, connection } = open();
    lines.hooks[0]!.on_text(joined);
    text(lines, { type: 'error', code: 'moving', message: '' });
    lines.is_open = false;
    lines.sent = [];
    void connection.send({ type: 'act', version: 1, action: 'pass' }).catch(() => undefined);
    expect(lines.sent).toEqual([]);
    await expect(connection.send({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
    lines.is_open = true;
    lines.hooks[0]!.on_text(joined);
    expect(lines.sent).toHaveLength(1);
    lines.sent = [];
    lines.hooks[0]!.on_text(joined); // not moving any more: nothing is sent twice
    expect(lines.sent).toEqual([]);
    vi.advanceTimersByTime(kMovesWithin);
    connection.close();
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
    onmessage: ((event: { data: string }) => void) | null = null;
    sent: string[] = [];
    constructor() {
      SilentSocket.last = this;
    }
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.closed += 1;
    }
  }
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', SilentSocket);
    vi.stubGlobal('document', { visibilityState: 'visible' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('that does not open in time is given up, once', () => {
    const lost = vi.fn();
    server.connect('t', { on_open: () => undefined, on_text: () => undefined, on_lost: lost });
    vi.advanceTimersByTime(kOpenWithin - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([lost.mock.calls.length, SilentSocket.last.closed]).toEqual([1, 1]);
    SilentSocket.last.onclose?.();
    expect(lost).toHaveBeenCalledTimes(1);
    // The next one has twice the time.
    server.connect('t', { on_open: () => undefined, on_text: () => undefined, on_lost: lost });
    vi.advanceTimersByTime(2 * kOpenWithin - 1);
    expect(lost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  const opened = (): { lost: ReturnType<typeof vi.fn>; text: ReturnType<typeof vi.fn>; socket: SilentSocket } => {
    const [lost, text] = [vi.fn(), vi.fn()];
    server.connect('t', { on_open: () => undefined, on_text: text, on_lost: lost });
    SilentSocket.last.onopen?.();
    return { lost, text, socket: SilentSocket.last };
  };
  const ping = '{"type":"ping"}';

  it('that answers pings stays, and the answers are not passed on', () => {
    const { lost, text, socket } = opened();
    for (let i = 1; i <= 20; i++) {
      vi.advanceTimersByTime(kQuiet);
      expect(socket.sent).toEqual(Array<string>(i).fill(ping));
      vi.advanceTimersByTime(kPongWithin - 1);
      socket.onmessage?.({ data: '{"type":"pong"}' });
    }
    expect(lost).not.toHaveBeenCalled();
    expect(text).not.toHaveBeenCalled();
  });

  it('of a frozen server is given up within five seconds', () => {
    const { lost, socket } = opened();
    vi.advanceTimersByTime(kQuiet + kPongWithin - 1);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([lost.mock.calls.length, socket.closed]).toEqual([1, 1]);
    expect(kQuiet + kPongWithin + kFirstRetry).toBeLessThan(5000);
  });

  it('of a server that does not know pings is not checked any further', () => {
    const { lost, text, socket } = opened();
    vi.advanceTimersByTime(kQuiet);
    socket.onmessage?.({ data: '{"type":"error","code":"malformed","message":""}' });
    socket.onmessage?.({ data: '{"type":"presence"}' });
    vi.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([ping]);
    expect(text).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  });

  it('of a hidden page sends no pings', () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const { lost, socket } = opened();
    vi.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([]);
    expect(lost).not.toHaveBeenCalled();
  });
});
