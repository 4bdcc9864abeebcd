import {
  writableFields,
  type Collection,
  type DocumentField,
  type Field,
  type TenantCode,
  type ActorRoles,
} from '@callboard/api-contract';
import { offeredTo } from '@callboard/api-contract/forms';
import type { FieldDefinition } from '@callboard/forms';
import { translate } from '@callboard/language';
import { webKindOf } from '../kinds/webKinds';

export type Occasion = 'create' | 'update';

export interface DefinitionOptions {
  collection: Collection;
  roles: ActorRoles;
  occasion: Occasion;
  /** Fields to leave out, because their values are fixed. */
  hidden: readonly string[];
  labelOf: (field: Field) => string;
  /** Tenant whose options are offered; absent: those of every tenant. */
  tenant?: TenantCode | undefined;
}

/** The fields of a record's form, in the order of declaration: those that the actor can write on this occasion. */
export function toDefinitions({
  collection,
  roles,
  occasion,
  hidden,
  labelOf,
  tenant,
}: DefinitionOptions): FieldDefinition[] {
  const fields = writableFields(collection, roles, occasion)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, field]): [string, Field] => [name, offeredTo(field, tenant)]);
  return fields.filter(isDrawn).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: labelOf(field),
    description: field.description === undefined ? undefined : translate(field.description),
    required: field.required,
    clears: dependentsOf(name, collection),
    asksReason: occasion === 'update' && 'asksReason' in field && field.asksReason === true,
    ...webKindOf(field).control?.(field, collection),
  }));
}

/** Documents have their own screens. */
function isDrawn(entry: [string, Field]): entry is [string, Exclude<Field, DocumentField>] {
  return entry[1].kind !== 'document';
}

/** The nested references of this one, which are cleared when it changes. */
function dependentsOf(name: string, collection: Collection): string[] {
  return Object.entries(collection.fields).flatMap(([other, field]) =>
    field.kind === 'reference' && field.within === name ? [other] : [],
  );
}
