// SPDX-License-Identifier: MIT
// What a session sends, what it does with messages, and how it follows its connection.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { settings } from '../src/lib/app/settings.svelte';
import { api, Refusal } from '../src/lib/net/api';
import type { Connection } from '../src/lib/net/connection';
import type { ChatLine, ClientMessage, Replay, ServerMessage, View } from '../src/lib/protocol';
import { Session } from '../src/lib/table/session.svelte';
import { keep_tokens } from '../src/lib/table/tokens';
import { updates } from '../src/offline/updates.svelte';
import { routed_transport } from '../src/transport/routing';
import type { ConnectionHooks } from '../src/transport/transport';
import { step, view } from './mock';

const line = { send: vi.fn(), hello: vi.fn(), close: vi.fn() };
const sent = (): ClientMessage[] => line.send.mock.calls.map(([message]) => message as ClientMessage);
const opened = (): Session => new Session('test', () => line as unknown as Connection);
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve)); // what was sent has been answered
const joined = (shown = view()): Session => {
  const session = opened();
  session.receive({ type: 'joined', table: 'test', seats: [0], host: true });
  session.receive(shown);
  return session;
};

beforeEach(() => {
  localStorage.clear();
  settings.pace = 'at_once';
  settings.confirm_at_once = false;
  line.send.mockReset().mockResolvedValue({ type: 'ok', id: 1 });
  line.hello.mockReset();
  line.close.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a session that has just been opened', () => {
  it('knows nothing and is nobody', () => {
    const { mine, host, link, chat, chat_heard, steps, trouble, notice, missing, busy, ...session } = opened();
    expect({ mine, host, link, chat, chat_heard, steps, trouble, notice, missing, busy }).toEqual({
      mine: [],
      host: false,
      link: 'connecting',
      chat: [],
      chat_heard: 0,
      steps: [],
      trouble: null,
      notice: null,
      missing: false,
      busy: false,
    });
    expect(session.table).toBe('test');
    const fresh = opened();
    expect([fresh.view, fresh.my_turn, fresh.names, fresh.people]).toEqual([null, false, [], []]);
  });

  it('has nothing to act on', async () => {
    const session = opened();
    await session.act('pass');
    await session.confirm();
    await session.undo();
    session.receive({ type: 'update', version: 2, n: 2 });
    expect(sent()).toEqual([]);
    expect([session.view, line.hello.mock.calls.length]).toEqual([null, 0]);
  });
});

describe('what a player does', () => {
  it.each<[string, (session: Session) => Promise<void>, object]>([
    ['confirm', (session) => session.confirm(), { type: 'confirm', version: 1 }],
    ['undo', (session) => session.undo(), { type: 'undo', version: 1 }],
    ['claim', (session) => session.claim(1, 'Bob'), { type: 'claim', seat: 1, name: 'Bob' }],
    ['start', (session) => session.start(), { type: 'start' }],
    ['rematch', (session) => session.rematch(), { type: 'rematch' }],
    ['fill', (session) => session.fill(1, 'easy'), { type: 'fill', seat: 1, level: 'easy' }],
    ['hand over', (session) => session.hand_over(1, 'hard'), { type: 'hand_over', seat: 1, level: 'hard' }],
    ['resume', (session) => session.resume(1), { type: 'resume', seat: 1 }],
    ['say', (session) => session.say('Hello'), { type: 'chat', text: 'Hello' }],
  ])('%s is sent', async (_, act, message) => {
    await act(joined());
    expect(sent()).toEqual([message]);
  });

  it('is sent while the page is busy, and only then', async () => {
    const session = joined();
    const done = session.start();
    expect(session.busy).toBe(true);
    await done;
    expect(session.busy).toBe(false);
  });

  it('keeps the page busy until its effect has come', async () => {
    const session = joined();
    line.send.mockResolvedValueOnce({ type: 'ok', id: 1, version: 3 });
    const done = session.configure({ aids: false });
    await heard();
    session.receive({ type: 'update', version: 2 });
    await heard();
    expect(session.busy).toBe(true);
    session.receive({ type: 'update', version: 3 });
    await done;
    expect(session.busy).toBe(false);
  });

  it('is over when the whole view has come, whatever was promised before', async () => {
    const session = joined();
    line.send.mockResolvedValueOnce({ type: 'ok', id: 1, version: 9 });
    const done = session.configure({ aids: false });
    await heard();
    session.receive(view({ version: 4 }));
    await done;
    expect(session.busy).toBe(false);
  });

  it('may be refused: with words for its code, or those of the server', async () => {
    const session = joined();
    line.send.mockRejectedValueOnce(new Refusal('offline', 'gone', null));
    await session.start();
    expect([session.trouble, session.busy]).toEqual([i18n.t.error.offline, false]);
    line.send.mockRejectedValueOnce(new Refusal('newer_code', 'The moon is full.', null));
    await session.start();
    expect(session.trouble).toBe('The moon is full.');
    line.send.mockRejectedValueOnce('something');
    await session.start();
    expect(session.trouble).toBe(i18n.t.error.other);
    await session.start();
    expect(session.trouble).toBeNull();
  });

  it('asks questions and gets the answers', async () => {
    line.send.mockResolvedValue({ type: 'answer', fields: [] });
    expect(await joined().ask<'fields'>({ what: 'fields' })).toMatchObject({ fields: [] });
    expect(sent()).toEqual([{ type: 'ask', what: 'fields' }]);
  });
});

describe('trouble', () => {
  it('of the whole table is shown, an answer to a message is not', () => {
    const session = joined();
    session.receive({ type: 'error', id: 3, code: 'too_fast', message: 'no' });
    expect(session.trouble).toBeNull();
    session.receive({ type: 'error', code: 'too_fast', message: 'no' });
    expect(session.trouble).toBe(i18n.t.error.too_fast);
  });

  it('of a table that does not exist is known until a view comes', () => {
    const session = opened();
    session.receive({ type: 'error', code: 'no_table', message: 'no' });
    expect(session.missing).toBe(true);
    session.receive(view());
    expect(session.missing).toBe(false);
  });

  it('of the connection is over when it is back; other trouble stays', () => {
    const session = joined();
    session.fail_offline();
    expect(session.trouble).toBe(i18n.t.error.offline);
    session.reconnected();
    expect(session.trouble).toBeNull();
    session.receive({ type: 'error', code: 'too_fast', message: 'no' });
    session.reconnected();
    expect(session.trouble).not.toBeNull();
  });
});

describe('whose turn it is', () => {
  it.each<[boolean, Partial<View>, number[]]>([
    [true, {}, [0]],
    [true, {}, [1, 0]],
    [false, {}, [1]],
    [false, {}, []],
    [false, { actor: null }, [0]],
    [false, { stage: 'over' }, [0]],
    [false, { stage: 'lobby' as View['stage'] }, [0]],
  ])('%s: %o for the seats %o', (wanted, change, seats) => {
    const session = joined(view(change));
    session.receive({ type: 'joined', table: 'test', seats, host: false });
    expect([session.my_turn, session.host]).toEqual([wanted, false]);
  });

  it('is said by names; a free seat is called so, and you are you', () => {
    const session = joined(
      view({ seats: view().seats.map((seat, i) => (i === 1 ? { ...seat, name: null } : seat)) }),
    );
    expect(session.names).toEqual(['Ann', i18n.t.lobby.free]);
    expect(session.people.map(({ you }) => you)).toEqual([true, false]);
  });
});

describe('who is there', () => {
  it('changes without a new view, and stays when the game goes on', () => {
    const session = joined();
    session.receive({ type: 'presence', seats: [false], watchers: 3 } as ServerMessage);
    expect(session.view?.seats.map(({ here }) => here)).toEqual([false, true]);
    expect([session.view?.watchers, session.view?.seats[1]?.name]).toEqual([3, 'Bob']);
    session.receive({ type: 'update', version: 2, n: 1, scores: [1, 2] });
    expect([session.view?.watchers, session.view?.scores]).toEqual([3, [1, 2]]);
  });

  it('may be said before there is a view', () => {
    const session = opened();
    session.receive({ type: 'presence', seats: [true], watchers: 1 } as ServerMessage);
    expect(session.view).toBeNull();
  });
});

describe('the chat', () => {
  const said = (text: string): ChatLine & { type: 'chat' } => ({ type: 'chat', seat: 1, name: 'Bob', text, time: 0 });

  it('is what has been said before, then what is said', () => {
    const session = joined(view({ chat: [said('before')] }));
    session.receive(said('now'));
    expect(session.chat.map(({ text }) => text)).toEqual(['before', 'now']);
    expect(session.chat_heard).toBe(1);
    session.receive(view({ version: 2, chat: [said('before')] }));
    expect(session.chat).toHaveLength(2); // what is known stays
    expect(joined().chat).toEqual([]);
  });

  it('keeps the last hundred lines', () => {
    const session = joined();
    for (let i = 0; i < 105; i++) session.receive(said(String(i)));
    expect([session.chat.length, session.chat[0]?.text, session.chat_heard]).toEqual([100, '5', 105]);
  });
});

describe('what has happened', () => {
  const numbers = (session: Session): number[] => session.steps.map(({ n }) => n);
  const long = (): Session => joined(view({ n: 5, steps: [step(4, 'pass'), step(5, 'pass')] }));

  it('is what a view brings after what is known', () => {
    const session = long();
    session.receive(view({ version: 2, n: 5, steps: [step(5, 'pass')] }));
    expect(numbers(session)).toEqual([4, 5]);
    session.receive(view({ version: 3, n: 4, steps: [] })); // one step was taken back
    expect(numbers(session)).toEqual([4]);
  });

  it('is fetched from the beginning when somebody wants to read it, once at a time', async () => {
    const session = long();
    const replay = { steps: [1, 2, 3, 4].map((n) => ({ steps: [step(n, 'pass')] })).concat([{} as never]) };
    const fetched = vi.spyOn(api, 'replay_of').mockResolvedValue(replay as unknown as Replay);
    await Promise.all([session.fill_log(), session.fill_log()]);
    expect(numbers(session)).toEqual([1, 2, 3, 4, 5]);
    expect(fetched.mock.calls).toEqual([['test']]);
    await session.fill_log(); // complete
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is not fetched where there is nothing', async () => {
    const fetched = vi.spyOn(api, 'replay_of').mockRejectedValue(new Error('offline'));
    await opened().fill_log();
    await joined(view({ n: 0 })).fill_log();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('stays short if it cannot be fetched, and may be fetched again', async () => {
    const session = joined(view({ n: 5 }));
    const fetched = vi.spyOn(api, 'replay_of').mockRejectedValue(new Error('offline'));
    await session.fill_log();
    await session.fill_log();
    expect([session.steps, fetched.mock.calls.length]).toEqual([[], 2]);
  });

  it('is reported to listeners when it is shown, until they stop listening', () => {
    const session = joined();
    const [first, second] = [{ step: vi.fn(), animation: vi.fn() }, { step: vi.fn() }];
    const stop = session.listen(first);
    session.listen(second);
    session.listen({});
    const placed = { type: 'placed' as const, player: 1, tile: 'E', at: [0, 1] as [number, number], rotation: 0 };
    session.receive({ type: 'update', version: 2, n: 2, steps: [step(2, 'place 0,1 r0', [placed], 1)] });
    expect(first.step).toHaveBeenCalledTimes(1);
    expect(first.animation.mock.calls.map(([animation]) => (animation as { kind: string }).kind)).toContain('event');
    stop();
    session.receive({ type: 'update', version: 3, n: 3, steps: [step(3, 'pass', [], 1)] });
    expect([first.step.mock.calls.length, second.step.mock.calls.length]).toEqual([1, 2]);
  });

  it('stops when the session is closed', () => {
    vi.useFakeTimers();
    const session = joined();
    settings.pace = 'normal';
    const placed = { type: 'placed' as const, player: 1, tile: 'E', at: [0, 1] as [number, number], rotation: 0 };
    session.receive({ type: 'update', version: 2, n: 2, steps: [step(2, 'place 0,1 r0', [placed], 1)] });
    expect(session.animations.playing).toBe(true);
    session.close();
    expect([session.animations.playing, line.close.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('a notice', () => {
  it('names a seat that was always free', () => {
    const seats = view().seats.map((seat) => ({ ...seat, name: null }));
    const session = opened();
    session.receive(view({ seats, notice: { code: 'opened', seat: 1 } }));
    expect(session.notice).toBe(i18n.t.table.notice.opened(i18n.t.lobby.free));
    session.receive(view({ version: 2, notice: { code: 'opened', seat: 7 } }));
    expect(session.notice).toBe(i18n.t.table.notice.opened(i18n.t.lobby.free));
  });
});

describe('the connection of a session', () => {
  let hooks: ConnectionHooks;
  const raw = { is_open: true, send: vi.fn(), close: vi.fn() };
  const connected = (): Session => {
    vi.spyOn(routed_transport, 'connect').mockImplementation((_table, given) => ((hooks = given), raw));
    return new Session('test');
  };
  beforeEach(() => {
    vi.useFakeTimers();
    raw.send.mockReset();
    raw.close.mockReset();
    vi.spyOn(updates, 'check').mockResolvedValue(undefined as never);
  });
  const text = (message: object): void => hooks.on_text(JSON.stringify(message));

  it('says hello with the tokens of the table, and gets its messages', () => {
    keep_tokens('test', ['secret']);
    const session = connected();
    hooks.on_open();
    expect(JSON.parse(raw.send.mock.calls[0]![0] as string)).toEqual({ type: 'hello', tokens: ['secret'] });
    text({ type: 'joined', table: 'test', seats: [1], host: true });
    expect([session.mine, session.link]).toEqual([[1], 'open']);
    expect(updates.check).not.toHaveBeenCalled();
    session.close();
    expect(raw.close).toHaveBeenCalled();
  });

  it('that comes back ends its trouble, and looks for a newer client', () => {
    const session = connected();
    text({ type: 'joined', table: 'test', seats: [1], host: true });
    text(view());
    session.fail_offline();
    hooks.on_lost();
    expect(session.link).toBe('lost');
    expect(session.trouble).not.toBeNull();
    expect(updates.check).not.toHaveBeenCalled();
    text({ type: 'joined', table: 'test', seats: [1], host: true });
    expect([session.link, session.trouble]).toEqual(['open', null]);
    expect(updates.check).toHaveBeenCalledTimes(1);
    session.close();
  });

  it.each([
    ['no_table', true],
    ['busy', false],
  ])('that is refused asks why: %s', async (code, missing) => {
    const asked = vi.spyOn(api, 'table').mockRejectedValue(new Refusal(code, '', null));
    const session = connected();
    hooks.on_lost();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledWith('test');
    expect([session.missing, raw.close.mock.calls.length > 0]).toEqual([missing, missing]);
    session.close();
  });

  it('that was there before does not ask why', () => {
    const asked = vi.spyOn(api, 'table').mockRejectedValue(new Refusal('no_table', '', null));
    const session = connected();
    text(view());
    hooks.on_lost();
    expect(asked).not.toHaveBeenCalled();
    session.close();
  });
});
