import '@callboard/ui-kit/styles.css';
import './startup/splash.css';
import { TenantProvider, type TenantConfig } from '@callboard/tenant';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login/LoginPage';

/** Starts a tenant's app in the page's `#root`. */
export function startApp(tenant: TenantConfig): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html needs an element with the id "root".');
  createRoot(root).render(
    <TenantProvider tenant={tenant}>
      <LoginPage privacyUrl={tenant.privacyUrl} onLogin={async () => ({ ok: true })} />
    </TenantProvider>,
  );
}
