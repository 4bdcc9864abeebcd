import '@callboard/ui-kit/styles.css';
import '../startup/splash.css';
import { configureApi } from '@callboard/api-client';
import type { TenantFacts } from '@callboard/api-contract/tenant';
import { valueStorage } from '@callboard/auth';
import { storedValue } from '@callboard/browser-storage';
import { isLanguage, restoreLanguage, showLanguage } from '@callboard/language';
import { frameOptions, TicketsApp } from '@callboard/screens/tickets';
import { createRoot } from 'react-dom/client';
import { originOfApi, selectedDomain, versionOfApi } from '../startup/choices';
import { startTicketWorker } from './startTicketWorker';

/**
 * Starts a tenant's ticket shop in the page's `#root`. It has no store and no routes of the app, so that it loads fast; the token of a user
 * who is signed in is sent, so that what they order is theirs.
 *
 * @throws when the page has no `#root`
 * @example startTickets(tenant);
 */
export function startTickets(tenant: TenantFacts): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  const getToken = () => valueStorage().read('api_token');
  configureApi({
    origin: originOfApi(),
    version: versionOfApi(),
    domain: selectedDomain(tenant.code),
    getToken,
  });
  const { language, theme } = frameOptions();
  paintTheme(theme);
  // It stays English when its texts cannot be loaded.
  if (isLanguage(language)) void showLanguage(language).catch(() => undefined);
  else void restoreLanguage();
  createRoot(element).render(
    <TicketsApp
      name={tenant.name}
      isSignedIn={getToken() !== null}
      footer={tenant}
      onTickets={startTicketWorker}
    />,
  );
}

/** The theme of the page around the shop, or the one that the user selected in the app; without one the tenant's of the page. */
function paintTheme(ofFrame: string | undefined): void {
  const theme = ofFrame ?? storedValue('theme').read();
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset['theme'] = theme;
  if (theme === 'system') delete dataset['theme'];
}
