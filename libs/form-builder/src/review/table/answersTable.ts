import { fieldsOf, type FormContent, type FormField } from '@callboard/api-contract/forms';
import { askedFields, scoreOf, type Answers } from '@callboard/domain/forms';
import { messages } from '../../messages';
import { hasScores } from '../FormAnswers/hasScores';
import { answerText } from './answerText';

/** What stands in one place of a table; a figure stays one, so that it can be added up. */
export type Cell = string | number;

/** Columns and rows of the same length. */
export interface AnswersTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A column before those of the answers: who handed it in, and when. */
export interface LeadColumn<Instance> {
  label: string;
  cell: (instance: Instance) => Cell;
}

export interface AnswersTableOptions<Instance> {
  lead?: readonly LeadColumn<Instance>[] | undefined;
  /** The answers of rows in one cell, a line each, or in a column for each row. @default 'joined' */
  rows?: 'joined' | 'numbered' | undefined;
}

/** Some answers to a form. */
export interface AnsweredForm {
  answers: Answers;
}

interface Column<Instance> {
  label: string;
  cell: (instance: Instance, asked: ReadonlyMap<string, unknown>) => Cell;
}

/**
 * The answers of many as a table: a row for each of them, a column for each field, and one for the score where there is any. What was
 * hidden from somebody is empty.
 *
 * @example
 * toCsv(answersTable(content, instances, { lead: [{ label: 'School', cell: ({ school }) => school }] }));
 */
export function answersTable<Instance extends AnsweredForm>(
  content: FormContent,
  instances: readonly Instance[],
  { lead = [], rows: layout = 'joined' }: AnswersTableOptions<Instance> = {},
): AnswersTable {
  const columns: Column<Instance>[] = [
    ...lead,
    ...fieldsOf(content).flatMap(({ field, section }): Column<Instance>[] => {
      if (!section.repeat)
        return [{ label: field.label, cell: (_, asked) => cellOf(field, asked.get(field.id)) }];
      const name = section.title || section.repeat.row;
      const most = Math.max(0, ...instances.map(({ answers }) => countRows(answers[section.id])));
      const cells = Array.from({ length: most }, (_, index) => `${section.id}[${index}].${field.id}`);
      if (layout === 'joined') return [{ label: `${name}: ${field.label}`, cell: joined(field, cells) }];
      return cells.map((cell, index) => ({
        label: `${messages.rowTitle(section.repeat?.row ?? name, index + 1)}: ${field.label}`,
        cell: (_, asked) => cellOf(field, asked.get(cell)),
      }));
    }),
    ...(hasScores(content)
      ? [{ label: messages.totalScore, cell: ({ answers }: Instance) => scoreOf(content, answers) }]
      : []),
  ];
  return {
    columns: columns.map(({ label }) => label),
    rows: instances.map((instance) => {
      const asked = new Map(askedFields(content, instance.answers).map(({ name, answer }) => [name, answer]));
      return columns.map(({ cell }) => cell(instance, asked));
    }),
  };
}

/** A line for each row, also for one without an answer, so that the lines of several columns belong together. */
function joined(field: FormField, names: readonly string[]) {
  return (instance: AnsweredForm, asked: ReadonlyMap<string, unknown>): Cell => {
    const lines = names.map((name) => answerText(field, asked.get(name)));
    const last = lines.findLastIndex((line) => line !== '');
    return lines.slice(0, last + 1).join('\n');
  };
}

function cellOf(field: FormField, answer: unknown): Cell {
  return typeof answer === 'number' && field.kind !== 'duration' ? answer : answerText(field, answer);
}

function countRows(rows: unknown): number {
  return Array.isArray(rows) ? rows.length : 0;
}
