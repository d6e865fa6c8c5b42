// The service worker: keeps the page's files, so that it starts at once and without a network. The build puts VERSION and
// FILES in front. Whatever goes to /api goes to the server, always.
/* global VERSION, FILES */

const CACHE = `tessera-${VERSION}`;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// The old files go only when no window uses them any more: that is when a waiting service worker becomes active.
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/(api|healthz|metrics)(\/|$)/.test(pathname)) return;
  // Every address within the page is the same file.
  const wanted = request.mode === 'navigate' ? '/' : request;
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
});
