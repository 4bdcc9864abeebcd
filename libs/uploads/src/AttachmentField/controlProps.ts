import type { FieldControlProps } from '@callboard/forms';
import * as v from 'valibot';
import type { AttachmentFieldProps } from './AttachmentField';
import { toAttachmentValues } from './attachmentValue';

/** The `args` that a definition of files can have. */
const argsSchema = v.object({
  accept: v.optional(v.string()),
  maxBytes: v.optional(v.number()),
  parent: v.optional(v.string()),
  group: v.optional(v.string()),
  uploadPath: v.optional(v.string()),
  payloadKey: v.optional(v.string()),
  isAnonymous: v.optional(v.boolean()),
});

/** The props of a field of files for a form's definition. With `max` 1 its value is one file or null, else a list. */
export function controlProps(
  { definition, value, onChange, onBlur }: FieldControlProps,
  isSingleByDefault: boolean,
): AttachmentFieldProps {
  const { label, max, disabled, readOnly } = definition;
  const parsed = v.safeParse(argsSchema, definition.args ?? {});
  const { accept, maxBytes, ...target } = parsed.success ? parsed.output : {};
  const isSingle = max === undefined ? isSingleByDefault : max === 1;
  return {
    label,
    value: toAttachmentValues(value),
    onChange: (files) => {
      onChange(isSingle ? (files[0] ?? null) : files);
      onBlur();
    },
    target,
    limits: { ...(accept !== undefined && { accept }), maxBytes, isSingle, maxFiles: max },
    readOnly,
    disabled,
  };
}
