import { translate } from '@callboard/language';
import { createContext, use } from 'react';
import type { Concept, Label } from '@callboard/api-contract/tenant';
import type { Feature } from '@callboard/api-contract/tenant';
import type { TenantComponentName, TenantComponents } from './config/TenantComponents';
import type { TenantConfig } from './config/TenantConfig';

export const TenantContext = createContext<TenantConfig | null>(null);

/** The tenant that this app serves. */
export function useTenant(): TenantConfig {
  const tenant = use(TenantContext);
  if (!tenant) throw new Error('useTenant needs a TenantProvider above it: startApp provides one.');
  return tenant;
}

/** The tenant's label of a concept: `useLabel('entries').many` is 'Acts' or 'Bands'. */
export function useLabel(concept: Concept): Label {
  const { one, many } = useTenant().labels[concept];
  return { one: translate(one), many: translate(many) };
}

/** Checks whether a feature is on for this tenant. */
export function useFeature(feature: Feature): boolean {
  return useTenant().features[feature];
}

/** The tenant's component of this name, else `fallback`; null when the tenant removed it. */
export function useComponent<N extends TenantComponentName>(
  name: N,
  fallback: TenantComponents[N],
): TenantComponents[N] | null {
  const own: TenantComponents[N] | null | undefined = useTenant().components[name];
  return own === undefined ? fallback : own;
}
