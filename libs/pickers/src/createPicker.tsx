import type { CollectionName } from '@callboard/api-contract';
import { RecordPicker, type RecordPickerProps } from './RecordPicker/RecordPicker';

/**
 * Makes the picker of one collection.
 * @example export const VenuePicker = createPicker('venues');
 */
export function createPicker(collection: CollectionName) {
  function CollectionPicker(props: Omit<RecordPickerProps, 'collection'>) {
    return <RecordPicker {...props} collection={collection} />;
  }
  CollectionPicker.displayName = `${collection}Picker`;
  return CollectionPicker;
}
