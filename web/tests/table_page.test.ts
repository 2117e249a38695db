// SPDX-License-Identifier: MIT
// The parts of a table's page that have no markup: layout, unread chat; and where other pages get their game from.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../src/i18n/index.svelte';
import { api, Refusal } from '../src/lib/net/api';
import type { GameRecord, Replay } from '../src/lib/protocol';
import { RecordSource } from '../src/lib/study/record_source.svelte';
import { hand_over } from '../src/lib/study/record_transfer';
import type { Session } from '../src/lib/table/session.svelte';
import { TableChat } from '../src/lib/table/table_chat.svelte';
import { TableLayout } from '../src/lib/table/table_layout.svelte';

describe('the layout of a table', () => {
  const sized = (width: number, height: number): TableLayout => Object.assign(new TableLayout(), { width, height });

  it.each([
    [390, 844, { narrow: true, low: false, tall: true }],
    [760, 500, { narrow: true, low: false, tall: true }],
    [761, 520, { narrow: false, low: true, tall: false }],
    [761, 521, { narrow: false, low: false, tall: false }],
    [768, 1024, { narrow: false, low: false, tall: true }],
    [1440, 900, { narrow: false, low: false, tall: false }],
  ])('of %i x %i', (width, height, wanted) => {
    const { narrow, low, tall } = sized(width, height);
    expect({ narrow, low, tall }).toEqual(wanted);
  });

  it.each([
    [1440, 861, false],
    [1440, 860, true],
    [1440, 520, false], // low
    [820, 860, false], // tall
    [760, 700, false], // narrow
  ])('has a wide dock instead of a high one: %i x %i %s', (width, height, wanted) => {
    expect(sized(width, height).short).toBe(wanted);
  });

  it('gives a side panel room only where there is some', () => {
    expect(sized(1440, 900).drawer(true)).toBe(352);
    expect(sized(1440, 900).drawer(false)).toBe(0);
    expect(sized(390, 844).drawer(true)).toBe(0);
    expect(sized(844, 390).drawer(true)).toBe(0);
  });
});

describe('the chat', () => {
  it('counts the lines since it was last open', () => {
    const session = { chat_heard: 3, chat: [], mine: [] } as unknown as Session;
    const chat = new TableChat(session, () => false);
    expect(chat.unread).toBe(3);
    chat.latest = { seat: 1, name: 'Ann', text: 'Hello', time: 0 };
    chat.open();
    expect([chat.unread, chat.latest]).toEqual([0, null]);
    chat.latest = { seat: 1, name: 'Ann', text: 'Well?', time: 1 };
    chat.dismiss();
    expect(chat.latest).toBeNull();
  });
});

describe('the source of a game', () => {
  const record = { aude: 1, setup: { sets: ['base'] }, actions: [] } as GameRecord;
  const replay = {} as Replay;
  const opened: [GameRecord, Replay][] = [];
  const source = (): RecordSource => new RecordSource((...game) => void opened.push(game));

  beforeEach(() => {
    opened.length = 0;
    vi.restoreAllMocks();
    vi.spyOn(api, 'replay').mockResolvedValue(replay);
  });

  it('is a table, or another page, or neither', async () => {
    vi.spyOn(api, 'record').mockResolvedValue(record);
    vi.spyOn(api, 'replay_of').mockResolvedValue(replay);
    expect(source().start(null)).toBe(false);
    expect(source().start('abc')).toBe(true);
    await vi.waitUntil(() => opened.length === 1);
    expect(api.record).toHaveBeenCalledWith('abc');
    hand_over(record);
    expect(source().start(null)).toBe(true);
    await vi.waitUntil(() => opened.length === 2);
    expect(opened[1]).toEqual([record, replay]);
  });

  it('reports what is no record, and why a record was refused', async () => {
    const made = source();
    made.open(null);
    expect(made.trouble).toBe(i18n.t.replay.bad);
    vi.spyOn(api, 'replay').mockRejectedValue(new Refusal('bad_record', 'no such tile', 'action 3'));
    await made.fetch(async () => [record, await api.replay(record)]);
    expect(made.trouble).toBe(i18n.t.replay.refused('action 3', 'no such tile'));
    expect(made.loading).toBe(false);
    vi.spyOn(api, 'replay').mockRejectedValue(new Refusal('offline', '', null));
    await made.fetch(async () => [record, await api.replay(record)]);
    expect(made.trouble).toBe(i18n.t.error.offline);
    expect(opened).toEqual([]);
    vi.spyOn(api, 'replay').mockResolvedValue(replay);
    made.open(record);
    expect([made.trouble, made.loading]).toEqual(['', true]);
    await vi.waitUntil(() => opened.length === 1);
  });

  it('is a file that is dropped on the page', () => {
    const made = source();
    const event = { preventDefault: vi.fn(), dataTransfer: { files: ['a'] } } as unknown as DragEvent;
    made.drag(event);
    expect(made.dragged).toBe(true);
    made.leave();
    expect(made.dragged).toBe(false);
    made.drag(event);
    expect(made.drop(event)).toEqual(['a']);
    expect(made.dragged).toBe(false);
    expect(event.preventDefault).toHaveBeenCalledTimes(3);
  });
});
