import { isObject } from '@callboard/api-contract';
import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { isUnanswered, type Answers } from './answers';

/** A question, or a repeated section with all its rows, that was answered in two places. */
export interface AnswerConflict {
  /** The key of the answer: of the field, or of the repeated section. */
  name: string;
  label: string;
  /** The question; absent for rows. */
  field?: FormField;
  mine: unknown;
  theirs: unknown;
}

export interface MergedAnswers {
  /** The changes of both sides; where both changed one answer, mine. */
  answers: Answers;
  /** The keys of answers that only the other side changed. */
  taken: readonly string[];
  /** Changed by both to different answers: the user selects. */
  conflicts: readonly AnswerConflict[];
}

/**
 * Merges answers that were changed in two places, question by question. The rows of a repeated section count as one answer.
 *
 * @param base the answers that both sides began with
 */
export function mergeAnswers(
  content: FormContent,
  base: Answers,
  mine: Answers,
  theirs: Answers,
): MergedAnswers {
  const answers: Record<string, unknown> = { ...mine };
  const taken: string[] = [];
  const conflicts: AnswerConflict[] = [];
  for (const { name, label, field } of answersIn(content)) {
    const isSame = (one: unknown, other: unknown) => isSameAnswer(field, one, other);
    if (isSame(theirs[name], base[name]) || isSame(theirs[name], mine[name])) continue;
    if (isSame(mine[name], base[name])) {
      answers[name] = theirs[name];
      taken.push(name);
    } else {
      conflicts.push({ name, label, ...(field && { field }), mine: mine[name], theirs: theirs[name] });
    }
  }
  return { answers, taken, conflicts };
}

function answersIn(content: FormContent): { name: string; label: string; field?: FormField }[] {
  return content.pages
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.repeat
        ? [{ name: section.id, label: titleOf(section) }]
        : section.fields.map((field) => ({ name: field.id, label: field.label, field })),
    );
}

function titleOf({ id, title, repeat }: FormSection): string {
  return title || repeat?.row || id;
}

function isSameAnswer(field: FormField | undefined, one: unknown, other: unknown): boolean {
  if (field && (isUnanswered(field, one) || isUnanswered(field, other)))
    return isUnanswered(field, one) && isUnanswered(field, other);
  return isSame(one ?? [], other ?? []);
}

/** Stored answers come back with their keys in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}
