import type { ListFilter } from '@callboard/api-contract';

/** Further words for the server's search, by name: `{ admin_type_code: 'school' }`. */
export type SearchParams = Readonly<Record<string, string>>;

/**
 * The conditions of a search: those of its place, its params, and the contractor of the user where they have one (clause 3.6). Of
 * those who are administered, only the ones that are onboarded can be chosen (clause 7.24).
 */
export function toConditions(
  filters: readonly ListFilter[],
  params: SearchParams,
  contractor: string | undefined,
): ListFilter[] {
  const said: SearchParams = {
    ...(contractor && { principal_contractor: contractor }),
    ...params,
    ...('admin_type_code' in params && { primary_status_code: 'onboarded' }),
  };
  const added = Object.entries(said).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
  return [...filters.filter(({ field }) => !(field in said)), ...added];
}
