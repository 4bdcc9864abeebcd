import type { Collection } from '@callboard/api-contract';
import { FormField, useFormValue, type FieldDefinition } from '@callboard/forms';
import { placeOf } from '../values/placeOf';
import { useRecordZone } from '../values/useRecordZone';

export interface RecordFormFieldsProps {
  collection: Collection;
  definitions: readonly FieldDefinition[];
}

/** The fields of a record's form. Times are entered in the zone of the place that is chosen in the same form. */
export function RecordFormFields({ collection, definitions }: RecordFormFieldsProps) {
  const place = placeOf(collection)?.name ?? '';
  const zone = useRecordZone(collection, { [place]: useFormValue(place) });
  return definitions.map((definition) => (
    <FormField
      key={definition.name}
      definition={definition.kind === 'datetime' ? { ...definition, timeZone: zone } : definition}
    />
  ));
}
