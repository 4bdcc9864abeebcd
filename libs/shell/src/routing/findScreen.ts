import { partNamed, type ScreenLoader, type TenantConfig } from '@callboard/tenant';

export type FoundScreen = { status: 'found'; load: ScreenLoader } | { status: 'unknown' };

/** Looks a screen up by its name: the tenant's own, unless it removed it, else the registry's. */
export function findScreen(
  name: string,
  tenant: Pick<TenantConfig, 'screens'>,
  registry: Readonly<Record<string, ScreenLoader>>,
): FoundScreen {
  const own = partNamed(tenant.screens, name);
  const load = own === undefined ? partNamed(registry, name) : own;
  return load ? { status: 'found', load } : { status: 'unknown' };
}
