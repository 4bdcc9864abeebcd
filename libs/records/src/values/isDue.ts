import type { AnyRecord, Field } from '@callboard/api-contract';

/** Whether something is to be done by the day that the field holds, and is not done yet. */
export function isDue(field: Field, record: AnyRecord | undefined): boolean {
  return 'dueIn' in field && field.dueIn?.includes(String(record?.['status'])) === true;
}
