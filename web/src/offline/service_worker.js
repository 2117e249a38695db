// SPDX-License-Identifier: MIT
// Keeps the page for the times without network. The build puts the version and the list of files in here.
//
// Every version has a cache of its own, filled whole before it is used, so a page never mixes files of two
// versions. A new version waits until the page asks for it: no game is interrupted. The version before stays until the
// next one comes, for tabs in which it still runs and has not fetched everything yet. All pages of an origin share
// their caches, so the name of a cache has the folder of its page in it.
const kVersion = '__VERSION__';
// Of the two modules, only the one that this browser uses; the page says which by the address of this worker.
const kUnused = location.search === '?plain' ? /aude-[^/]*\.wasm$/ : /aude_plain-[^/]*\.wasm$/;
const kFiles = __FILES__.filter((file) => !kUnused.test(file));
const kPrefix = `aude-${new URL(registration.scope).pathname}-`;
const kOldName = /^aude-[^/]*$/; // of version 1.0
const kCache = kPrefix + kVersion;
const kKept = 2; // versions

addEventListener('install', (event) => {
  // The name of a file in assets/ changes with its content, so the copy that the page has just fetched will do. For
  // the others the browser's own cache may still hold the version before.
  const wanted = kFiles.map(
    (file) => new Request(file, { cache: file.startsWith('assets/') ? 'force-cache' : 'reload' }),
  );
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(wanted)));
});

async function is_own(name) {
  if (!kOldName.test(name)) return name.startsWith(kPrefix);
  return (await (await caches.open(name)).match('index.html')) !== undefined; // the one of this folder
}

async function activate() {
  const others = []; // oldest first
  for (const name of await caches.keys()) if (name !== kCache && (await is_own(name))) others.push(name);
  await Promise.all(others.slice(0, Math.max(0, others.length - kKept + 1)).map((name) => caches.delete(name)));
  await clients.claim();
}
addEventListener('activate', (event) => event.waitUntil(activate()));

addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting();
});

async function kept(file, request) {
  const cache = await caches.open(kCache);
  return (await cache.match(file)) ?? (await caches.match(request)) ?? fetch(request);
}

// Pages are all the same file; files of a build come from its cache; everything else, a server's answers
// above all, is none of our business.
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  const is_page = request.mode === 'navigate' && !path.startsWith('api/') && !kFiles.includes(path);
  const file = is_page ? 'index.html' : path;
  if (kFiles.includes(file) || file.startsWith('assets/')) event.respondWith(kept(file, request));
});
