import {
  valueIn,
  isReference,
  writableFields,
  type RecordBase,
  type Collection,
  type ActorRoles,
} from '@callboard/api-contract';
import { isEmpty, isSameValue, reasonName, type FormValues } from '@callboard/forms';
import type { BodyValues } from '@callboard/api-client/collections';
import type { NewRecord } from '../kinds/webKind';
import { webKindOf } from '../kinds/webKinds';

/** Converts a form's values to a request body: references become hashcodes, empty fields are left out. */
export function toBody(values: FormValues): BodyValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, written(value)]])),
  );
}

/** The body of a patch: the fields that differ from the record; cleared ones as null. */
export function toPatch(
  values: FormValues,
  record: RecordBase,
  collection: Collection,
  roles: ActorRoles,
): BodyValues {
  const changed = writableFields(collection, roles, 'update').filter(
    ([name]) => name in values && !isSameValue(values[name], valueIn(record, name)),
  );
  const patch = changed.map(([name, field]) => {
    const value = values[name];
    if (isEmpty(value)) return [name, field.kind === 'multiselect' ? [] : null];
    return [name, written(value)];
  });
  // Changed dates are sent with their reason (clause 5.21).
  const reasons = changed.flatMap(([name]) => {
    const reason = values[reasonName(name)];
    return typeof reason === 'string' && !isEmpty(reason) ? [[reasonName(name), written(reason)]] : [];
  });
  return Object.fromEntries([...patch, ...reasons]);
}

/** The initial values of a form: the record's, or the defaults of a new one. */
export function toFormValues(
  record: RecordBase | undefined,
  defaults: BodyValues,
  collection: Collection,
  roles: ActorRoles,
  tenant: NewRecord['tenant'],
): FormValues {
  // A form does not send fields that it does not render, except for a new record, which can have a default document.
  const fields = writableFields(collection, roles, record ? 'update' : 'create').filter(
    ([, { kind }]) => !record || kind !== 'document',
  );
  const begun = fields.map(([name, field]) => {
    if (record) return [name, valueIn(record, name)];
    return [name, defaults[name] ?? webKindOf(field).initial?.(field, { name, collection, tenant })];
  });
  return Object.fromEntries(begun);
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' ? value.trim() : value;
}
