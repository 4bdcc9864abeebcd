import { AppStoreProvider, type AppStore } from '@callboard/app-state';
import type { TenantConfig } from '@callboard/tenant';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { Root } from './Root';
import { ArgumentsProvider } from './startup/ArgumentsProvider';

export interface AppProps {
  tenant: TenantConfig;
  store: AppStore;
  /** Called once what is in the page works. */
  onReady?: () => void;
}

/** Everything that the pages of an app stand in. */
export function App({ tenant, store, onReady }: AppProps) {
  // React hydrates what the build rendered; what the server has answered since follows.
  const [serverState] = useState(() => store.getState());
  // The page of the build, which is outside React, waits for its app.
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
