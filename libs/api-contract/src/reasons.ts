import { writableFields } from './access';
import type { Collection } from './defineCollection';
import type { TextAreaField } from './fields/kinds/textarea';
import type { ActorRoles } from './roles';

/** The name under which a patch gives the reason for a changed date (clause 5.21). */
export function reasonNameOf(field: string): string {
  return `${field}_reason`;
}

/** Of a reason that people read: a few lines of text. */
export const maxLengthOfReason = 500;

/** Field for the reason of a moved date. */
export const reasonField: TextAreaField = { kind: 'textarea', label: 'Reason', max: 300 };

/** The fields that these roles change only with a reason. */
export function reasonedFields(collection: Collection, roles: ActorRoles): string[] {
  return writableFields(collection, roles, 'update').flatMap(([name, field]) =>
    'asksReason' in field && field.asksReason ? [name] : [],
  );
}
