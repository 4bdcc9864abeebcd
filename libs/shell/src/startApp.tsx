import '@callboard/ui-kit/styles.css';
import './startup/splash.css';
import { createAppStore } from '@callboard/app-state';
import { valueStorage, resume, selectSession, watchSession } from '@callboard/auth';
import { restoreLanguage } from '@callboard/language';
import type { TenantConfig } from '@callboard/tenant';
import { App } from './App';
import { connectApi } from './startup/connectApi';
import { fetchAppArguments } from './startup/argumentsSlice';
import { fetchSignedInApp } from './signed-in/fetchSignedInApp';
import { catchUp, mountApp } from './mountApp';
import { tolerateTranslators } from './startup/tolerateTranslators';
import { watchInstallOffer } from './updates/installOffer';
import { startWorker } from './updates/startWorker';

/**
 * Starts a tenant's app in the page's `#root`. It requests the app arguments and the session of a stored token, and renders immediately
 * with built-in settings, so that the page is never blank (clauses 1.3 and 1.12).
 *
 * @returns the function that stops the app
 * @throws when the page has no `#root`
 *
 * @example
 * startApp(tenant);
 */
export function startApp(tenant: TenantConfig): () => void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  tolerateTranslators();
  const store = createAppStore();
  connectApi(tenant, store);
  const stopWatching = watchSession(store);
  const stopOffer = watchInstallOffer();
  startWorker(store);
  void restoreLanguage();
  void store.dispatch(fetchAppArguments());
  void store.dispatch(resume());
  if (valueStorage().read('api_token') !== null) void fetchSignedInApp().catch(() => undefined);
  const parts = { tenant, store, onReady: () => catchUp(element) };
  const root = mountApp(element, <App {...parts} />, selectSession(store.getState()).status === 'anonymous');
  return () => {
    root.unmount();
    stopWatching();
    stopOffer();
  };
}
