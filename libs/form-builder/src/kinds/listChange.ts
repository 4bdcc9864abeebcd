import type { FieldControlProps } from '@callboard/forms';

/** The answer is always a list, even of a single file; a control for one file passes the file itself, or null for none. */
export function listChange({ onChange }: FieldControlProps) {
  return (value: unknown) => onChange(Array.isArray(value) || value === null ? value : [value]);
}
