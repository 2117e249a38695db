// SPDX-License-Identifier: MIT
// What anyone may know about players: ratings, results, the best.
import { server } from '../../transport/server';
import { api_of } from '../net/api';
import type { BestPlayers, PlayerRecord, RatedResult, RatingHistory, RatingKind, ShownPlayer } from '../protocol';

const api = api_of(server);

export const kRatingKinds: readonly RatingKind[] = ['base', 'base_duel', 'sets', 'several'];

export const people = {
  player: (id: string) => api.get<ShownPlayer>(`/api/players/${encodeURIComponent(id)}`),
  history: (id: string, kind: RatingKind) =>
    api.get<RatingHistory>(`/api/players/${encodeURIComponent(id)}/ratings/${kind}`),
  record: (id: string) => api.get<PlayerRecord>(`/api/players/${encodeURIComponent(id)}/record`),
  best: (kind: RatingKind) => api.get<BestPlayers>(`/api/ratings/${kind}`),
  result: (table: string) => api.get<RatedResult>(`/api/results/${encodeURIComponent(table)}`),
};
