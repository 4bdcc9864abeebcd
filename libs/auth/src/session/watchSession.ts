import { onSight } from '@callboard/browser-storage';
import { onAnnouncedEnd } from './announceEnd';
import { heldToken, keptStorage, storeToken, tokenHolder } from './device';
import { resetStores } from './endSession';
import { followStorage } from './followStorage';
import type { AppDispatch } from '@callboard/app-state';

const renewalMs = 5 * 60_000;

/**
 * Keeps this page in step with what other tabs do to the session (clause 2.37): a sign-out there is one here, another user there
 * replaces the one here, also when the page comes back from the browser's back-forward cache. Answers how to stop.
 */
export function watchSession({ dispatch }: { dispatch: AppDispatch }): () => void {
  const reconcile = () => dispatch(followStorage());
  // `clear()` in another tab is an event without a key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'api_token') reconcile();
  };
  // A page that comes back from the back-forward cache shows nothing before it knows whose it is.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    document.documentElement.hidden = persisted;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    reconcile();
    requestAnimationFrame(() => (document.documentElement.hidden = false));
  };
  const renewal = setInterval(() => {
    const isCurrent = keptStorage().read('api_token') === heldToken();
    if (isCurrent && document.visibilityState === 'visible') storeToken();
  }, renewalMs);
  const stopListening = onAnnouncedEnd((user) => {
    if (keptStorage().isShared) return reconcile();
    // Without a shared storage each tab has its own token, and whoever left here has left there.
    if (tokenHolder()?.hashcode === user) dispatch(resetStores('signedOut'));
    return undefined;
  });
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  const stopSight = onSight((isInSight) => {
    if (isInSight) reconcile();
  });
  return () => {
    clearInterval(renewal);
    stopListening();
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
    stopSight();
  };
}
