import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { isUnanswered, ownAnswer, type Answers } from '@callboard/domain/forms';
import { isSameValue } from '@callboard/forms';

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
    const [before, own, other] = [base, mine, theirs].map((each) => ownAnswer(each, name));
    if (isSameAnswer(field, other, before) || isSameAnswer(field, other, own)) continue;
    if (isSameAnswer(field, own, before)) {
      answers[name] = other;
      taken.push(name);
    } else {
      conflicts.push({ name, label, ...(field && { field }), mine: own, theirs: other });
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

/** Empty answers are the same, also a No of a checkbox and nothing. */
function isSameAnswer(field: FormField | undefined, one: unknown, other: unknown): boolean {
  if (!field) return isSameValue(one, other);
  const [isOneEmpty, isOtherEmpty] = [isUnanswered(field, one), isUnanswered(field, other)];
  return isOneEmpty || isOtherEmpty ? isOneEmpty && isOtherEmpty : isSameValue(one, other);
}
