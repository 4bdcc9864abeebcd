import { formLimits, type FormField, type FormSection } from '@callboard/api-contract/forms';
import type { FieldDefinition } from '@callboard/forms';

/**
 * Converts a section to field definitions: one for each field, or one group of rows for a repeated section. The kinds have the same
 * names in both; files need `fileControls`.
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

/** Converts a field of a form to a field definition. */
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

/** The properties that depend on the kind: lengths, bounds, options and width. */
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
