// Opens the pages of a board without a network: pages from the network if it answers in time, else as they were; the
// assets, whose addresses change with their content, from the device.

const CACHE = "adoube-1";
const PATIENCE_MS = 3000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("adoube-") && name !== CACHE) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("message", (event) => {
  const { keep, forget } = event.data ?? {};
  if (forget) event.waitUntil(caches.delete(CACHE));
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep));
});

/** @param {string[]} urls */
async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    try {
      const response = await fetch(url, { credentials: "same-origin" });
      if (response.ok && !response.redirected) await cache.put(url, response);
    } catch {
      // Kept the next time there is a network.
    }
  }
}

/** @param {URL} url */
const isBoardPage = (url) =>
  /^\/seat\/[^/]+(\/(clock|sheet))?$/.test(url.pathname) || /^\/t\/[^/]+\/board\/[^/]+\/[^/]+$/.test(url.pathname);

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromDevice(request));
  else if (request.mode === "navigate" && isBoardPage(url)) event.respondWith(fromNetwork(request));
});

/** @param {Request} request */
async function fromDevice(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** @param {Request} request */
async function fromNetwork(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  try {
    const signal = kept ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    const response = await fetch(request, { signal });
    if (response.ok && !response.redirected) await cache.put(request, response.clone());
    return response.status >= 500 && kept ? kept : response;
  } catch (trouble) {
    if (kept) return kept;
    throw trouble;
  }
}
