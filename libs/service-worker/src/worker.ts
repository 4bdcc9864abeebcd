import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { addPush } from './addPush';
import { createOldClients } from './createOldClients';
import { pageOf } from './pageOf';
import { toEntries } from './toEntries';

interface BuildGlobals {
  /** The files of the build, written here by workbox-build. */
  __WB_MANIFEST: PrecacheEntry[];
  /** A hash of what the server writes into the pages, put before this script by the server. */
  callboardPages?: string;
}

// The global object of a service worker; TypeScript only knows that of workers in general.
declare const self: ServiceWorkerGlobalScope & BuildGlobals;

/** Adding files to the precache and removing them exclude each other. */
const lock = 'callboard-precache';

const precache = new PrecacheController();
const oldClients = createOldClients(self.clients, () => caches.open(precache.strategy.cacheName));
precache.addToCacheList(toEntries(self.__WB_MANIFEST, self.callboardPages));

self.addEventListener('install', (event) => {
  event.waitUntil(navigator.locks.request(lock, () => precache.install(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

self.addEventListener('message', (event) => {
  // The names are those of workbox-window.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLEAN_UP') event.waitUntil(removeOldFiles(event));
});

addPush(self);

// Nothing else is ever answered from a cache: what the API answers belongs to a user and to a moment.
registerRoute(new PrecacheRoute(precache));
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pageOf(url.pathname) !== null,
  (options) => precache.createHandlerBoundToURL(pageOf(options.url.pathname) ?? '/index.html')(options),
);
// A page of an earlier build finds its parts in the cache when the server no longer has them.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // eslint-disable-next-line no-restricted-globals -- A file of the build, not a call to the API.
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

async function activate(event: ExtendableEvent): Promise<void> {
  await oldClients.note();
  await self.clients.claim();
  await removeOldFiles(event);
}

/** Removes the files of earlier builds once no page of theirs is open, and no later build is being installed. */
async function removeOldFiles(event: ExtendableEvent): Promise<void> {
  await navigator.locks.request(lock, { ifAvailable: true }, async (isFree) => {
    const { installing, waiting } = self.registration;
    if (!isFree || installing || waiting || (await oldClients.areOpen())) return;
    await precache.activate(event);
  });
}
