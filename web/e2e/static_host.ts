// A host that knows nothing but files, with the site in a folder of it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

export const kSite = resolve('../build/site');

const kTypes: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.png': 'image/png', '.woff2': 'font/woff2',
};

export class StaticHost {
  address = '';            // of the site, with a slash at its end
  folder = kSite;
  #server: HttpServer | null = null;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const name = path.startsWith('/games/aude/') ? path.slice('/games/aude/'.length) || 'index.html' : null;
      const file = name === null || name.includes('..') ? null : join(this.folder, name);
      if (file === null || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.gz`);
      response.writeHead(200, { 'Content-Type': kTypes[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache', ...(packed ? { 'Content-Encoding': 'gzip' } : {}) });
      createReadStream(packed ? `${file}.gz` : file).pipe(response);
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
