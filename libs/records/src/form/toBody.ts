import {
  isReference,
  writableFields,
  type AnyRecord,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { isEmpty, isSameValue, type FormValues } from '@callboard/forms';
import type { BodyValues } from '../hooks/recordHooks';

/** A form's values as the wire writes them: references as hashcodes, empty fields left out. */
export function toBody(values: FormValues): BodyValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, written(value)]])),
  );
}

/** What a patch sends: the fields that differ from the record, emptied ones as null. */
export function toPatch(
  values: FormValues,
  record: AnyRecord,
  collection: Collection,
  roles: readonly Role[],
): BodyValues {
  const changed = writableFields(collection, roles, 'update').filter(
    ([name]) => name in values && !isSameValue(values[name], record[name]),
  );
  return Object.fromEntries(
    changed.map(([name, field]) => {
      const value = values[name];
      if (isEmpty(value)) return [name, field.kind === 'multiselect' ? [] : null];
      return [name, written(value)];
    }),
  );
}

/** What a form begins with: the record's values, or what a new one is given. */
export function toFormValues(
  record: AnyRecord | undefined,
  defaults: BodyValues,
  collection: Collection,
  roles: readonly Role[],
): FormValues {
  const fields = writableFields(collection, roles, record ? 'update' : 'create');
  const begun = fields.map(([name, field]) => {
    if (record) return [name, record[name]];
    // A box that is not ticked says no: a required answer is there from the start.
    const fallback = field.kind === 'boolean' && field.required ? false : undefined;
    return [name, defaults[name] ?? fallback];
  });
  return Object.fromEntries(begun);
}

function written(value: unknown): unknown {
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' ? value.trim() : value;
}
