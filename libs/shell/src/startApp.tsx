import '@callboard/ui-kit/styles.css';
import './startup/splash.css';
import { keptStorage, resume, watchSession } from '@callboard/auth';
import { createThemeStore, type TenantConfig } from '@callboard/tenant';
import { createAlertStore } from '@callboard/ui-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { connectApi } from './startup/connectApi';
import { createAppStore } from './startup/createAppStore';
import { createArgumentsStore } from './startup/createArgumentsStore';
import { fetchSignedInApp } from './startup/fetchSignedInApp';
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
  if (!element) throw new Error('index.html needs an element with the id "root".');
  const alerts = createAlertStore();
  const store = createAppStore();
  const theme = createThemeStore(tenant.theme);
  const appArguments = createArgumentsStore(readAppArguments);
  connectApi(tenant, store, alerts);
  const stopWatching = watchSession(store);
  void appArguments.ask();
  void store.dispatch(resume());
  if (keptStorage().read('api_token') !== null) void fetchSignedInApp().catch(() => undefined);
  const root = createRoot(element);
  root.render(<App {...{ tenant, store, alerts, theme, appArguments }} />);
  return () => {
    root.unmount();
    stopWatching();
  };
}
