// One WebSocket to one table that comes back by itself. It knows messages, not their meaning.
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
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next_id = 1;
  #retry = kFirstRetry;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly url: string, private readonly hooks: Hooks) {
    this.#open();
  }

  // Resolves with the direct answer; rejects with the server's refusal or when the line drops.
  send(message: ClientMessage): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline', 'Not connected at the moment.', null));
    const id = this.#next_id++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  // Says hello again: the server answers with the whole view.
  hello(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'hello', tokens: this.hooks.tokens() }));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.hello();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
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

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    for (const waiting of this.#waiting.values()) waiting.reject(new Refusal('offline', 'The connection was lost.', null));
    this.#waiting.clear();
    if (this.#closed) return;
    this.hooks.on_state('lost');
    this.#timer = setTimeout(() => this.#open(), this.#retry);
    this.#retry = Math.min(kLongestRetry, this.#retry * 2);
  }
}
