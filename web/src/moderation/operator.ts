// SPDX-License-Identifier: MIT
// Requests of an operator. The secret is sent in a header, and kept for this tab only.
import { api_of } from '../lib/net/api';
import type { ModeratedPlayer, Moderation, SanctionWish } from '../lib/protocol';
import { server } from '../transport/server';

const kKey = 'aude.operator';

export function kept_secret(): string {
  try {
    return sessionStorage.getItem(kKey) ?? '';
  } catch {
    return '';
  }
}

export function keep_secret(secret: string): void {
  try {
    if (secret === '') sessionStorage.removeItem(kKey);
    else sessionStorage.setItem(kKey, secret);
  } catch {
    // It must be typed again after a reload.
  }
}

export function operator(secret: string) {
  const api = api_of({
    ...server,
    request: (method, path, body) => server.request(method, path, body, { Authorization: `Operator ${secret}` }),
  });
  return {
    overview: () => api.get<Moderation>('/api/moderation'),
    player: (player: string) => api.post<ModeratedPlayer>('/api/moderation/player', { player }),
    sanction: (wish: SanctionWish) => api.post<{ no: number }>('/api/moderation/sanction', wish),
    lift: (no: number) => api.post('/api/moderation/lift', { no }),
    close: (report: number) => api.post('/api/moderation/close', { report }),
  };
}
