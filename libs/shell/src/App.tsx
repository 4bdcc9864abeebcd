import { SessionStoreContext, type SessionStore } from '@callboard/auth';
import { ThemeContext, type TenantConfig, type ThemeStore } from '@callboard/tenant';
import { AlertProvider, AlertStack, type AlertStore } from '@callboard/ui-kit/overlays';
import { useEffect } from 'react';
import { Root } from './Root';
import { ArgumentsProvider } from './startup/ArgumentsProvider';
import type { ArgumentsStore } from './startup/createArgumentsStore';

export interface AppProps {
  tenant: TenantConfig;
  session: SessionStore;
  alerts: AlertStore;
  appArguments: ArgumentsStore;
  theme: ThemeStore;
  /** Called once what is in the page works. */
  onReady?: () => void;
}

/** Everything that the pages of an app stand in. */
export function App({ tenant, session, alerts, appArguments, theme, onReady }: AppProps) {
  // The page of the build, which is outside React, waits for its app.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SessionStoreContext value={session}>
      <ArgumentsProvider tenant={tenant} store={appArguments}>
        <ThemeContext value={theme}>
          <AlertProvider store={alerts}>
            <Root />
            <AlertStack store={alerts} />
          </AlertProvider>
        </ThemeContext>
      </ArgumentsProvider>
    </SessionStoreContext>
  );
}
