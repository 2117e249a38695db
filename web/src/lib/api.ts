// What is asked once, over HTTP.
import type { Answers, Catalogue, GameRecord, MadeTable, NewTable, Question, Replay, View } from './protocol';

export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly where: string | null) {
    super(message);
  }
}

async function answer<T>(request: Promise<Response>): Promise<T> {
  let response: Response;
  try {
    response = await request;
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.', null);
  }
  const body = (await response.json().catch(() => null)) as T | { error?: { code: string; message: string; where?: string } } | null;
  if (response.ok && body !== null) return body as T;
  const error = (body as { error?: { code: string; message: string; where?: string } } | null)?.error;
  throw new Refusal(error?.code ?? 'broken', error?.message ?? `The server answered ${response.status}.`, error?.where ?? null);
}

const get = <T>(path: string): Promise<T> => answer<T>(fetch(path));
const post = <T>(path: string, body: unknown): Promise<T> =>
  answer<T>(fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }));

let catalogue_promise: Promise<Catalogue> | null = null;

export const api = {
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
};
