import { valueIn, type RecordBase, type Field } from '@callboard/api-contract';

/** True if the field is a due date that still applies in the record's status. */
export function isDue(field: Field, record: RecordBase | undefined): boolean {
  return (
    record !== undefined &&
    'dueIn' in field &&
    field.dueIn?.includes(String(valueIn(record, 'status'))) === true
  );
}
