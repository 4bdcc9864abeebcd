import { answerKindOf, fieldsOf, type FormContent, type FormField } from '@callboard/api-contract/forms';
import { answerText, visibleFields, scoreOf, type Answers } from '@callboard/domain/forms';
import { translate } from '@callboard/language';
import { messages } from '../../messages';
import { hasScores } from '../FormAnswers/hasScores';

/** The value of a cell; numbers stay numbers, so that a spreadsheet can add them up. */
export type Cell = string | number;

/** A table. All rows have as many cells as there are columns. */
export interface AnswersTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** A column before those of the answers, such as the author or date. */
export interface LeadColumn<Instance> {
  label: string;
  cell: (instance: Instance) => Cell;
}

export interface AnswersTableOptions<Instance> {
  lead?: readonly LeadColumn<Instance>[] | undefined;
  /** Layout of rows: joined as the lines of one cell, or a column each. @default 'joined' */
  rows?: 'joined' | 'numbered' | undefined;
}

/** The answers of one person to a form. */
export interface AnsweredForm {
  answers: Answers;
}

interface Column<Instance> {
  label: string;
  cell: (instance: Instance, visible: ReadonlyMap<string, unknown>) => Cell;
}

/**
 * Converts answers to a table: a row for each set of answers, a column for each field, and one for the score if there is any. Cells of
 * hidden fields are empty.
 *
 * @example
 * const { columns, rows } = answersTable(content, instances, { lead: [{ label: 'School', cell: ({ school }) => school }] });
 * csvText([columns, ...rows]);
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
        return [{ label: field.label, cell: (_, visible) => cellOf(field, visible.get(field.id)) }];
      const name = section.title || section.repeat.row;
      const most = Math.max(0, ...instances.map(({ answers }) => countRows(answers[section.id])));
      const cells = Array.from({ length: most }, (_, index) => `${section.id}[${index}].${field.id}`);
      if (layout === 'joined') return [{ label: `${name}: ${field.label}`, cell: joined(field, cells) }];
      return cells.map((cell, index) => ({
        label: `${messages.rowTitle(section.repeat?.row ?? name, index + 1)}: ${field.label}`,
        cell: (_, visible) => cellOf(field, visible.get(cell)),
      }));
    }),
    ...(hasScores(content)
      ? [{ label: messages.totalScore, cell: ({ answers }: Instance) => scoreOf(content, answers) }]
      : []),
  ];
  return {
    columns: columns.map(({ label }) => label),
    rows: instances.map((instance) => {
      const visible = new Map(
        visibleFields(content, instance.answers).map(({ name, answer }) => [name, answer]),
      );
      return columns.map(({ cell }) => cell(instance, visible));
    }),
  };
}

/** One line for each row, empty if it has no answer, so that the lines of several columns match. */
function joined(field: FormField, names: readonly string[]) {
  return (instance: AnsweredForm, visible: ReadonlyMap<string, unknown>): Cell => {
    const lines = names.map((name) => answerText(field, visible.get(name), translate));
    const last = lines.findLastIndex((line) => line !== '');
    return lines.slice(0, last + 1).join('\n');
  };
}

function cellOf(field: FormField, answer: unknown): Cell {
  return typeof answer === 'number' && answerKindOf(field).isNumber
    ? answer
    : answerText(field, answer, translate);
}

function countRows(rows: unknown): number {
  return Array.isArray(rows) ? rows.length : 0;
}
