import '@callboard/ui-kit/styles.css';
import '../startup/splash.css';
import { configureApi } from '@callboard/api-client';
import type { TenantFacts } from '@callboard/api-contract/tenant';
import { valueStorage } from '@callboard/auth';
import { isLanguage, remembered, restoreLanguage, showLanguage } from '@callboard/language';
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
  const { language } = frameOptions();
  // The buyer's own selection is first. It stays English when its texts cannot be loaded.
  if (remembered() === null && isLanguage(language)) void showLanguage(language).catch(() => undefined);
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
