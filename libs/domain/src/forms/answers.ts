import { isObject } from '@callboard/api-contract';
import type { Condition, FormContent, FormField, FormSection } from '@callboard/api-contract/forms';

/** The answers of a form by field; those of a repeated section by section, as rows. */
export type Answers = Readonly<Record<string, unknown>>;

/** A visible field, with the path of its answer and the answer. */
export interface VisibleField {
  field: FormField;
  section: FormSection;
  /** The path: `instrument`, or `members[2].instrument` in a row. */
  name: string;
  answer: unknown;
}

/** Whether a field has no answer. An empty checkbox and zero are answers. */
export function isUnanswered(answer: unknown): boolean {
  if (answer === undefined || answer === null || answer === '' || answer === false) return true;
  return Array.isArray(answer) && answer.length === 0;
}

/**
 * The fields that are visible with these answers: parts whose condition is not met are left out with everything in them, and an answer
 * in a hidden part counts as missing.
 */
export function visibleFields(content: FormContent, answers: Answers): VisibleField[] {
  return visibleSections(content, answers).flatMap(({ fields }) => fields);
}

/** The same by section, including visible sections without fields, such as repeated ones without rows. */
export function visibleSections(
  content: FormContent,
  answers: Answers,
): { section: FormSection; fields: VisibleField[] }[] {
  const seen: Record<string, unknown> = {};
  return content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => {
      if (!holds(section.shownIf, seen)) return [];
      if (!section.repeat) return [{ section, fields: visibleFieldsOf(section, answers, seen, '') }];
      const fields = rowsOf(section, answers).flatMap((row, index) =>
        visibleFieldsOf(section, row, { ...seen }, `${section.id}[${index}].`),
      );
      return [{ section, fields }];
    });
}

/** The rows of a repeated section; empty when the answer is not a list of rows. */
export function rowsOf({ id }: FormSection, answers: Answers): Answers[] {
  const rows = answers[id];
  return Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? row : {})) : [];
}

function visibleFieldsOf(
  section: FormSection,
  answers: Answers,
  seen: Record<string, unknown>,
  prefix: string,
): VisibleField[] {
  return section.fields.flatMap((field) => {
    if (!holds(field.shownIf, seen)) return [];
    const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
    seen[field.id] = answer;
    return [{ field, section, name: `${prefix}${field.id}`, answer }];
  });
}

function holds(conditions: readonly Condition[] | undefined, seen: Answers): boolean {
  return (conditions ?? []).every(({ field, is, value }) => {
    const answer = seen[field];
    if (is === 'answered') return !isUnanswered(answer);
    if (is === 'unanswered') return isUnanswered(answer);
    if (is === 'contains') return Array.isArray(answer) && answer.includes(value);
    return answer === value;
  });
}
