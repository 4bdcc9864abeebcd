import { ApiCache } from '@callboard/api-client/collections';
import { AppStoreProvider, createAppStore, showTheme, type ThemePreference } from '@callboard/app-state';
import { useSession } from '@callboard/auth';
import { restoreLanguage, showLanguage, useLanguage, type Language } from '@callboard/language';
import {
  createLeaveGuards,
  defineTenant,
  LeaveGuardsContext,
  TenantProvider,
  type TenantDeclaration,
} from '@callboard/tenant';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useApi, type ApiAddress } from './useApi';
import { useTokenSession } from './useTokenSession';

/** Where the API is, whose session it is, and how the parts below are shown. */
export interface CallboardProviderProps {
  api: ApiAddress;
  /** The tenant whose records these are: its code, name and words. Declare it outside of the component. */
  tenant: TenantDeclaration;
  /**
   * The token of the user whom your app has signed in. `null`: no one is signed in. It is not stored in the browser. Absent: the session that
   * `login` of `@callboard/auth` starts, which this browser stores.
   */
  token?: string | null | undefined;
  /** Called when the server ends the session. */
  onSessionEnd?: (() => void) | undefined;
  /** @default the one that the user selected here, else English */
  language?: Language | undefined;
  /** Sets `data-theme` of the page. @default as the page has it */
  theme?: ThemePreference | undefined;
  /** Shown until the server has answered whose session it is. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * All that fields, pickers, forms, uploads and lists need in an app of your own: the store, the API, the session, the texts and the alerts.
 * Render it once, and no `startApp`. Lists and links also need a router of React Router around them.
 *
 * @example
 * const tenant = { code: 'showquest', name: 'Showquest', tagline: 'Schools on stage' } as const;
 * <CallboardProvider api={{ origin: 'https://api.example.org' }} tenant={tenant} token={token}>
 *   <VenuePicker value={venue} onChange={setVenue} />
 * </CallboardProvider>
 */
export function CallboardProvider({
  api,
  tenant,
  token,
  onSessionEnd,
  language,
  theme,
  fallback = null,
  children,
}: CallboardProviderProps) {
  const [store] = useState(createAppStore);
  const [guards] = useState(createLeaveGuards);
  const config = useMemo(() => defineTenant(tenant), [tenant]);
  useApi({ api, tenant: tenant.code, store, onSessionEnd });
  useTokenSession(store, token);
  // The texts and the page are outside of React.
  useEffect(() => void (language === undefined ? restoreLanguage() : showLanguage(language)), [language]);
  useEffect(() => {
    if (theme !== undefined) store.dispatch(showTheme(theme));
  }, [store, theme]);
  return (
    <AppStoreProvider store={store}>
      <TenantProvider tenant={config}>
        <LeaveGuardsContext value={guards}>
          <ApiCache>
            <Answered fallback={fallback}>{children}</Answered>
          </ApiCache>
        </LeaveGuardsContext>
        <AlertStack />
      </TenantProvider>
    </AppStoreProvider>
  );
}

/** Waits for the rights, which the content below reads while it renders. */
function Answered({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const session = useSession();
  // Texts are read while rendering, so in another language everything is rendered again.
  const language = useLanguage();
  const isWaiting = session.status === 'unknown' && session.problem === null;
  return <Fragment key={language}>{isWaiting ? fallback : children}</Fragment>;
}
