import type { TenantCode } from '@callboard/api-contract';
import type { Settings } from './settings';

/** Where a tenant's app is found: from configuration alone, since a Host header can hold anything. */
export function tenantUrl(
  { hosts, publicPort }: Pick<Settings, 'hosts' | 'publicPort'>,
  tenant: TenantCode,
): string {
  const configured = [...hosts].find(([, code]) => code === tenant)?.[0];
  return configured ? `https://${configured}` : `http://${tenant}.localhost:${publicPort}`;
}
