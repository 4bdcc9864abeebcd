import { defineTenant, TenantProvider } from '@callboard/tenant';
import type { ReactNode } from 'react';

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  features: { ticketing: true },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});

/** A screen as it is at a tenant that sells tickets and has books, for tests. */
export function InTicketing({ children }: { children: ReactNode }) {
  return <TenantProvider tenant={tenant}>{children}</TenantProvider>;
}
