import type * as v from 'valibot';
import { kindOf, type Field } from './fields/kinds';

/** The schema of one value as a body brings it, not yet saying whether it may be null or left out. */
export function fieldSchema(field: Field): v.GenericSchema<unknown> {
  return kindOf(field).schema(field);
}

/** The longest text of a field, in UTF-16 code units: what it says, else the default of its kind; no limit where the kind has none. */
export function maxLengthOf(field: Field): number {
  return kindOf(field).rules(field).maxLength ?? Number.POSITIVE_INFINITY;
}
