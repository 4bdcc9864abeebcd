import { writableFields } from './access';
import type { Collection } from './defineCollection';
import type { TextAreaField } from './fields/kinds/textarea';
import type { Role } from './roles';

/** Under which name a patch says why a date is another (clause 5.21). */
export function reasonNameOf(field: string): string {
  return `${field}_reason`;
}

/** What a reason is: a few lines of text. */
export const reasonField: TextAreaField = { kind: 'textarea', label: 'Reason', max: 300 };

/** The fields that these roles change only with a reason. */
export function reasonedFields(collection: Collection, roles: readonly Role[]): string[] {
  return writableFields(collection, roles, 'update').flatMap(([name, field]) =>
    'asksReason' in field && field.asksReason ? [name] : [],
  );
}
