import type { AppStore } from '@callboard/app-state';
import { whenQuiet } from './whenQuiet';

/**
 * Registers the service worker of a build, late: it must not delay the login (clause 1.8). Where a browser refuses, for example in a
 * private window, the app works without.
 */
export function startWorker(store: AppStore): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenQuiet(() => {
    void import('./followWorker').then(({ followWorker }) => followWorker(store)).catch(() => undefined);
  });
}
