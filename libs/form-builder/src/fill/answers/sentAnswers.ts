import type { FormContent } from '@callboard/api-contract/forms';
import { askedAnswers, checkAnswers, isUnanswered, rowsOf, type Answers } from '@callboard/domain/forms';

/** What is handed in: the answers that are asked for, and nothing that is hidden or empty. */
export function handedAnswers(content: FormContent, answers: Answers): Answers {
  return askedAnswers(content, knownAnswers(content, answers));
}

/**
 * What is kept while the form is filled in: also what is hidden just now, so that it is there again when it is shown. An answer that
 * the form would refuse, as half an email address, is left out: it would keep all the others from being saved.
 */
export function keptAnswers(content: FormContent, answers: Answers): { answers: Answers; leftOut: string[] } {
  const known = knownAnswers(content, answers);
  const wrong = new Set(Object.keys(checkAnswers(content, known, 'draft')));
  const kept = pickAnswers(content, known, (name) => !wrong.has(name));
  return { answers: withoutEmptyGroups(kept), leftOut: [...wrong] };
}

/** Rows in which nothing stands yet are there again by themselves. */
function withoutEmptyGroups(answers: Answers): Answers {
  const isEmpty = (answer: unknown) =>
    Array.isArray(answer) &&
    answer.every((row) => typeof row === 'object' && row !== null && Object.keys(row).length === 0);
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isEmpty(answer)));
}

/** The answers to what the form asks at all: an earlier edition may have asked for more. */
export function knownAnswers(content: FormContent, answers: Answers): Answers {
  return pickAnswers(content, answers);
}

/** What the form begins with: the answers that are there, and as many rows as each group asks for at least. */
export function firstAnswers(content: FormContent, answers: Answers): Answers {
  const first: Record<string, unknown> = { ...knownAnswers(content, answers) };
  for (const section of content.pages.flatMap(({ sections }) => sections)) {
    const rows = rowsOf(section, first);
    const missing = (section.repeat?.min ?? 0) - rows.length;
    if (missing > 0) first[section.id] = [...rows, ...Array.from({ length: missing }, () => ({}))];
  }
  return first;
}

/** The answer of a name such as `members[2].instrument`. */
export function answerOf(answers: Answers, name: string): unknown {
  const [, section = '', row, field = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
  if (row === undefined) return answers[name];
  const rows = answers[section];
  const found: unknown = Array.isArray(rows) ? rows[Number(row)] : undefined;
  return typeof found === 'object' && found !== null ? Reflect.get(found, field) : undefined;
}

/** The answers to what the form asks at all, as far as they are wanted; of rows all, so that none takes another's place. */
function pickAnswers(
  content: FormContent,
  answers: Answers,
  isWanted: (name: string) => boolean = () => true,
): Answers {
  const picked: Record<string, unknown> = {};
  const fieldsOf = (fields: readonly { id: string }[], given: Answers, prefix: string) =>
    fields.filter(({ id }) => !isUnanswered(given[id]) && isWanted(`${prefix}${id}`));
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
