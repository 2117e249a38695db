// SPDX-License-Identifier: MIT
// Routes each request to the host of its table. Requests without a table (pictures, catalogue, replays) go to the
// server, or to the page if there is no server or it cannot be reached.
import type { Transport, ConnectionHooks, Reply } from './transport';
import { is_in_page, kServer } from './addresses';
import { server } from './server';

// Kept, because an import is answered later than a promise, after what the page draws, even if the module is there.
let in_page: typeof import('./in_page') | null = null;
const page = async (): Promise<Transport> => {
  in_page ??= await import('./in_page');
  return in_page.page_transport();
};

async function from_page(method: 'GET' | 'POST', path: string, body?: string): Promise<Reply> {
  return (await page()).request(method, path, body);
}

export const routed_transport: Transport = {
  async request(method, path, body) {
    const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
    if (table !== undefined)
      return is_in_page(decodeURIComponent(table))
        ? from_page(method, path, body)
        : server.request(method, path, body);
    if (!kServer) return from_page(method, path, body);
    return server.request(method, path, body).catch(() => from_page(method, path, body));
  },
  connect(table, hooks) {
    return is_in_page(table) ? connect_in_page(table, hooks) : server.connect(table, hooks);
  },
};

// The page's transport is fetched first; until then the connection is closed.
function connect_in_page(table: string, hooks: ConnectionHooks): ReturnType<Transport['connect']> {
  let connection: ReturnType<Transport['connect']> | null = null;
  let closed = false;
  page().then(
    (transport) => {
      if (!closed) connection = transport.connect(table, hooks);
    },
    () => hooks.on_lost(),
  );
  return {
    get is_open() {
      return connection?.is_open ?? false;
    },
    send: (text) => connection?.send(text),
    close() {
      closed = true;
      connection?.close();
    },
  };
}
