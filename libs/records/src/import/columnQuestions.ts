import type { Field } from '@callboard/api-contract';
import { decimalMarks, dayOrders, type FormAnswers } from '@callboard/api-contract/imports';
import type { ColumnsLine, Mapping } from './importStep';
import { messages } from './messages';

/** Something that a column does not show of itself: the order of its dates, or the mark of its decimals. */
export interface ColumnQuestion {
  column: string;
  part: 'days' | 'decimals';
  label: string;
  options: readonly { value: string; label: string }[];
  /** Rows contradict each other: it has to be answered. */
  isNeeded: boolean;
  answer: string;
}

/** What a part of a column's form is called, and how it is where no row shows it. */
const parts = {
  days: {
    usual: 'day-first',
    label: (column: string) => messages.dayOrder(column),
    options: () => dayOrders.map((value) => ({ value, label: messages.dayOrders[value] })),
  },
  decimals: {
    usual: 'point',
    label: (column: string) => messages.decimalMark(column),
    options: () => decimalMarks.map((value) => ({ value, label: messages.decimalMarks[value] })),
  },
} as const;

/** The questions about the columns that are imported; what no row shows has an answer already, the one that is usual here. */
export function columnQuestions(
  { forms = {} }: ColumnsLine,
  fields: readonly [string, Field][],
  mapping: Mapping,
  answers: FormAnswers,
): ColumnQuestion[] {
  return fields.flatMap(([name, { kind }]): ColumnQuestion[] => {
    const column = mapping[name] ?? '';
    const part = partOf(kind);
    const form = part && forms[column]?.[part];
    if (!part || (form !== 'either' && form !== 'mixed')) return [];
    const { usual, label, options } = parts[part];
    const isNeeded = form === 'mixed';
    const answer = answers[column]?.[part] ?? (isNeeded ? '' : usual);
    return [{ column, part, label: label(column), options: options(), isNeeded, answer }];
  });
}

/** What can be open in a column of a kind. */
function partOf(kind: Field['kind']): ColumnQuestion['part'] | undefined {
  if (kind === 'date' || kind === 'datetime') return 'days';
  return kind === 'integer' ? 'decimals' : undefined;
}
