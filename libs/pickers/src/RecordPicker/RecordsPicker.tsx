import type { CollectionName } from '@callboard/api-contract';
import { Picker } from './Picker';
import type { Chosen, PickerBaseProps } from './settings';

export interface RecordsPickerProps extends PickerBaseProps {
  collection: CollectionName;
  /** In the order in which they were picked. */
  value: readonly Chosen[];
  /** Those that were there stay as they were given; a new one comes as a reference. */
  onChange: (records: readonly Chosen[]) => void;
}

/** Finds several records of a collection; each that is picked is a chip before the input. */
export function RecordsPicker({ value, onChange, ...rest }: RecordsPickerProps) {
  return <Picker {...rest} isMultiple chosen={value} onChange={onChange} />;
}
