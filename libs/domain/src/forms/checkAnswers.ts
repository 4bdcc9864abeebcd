import { isObject } from '@callboard/api-contract';
import { words } from '@callboard/api-contract/text';
import { fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import * as v from 'valibot';
import { answerSchema } from './answerSchema';
import { visibleFields, visibleSections, isUnanswered, rowsOf, type Answers } from './answers';

/** Messages by path of the field, `email` or `members[0].name`, or by section when it has too few rows. */
export type AnswerErrors = Readonly<Record<string, readonly string[]>>;

/**
 * Validates the answers of a form. A `draft` can have missing answers, but those present must be valid; in a `final` version every
 * visible required field must have an answer. Hidden fields are not validated.
 */
export function checkAnswers(content: FormContent, answers: Answers, stage: 'draft' | 'final'): AnswerErrors {
  const errors: Record<string, string[]> = {};
  for (const { field, name, answer } of visibleFields(content, answers)) {
    if (isUnanswered(field, answer)) {
      if (field.required && stage === 'final') errors[name] = [words.required];
      continue;
    }
    const { issues } = v.safeParse(answerSchema(field), answer);
    const [first] = issues ?? [];
    if (first) errors[name] = [first.message];
  }
  return { ...errors, ...unknownAnswers(content, answers), ...rowErrors(content, answers, stage) };
}

/** An answer to a field that the form does not have is an error of the sender, and must not be dropped silently. */
function unknownAnswers(content: FormContent, answers: Answers): Record<string, string[]> {
  const known = new Set(
    fieldsOf(content).map(({ field, section }) => (section.repeat ? section.id : field.id)),
  );
  const strange = Object.keys(answers).filter((name) => !known.has(name));
  return Object.fromEntries(strange.map((name) => [name, [words.unknownField]]));
}

function rowErrors(
  content: FormContent,
  answers: Answers,
  stage: 'draft' | 'final',
): Record<string, string[]> {
  return Object.fromEntries(
    visibleSections(content, answers).flatMap(({ section }) => {
      const { repeat, id } = section;
      if (!repeat) return [];
      if (!areRows(answers[id])) return [[id, ['These must be rows']]];
      const count = rowsOf(section, answers).length;
      if (count === 0) return repeat.min > 0 && stage === 'final' ? [[id, [words.required]]] : [];
      if (count > repeat.max) return [[id, [`There can be no more than ${repeat.max}`]]];
      return stage === 'final' && count < repeat.min ? [[id, [`At least ${repeat.min} are needed`]]] : [];
    }),
  );
}

function areRows(rows: unknown): boolean {
  if (rows === undefined || rows === null) return true;
  return Array.isArray(rows) && rows.every(isObject);
}
