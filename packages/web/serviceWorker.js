// The service worker: keeps the page's files, so that it starts at once and without a network. The build puts VERSION and
// FILES in front. Whatever goes to /api goes to the server, always.
/* global VERSION, FILES */

const PREFIX = 'tessera-';
const CACHE = `${PREFIX}${VERSION}`;

// A new build takes over as soon as it is complete, so that the next load of the page gets it. If it waited until no
// window is open, a page that is only ever reloaded would stay old for good.
addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => skipWaiting()),
  );
});

// A window that was open before goes on with the files of the previous build; older ones are deleted. The very first
// window is controlled as well: what it loads later must be available offline too.
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|healthz|metrics)(\/|$)/.test(pathname)) return;
  event.respondWith(keptFor(request).then((kept) => kept ?? fetch(request)));
});

/** A file of this build; failing that one of the previous build, since changed files have other names. */
async function keptFor(request) {
  // Every address within the page is the same file.
  if (request.mode === 'navigate') return await caches.match('/', { cacheName: CACHE, ignoreVary: true });
  const own = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  return own ?? (await caches.match(request, { ignoreVary: true }));
}
