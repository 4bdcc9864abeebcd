// Served instead of the worker when an operator switches it off: it removes itself and every file that was cached. It reloads no page,
// because a page can have unsaved work: the page does that when it notices that the worker has changed.

// The global object of a service worker; TypeScript only knows that of workers in general.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
