import { ThemeContext, type TenantConfig, type ThemeStore } from '@callboard/tenant';
import { AlertProvider, AlertStack, type AlertStore } from '@callboard/ui-kit';
import { Provider } from 'react-redux';
import { Root } from './Root';
import { ArgumentsProvider } from './startup/ArgumentsProvider';
import type { AppStore } from './startup/createAppStore';
import type { ArgumentsStore } from './startup/createArgumentsStore';

export interface AppProps {
  tenant: TenantConfig;
  store: AppStore;
  alerts: AlertStore;
  appArguments: ArgumentsStore;
  theme: ThemeStore;
}

/** Everything that the pages of an app stand in. */
export function App({ tenant, store, alerts, appArguments, theme }: AppProps) {
  return (
    <Provider store={store}>
      <ArgumentsProvider tenant={tenant} store={appArguments}>
        <ThemeContext value={theme}>
          <AlertProvider store={alerts}>
            <Root />
            <AlertStack store={alerts} />
          </AlertProvider>
        </ThemeContext>
      </ArgumentsProvider>
    </Provider>
  );
}
