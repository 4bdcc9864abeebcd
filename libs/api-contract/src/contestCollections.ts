import { tenantCodes, type TenantCode } from './tenants';

/** The first part of the keys of a tenant's own collections, where that is not its code. */
const apps = { basketball: 'submission' } as const satisfies Partial<Record<TenantCode, string>>;
type App = (typeof apps)[keyof typeof apps] | Exclude<TenantCode, keyof typeof apps>;

/**
 * The keys of the collections that every tenant has for itself. A list of them is made by this, so that it has those of a new
 * tenant, and needs no declaration, which would load with it.
 *
 * @example
 * contestCollections('Entries') // 'submissionEntries', 'launchpadEntries', …
 */
export function contestCollections<C extends 'Entries' | 'Participants' | 'Collaborators'>(
  concept: C,
): `${App}${C}`[] {
  return tenantCodes.map((code) => `${isRenamed(code) ? apps[code] : code}${concept}` as const);
}

function isRenamed(code: TenantCode): code is keyof typeof apps {
  return code in apps;
}
