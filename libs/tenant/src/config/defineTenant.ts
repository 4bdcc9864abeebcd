import { defaultCollections, defaultLabels } from './concepts';
import { defaultFeatures, mergeFeatures } from './features';
import type { TenantConfig, TenantDeclaration } from './TenantConfig';

/**
 * Declares a tenant: everything that is not said gets its default.
 *
 * @example
 * export const tenant = defineTenant({
 *   code: 'showquest', name: 'Showquest', tagline: 'Schools on stage',
 *   collections: { entries: 'showquestEntries', participants: 'showquestParticipants' },
 *   labels: { entries: { one: 'Act', many: 'Acts' } },
 * });
 */
export function defineTenant(declaration: TenantDeclaration): TenantConfig {
  const { code, name, tagline } = declaration;
  return {
    code,
    name,
    tagline,
    collections: { ...defaultCollections, ...declaration.collections },
    labels: { ...defaultLabels, ...declaration.labels },
    features: mergeFeatures(defaultFeatures, declaration.features),
    timeZone: declaration.timeZone ?? 'Pacific/Auckland',
    currency: declaration.currency ?? 'NZD',
    theme: declaration.theme ?? 'dark',
    routes: declaration.routes ?? {},
    loginRoute: declaration.loginRoute,
    activation: declaration.activation ?? 'screen',
    navigation: { hidden: [], ...declaration.navigation },
    screens: declaration.screens ?? {},
    components: declaration.components ?? {},
    pageTitle: declaration.pageTitle,
    privacyUrl: declaration.privacyUrl,
    copyright: declaration.copyright ?? name,
  };
}
