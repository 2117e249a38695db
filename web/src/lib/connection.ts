// One line to one table that comes back by itself. It knows messages, not their meaning.
import type { Carrier, Line } from '../carrier/carrier';
import type { ClientMessage, ServerMessage } from './protocol';
import { Refusal } from './api';

export type LinkState = 'connecting' | 'open' | 'lost';

interface Waiting { resolve: (message: ServerMessage) => void; reject: (reason: Refusal) => void }

export interface Hooks {
  tokens: () => string[];
  on_message: (message: ServerMessage) => void;
  on_state: (state: LinkState) => void;
}

export const kFirstRetry = 300;
export const kLongestRetry = 8000;

export class Connection {
  #line: Line | null = null;
  #waiting = new Map<number, Waiting>();
  #next_id = 1;
  #retry = kFirstRetry;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly carrier: Carrier, private readonly table: string, private readonly hooks: Hooks) {
    this.#open();
  }

  // Resolves with the direct answer; rejects with the server's refusal or when the line drops.
  send(message: ClientMessage): Promise<ServerMessage> {
    const line = this.#line;
    if (line === null || !line.is_open) return Promise.reject(new Refusal('offline', 'Not connected at the moment.', null));
    const id = this.#next_id++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      line.send(JSON.stringify({ ...message, id }));
    });
  }

  // Says hello again: the server answers with the whole view.
  hello(): void {
    if (this.#line?.is_open === true) this.#line.send(JSON.stringify({ type: 'hello', tokens: this.hooks.tokens() }));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line?.close();
    this.#drop_waiting();
  }

  #open(): void {
    this.#line = this.carrier.line(this.table, {
      on_open: () => this.hello(),
      on_text: (text) => this.#receive(JSON.parse(text) as ServerMessage),
      on_lost: () => this.#lost(),
    });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'joined') {
      this.#retry = kFirstRetry;
      this.hooks.on_state('open');
    }
    const id = 'id' in message ? message.id : undefined;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id !== undefined && waiting !== undefined) {
      this.#waiting.delete(id);
      if (message.type === 'error') waiting.reject(new Refusal(message.code, message.message, message.where ?? null));
      else waiting.resolve(message);
    }
    this.hooks.on_message(message);
  }

  #lost(): void {
    this.#drop_waiting();
    this.hooks.on_state('lost');
    this.#timer = setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(kLongestRetry, this.#retry * 2);
  }

  #drop_waiting(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Refusal('offline', 'The connection was lost.', null));
    this.#waiting.clear();
  }
}
