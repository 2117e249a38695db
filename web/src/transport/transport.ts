// SPDX-License-Identifier: MIT
// How the client reaches the host of a table: a server, or the page itself. Both have the same interface.

export interface Reply {
  status: number;
  text: string;
}

export interface ConnectionHooks {
  on_open: () => void;
  on_text: (text: string) => void;
  on_lost: () => void; // once, even when the connection never opened; not after close()
}

// One connection to one table, without reconnecting. It transports the messages of docs/protocol.md.
export interface RawConnection {
  readonly is_open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  // The requests of docs/protocol.md, "/api/tables" and so on. Rejects when nobody can be reached.
  request(method: 'GET' | 'POST', path: string, body?: string, headers?: Record<string, string>): Promise<Reply>;
  connect(table: string, hooks: ConnectionHooks): RawConnection;
}
