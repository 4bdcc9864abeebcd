import type { ListFilter } from '@callboard/api-contract/lists';

/** Extra search parameters by name: `{ admin_type_code: 'school' }`. */
export type SearchParams = Readonly<Record<string, string>>;

/**
 * The conditions of a search: the filters, the params, and the user's contractor if they have one (clause 3.6). Of
 * administered records, only onboarded ones can be selected (clause 7.24).
 */
export function toConditions(
  filters: readonly ListFilter[],
  params: SearchParams,
  contractor: string | undefined,
): ListFilter[] {
  const fixed: SearchParams = {
    ...(contractor && { principal_contractor: contractor }),
    ...params,
    ...('admin_type_code' in params && { primary_status_code: 'onboarded' }),
  };
  const added = Object.entries(fixed).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
  return [...filters.filter(({ field }) => !(field in fixed)), ...added];
}
