import type { AppStore } from '@callboard/app-state';

/** Only the script of `followWorker` is loaded then; it waits until the page is quiet. */
const delayMs = 2_000;

/**
 * Registers the service worker of a build, late: it must not delay the login (clause 1.8). Where a browser refuses, for example in a
 * private window, the app works without.
 */
export function startWorker(store: AppStore): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const follow = () => import('./followWorker').then(({ followWorker }) => followWorker(store));
  setTimeout(() => void follow().catch(() => undefined), delayMs);
}
