import { isReference, type CollectionName } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { FieldControlProps } from '@callboard/forms';
import { RecordPicker } from '../RecordPicker/RecordPicker';
import { RecordsPicker } from '../RecordPicker/RecordsPicker';
import type { Selected, PickerSettings } from '../RecordPicker/settings';

export interface PickerControlProps extends FieldControlProps, PickerSettings {
  collection: CollectionName;
}

/** The form control for a field whose value is a record, or several if the field's mode is 'multiple'. */
export function PickerControl({ definition, value, ...rest }: PickerControlProps) {
  const { label, disabled, readOnly, mode } = definition;
  const common = { ...rest, label, disabled, readOnly };
  if (mode !== 'multiple') return <RecordPicker {...common} value={selectedIn(value)[0] ?? null} />;
  return <RecordsPicker {...common} value={Array.isArray(value) ? value.flatMap(selectedIn) : []} />;
}

function selectedIn(value: unknown): Selected[] {
  return isReference(value) || (typeof value === 'string' && value !== '') ? [value] : [];
}

/** The control of the kind `person` (clause 3.29). */
export function PersonControl(props: FieldControlProps) {
  return <PickerControl {...props} collection="individuals" />;
}

/** The control of the kind `record`; the field's `args.collection` names the collection. */
export function RecordControl(props: FieldControlProps) {
  const collection = props.definition.args?.['collection'];
  if (typeof collection !== 'string' || !isCollectionName(collection)) return null;
  return <PickerControl {...props} collection={collection} />;
}
