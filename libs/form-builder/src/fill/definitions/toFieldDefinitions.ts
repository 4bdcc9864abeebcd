import { formLimits, type FormField, type FormSection } from '@callboard/api-contract/forms';
import type { FieldDefinition } from '@callboard/forms';

/**
 * What a section asks, as the forms draw it: its fields one by one, or one group of rows where it is repeated. The kinds have the
 * same names on both sides; `fileControls` draw those of files.
 *
 * @example
 * content.pages.flatMap(({ sections }) => sections).flatMap(toFieldDefinitions)
 */
export function toFieldDefinitions(section: FormSection): FieldDefinition[] {
  const fields = section.fields.map(toFieldDefinition);
  if (!section.repeat) return fields;
  const { row, min, max } = section.repeat;
  return [
    {
      name: section.id,
      kind: 'repeat',
      label: section.title || row,
      description: section.help || undefined,
      required: min > 0,
      rowLabel: row,
      min,
      max,
      fields,
    },
  ];
}

/** One field of a form, as the forms draw it. */
export function toFieldDefinition(field: FormField): FieldDefinition {
  return {
    name: field.id,
    kind: field.kind,
    label: field.label,
    description: field.help || undefined,
    required: field.required,
    ...boundsOf(field),
  };
}

/** The lengths of texts, the bounds of figures and counts, the options: each kind takes what it knows. */
function boundsOf({ kind, min, max, options = [], hasOther }: FormField): Partial<FieldDefinition> {
  switch (kind) {
    case 'text':
    case 'phone':
      return { minLength: min, maxLength: Math.min(max ?? formLimits.label, formLimits.label) };
    case 'textarea':
      return { minLength: min, maxLength: Math.min(max ?? formLimits.text, formLimits.text) };
    case 'number':
      return { min, max, width: 'small' };
    case 'date':
    case 'time':
    case 'duration':
      return { width: 'small' };
    case 'select':
    case 'radio':
      return {
        options: options.map(toOption),
        hasOther,
        ...(hasOther && { maxLength: formLimits.label }),
        ...(kind === 'select' && { width: 'regular' as const }),
      };
    case 'multiselect':
      return {
        options: options.map(toOption),
        min,
        max,
        hasOther,
        ...(hasOther && { maxLength: formLimits.label }),
      };
    case 'tags':
    case 'star':
    case 'attachment':
    case 'photo':
      return { min, max };
    case 'email':
    case 'checkbox':
    case 'address':
    case 'signature':
      return {};
    default:
      return kind satisfies never;
  }
}

function toOption({ value, label }: { value: string; label: string }) {
  return { value, label };
}
