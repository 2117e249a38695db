// SPDX-License-Identifier: MIT
// Files as a plain host sends them, for the two that we have: page-host.mjs and the tests' static host.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

export const is_file = (path) => existsSync(path) && statSync(path).isFile();

// The path that is asked for; null where the address makes no sense.
export function path_of(request) {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
  } catch {
    return null;
  }
}

// Packed where it lies there so and the other end takes it.
export function send_file(request, response, file) {
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && is_file(`${file}.gz`);
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'no-cache',
    ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
  });
  createReadStream(packed ? `${file}.gz` : file).pipe(response);
}
