import type { CollectionName, RecordReference } from '@callboard/api-contract';
import { Picker } from './Picker';
import type { Selected, PickerBaseProps } from './settings';

export interface RecordPickerProps extends PickerBaseProps {
  /** The collection that is searched. */
  collection: CollectionName;
  /** The selected record; the title of a bare hashcode is fetched. */
  value: Selected | null;
  /** Called with the selected record, or null when it is removed. */
  onChange: (record: RecordReference | null) => void;
}

/** Finds one record of a collection by typing (clause 2.51). */
export function RecordPicker({ value, onChange, ...rest }: RecordPickerProps) {
  return (
    <Picker
      {...rest}
      isMultiple={false}
      selected={value === null ? [] : [value]}
      onChange={(selected) => {
        // A single picker has at most one record, and always emits a reference.
        const last = selected.at(-1);
        onChange(typeof last === 'object' ? last : null);
      }}
    />
  );
}
