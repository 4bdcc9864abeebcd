import { toPushMessage } from './pushMessage';

/** The message to a page that a notification was clicked for it: the page opens the path, after its own question about unsaved work. */
const openType = 'OPEN_PATH';

/** Shows the notifications that the server sends while the app is closed, and opens their pages. */
export function addPush(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('push', (event) => {
    const message = toPushMessage(event.data?.text());
    if (!message) return;
    const { id, title, text, path } = message;
    // The same id replaces what is shown, without a second sound.
    const options = { body: text, tag: id, data: { path }, icon: '/icon-192.png', badge: '/icon-192.png' };
    event.waitUntil(self.registration.showNotification(title, options));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path: unknown = event.notification.data?.path;
    event.waitUntil(open(self.clients, typeof path === 'string' ? path : '/'));
  });
}

/** Opens a path in the page that was used last, or in a new one. */
async function open(clients: Clients, path: string): Promise<void> {
  // A page that was loaded past the worker (a reload with Shift) is a page of the app too.
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await clients.openWindow(path));
  page.postMessage({ type: openType, path });
  await page.focus();
  return undefined;
}
