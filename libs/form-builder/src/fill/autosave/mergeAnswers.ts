import type { FormContent, FormField, FormSection } from '@callboard/api-contract/forms';
import { isUnanswered, ownAnswer, rowsOf, type Answers } from '@callboard/domain/forms';
import { changedBy, isSameValue } from '@callboard/forms';
import { messages } from '../../messages';

/** A question that was answered in two places, or a repeated section whose rows do not fit together. */
export interface AnswerConflict {
  /** The path of the answer: `title`, `members[0].name`, or `members` for all rows. */
  name: string;
  label: string;
  /** The question, or those of each row. */
  of: FormField | FormSection;
  mine: unknown;
  theirs: unknown;
}

export interface MergedAnswers {
  /** The changes of both sides; where both changed one answer, mine. */
  answers: Answers;
  /** The keys of answers, or of repeated sections, in which the other side changed something. */
  taken: readonly string[];
  /** Changed by both to different answers: the user selects. */
  conflicts: readonly AnswerConflict[];
}

interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

/**
 * Merges answers that were changed in two places, question by question, also in the rows of a repeated section: rows that both sides still
 * have are merged, and what each side added is there. Where one side removed rows that the other changed, all rows are one answer.
 */
export function mergeAnswers(content: FormContent, sides: Sides<Answers>): MergedAnswers {
  const answers: Record<string, unknown> = { ...sides.mine };
  const taken: string[] = [];
  const conflicts: AnswerConflict[] = [];
  for (const section of content.pages.flatMap((page) => page.sections)) {
    const merged = section.repeat ? mergeRows(section, sides) : mergeFields(section.fields, sides);
    for (const [name, answer] of Object.entries(merged.changes)) {
      answers[name] = answer;
      taken.push(name);
    }
    conflicts.push(...merged.conflicts);
  }
  return { answers, taken, conflicts };
}

interface Merged {
  /** Changes of the other side, by the key of the answer. */
  changes: Record<string, unknown>;
  conflicts: AnswerConflict[];
}

function mergeFields(fields: readonly FormField[], sides: Sides<Answers>, row?: Row): Merged {
  const changes: Record<string, unknown> = {};
  const conflicts: AnswerConflict[] = [];
  for (const field of fields) {
    const { id } = field;
    const answer = mapSides(sides, (each) => ownAnswer(each, id));
    const by = changedBy(answer, (one, other) => isSameAnswer(field, one, other));
    if (by === 'theirs') changes[id] = answer.theirs;
    if (by === 'both') {
      const name = row ? `${row.name}.${id}` : id;
      const label = row ? `${row.label}: ${field.label}` : field.label;
      conflicts.push({ name, label, of: field, mine: answer.mine, theirs: answer.theirs });
    }
  }
  return { changes, conflicts };
}

interface Row {
  name: string;
  label: string;
}

function mergeRows(section: FormSection, sides: Sides<Answers>): Merged {
  const rows = mapSides(sides, (each) => withoutEmptyEnd(section, rowsOf(section, each)));
  const { base, mine, theirs } = rows;
  const by = changedBy(rows, (one, other) => isSameValue(one, other));
  if (by === 'mine' || by === 'neither') return { changes: {}, conflicts: [] };
  // The form shows empty rows up to the fewest that it asks for.
  const fewest = section.repeat?.min ?? 0;
  const padded = (merged: readonly Answers[]) => ({
    [section.id]: [...merged, ...Array.from({ length: Math.max(0, fewest - merged.length) }, () => ({}))],
  });
  if (by === 'theirs') return { changes: padded(theirs), conflicts: [] };
  const added = theirs
    .slice(base.length)
    .filter((row) => !mine.slice(base.length).some((own) => isSameValue(own, row)));
  const isRemoved = mine.length < base.length || theirs.length < base.length;
  if (isRemoved || mine.length + added.length > (section.repeat?.max ?? 0)) {
    const label = section.title || section.repeat?.row || section.id;
    return { changes: {}, conflicts: [{ name: section.id, label, of: section, mine, theirs }] };
  }
  const merged = base.map((row, index) => {
    const of = { base: row, mine: mine[index] ?? {}, theirs: theirs[index] ?? {} };
    const label = messages.rowTitle(section.repeat?.row ?? '', index + 1);
    const { changes, conflicts } = mergeFields(section.fields, of, {
      name: `${section.id}[${index}]`,
      label,
    });
    return { row: { ...of.mine, ...changes }, conflicts };
  });
  return {
    changes: padded([...merged.map(({ row }) => row), ...mine.slice(base.length), ...added]),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

function withoutEmptyEnd({ fields }: FormSection, rows: readonly Answers[]): readonly Answers[] {
  const last = rows.findLastIndex((row) =>
    fields.some((field) => !isUnanswered(field, ownAnswer(row, field.id))),
  );
  return rows.slice(0, last + 1);
}

function mapSides<T, U>({ base, mine, theirs }: Sides<T>, of: (side: T) => U): Sides<U> {
  return { base: of(base), mine: of(mine), theirs: of(theirs) };
}

/** Empty answers are the same, also a No of a checkbox and nothing. */
function isSameAnswer(field: FormField, one: unknown, other: unknown): boolean {
  const [isOneEmpty, isOtherEmpty] = [isUnanswered(field, one), isUnanswered(field, other)];
  return isOneEmpty || isOtherEmpty ? isOneEmpty && isOtherEmpty : isSameValue(one, other);
}
