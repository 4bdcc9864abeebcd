import { writableFields, type Collection, type Role } from '@callboard/api-contract';
import type { TenantConfig } from '@callboard/tenant';
import type { BodyValues } from '@callboard/api-client/collections';

/** The defaults of a tenant for a new record: its time zone, and its currency if the record has amounts of money. */
export function tenantDefaults(
  collection: Collection,
  roles: readonly Role[],
  { timeZone, currency }: Pick<TenantConfig, 'timeZone' | 'currency'>,
): BodyValues {
  const fields = writableFields(collection, roles, 'create');
  const ofAmounts = fields.flatMap(([, field]) => ('currency' in field && field.currency) || []);
  return Object.fromEntries(
    fields.flatMap(([name, field]): [string, string][] => {
      if (field.kind === 'timezone') return [[name, timeZone]];
      const isOffered = 'options' in field && field.options.some(({ value }) => value === currency);
      return isOffered && ofAmounts.includes(name) ? [[name, currency]] : [];
    }),
  );
}
