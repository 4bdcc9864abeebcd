import type { FormContent, FormField } from '@callboard/api-contract/forms';
import {
  visibleAnswers,
  checkAnswers,
  isUnanswered,
  ownAnswer,
  rowsOf,
  type Answers,
} from '@callboard/domain/forms';

/** The answers to submit: those of visible fields, without empty ones. */
export function submittedAnswers(content: FormContent, answers: Answers): Answers {
  return visibleAnswers(content, knownAnswers(content, answers));
}

/**
 * The answers to save as a draft. Hidden answers are included, so that they are restored when their field is shown again. Invalid
 * answers, such as half an email address, are left out: the server would reject the whole draft.
 *
 * @returns the answers, and the names of the fields that were left out
 */
export function storedAnswers(
  content: FormContent,
  answers: Answers,
): { answers: Answers; leftOut: string[] } {
  const known = knownAnswers(content, answers);
  const invalid = new Set(Object.keys(checkAnswers(content, known, 'draft')));
  const valid = pickAnswers(content, known, (name) => !invalid.has(name));
  return { answers: withoutEmptyGroups(valid), leftOut: [...invalid] };
}

/** Leaves out groups that have only empty rows: `firstAnswers` adds those again. */
function withoutEmptyGroups(answers: Answers): Answers {
  const isEmpty = (answer: unknown) =>
    Array.isArray(answer) &&
    answer.every((row) => typeof row === 'object' && row !== null && Object.keys(row).length === 0);
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isEmpty(answer)));
}

/** The answers to fields that exist in the form: an earlier version can have had others. */
export function knownAnswers(content: FormContent, answers: Answers): Answers {
  return pickAnswers(content, answers);
}

/** The initial values of the form: the given answers, with at least the minimum number of rows in each group. */
export function firstAnswers(content: FormContent, answers: Answers): Answers {
  const first: Record<string, unknown> = { ...knownAnswers(content, answers) };
  for (const section of content.pages.flatMap(({ sections }) => sections)) {
    const rows = rowsOf(section, first);
    const missing = (section.repeat?.min ?? 0) - rows.length;
    if (missing > 0) first[section.id] = [...rows, ...Array.from({ length: missing }, () => ({}))];
  }
  return first;
}

/** The keys that answers of a form can have: of its questions, and of its repeated sections. */
export function answerNames(content: FormContent): string[] {
  return content.pages
    .flatMap(({ sections }) => sections)
    .flatMap(({ id, repeat, fields }) => (repeat ? [id] : fields.map((field) => field.id)));
}

/** The answer of a name such as `members[2].instrument`. */
export function answerOf(answers: Answers, name: string): unknown {
  const [, section = '', row, field = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  if (row === undefined) return answers[name];
  const rows = answers[section];
  const found: unknown = Array.isArray(rows) ? rows[Number(row)] : undefined;
  return typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined;
}

/** The answers to existing fields that match the filter. All rows are preserved, so that their indexes do not change. */
function pickAnswers(
  content: FormContent,
  answers: Answers,
  isWanted: (name: string) => boolean = () => true,
): Answers {
  const picked: Record<string, unknown> = {};
  const fieldsOf = (fields: readonly FormField[], given: Answers, prefix: string) =>
    fields.filter(
      (field) => !isUnanswered(field, ownAnswer(given, field.id)) && isWanted(`${prefix}${field.id}`),
    );
  for (const section of content.pages.flatMap(({ sections }) => sections)) {
    if (!section.repeat) {
      for (const { id } of fieldsOf(section.fields, answers, '')) picked[id] = answers[id];
      continue;
    }
    const rows = rowsOf(section, answers).map((row, index) =>
      Object.fromEntries(
        fieldsOf(section.fields, row, `${section.id}[${index}].`).map(({ id }) => [id, row[id]]),
      ),
    );
    if (rows.length > 0) picked[section.id] = rows;
  }
  return picked;
}
