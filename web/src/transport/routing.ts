// The carrier that everybody talks to: it knows where each table is carried. What belongs to no table (pictures, the
// catalogue, replays) comes from the server, or from the page where there is none or it cannot be reached.
import type { Carrier, LineHooks, Reply } from './transport';
import { is_here, kServer } from './addresses';
import { server } from './server';

const page = async (): Promise<Carrier> => (await import('./in_page')).page_carrier();

async function from_page(method: 'GET' | 'POST', path: string, body?: string): Promise<Reply> {
  return (await page()).request(method, path, body);
}

export const everywhere: Carrier = {
  async request(method, path, body) {
    const table = /^\/api\/tables\/([^/]+)/.exec(path)?.[1];
    if (table !== undefined)
      return is_here(decodeURIComponent(table)) ? from_page(method, path, body) : server.request(method, path, body);
    if (!kServer) return from_page(method, path, body);
    return server.request(method, path, body).catch(() => from_page(method, path, body));
  },
  line(table, hooks) {
    return is_here(table) ? line_here(table, hooks) : server.line(table, hooks);
  },
};

// The page's carrier is fetched first; until then the line is closed.
function line_here(table: string, hooks: LineHooks): ReturnType<Carrier['line']> {
  let line: ReturnType<Carrier['line']> | null = null;
  let closed = false;
  page().then(
    (carrier) => {
      if (!closed) line = carrier.line(table, hooks);
    },
    () => hooks.on_lost(),
  );
  return {
    get is_open() {
      return line?.is_open ?? false;
    },
    send: (text) => line?.send(text),
    close() {
      closed = true;
      line?.close();
    },
  };
}
