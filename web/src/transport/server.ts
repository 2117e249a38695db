// Tables on a server: requests over HTTP, connections as WebSockets.
import type { Transport, RawConnection, ConnectionHooks, Reply } from './transport';

export function socket_url(table: string, base: Location = location): string {
  return `${base.protocol === 'https:' ? 'wss' : 'ws'}://${base.host}/ws/${encodeURIComponent(table)}`;
}

// Milliseconds after which a connection that has not opened is given up, so that the next one is tried: a server that
// hangs, or a network that loses packets, would otherwise hold it for minutes.
export const kOpenWithin = 5000;

class SocketConnection implements RawConnection {
  readonly #socket: WebSocket;
  readonly #opening: ReturnType<typeof setTimeout>;

  constructor(url: string, hooks: ConnectionHooks) {
    this.#socket = new WebSocket(url);
    this.#opening = setTimeout(() => {
      this.close();
      hooks.on_lost();
    }, kOpenWithin);
    this.#socket.onopen = () => {
      clearTimeout(this.#opening);
      hooks.on_open();
    };
    this.#socket.onmessage = (event) => hooks.on_text(String(event.data));
    this.#socket.onclose = () => {
      clearTimeout(this.#opening);
      hooks.on_lost();
    };
  }

  get is_open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    clearTimeout(this.#opening);
    this.#socket.onopen = null;
    this.#socket.onclose = null;
    this.#socket.close();
  }
}

export const server: Transport = {
  async request(method, path, body): Promise<Reply> {
    const json = { 'Content-Type': 'application/json' };
    const response = await fetch(path, body === undefined ? { method } : { method, body, headers: json });
    return { status: response.status, text: await response.text() };
  },
  connect: (table, hooks) => new SocketConnection(socket_url(table), hooks),
};
