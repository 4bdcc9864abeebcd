import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { AttachmentControl, PhotoControl } from '@callboard/uploads';

/** The controls of the kinds that the forms leave to others. An answer of files is a list, also of a single one. */
export const fileControls: FieldComponents = {
  attachment: (props: FieldControlProps) => <AttachmentControl {...props} onChange={toList(props)} />,
  photo: (props: FieldControlProps) => <PhotoControl {...props} onChange={toList(props)} />,
};

/** A field of one file hands it over by itself, or null for none. */
function toList({ onChange }: FieldControlProps) {
  return (value: unknown) => onChange(Array.isArray(value) || value === null ? value : [value]);
}
