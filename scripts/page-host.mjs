// page-host.mjs FOLDER PORT: shows the built client in FOLDER to browsers of this machine until it is stopped. ./play
// runs it while the server is still being compiled: the page plays by itself meanwhile. Every request that needs a
// server breaks off, as if there were none yet; the page takes that for what it is.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder, port] = process.argv.slice(2);
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.png': 'image/png', '.woff2': 'font/woff2',
};
const is_file = (path) => existsSync(path) && statSync(path).isFile();

// Tables, replays and the like have paths of their own, all of which are the one page.
function file_of(path) {
  const file = join(folder, normalize(path));  // stays inside: the path is absolute
  return is_file(file) ? file : join(folder, 'index.html');
}

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
  if (path.startsWith('/api/') || path.startsWith('/ws/')) {
    request.socket.destroy();
    return;
  }
  const file = file_of(path);
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && is_file(`${file}.gz`);
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache', ...(packed ? { 'Content-Encoding': 'gzip' } : {}) });
  createReadStream(packed ? `${file}.gz` : file).pipe(response);
});
server.on('upgrade', (request, socket) => socket.destroy());
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
