// SPDX-License-Identifier: MIT
// Single requests to the host of a table.
import type { Transport, Reply } from '../../transport/transport';
import { routed_transport } from '../../transport/routing';
import type {
  Answers,
  Catalogue,
  Detail,
  GameRecord,
  JoinAddresses,
  MadeTable,
  NewTable,
  Question,
  Replay,
  Sanction,
  View,
} from '../protocol';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where: string | null,
    readonly sanction: Sanction | null = null,
  ) {
    super(message);
  }
}

interface Refused {
  error?: { code: string; message: string; where?: string; sanction?: Sanction };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function answer(request: Promise<Reply>): Promise<string> {
  let reply: Reply;
  try {
    reply = await request;
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.', null);
  }
  if (reply.status < 300) return reply.text;
  const error = (parsed(reply.text) as Refused | null)?.error;
  throw new Refusal(
    error?.code ?? 'broken',
    error?.message ?? `The server answered ${reply.status}.`,
    error?.where ?? null,
    error?.sanction ?? null,
  );
}

export type Api = ReturnType<typeof api_of>;

export function api_of(transport: Transport) {
  const text = (path: string): Promise<string> => answer(transport.request('GET', path));
  const json = async <T>(request: Promise<string>): Promise<T> => {
    const body = parsed(await request);
    if (body === null) throw new Refusal('broken', 'The answer cannot be read.', null);
    return body as T;
  };
  const get = <T>(path: string): Promise<T> => json<T>(text(path));
  const post = <T>(path: string, body: unknown): Promise<T> =>
    json<T>(answer(transport.request('POST', path, JSON.stringify(body))));
  let catalogue_promise: Promise<Catalogue> | null = null;

  return {
    get,
    post,
    challenge: () => get<{ challenge: string }>('/api/challenge'),
    make_table: (wish: NewTable) => post<MadeTable>('/api/tables', wish),
    table: (id: string) => get<View>(`/api/tables/${encodeURIComponent(id)}`),
    record: (id: string) => get<GameRecord>(`/api/tables/${encodeURIComponent(id)}/record`),
    replay_of: (id: string) => get<Replay>(`/api/tables/${encodeURIComponent(id)}/replay`),
    replay: (record: GameRecord) => post<Replay>('/api/replay', record),
    ask: <W extends Question['what']>(record: GameRecord, n: number, question: Extract<Question, { what: W }>) =>
      post<Answers[W]>('/api/ask', { record, n, ...question }),
    catalogue(): Promise<Catalogue> {
      catalogue_promise ??= get<Catalogue>('/api/catalogue').catch((error: unknown) => {
        catalogue_promise = null;
        throw error;
      });
      return catalogue_promise;
    },
    sheet: (detail: Detail) => text(`/api/art/sheet${detail === 'near' ? '' : `-${detail}`}.svg`),
    addresses: () => get<JoinAddresses>('/api/addresses'),
    stands: <T>() => get<T>('/api/art/stands.json'),
  };
}

export const api = api_of(routed_transport);
