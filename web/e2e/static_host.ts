// A host that knows nothing but files, with the site in a folder of it.
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { is_file, path_of, send_file } from '../scripts/send_file.mjs';

export const kSite = resolve('../build/site');

export class StaticHost {
  address = ''; // of the site, with a slash at its end
  folder = kSite;
  readonly requests: string[] = []; // paths that were asked for
  #server: HttpServer | null = null;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = path_of(request);
      this.requests.push(path ?? '');
      const name = path?.startsWith('/games/aude/') ? path.slice('/games/aude/'.length) || 'index.html' : null;
      const file = name === null || name.includes('..') ? null : join(this.folder, name);
      if (file !== null && is_file(file)) send_file(request, response, file);
      else response.writeHead(404).end();
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/aude/`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}
