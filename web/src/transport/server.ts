// SPDX-License-Identifier: MIT
// Tables on a server: requests over HTTP, connections as WebSockets.
import type { Transport, RawConnection, ConnectionHooks, Reply } from './transport';

export function socket_url(table: string, base: Location = location): string {
  return `${base.protocol === 'https:' ? 'wss' : 'ws'}://${base.host}/ws/${encodeURIComponent(table)}`;
}

// Milliseconds after which a connection that has not opened is given up, so that the next one is tried: a server that
// hangs, or a network that loses packets, would otherwise hold it for minutes. Each failure doubles the time, for
// networks on which opening takes longer.
export const kOpenWithin = 2500;
export const kLongestOpening = 10_000;
// A server that is frozen keeps its connections. So if a visible page has received nothing for kQuiet milliseconds, it
// sends a ping; without an answer within kPongWithin the connection is lost.
export const kQuiet = 1500;
export const kPongWithin = 2000;
const kPing = '{"type":"ping"}';
const kPong = '{"type":"pong"}';

class SocketConnection implements RawConnection {
  static #open_within = kOpenWithin;
  readonly #socket: WebSocket;
  readonly #opening: ReturnType<typeof setTimeout>;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #pinged = false;
  #answers_pings: boolean | null = null; // null: not known yet

  constructor(
    url: string,
    private readonly hooks: ConnectionHooks,
  ) {
    this.#socket = new WebSocket(url);
    this.#opening = setTimeout(() => {
      SocketConnection.#open_within = Math.min(kLongestOpening, 2 * SocketConnection.#open_within);
      this.#give_up();
    }, SocketConnection.#open_within);
    this.#socket.onopen = () => {
      clearTimeout(this.#opening);
      SocketConnection.#open_within = kOpenWithin;
      this.#wait_quietly();
      hooks.on_open();
    };
    this.#socket.onmessage = (event) => this.#receive(String(event.data));
    this.#socket.onclose = () => {
      clearTimeout(this.#opening);
      clearTimeout(this.#watch);
      hooks.on_lost();
    };
  }

  #give_up(): void {
    this.close();
    this.hooks.on_lost();
  }

  #receive(text: string): void {
    const pinged = this.#pinged;
    this.#pinged = false;
    this.#wait_quietly();
    if (pinged && this.#answers_pings !== true) {
      this.#answers_pings = text === kPong ? true : text.includes('"malformed"') ? false : null;
      if (this.#answers_pings === false) return clearTimeout(this.#watch); // a server of version 1.0
    }
    if (text !== kPong) this.hooks.on_text(text);
  }

  #wait_quietly(): void {
    clearTimeout(this.#watch);
    if (this.#answers_pings !== false) this.#watch = setTimeout(() => this.#ping(), kQuiet);
  }

  #ping(): void {
    if (document.visibilityState === 'hidden') return this.#wait_quietly();
    this.#pinged = true;
    this.#socket.send(kPing);
    this.#watch = setTimeout(() => this.#give_up(), kPongWithin);
  }

  get is_open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    clearTimeout(this.#opening);
    clearTimeout(this.#watch);
    this.#socket.onopen = null;
    this.#socket.onmessage = null;
    this.#socket.onclose = null;
    this.#socket.close();
  }
}

export const server: Transport = {
  async request(method, path, body, headers): Promise<Reply> {
    const all = body === undefined ? headers : { 'Content-Type': 'application/json', ...headers };
    const response = await fetch(path, { method, body: body ?? null, headers: all ?? {} });
    return { status: response.status, text: await response.text() };
  },
  connect: (table, hooks) => new SocketConnection(socket_url(table), hooks),
};
