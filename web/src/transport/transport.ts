// Where tables are carried: by a server, or by the page itself. The client talks to both alike.

export interface Reply {
  status: number;
  text: string;
}

export interface LineHooks {
  on_open: () => void;
  on_text: (text: string) => void;
  on_lost: () => void; // once, even when the line never opened; not after close()
}

// A line to one table: what goes over it are the messages of docs/protocol.md.
export interface Line {
  readonly is_open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  // The requests of docs/protocol.md, "/api/tables" and so on. Rejects when nobody can be reached.
  request(method: 'GET' | 'POST', path: string, body?: string): Promise<Reply>;
  line(table: string, hooks: LineHooks): Line;
}
