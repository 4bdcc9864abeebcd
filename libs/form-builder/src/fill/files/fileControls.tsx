import type { FieldComponents, FieldControlProps } from '@callboard/forms';
import { AttachmentControl, PhotoControl } from '@callboard/uploads';

/** The controls of file kinds, which `@callboard/forms` does not have. The answer is always a list, even of a single file. */
export const fileControls: FieldComponents = {
  attachment: (props: FieldControlProps) => <AttachmentControl {...props} onChange={toList(props)} />,
  photo: (props: FieldControlProps) => <PhotoControl {...props} onChange={toList(props)} />,
};

/** A control for one file passes the file itself, or null for none. */
function toList({ onChange }: FieldControlProps) {
  return (value: unknown) => onChange(Array.isArray(value) || value === null ? value : [value]);
}
