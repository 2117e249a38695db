// SPDX-License-Identifier: MIT
// Whole games in the page: the client's connection and requests over the real aude.wasm.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore, PageTransport, type LogStore } from '../src/transport/page_transport';
import { DirectHost, type Call, type Calls, type HostResult } from '../src/transport/table_host';
import { api_of, Refusal } from '../src/lib/net/api';
import { Connection } from '../src/lib/net/connection';
import { kPresets } from '../src/lib/game/presets';
import type { GameRecord, MadeTable, NewTable, ServerMessage, Update, View } from '../src/lib/protocol';

let module: WebAssembly.Module;
beforeAll(async () => {
  module = await WebAssembly.compile(await readFile(new URL('../../build/wasm/aude.wasm', import.meta.url)));
});

const transport_with = (store: LogStore, on_trouble?: (what: string, why: string) => void): PageTransport =>
  new PageTransport({
    tables: new DirectHost(module),
    thinker: new DirectHost(module),
    store,
    ...(on_trouble === undefined ? {} : { on_trouble }),
  });

const against = (sets: NewTable['setup']['sets'], bots: number, level: string, options = {}): NewTable =>
  ({
    setup: { sets, options },
    seats: [{ kind: 'here', name: 'Ann' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level }))],
  }) as NewTable;

const tokens_of = (made: MadeTable): string[] => [made.host, ...made.seats.map((seat) => seat.token)];

// Plays the first legal action whenever it is Ann's turn; resolves at the end, or after `turns` of her actions.
function play(
  transport: PageTransport,
  made: MadeTable,
  turns = Infinity,
): Promise<{ view: View | Update; errors: string[] }> {
  const errors: string[] = [];
  let acted = 0;
  return new Promise((resolve) => {
    const connection = new Connection(transport, made.table, {
      tokens: () => tokens_of(made),
      on_state: () => undefined,
      on_message(message: ServerMessage) {
        if (message.type === 'error') errors.push(message.message);
        if (message.type !== 'view' && message.type !== 'update') return;
        if (message.stage === 'over' || acted >= turns) {
          connection.close();
          resolve({ view: message, errors });
          return;
        }
        const action = message.legal?.[0];
        if (action === undefined) return;
        acted += 1;
        connection
          .send({ type: 'act', version: message.version, action, confirm: true })
          .catch((error: Error) => errors.push(error.message));
      },
    });
  });
}

describe('a table in the page', () => {
  it.each(kPresets.map((preset) => [preset.id, preset] as const))(
    'plays a whole game of "%s" against bots',
    async (_id, preset) => {
      const store = new MemoryStore();
      const transport = transport_with(store);
      const made = await api_of(transport).make_table(
        against(preset.sets, preset.id === 'bigbox' ? 2 : 1, 'easy', preset.options),
      );
      const { view, errors } = await play(transport, made);
      expect(errors).toEqual([]);
      expect(view.stage).toBe('over');
      expect(view.winners?.length).toBeGreaterThan(0);

      // Another page finds the same game in the store, and it replays to the same scores.
      const later = api_of(transport_with(store));
      const record = await later.record(made.table);
      expect(record).toEqual(await api_of(transport).record(made.table));
      const replay = await later.replay(record);
      expect(replay.steps.at(-1)?.scores).toEqual(view.scores);
    },
  );

  it('lets a bot think no longer than the clock of the table grants a turn part', async () => {
    class Watched extends DirectHost {
      readonly asked = new Set<number>();
      override call<C extends Call>(
        name: C,
        ...args: Parameters<Calls[C]>
      ): Promise<HostResult<ReturnType<Calls[C]>>> {
        if (name === 'think') this.asked.add(args[3] as number);
        return super.call(name, ...args);
      }
    }
    const times_of = async (table: NewTable): Promise<Set<number>> => {
      const thinker = new Watched(module);
      const transport = new PageTransport({ tables: new DirectHost(module), thinker, store: new MemoryStore() });
      await play(transport, await api_of(transport).make_table(table), 4);
      return thinker.asked;
    };
    const table = against(['base'], 1, 'easy');
    expect(await times_of({ ...table, clock: { total: 36_000, increment: 100 } })).toEqual(new Set([1100]));
    expect(await times_of(table)).toEqual(new Set([6000]));
  });

  it('goes on where it was after the page was closed', async () => {
    const store = new MemoryStore();
    const made = await api_of(transport_with(store)).make_table(against(['base'], 1, 'easy'));
    const before = await play(transport_with(store), made, 5);
    const again = await play(transport_with(store), made);
    expect(again.errors).toEqual([]);
    expect(again.view.n).toBeGreaterThan(before.view.n ?? 0);
    expect(again.view.stage).toBe('over');
  });

  it('answers questions, the catalogue and the art', async () => {
    const api = api_of(transport_with(new MemoryStore()));
    const catalogue = await api.catalogue();
    expect(catalogue.sets.length).toBeGreaterThan(5);
    for (const detail of ['near', 'middle', 'far'] as const) expect(await api.sheet(detail)).toContain('<svg');
    const made = await api.make_table(against(['base'], 1, 'easy'));
    const record = await api.record(made.table);
    expect((await api.ask(record, record.actions.length, { what: 'cells' })).cells.length).toBe(4);
    // What the study knows is known here as well.
    const game: GameRecord = {
      aude: 1,
      setup: { sets: ['base'], players: ['A', 'B'], bag: ['E', 'E', 'U'] },
      actions: ['draw E', 'place 0,-1 r2', 'pass'],
    };
    expect(await api.ask<'odds'>(game, 0, { what: 'odds', at: [0, -1] })).toMatchObject({ tiles: 2, unseen: 3 });
    expect((await api.ask<'position'>(game, 2, { what: 'position' })).legal).toEqual([
      'follower 0',
      'follower 1',
      'pass',
    ]);
    expect((await api.ask<'hint'>(game, 1, { what: 'hint' })).plans[0]?.actions).toEqual([
      'place 0,-1 r2',
      'follower 0',
    ]);
    const evaluation = await api.ask<'judge'>(game, 1, { what: 'judge' });
    expect([evaluation.next, evaluation.decisions.at(-1)?.best]).toEqual([3, 'follower 0']);
  });

  it('refuses in the words of the server', async () => {
    const api = api_of(transport_with(new MemoryStore()));
    await expect(api.table('nowhere')).rejects.toMatchObject({ code: 'no_table' });
    await expect(
      api.make_table({ setup: { sets: ['base'] }, seats: [] } as unknown as NewTable),
    ).rejects.toBeInstanceOf(Refusal);
  });

  it('goes on when nothing can be stored, and says so', async () => {
    const troubles: string[] = [];
    const full: LogStore = { load: () => Promise.resolve(null), append: () => Promise.reject(new Error('no room')) };
    const transport = transport_with(full, (what) => troubles.push(what));
    const made = await api_of(transport).make_table(against(['base'], 1, 'easy'));
    const { view } = await play(transport, made, 3);
    expect(view.n).toBeGreaterThan(3);
    expect(new Set(troubles)).toEqual(new Set(['storage']));
  });

  it('reports a connection to an unknown table as lost', async () => {
    const transport = transport_with(new MemoryStore());
    await new Promise<void>((resolve) =>
      transport.connect('nowhere', { on_open: () => undefined, on_text: () => undefined, on_lost: resolve }),
    );
  });
});
