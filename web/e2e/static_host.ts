// SPDX-License-Identifier: MIT
// A host that knows nothing but files, with the site in two folders of it: /games/aude/ and /other/aude/.
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
      const name = /^\/(?:games|other)\/aude\/(.*)$/.exec(path ?? '')?.[1];
      const file = name === undefined || name.includes('..') ? null : join(this.folder, name || 'index.html');
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
