import { onVisibilityChange } from '@callboard/browser-storage';
import { onAnnouncedEnd } from './announceEnd';
import { rememberedToken, valueStorage, storeToken, tokenHolder } from './device';
import { resetStores } from './endSession';
import { followStorage } from './followStorage';
import type { AppDispatch } from '@callboard/app-state';

const renewalMs = 5 * 60_000;

/**
 * Synchronises the session with other tabs (clause 2.37): a sign-out or another user there applies here too, also when the page returns
 * from the browser's back-forward cache.
 *
 * @returns the function that stops it
 */
export function watchSession({ dispatch }: { dispatch: AppDispatch }): () => void {
  const reconcile = () => dispatch(followStorage());
  // `clear()` in another tab dispatches an event without a key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'api_token') reconcile();
  };
  // A page from the back-forward cache stays hidden until its session is checked.
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    document.documentElement.hidden = persisted;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    reconcile();
    requestAnimationFrame(() => (document.documentElement.hidden = false));
  };
  const renewal = setInterval(() => {
    const isCurrent = valueStorage().read('api_token') === rememberedToken();
    if (isCurrent && document.visibilityState === 'visible') storeToken();
  }, renewalMs);
  const stopListening = onAnnouncedEnd((user) => {
    if (valueStorage().isShared) return reconcile();
    // Without shared storage each tab has its own token, so the message ends the session.
    if (tokenHolder()?.hashcode === user) dispatch(resetStores('signedOut'));
    return undefined;
  });
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onPageHide);
  addEventListener('pageshow', onPageShow);
  const stopVisibility = onVisibilityChange((isVisible) => {
    if (isVisible) reconcile();
  });
  return () => {
    clearInterval(renewal);
    stopListening();
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onPageHide);
    removeEventListener('pageshow', onPageShow);
    stopVisibility();
  };
}
