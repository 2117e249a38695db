// SPDX-License-Identifier: MIT
// Single requests: their addresses, and what becomes of answers.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api_of, Refusal, type Api } from '../src/lib/net/api';
import type { GameRecord, NewTable } from '../src/lib/protocol';
import type { Transport } from '../src/transport/transport';

const request = vi.fn();
const api = api_of({ request, connect: vi.fn() } as unknown as Transport);
const record = { aude: 1, setup: { sets: ['base'] }, actions: [] } as GameRecord;
const wish = { setup: { sets: ['base'] }, seats: [] } as unknown as NewTable;

beforeEach(() => {
  request.mockReset().mockResolvedValue({ status: 200, text: '{"it":1}' });
});

const refused = async (): Promise<unknown> => {
  const error: unknown = await api.table('a').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Refusal);
  const { code, message, where } = error as Refusal;
  return [code, message, where];
};

it.each<[string, (api: Api) => Promise<unknown>, unknown[]]>([
  ['make_table', (to) => to.make_table(wish), ['POST', '/api/tables', JSON.stringify(wish)]],
  ['table', (to) => to.table('a/b'), ['GET', '/api/tables/a%2Fb']],
  ['record', (to) => to.record('a/b'), ['GET', '/api/tables/a%2Fb/record']],
  ['replay_of', (to) => to.replay_of('a/b'), ['GET', '/api/tables/a%2Fb/replay']],
  ['replay', (to) => to.replay(record), ['POST', '/api/replay', JSON.stringify(record)]],
  [
    'ask',
    (to) => to.ask<'hint'>(record, 3, { what: 'hint' }),
    ['POST', '/api/ask', JSON.stringify({ record, n: 3, what: 'hint' })],
  ],
  ['stands', (to) => to.stands(), ['GET', '/api/art/stands.json']],
])('%s is a request', async (_, call, wanted) => {
  expect(await call(api)).toEqual({ it: 1 });
  expect(request.mock.calls).toEqual([wanted]);
});

it('sheets are texts, one for each level of detail', async () => {
  request.mockResolvedValue({ status: 200, text: '<svg/>' });
  expect([await api.sheet('near'), await api.sheet('far')]).toEqual(['<svg/>', '<svg/>']);
  expect(request.mock.calls.map(([, path]) => path as string)).toEqual([
    '/api/art/sheet.svg',
    '/api/art/sheet-far.svg',
  ]);
});

it('the catalogue is fetched once, and again if that failed', async () => {
  const fresh = api_of({ request } as unknown as Transport);
  request.mockResolvedValueOnce({ status: 503, text: '' });
  await expect(fresh.catalogue()).rejects.toBeInstanceOf(Refusal);
  expect(await fresh.catalogue()).toEqual({ it: 1 });
  expect(await fresh.catalogue()).toEqual({ it: 1 });
  expect(request.mock.calls).toEqual([
    ['GET', '/api/catalogue'],
    ['GET', '/api/catalogue'],
  ]);
});

describe('a request is refused', () => {
  it('if nobody answers', async () => {
    request.mockRejectedValue(new TypeError('fetch failed'));
    expect(await refused()).toEqual(['offline', 'The server cannot be reached.', null]);
  });

  it('with the reason of the server', async () => {
    const error = { code: 'bad_record', message: 'no such tile', where: 'action 3' };
    request.mockResolvedValue({ status: 400, text: JSON.stringify({ error }) });
    expect(await refused()).toEqual(['bad_record', 'no such tile', 'action 3']);
    request.mockResolvedValue({ status: 300, text: JSON.stringify({ error: { code: 'a', message: 'b' } }) });
    expect(await refused()).toEqual(['a', 'b', null]);
  });

  it.each(['', '{}', 'null', '<html>'])('without a reason: %s', async (text) => {
    request.mockResolvedValue({ status: 502, text });
    expect(await refused()).toEqual(['broken', 'The server answered 502.', null]);
  });

  it('if the answer cannot be read', async () => {
    request.mockResolvedValue({ status: 299, text: '{' });
    expect(await refused()).toEqual(['broken', 'The answer cannot be read.', null]);
  });
});
