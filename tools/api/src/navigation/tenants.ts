import type { TenantCode } from '@callboard/api-contract';
import { basketball } from './basketball.data';
import { launchpad } from './launchpad.data';
import { rockquest } from './rockquest.data';
import { showquest } from './showquest.data';
import type { TenantNavigation } from './tenantNavigation';

/** Each tenant's words and features: one line each. */
export const navigations: Readonly<Record<TenantCode, TenantNavigation>> = {
  basketball,
  launchpad,
  rockquest,
  showquest,
};
