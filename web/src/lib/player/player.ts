// SPDX-License-Identifier: MIT
// Requests of a player, each signed by this device.
import { server } from '../../transport/server';
import { api_of, Refusal } from '../net/api';
import type { Transport } from '../../transport/transport';
import type { MadeTable, MyChallenges, MyGames, MyPlayer, NewTable, PlayerChange, PublicPlayer } from '../protocol';
import { forget_key, hash_of, prove } from './device';
import { set_player } from './known';

const api = api_of(server);

// The same requests, with a proof that this device has sent them.
const signing: Transport = {
  ...server,
  async request(method, path, body) {
    const purpose = `${method} ${path} ${await hash_of(body ?? '')}`;
    const { key, challenge, signature } = await prove(purpose, (await api.challenge()).challenge);
    return server.request(method, path, body, { Authorization: `Aude ${key}.${challenge}.${signature}` });
  },
};
const signed = api_of(signing);

// What the browser says about itself, in few words: "Firefox, Android".
function device_name(agent = navigator.userAgent): string {
  const first = (names: readonly string[]): string | undefined => names.find((name) => agent.includes(name));
  const browser = first(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'])
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera');
  const system = first(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux']);
  return [browser, system].filter((word) => word !== undefined).join(', ') || 'Web';
}

// Forgets what the server does not know: the player was deleted, or this device removed.
async function checked<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no_player') set_player(null);
    throw error;
  }
}

async function kept(request: Promise<MyPlayer>): Promise<MyPlayer> {
  const me = await checked(request);
  set_player(me.name);
  return me;
}

export const player = {
  me: () => kept(signed.get<MyPlayer>('/api/player')),
  create: (wish: PlayerChange) => kept(signed.post<MyPlayer>('/api/player', { ...wish, device: device_name() })),
  change: (wish: PlayerChange) => kept(signed.post<MyPlayer>('/api/player/profile', wish)),
  // With a link, or with the words of a recovery code, which are used up: the answer has new ones.
  async join(by: { link: string } | { code: string }): Promise<{ player: PublicPlayer; code?: string }> {
    const joined = await signed.post<{ player: PublicPlayer; code?: string }>('/api/player/join', {
      ...by,
      device: device_name(),
    });
    set_player(joined.player.name);
    return joined;
  },
  make_link: () => checked(signed.post<{ link: string; expires: number }>('/api/player/link', {})),
  make_code: () => checked(signed.post<{ code: string }>('/api/player/code', {})),
  remove_device: (device: string) => checked(signed.post('/api/player/remove-device', { device })),
  challenges: () => checked(signed.get<MyChallenges>('/api/player/challenges')),
  close_challenge: (table: string) => checked(signed.post('/api/player/close-challenge', { table })),
  games: () => checked(signed.get<MyGames>('/api/player/games')),
  export: () => checked(signed.get<unknown>('/api/player/export')),
  async delete(name: string): Promise<void> {
    await checked(signed.post('/api/player/delete', { name }));
    set_player(null);
    await forget_key();
  },
  make_table: (wish: NewTable) => checked(signed.post<MadeTable>('/api/tables', wish)),
  async login(table: string): Promise<{ type: 'login'; key: string; challenge: string; signature: string }> {
    return { type: 'login', ...(await prove(`WS /ws/${table}`, (await api.challenge()).challenge)) };
  },
};
