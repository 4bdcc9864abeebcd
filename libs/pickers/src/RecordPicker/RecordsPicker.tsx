import type { CollectionName } from '@callboard/api-contract';
import { Picker } from './Picker';
import type { Selected, PickerBaseProps } from './settings';

export interface RecordsPickerProps extends PickerBaseProps {
  /** The collection that is searched. */
  collection: CollectionName;
  /** In the order in which they were selected. */
  value: readonly Selected[];
  /** Called with the existing values unchanged; a new one is a reference. */
  onChange: (records: readonly Selected[]) => void;
}

/** Finds several records of a collection by typing; each selected one is a chip before the input. */
export function RecordsPicker({ value, onChange, ...rest }: RecordsPickerProps) {
  return <Picker {...rest} isMultiple selected={value} onChange={onChange} />;
}
