import type { AnyRecord, Field } from '@callboard/api-contract';

/** Whether the field is a due date that still applies in the record's status. */
export function isDue(field: Field, record: AnyRecord | undefined): boolean {
  return 'dueIn' in field && field.dueIn?.includes(String(record?.['status'])) === true;
}
