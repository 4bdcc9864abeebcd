import type { Collection, Field } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { FormField, useFormValue, type FieldDefinition } from '@callboard/forms';
import { useEffect, type ReactNode } from 'react';
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
    <FieldWhen key={definition.name} when={collection.fields[definition.name]?.when}>
      <FormField
        definition={definition.kind === 'datetime' ? { ...definition, timeZone: zone } : definition}
      />
    </FieldWhen>
  ));
}

interface FieldWhenProps {
  when: Field['when'];
  children: ReactNode;
}

/** A field that is shown only while another one has a value with which it has a meaning. */
function FieldWhen({ when, children }: FieldWhenProps) {
  const value = useFormValue(when?.field ?? '');
  return !when || when.in.includes(String(value)) ? children : null;
}
