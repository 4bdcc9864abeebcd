import type { Collection } from '@callboard/api-contract';
import { FormField, useFormValue, type FieldDefinition } from '@callboard/forms';
import { useEffect } from 'react';
import { placeOf } from '../values/placeOf';
import { useRecordZone } from '../values/useRecordZone';

export interface RecordFormFieldsProps {
  collection: Collection;
  definitions: readonly FieldDefinition[];
  /** Called with the zone in which times are entered. */
  onZoneChange: (zone: string) => void;
}

/** The fields of a record's form. Times are entered in the zone of the place that is selected in the same form. */
export function RecordFormFields({ collection, definitions, onZoneChange }: RecordFormFieldsProps) {
  const place = placeOf(collection)?.name ?? '';
  const zone = useRecordZone(collection, { [place]: useFormValue(place) });
  // Synchronises with the parent form, whose validation shows times and runs outside final-form.
  useEffect(() => onZoneChange(zone), [zone, onZoneChange]);
  return definitions.map((definition) => (
    <FormField
      key={definition.name}
      definition={definition.kind === 'datetime' ? { ...definition, timeZone: zone } : definition}
    />
  ));
}
