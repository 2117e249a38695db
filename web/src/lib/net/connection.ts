// SPDX-License-Identifier: MIT
// A connection to one table that reconnects. It knows messages, not their meaning.
import type { Transport, RawConnection } from '../../transport/transport';
import type { ClientMessage, ServerMessage } from '../protocol';
import { Refusal } from './api';

export type LinkState = 'connecting' | 'open' | 'lost';

interface Waiting {
  message: ClientMessage;
  resolve: (message: ServerMessage) => void;
  reject: (reason: Refusal) => void;
}

export interface Hooks {
  tokens: () => string[];
  login?: () => Promise<ClientMessage> | null; // null: a guest
  on_message: (message: ServerMessage) => void;
  on_state: (state: LinkState) => void;
}

export const kFirstRetry = 300;
// Servers of a cluster replace each other within seconds, so attempts stay frequent at first.
export const kLongestRetry = 2000;
export const kFrequentFor = 60_000;
export const kLongestRetryLater = 8000;
// A table that moves to another server is back sooner than this; until then the player is not told.
export const kMovesWithin = 2000;
// After this many milliseconds without a message the connection is probed; without an answer it is considered lost.
export const kSilence = 45_000;
export const kAnswerWithin = 5000;
const kLoginId = 0; // others begin with 1

const refusal_in = ({ code, message, where, sanction }: Extract<ServerMessage, { type: 'error' }>): Refusal =>
  new Refusal(code, message, where ?? null, sanction ?? null);

// Somewhere between half the time and all of it: a server that comes back is not run over by everybody at once.
export const jittered = (time: number, chance: () => number = Math.random): number => time * (0.5 + 0.5 * chance());

export class Connection {
  #raw: RawConnection | null = null;
  #waiting = new Map<number, Waiting>();
  #next_id = 1;
  #retry = kFirstRetry;
  #lost_since: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving: ReturnType<typeof setTimeout> | null = null; // until the player is told
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #expecting = false; // something was sent, and nothing has come since

  constructor(
    private readonly transport: Transport,
    private readonly table: string,
    private readonly hooks: Hooks,
  ) {
    this.#open();
  }

  // Resolves with the direct answer; rejects with the server's refusal or when the connection is lost.
  send(message: ClientMessage): Promise<ServerMessage> {
    const open = this.#raw?.is_open === true;
    if (!open && !(this.#moving !== null && message.type === 'act'))
      return Promise.reject(new Refusal('offline', 'Not connected at the moment.', null));
    const id = this.#next_id++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (open) this.#transmit(id, message);
    });
  }

  #transmit(id: number, message: ClientMessage): void {
    this.#raw?.send(JSON.stringify({ ...message, id }));
    this.#expect();
  }

  // Says hello again: the server answers with the whole view.
  hello(): void {
    if (this.#raw?.is_open !== true) return;
    this.#raw.send(JSON.stringify({ type: 'hello', tokens: this.hooks.tokens() }));
    this.#expect();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#end_move();
    this.#raw?.close();
    this.#drop_waiting();
  }

  #expect(): void {
    if (this.#expecting) return;
    this.#expecting = true;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#raw?.close();
      this.#lost();
    }, kAnswerWithin);
  }

  #open(): void {
    this.#raw = this.transport.connect(this.table, {
      on_open: () => this.#greet(),
      on_text: (text) => this.#receive(JSON.parse(text) as ServerMessage),
      on_lost: () => this.#lost(),
    });
  }

  // Says hello when the player is known, or cannot be: without that one is a guest.
  #greet(): void {
    const login = this.hooks.login?.() ?? null;
    if (login === null) return this.hello();
    const raw = this.#raw;
    const is_same = (): boolean => raw === this.#raw && raw?.is_open === true;
    login.then(
      (message) => is_same() && this.#transmit(kLoginId, message),
      () => is_same() && this.hello(),
    );
  }

  #receive(message: ServerMessage): void {
    this.#expecting = false;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.hello(), kSilence);
    if ('id' in message && message.id === kLoginId) return this.hello();
    if (message.type === 'error' && message.code === 'moving' && message.id === undefined) return this.#begin_move();
    if (message.type === 'joined') {
      this.#retry = kFirstRetry;
      this.#lost_since = null;
      this.hooks.on_state('open');
      // An action that the former server did not acknowledge: if it was stored, sending it again changes nothing.
      if (this.#end_move()) for (const [id, waiting] of this.#waiting) this.#transmit(id, waiting.message);
    }
    const id = 'id' in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && waiting !== undefined) {
      this.#waiting.delete(id);
      if (message.type === 'error') waiting.reject(refusal_in(message));
      else waiting.resolve(message);
    }
    this.hooks.on_message(message);
  }

  #lost(): void {
    this.#expecting = false;
    clearTimeout(this.#pulse);
    this.#lost_since ??= Date.now();
    this.#drop_waiting(this.#moving !== null);
    if (this.#moving === null) this.hooks.on_state('lost');
    this.#timer = setTimeout(() => this.#open(), jittered(this.#retry));
    const longest = Date.now() - this.#lost_since < kFrequentFor ? kLongestRetry : kLongestRetryLater;
    this.#retry = Math.min(longest, this.#retry * 2);
  }

  // The server closes the connection after this: another one hosts the table.
  #begin_move(): void {
    this.#moving ??= setTimeout(() => {
      this.#moving = null;
      this.#drop_waiting();
      this.hooks.on_state('lost');
    }, kMovesWithin);
  }

  #end_move(): boolean {
    const moved = this.#moving !== null;
    clearTimeout(this.#moving ?? undefined);
    this.#moving = null;
    return moved;
  }

  #drop_waiting(but_actions = false): void {
    for (const [id, waiting] of this.#waiting) {
      if (but_actions && waiting.message.type === 'act') continue;
      this.#waiting.delete(id);
      waiting.reject(new Refusal('offline', 'The connection was lost.', null));
    }
  }
}
