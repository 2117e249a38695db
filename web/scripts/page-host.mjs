// SPDX-License-Identifier: MIT
// page-host.mjs FOLDER PORT: shows the built client in FOLDER to browsers of this machine until it is stopped. ./play
// runs it while the server is still being compiled: the page plays by itself meanwhile. Every request that needs a
// server breaks off, as if there were none yet; the page takes that for what it is.
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { is_file, path_of, send_file } from './send_file.mjs';

const [folder, port] = process.argv.slice(2);

// Tables, replays and the like have paths of their own, all of which are the one page.
function file_of(path) {
  const file = join(folder, normalize(path)); // stays inside: the path is absolute
  return is_file(file) ? file : join(folder, 'index.html');
}

const server = createServer((request, response) => {
  const path = path_of(request);
  if (path === null || path.startsWith('/api/') || path.startsWith('/ws/')) {
    request.socket.destroy();
    return;
  }
  send_file(request, response, file_of(path));
});
server.on('upgrade', (request, socket) => socket.destroy());
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://localhost:${server.address().port}/`));
