import '@callboard/ui-kit/styles.css';
import './startup/splash.css';
import { createSessionStore, keptStorage, resume, watchSession } from '@callboard/auth';
import { restoreLanguage } from '@callboard/language';
import { createThemeStore, type TenantConfig } from '@callboard/tenant';
import { createAlertStore } from '@callboard/ui-kit/overlays';
import { App } from './App';
import { connectApi } from './startup/connectApi';
import { createArgumentsStore } from './startup/createArgumentsStore';
import { fetchSignedInApp } from './startup/fetchSignedInApp';
import { catchUp, mountApp } from './startup/mountApp';
import { readAppArguments } from './startup/readAppArguments';

/**
 * Starts a tenant's app in the page's `#root`: asks for the app arguments and for the session of a stored token, and renders at
 * once, on built-in settings, so that no answer of the server leaves the page white (clauses 1.3 and 1.12). Answers how to stop.
 *
 * @example
 * startApp(tenant);
 */
export function startApp(tenant: TenantConfig): () => void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const alerts = createAlertStore();
  const session = createSessionStore();
  const theme = createThemeStore(tenant.theme);
  const appArguments = createArgumentsStore(readAppArguments);
  connectApi(tenant, session, alerts);
  const stopWatching = watchSession(session);
  void restoreLanguage();
  void appArguments.ask();
  void session.dispatch(resume());
  if (keptStorage().read('api_token') !== null) void fetchSignedInApp().catch(() => undefined);
  const parts = { tenant, session, alerts, theme, appArguments, onReady: () => catchUp(element) };
  const root = mountApp(element, <App {...parts} />, session.state().status === 'anonymous');
  return () => {
    root.unmount();
    stopWatching();
  };
}
