// Tables on a server: requests over HTTP, lines as WebSockets.
import type { Carrier, Line, LineHooks, Reply } from './transport';

export function socket_url(table: string, base: Location = location): string {
  return `${base.protocol === 'https:' ? 'wss' : 'ws'}://${base.host}/ws/${encodeURIComponent(table)}`;
}

class SocketLine implements Line {
  readonly #socket: WebSocket;

  constructor(url: string, hooks: LineHooks) {
    this.#socket = new WebSocket(url);
    this.#socket.onopen = hooks.on_open;
    this.#socket.onmessage = (event) => hooks.on_text(String(event.data));
    this.#socket.onclose = hooks.on_lost;
  }

  get is_open(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.onclose = null;
    this.#socket.close();
  }
}

export const server: Carrier = {
  async request(method, path, body): Promise<Reply> {
    const json = { 'Content-Type': 'application/json' };
    const response = await fetch(path, body === undefined ? { method } : { method, body, headers: json });
    return { status: response.status, text: await response.text() };
  },
  line: (table, hooks) => new SocketLine(socket_url(table), hooks),
};
