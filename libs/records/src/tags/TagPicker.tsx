import type { RecordReference } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { RecordPicker } from '@callboard/pickers';
import { Field } from '@callboard/ui-kit/inputs';

export interface TagPickerProps {
  label: string;
  value: RecordReference | null;
  onChange: (tag: RecordReference) => void;
  /** True if a new tag can be created by name, and archived ones are hidden. */
  isAdding: boolean;
}

// Not `eq`, which a new tag would get as a value.
const active: readonly ListFilter[] = [{ field: 'status', operator: 'in', value: ['active'] }];

/** Finds a tag by typing. */
export function TagPicker({ label, value, onChange, isAdding }: TagPickerProps) {
  return (
    <Field label={label}>
      <RecordPicker
        collection="tags"
        label={label}
        value={value}
        filters={isAdding ? active : undefined}
        canAdd={isAdding}
        onChange={(tag) => {
          if (tag) onChange(tag);
        }}
      />
    </Field>
  );
}
