import { AppStoreProvider, type AppStore } from '@callboard/app-state';
import type { TenantConfig } from '@callboard/tenant';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { Root } from './Root';
import { ArgumentsProvider } from './startup/ArgumentsProvider';

export interface AppProps {
  tenant: TenantConfig;
  store: AppStore;
  /** Called once the page is interactive. */
  onReady?: () => void;
}

/** The providers of an app, around all pages. */
export function App({ tenant, store, onReady }: AppProps) {
  // React hydrates the prerendered page with the initial state, then renders the current one.
  const [serverState] = useState(() => store.getState());
  // Notifies the prerendered page, outside React, that the app has started.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <AppStoreProvider store={store} serverState={serverState}>
      <ArgumentsProvider tenant={tenant}>
        <Root />
        <AlertStack />
      </ArgumentsProvider>
    </AppStoreProvider>
  );
}
