/**
 * Makes a second visit quick and a lost connection bearable: files whose name carries their hash are answered from the cache, pages come from the
 * network and, without one, from the last copy of the home page, which then says itself what it cannot reach. Calls are never kept.
 */
const CACHE = 'pusula-1';
const KEEP_AT_MOST = 250;
const HOME = '/';
const hashed = /\.[0-9a-f]{10}\.\w+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(HOME)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  };
  event.waitUntil(others().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (hashed.test(url.pathname)) event.respondWith(fromCache(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname === '/config.js' || url.pathname.endsWith('/remote.js')) event.respondWith(latest(request));
});

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

/** From the network, and kept for when there is none. */
async function latest(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const home = await caches.match(HOME);
    if (home) return home;
    throw error;
  }
}

/** Oldest first: files of earlier releases go. */
async function trim(cache) {
  const files = (await cache.keys()).filter(({ url }) => hashed.test(new URL(url).pathname));
  await Promise.all(files.slice(0, Math.max(0, files.length - KEEP_AT_MOST)).map((file) => cache.delete(file)));
}
