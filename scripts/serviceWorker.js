/*
 * Keeps the hosted page for use offline. `scripts/offline.mjs` writes this into the built page, below two constants:
 *
 *   FILES    the page's files, by addresses relative to this one, each with the hash of its contents
 *   VERSION  the hash of FILES
 *
 * A version is kept whole, in a cache of its own, and answers all that the pages it serves ask for. The next one is
 * fetched beside it and waits until no page of this one is open, as browsers have it unless told otherwise.
 */

/** Caches belong to the whole origin, which may hold more such pages; a space appears in no address. */
const OURS = `two-choices ${self.registration.scope} `;
const CACHE = `${OURS}${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = request.method === 'GET' ? fileOf(request) : null;
  if (file !== null) event.respondWith(answer(file, request));
});

/**
 * All files or none. A file with other contents than the version has, because a new one is just being copied to the host,
 * fails its hash: the install with it, to be tried again at the next visit.
 */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    Object.entries(FILES).map(
      // A redirected answer would later be refused as the page.
      ([file, integrity]) => new Request(file, { integrity, cache: 'reload', redirect: 'error' }),
    ),
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** Which of the files is asked for, or null. The page itself is asked for with any query: those are its settings. */
function fileOf({ url, mode }) {
  const address = new URL(url);
  if (mode === 'navigate') address.search = '';
  address.hash = '';
  const { scope } = self.registration;
  if (!address.href.startsWith(scope)) return null;
  const path = address.href.slice(scope.length);
  const file = path === '' || path === 'index.html' ? './' : path;
  return Object.hasOwn(FILES, file) ? file : null;
}

/** From this version's cache; from the network only if the browser has thrown the cache away. */
async function answer(file, request) {
  const kept = await caches.match(file, { cacheName: CACHE, ignoreVary: true });
  return kept ?? fetch(request);
}
