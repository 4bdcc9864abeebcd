import {
  acceptOf,
  answerKindOf,
  formLimits,
  type AnswerBounds,
  type FormField,
  type FormSection,
} from '@callboard/api-contract/forms';
import type { FieldDefinition } from '@callboard/forms';
import { questionKinds } from '../kinds/questionKinds';

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
    ...settingsOf(field),
  };
}

/** The properties that depend on the kind: lengths, bounds, options and width. */
function settingsOf(field: FormField): Partial<FieldDefinition> {
  const { options = [], hasOther, hasTimes } = field;
  const { bounds, canHaveTimes, hasFiles, hasOptions } = answerKindOf(field);
  const { width } = questionKinds[field.kind].question;
  return {
    ...(width && { width }),
    ...(hasOptions && { options: options.map(toOption), hasOther }),
    ...(hasOptions && hasOther && { maxLength: formLimits.label }),
    ...(canHaveTimes && { isDayOnly: hasTimes !== true }),
    ...(bounds && boundsOf(bounds, field)),
    ...(hasFiles && { args: filesOf(field) }),
  };
}

function boundsOf({ of, most }: AnswerBounds, { min, max }: FormField): Partial<FieldDefinition> {
  return of === 'characters' ? { minLength: min, maxLength: Math.min(max ?? most, most) } : { min, max };
}

/** Limits that the controls of files check before they upload; the server checks them again, by content. */
function filesOf({ fileKinds = [], maxMegabytes }: FormField): Record<string, unknown> {
  return {
    ...(fileKinds.length > 0 && { accept: acceptOf(fileKinds) }),
    ...(maxMegabytes !== undefined && { maxBytes: maxMegabytes * 1_048_576 }),
  };
}

function toOption({ value, label }: { value: string; label: string }) {
  return { value, label };
}
