import type { CollectionName, RecordReference } from '@callboard/api-contract';
import { Picker } from './Picker';
import type { Chosen, PickerBaseProps } from './settings';

export interface RecordPickerProps extends PickerBaseProps {
  collection: CollectionName;
  /** What is picked; a bare hashcode is looked up for its title. */
  value: Chosen | null;
  onChange: (record: RecordReference | null) => void;
}

/** Finds one record of a collection by typing (clause 2.51). */
export function RecordPicker({ value, onChange, ...rest }: RecordPickerProps) {
  return (
    <Picker
      {...rest}
      isMultiple={false}
      chosen={value === null ? [] : [value]}
      onChange={(chosen) => {
        // What is added is read as a reference, and there is at most one.
        const last = chosen.at(-1);
        onChange(typeof last === 'object' ? last : null);
      }}
    />
  );
}
