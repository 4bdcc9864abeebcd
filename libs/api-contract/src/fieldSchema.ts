import type * as v from 'valibot';
import { kindOf, type Field } from './fields/kinds';
import type { TenantCode } from './tenants';

/** The schema of one value as a body brings it, before it is known whether it can be null or left out. */
export function fieldSchema(field: Field): v.GenericSchema<unknown> {
  return kindOf(field).schema(field);
}

/**
 * The longest text of a field, in UTF-16 code units: its own limit, else the default of its kind; no limit where the kind has
 * none.
 */
export function maxLengthOf(field: Field): number {
  return kindOf(field).rules(field).maxLength ?? Number.POSITIVE_INFINITY;
}

/** The field with the options of a tenant alone; without a tenant, with all. */
export function offeredTo<F extends Field>(field: F, tenant: TenantCode | undefined): F {
  if (tenant === undefined || !('options' in field)) return field;
  return { ...field, options: field.options.filter(({ tenants }) => tenants?.includes(tenant) ?? true) };
}
