import { contests, entries } from '../contests';
import { adultParts } from '../../consents/adultParts.data';
import type { Option } from '../../fields/field';
import type { Fields } from '../../fields/kinds';
import { tenantCodes, type TenantCode } from '../../tenants';

/** The field of a tenant's entries that holds the category in which they compete: the select that each of them needs. */
export function categoryFieldOf(tenant: TenantCode): string {
  const fields: Fields = contests[tenant].entries.fields;
  const found = Object.entries(fields).find(([, { kind, required }]) => kind === 'select' && required);
  if (!found) throw new Error(`The entries of ${tenant} have no category.`);
  return found[0];
}

/** The categories of every tenant, each with the tenants that have it. */
export const categoryOptions = merged((tenant) =>
  optionsOf(contests[tenant].entries.fields, categoryFieldOf(tenant)),
);

/** Parts of a member of an entry, each with the tenants that have it. */
export const partOptions = merged((tenant) => optionsOf(contests[tenant].participants.fields, 'part'));

/** Amounts that an entry declares, each with the tenants whose entries do. */
export const measureOptions = merged((tenant) =>
  (['largest_prop_cm', 'prop_lifters', 'garments'] as const).flatMap((value) => {
    const field = fieldOf(contests[tenant].entries.fields, value);
    return field ? [{ value, label: field.label }] : [];
  }),
);

/** Parts of those who help with an entry and do not perform in it. */
export const supportingParts: readonly string[] = ['crew', ...adultParts];

/** The fields of entries in the order of their forms. */
export const entryFieldNames: readonly string[] = Object.keys(entries.fields);

/** The values that a tenant has among options. */
export function valuesOfTenant(options: readonly Option[], tenant: TenantCode): string[] {
  return options.filter(({ tenants }) => tenants?.includes(tenant)).map(({ value }) => value);
}

function merged(read: (tenant: TenantCode) => readonly Option[]): Option[] {
  const options = new Map<string, Option & { tenants: TenantCode[] }>();
  for (const tenant of tenantCodes) {
    for (const { value, label } of read(tenant)) {
      const known = options.get(value);
      if (known) known.tenants.push(tenant);
      else options.set(value, { value, label, tenants: [tenant] });
    }
  }
  return [...options.values()];
}

function optionsOf(fields: Fields, name: string): readonly Option[] {
  const field = fieldOf(fields, name);
  return field && 'options' in field ? field.options : [];
}

function fieldOf(fields: Fields, name: string) {
  return fields[name];
}
