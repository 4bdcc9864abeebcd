import { isObject } from '@callboard/api-contract';
import { canonicalText } from '@callboard/api-contract/text';
import {
  answerKindOf,
  type Condition,
  type FormContent,
  type FormField,
  type FormSection,
} from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { answerSchema } from './answerSchema';

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

/** The answer of a name. A field can be called as something that every object has, such as `constructor`. */
export function ownAnswer(answers: Answers, name: string): unknown {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** An answer as conditions compare it: one that is none is the empty value of its kind, as a No of a checkbox; others are as they are stored. */
function comparedAnswer(field: FormField, answer: unknown): unknown {
  return isUnanswered(field, answer) ? answerKindOf(field).empty : canonicalAnswer(field, answer);
}

/** An answer as its schema makes it: texts in their canonical form. What is invalid stays as it is, and is refused elsewhere. */
export function canonicalAnswer(field: FormField, answer: unknown): unknown {
  const parsed = v.safeParse(answerSchema(field), answer);
  return parsed.success ? parsed.output : answer;
}

/** Checks for a missing answer: nothing, the empty value of its kind, nothing visible, or a group of such values. Zero is an answer. */
export function isUnanswered(field: FormField, answer: unknown): boolean {
  return isBlank(answer) || answer === answerKindOf(field).empty;
}

/** Checks whether a value holds nothing, to a question of any kind. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return canonicalText(value, 'lines') === '';
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
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
  const seen: Seen = new Map();
  return content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => {
      if (!holds(section.shownIf, seen)) return [];
      if (!section.repeat) return [{ section, fields: visibleFieldsOf(section, answers, seen, '') }];
      const fields = rowsOf(section, answers).flatMap((row, index) =>
        visibleFieldsOf(section, row, new Map(seen), `${section.id}[${index}].`),
      );
      return [{ section, fields }];
    });
}

/** The rows of a repeated section; empty when the answer is not a list of rows. */
export function rowsOf({ id }: FormSection, answers: Answers): Answers[] {
  const rows = answers[id];
  return Array.isArray(rows) ? rows.map((row: unknown) => (isObject(row) ? row : {})) : [];
}

function visibleFieldsOf(section: FormSection, answers: Answers, seen: Seen, prefix: string): VisibleField[] {
  return section.fields.flatMap((field) => {
    if (!holds(field.shownIf, seen)) return [];
    const answer = ownAnswer(answers, field.id);
    seen.set(field.id, { field, answer });
    return [{ field, section, name: `${prefix}${field.id}`, answer }];
  });
}

/** The visible questions so far, with their answers. */
type Seen = Map<string, { field: FormField; answer: unknown }>;

/** Checks whether all conditions are met. A hidden question has no answer, not even the empty value of its kind. */
function holds(conditions: readonly Condition[] | undefined, seen: Seen): boolean {
  return (conditions ?? []).every(({ field: id, is, value }) => {
    const question = seen.get(id);
    if (!question) return is === 'unanswered';
    const { field, answer } = question;
    if (is === 'answered') return !isUnanswered(field, answer);
    if (is === 'unanswered') return isUnanswered(field, answer);
    const compared = comparedAnswer(field, answer);
    if (is === 'contains') return Array.isArray(compared) && compared.includes(value);
    return compared === value;
  });
}
