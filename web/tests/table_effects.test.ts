// SPDX-License-Identifier: MIT
// What a table does by itself: sounds, sentences for screen readers, passing, results, rematches, new tables.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { announcer } from '../src/lib/app/announcer.svelte';
import { router } from '../src/lib/app/router.svelte';
import { settings } from '../src/lib/app/settings.svelte';
import * as sound from '../src/lib/app/sound';
import type { FrameAnimation } from '../src/lib/animation/frames';
import type { Connection } from '../src/lib/net/connection';
import type { ChatLine, GameEvent, GameRecord, MadeTable, NewTable, View } from '../src/lib/protocol';
import { Hand } from '../src/lib/table/hand.svelte';
import { make_table, play_on } from '../src/lib/table/make_table';
import { recent_tables } from '../src/lib/table/recent';
import { Session } from '../src/lib/table/session.svelte';
import { TableChat } from '../src/lib/table/table_chat.svelte';
import { end_turn_alone, follow_rematch, show_result } from '../src/lib/table/table_course.svelte';
import { TableVoice } from '../src/lib/table/table_voice.svelte';
import { keep_tokens, tokens_of } from '../src/lib/table/tokens';
import { page_transport } from '../src/transport/in_page';
import { routed_transport } from '../src/transport/routing';
import { server } from '../src/transport/server';
import { step, view } from './mock';
import { with_effects } from './support/effects.svelte';

vi.mock('../src/lib/app/sound', () => {
  const sounds = {
    knock: vi.fn(),
    bell: vi.fn(),
    chime: vi.fn(),
    call: vi.fn(),
    pop: vi.fn(),
    tick: vi.fn(),
    rest: vi.fn(),
  };
  return { ...sounds, kSounds: sounds };
});
vi.mock('../src/transport/in_page', () => ({ page_transport: vi.fn() }));

const line = { send: vi.fn(), hello: vi.fn(), close: vi.fn() };
let session: Session;
let ends: (() => void)[] = [];
const follow = (set_up: () => void): void => void ends.push(with_effects(set_up));
const shown = (change: Partial<View>): void => {
  session.receive(view({ version: (session.view?.version ?? 0) + 1, ...change }));
  flushSync();
};
const played = async (): Promise<void> => {
  flushSync();
  await Promise.resolve();
};

beforeEach(() => {
  localStorage.clear();
  settings.pace = 'at_once';
  line.send.mockReset().mockResolvedValue({ type: 'ok', id: 1 });
  session = new Session('test', () => line as unknown as Connection);
  session.receive({ type: 'joined', table: 'test', seats: [0], host: true });
  announcer.say('');
  vi.spyOn(router, 'go').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('the voice of a table', () => {
  const fly = vi.fn();
  let hand: Hand;
  let voice: TableVoice;
  beforeEach(() => {
    hand = new Hand(session);
    voice = new TableVoice(session, hand);
    follow(() => voice.follow(fly));
  });

  it('calls the player whose turn it is, once, and says what to do', () => {
    shown({ actor: 1 });
    expect(sound.call).not.toHaveBeenCalled();
    expect(announcer.text).toBe('');
    shown({ actor: 0 });
    expect(sound.call).toHaveBeenCalledTimes(1);
    expect(announcer.text).toContain(i18n.t.table.your_turn);
    shown({ actor: 0, scores: [1, 1] });
    expect(sound.call).toHaveBeenCalledTimes(1);
  });

  it('says where the tile in hand would lie, and how it is turned', () => {
    shown({});
    announcer.say('');
    hand.point_at([0, 1]);
    flushSync();
    expect(announcer.text).toBe(`${i18n.t.table.at_cell(0, 1, 3)}. ${i18n.t.table.turned_to(0)}`);
    hand.turn();
    flushSync();
    expect(announcer.text).toContain(i18n.t.table.turned_to(90));
    announcer.say('');
    hand.point_at(null);
    hand.turn();
    flushSync();
    expect(announcer.text).not.toContain(i18n.t.table.turned_to(180));
  });

  const placed = (player: number): GameEvent => ({ type: 'placed', player, tile: 'E', at: [0, 1], rotation: 0 });
  const update = (events: GameEvent[], player = 1): void => {
    const n = (session.view?.n ?? 0) + 1;
    const version = (session.view?.version ?? 0) + 1;
    session.receive({ type: 'update', version, n, actor: 1, steps: [step(n, 'place 0,1 r0', events, player)] });
  };

  it('tells what others have done, in one announcement', async () => {
    shown({ actor: 1 });
    update([placed(1)]);
    update([
      placed(1),
      {
        type: 'scored',
        feature: 'road',
        players: [1],
        points: 3,
        final: false,
        terms: [[{ count: 3, of: 'tile', each: 1 }]],
        because: [],
      } as unknown as GameEvent,
    ]);
    await played();
    const { text } = announcer;
    expect(text.match(/Bob/g)!.length).toBeGreaterThanOrEqual(3);
    voice.announce('later');
    await played();
    expect(announcer.text).toBe('later');
  });

  it('does not tell players what they have done themselves', async () => {
    shown({ actor: 1 });
    update([placed(0)], 0);
    await played();
    expect(announcer.text).not.toContain('Ann');
    expect(announcer.text).not.toContain(i18n.t.log.laid({ name: 'Ann', you: true }));
  });

  it('tells each part of the final scoring once, whoever has ended the game', async () => {
    const final = (points: number): GameEvent =>
      ({
        type: 'scored',
        feature: 'road',
        players: [1],
        points,
        final: true,
        terms: [],
        because: [],
      }) as unknown as GameEvent;
    for (const player of [0, 1]) {
      shown({ actor: 1 });
      update([final(3), final(4)], player);
      await played();
      expect(announcer.text).toBe('Bob: 7 points Road × 2: 3 + 4');
    }
  });

  it('joins a sentence and its sum', async () => {
    shown({ actor: 1 });
    voice.announce('one');
    voice.announce('two');
    expect(announcer.text).toBe('');
    await played();
    expect(announcer.text).toBe('one two');
  });

  const event = (type: string, more: object = {}): FrameAnimation =>
    ({
      kind: 'event',
      home: [],
      event: { type, players: [0], feature: 'road', terms: [], because: [], ...more },
    }) as unknown as FrameAnimation;
  const animated = (animation: FrameAnimation, time: number): void => {
    shown({});
    session.animations.play([{ view: session.view!, animation, step: null, time }]);
  };

  it.each<[string, FrameAnimation, number, 'knock' | 'bell' | 'chime' | 'tick' | 'rest' | null]>([
    ['a tile that is laid', event('placed'), 100, 'knock'],
    ['points of a completed feature', event('scored', { points: 3, final: false, spots: [[0, 0, 0]] }), 0, 'bell'],
    ['other points', event('scored', { points: 3, final: false }), 0, 'chime'],
    ['the wheel that turns', { ...event('wheel'), passing: true } as FrameAnimation, 100, 'tick'],
    ['the wheel that rests', event('wheel'), 100, 'rest'],
    ['points of a feature at the end', event('scored', { points: 3, final: true, spots: [[0, 0, 0]] }), 9, 'chime'],
    ['points at the end', event('scored', { points: 3, final: true }), 100, 'chime'],
    ['points at the end that are all shown at once', event('scored', { points: 3, final: true }), 0, null],
    ['no points', event('scored', { points: 0, final: false }), 100, null],
    ['a piece', event('deployed', { points: 3, final: false }), 100, null],
    ['a tile on its way', { ...event('placed'), kind: 'tile' } as unknown as FrameAnimation, 100, null],
  ])('has a sound for %s', (_, animation, time, wanted) => {
    animated(animation, time);
    expect(fly).toHaveBeenCalledWith(animation, session.view, time);
    for (const name of ['knock', 'bell', 'chime', 'tick', 'rest'] as const)
      expect(sound[name], name).toHaveBeenCalledTimes(wanted === name ? 1 : 0);
    session.animations.close();
  });

  it('is silent when the page is left', () => {
    for (const end of ends.splice(0)) end();
    animated(event('placed'), 0);
    expect(sound.knock).not.toHaveBeenCalled();
  });
});

describe('a chat line', () => {
  const said = (seat: number | null, text = 'Hello'): ChatLine & { type: 'chat' } => ({
    type: 'chat',
    seat,
    name: 'Bob',
    text,
    time: 0,
  });
  const announced = vi.fn();
  const heard = (message: ChatLine & { type: 'chat' }): void => {
    session.receive(message);
    flushSync();
  };
  const followed = (open: boolean): TableChat => {
    const chat = new TableChat(session, () => open);
    follow(() => chat.follow(announced));
    return chat;
  };

  it('of another player is shown, sounds and is read, while the chat is closed', () => {
    const chat = followed(false);
    expect(sound.pop).not.toHaveBeenCalled();
    heard(said(1));
    expect([chat.latest?.text, chat.unread]).toEqual(['Hello', 1]);
    expect(sound.pop).toHaveBeenCalledTimes(1);
    expect(announced.mock.calls).toEqual([[`Bob${i18n.t.colon}Hello`]]);
  });

  it('of somebody who only watches counts too', () => {
    const chat = followed(false);
    heard(said(null, 'Nice'));
    expect(chat.latest?.text).toBe('Nice');
  });

  it('of this player is only counted', () => {
    const chat = followed(false);
    heard(said(0));
    expect([chat.latest, chat.unread]).toEqual([null, 1]);
    expect(sound.pop).not.toHaveBeenCalled();
  });

  it('is read in the open chat', () => {
    const chat = followed(true);
    heard(said(1));
    expect([chat.latest, chat.unread]).toEqual([null, 0]);
    expect(announced).not.toHaveBeenCalled();
  });

  it('from before this page was opened is not announced', () => {
    shown({ chat: [said(1)] });
    expect(followed(false).latest).toBeNull();
    expect(sound.pop).not.toHaveBeenCalled();
  });
});

describe('where only passing is left', () => {
  const kPass = { type: 'act', version: 1, action: 'pass', confirm: true };

  it.each<[object[], Partial<View>]>([
    [[kPass], { phase: 'deploy', legal: ['pass'] }],
    [[], { phase: 'deploy', legal: ['pass', 'follower 0'] }],
    [[], { phase: 'deploy', legal: ['follower 0'] }],
    [
      [{ type: 'confirm', version: 1 }],
      { phase: 'deploy', legal: ['pass'], pending: { action: 'pass' } as View['pending'] },
    ],
    [[], { phase: 'deploy', legal: ['pass'], actor: 1 }],
    [[], { phase: 'recall', legal: ['pass'] }],
  ])('the page sends %o for %o, if confirmed automatically', (sent, change) => {
    settings.confirm_at_once = true;
    const hand = new Hand(session);
    follow(() => end_turn_alone(hand));
    shown(change);
    settings.confirm_at_once = false;
    expect(line.send.mock.calls.map(([message]) => message as object)).toEqual(sent);
  });

  it('the page waits for players who confirm themselves', () => {
    const hand = new Hand(session);
    follow(() => end_turn_alone(hand));
    shown({ phase: 'deploy', legal: ['pass'] });
    expect(line.send).not.toHaveBeenCalled();
  });
});

describe('the result', () => {
  const show = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(session, 'fill_log').mockResolvedValue(undefined);
    follow(() => show_result(session, show));
  });

  it('is shown once when the game is over, with the whole log', () => {
    settings.pace = 'normal';
    shown({});
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
    shown({ stage: 'over' });
    expect(session.fill_log).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1299);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledTimes(1);
    shown({ stage: 'over', watchers: 2 });
    vi.runAllTimers();
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('is shown at once where nothing is animated', () => {
    shown({ stage: 'over' });
    vi.advanceTimersByTime(0);
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('is shown again if the end was taken back', () => {
    shown({ stage: 'over' });
    vi.runAllTimers();
    shown({});
    shown({ stage: 'over' });
    vi.runAllTimers();
    expect(show).toHaveBeenCalledTimes(2);
  });

  it('is not shown if the end is taken back in time', () => {
    settings.pace = 'normal';
    shown({ stage: 'over' });
    shown({});
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
  });

  it('waits for the last animation', () => {
    shown({});
    const over = view({ stage: 'over' });
    const animation = { kind: 'event', home: [], event: { type: 'over' } } as unknown as FrameAnimation;
    session.animations.play([{ view: over, animation, step: null, time: 100 }]);
    flushSync();
    vi.advanceTimersByTime(99);
    expect(show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    flushSync();
    vi.advanceTimersByTime(0);
    expect(show).toHaveBeenCalledTimes(1);
  });
});

describe('a rematch', () => {
  beforeEach(() => {
    keep_tokens('test', ['secret']);
    follow(() => follow_rematch(session));
  });

  it('is followed by players who see it begin, with their tokens', () => {
    shown({ rematch: null });
    expect(router.go).not.toHaveBeenCalled();
    shown({ rematch: 'next' });
    expect(router.go).toHaveBeenCalledWith('/t/next');
    expect(tokens_of('next')).toEqual(['secret']);
  });

  it('is not followed by players who come later', () => {
    shown({ rematch: 'next' });
    expect(router.go).not.toHaveBeenCalled();
    expect(tokens_of('next')).toEqual(['secret']);
  });

  it('is not followed by those who only watch', () => {
    session.mine = [];
    shown({ rematch: null });
    shown({ rematch: 'next' });
    expect(router.go).not.toHaveBeenCalled();
    expect(tokens_of('next')).toEqual([]);
  });
});

describe('a new table', () => {
  const made: MadeTable = {
    table: 'xyz',
    host: 'host token',
    seats: [
      { seat: 0, token: 'first' },
      { seat: 2, token: 'second' },
    ],
  } as MadeTable;
  const request = (transport: object): ReturnType<typeof vi.fn> =>
    vi.spyOn(transport as typeof server, 'request').mockResolvedValue({ status: 200, text: JSON.stringify(made) });
  const page = { request: () => Promise.reject(new Error('unused')) };
  let asked: Record<'server' | 'page' | 'routed', ReturnType<typeof vi.fn>>;
  beforeEach(() => {
    vi.mocked(page_transport).mockReturnValue(page as unknown as ReturnType<typeof page_transport>);
    asked = { server: request(server), page: request(page), routed: request(routed_transport) };
    settings.in_page = false;
  });
  const wish = (kind: 'here' | 'open'): NewTable =>
    ({ setup: { sets: ['base'] }, seats: [{ kind: 'here', name: 'Ann' }, { kind }] }) as NewTable;
  const asked_of = (): string[] =>
    Object.entries(asked).flatMap(([name, mock]) => (mock.mock.calls.length > 0 ? [name] : []));

  it('is gone to, with its tokens, and remembered', async () => {
    await make_table(wish('here'));
    expect(router.go).toHaveBeenCalledWith('/t/xyz');
    expect(tokens_of('xyz')).toEqual(['host token', 'first', 'second']);
    expect(recent_tables()).toMatchObject([{ table: 'xyz', mine: [0, 2] }]);
    expect(asked.routed).toHaveBeenCalledWith('POST', '/api/tables', JSON.stringify(wish('here')));
  });

  it.each<['here' | 'open', boolean, string]>([
    ['here', false, 'routed'],
    ['here', true, 'page'],
    ['open', true, 'server'],
    ['open', false, 'server'],
  ])('with a seat that is %s, in the page: %s, is made by: %s', async (kind, here, by) => {
    await make_table(wish(kind), here);
    expect(asked_of()).toEqual([by]);
  });

  it('is made where the preferences say', async () => {
    settings.in_page = true;
    await make_table(wish('here'));
    expect(asked_of()).toEqual(['page']);
  });

  it('goes on where a record ends, against bots', async () => {
    settings.level = 'hard';
    const record = { aude: 1, setup: { sets: ['base'] }, actions: ['draw E'] } as GameRecord;
    const wished = async (name: string, seats = view().seats): Promise<NewTable['seats']> => {
      settings.name = name;
      asked.routed.mockClear();
      await play_on(record, seats, 1);
      const sent = JSON.parse(asked.routed.mock.lastCall![2] as string) as NewTable;
      expect(sent).toMatchObject({ setup: record.setup, actions: record.actions });
      return sent.seats;
    };
    const bot = { kind: 'bot', level: 'hard', colour: 0, name: 'Gaucelm' };
    expect(await wished('Carl')).toEqual([bot, { kind: 'here', name: 'Carl', colour: 1 }]);
    expect(await wished('')).toEqual([bot, { kind: 'here', name: 'Bob', colour: 1 }]);
    const nameless = view().seats.map((seat) => ({ ...seat, name: null }));
    expect(await wished('', nameless)).toEqual([bot, { kind: 'here', name: i18n.t.home.me, colour: 1 }]);
  });
});
