import { fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import { ownAnswer, rowsOf, type Answers } from './answers';

/** An option whose label changed, or that is gone, while answers have it: they would mean something that was not selected. */
export interface RewordedOption {
  field: string;
  /** The label of the question in the new version. */
  label: string;
  from: string;
  /** Null where the option is removed. */
  to: string | null;
  /** The number of answers that have this option. */
  count: number;
}

/**
 * The options that another version of a form words differently or removes under existing answers, so that the user who publishes it can
 * decide what happens to them. A change of letter case or white space is none.
 */
export function rewordedOptions(
  before: FormContent,
  after: FormContent,
  given: readonly Answers[],
): RewordedOption[] {
  const there = new Map(fieldsOf(after).map(({ field }) => [field.id, field]));
  return fieldsOf(before).flatMap(({ field, section }) => {
    const now = there.get(field.id);
    return (field.options ?? []).flatMap(({ value, label: from }) => {
      const to = now?.options?.find((option) => option.value === value)?.label;
      if (!now || (to !== undefined && isSameText(from, to))) return [];
      const answers = section.repeat ? given.flatMap((each) => rowsOf(section, each)) : given;
      const count = answers.filter((each) => hasSelected(ownAnswer(each, field.id), value)).length;
      return count > 0 ? [{ field: field.id, label: now.label, from, to: to ?? null, count }] : [];
    });
  });
}

function hasSelected(answer: unknown, value: string): boolean {
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}
