import type { Field } from '@callboard/api-contract';
import {
  dayOrders,
  decimalMarks,
  nameOrders,
  shortYears,
  type FormAnswers,
} from '@callboard/api-contract/imports';
import type { ColumnsLine, Mapping } from './importStep';
import { messages } from './messages';

/**
 * Something that a column does not show of itself: the order or the century of its dates, the mark of its decimals, or the
 * order of its names.
 */
export interface ColumnQuestion {
  column: string;
  part: 'days' | 'years' | 'decimals' | 'names';
  label: string;
  options: readonly { value: string; label: string }[];
  /** Rows contradict each other: it has to be answered. */
  isNeeded: boolean;
  answer: string;
}

/** Label of a part of a column's form, and its value where no row shows it. */
const texts = {
  days: {
    usual: 'day-first',
    label: (column: string) => messages.dayOrder(column),
    options: () => dayOrders.map((value) => ({ value, label: messages.dayOrders[value] })),
  },
  years: {
    usual: 'as-excel',
    label: (column: string) => messages.shortYears(column),
    options: () => shortYears.map((value) => ({ value, label: messages.shortYearOptions[value] })),
  },
  decimals: {
    usual: 'point',
    label: (column: string) => messages.decimalMark(column),
    options: () => decimalMarks.map((value) => ({ value, label: messages.decimalMarks[value] })),
  },
  names: {
    usual: 'given-first',
    label: (column: string) => messages.nameOrder(column),
    options: () => nameOrders.map((value) => ({ value, label: messages.nameOrders[value] })),
  },
} as const;

/** The questions about the columns that are imported; what no row shows has an answer already, the one that is usual here. */
export function columnQuestions(
  { forms = {} }: ColumnsLine,
  fields: readonly [string, Field][],
  mapping: Mapping,
  answers: FormAnswers,
  /** The fields of both names of a person. */
  names: { given: string; family: string } | null = null,
): ColumnQuestion[] {
  const isWhole = names !== null && mapping[names.given] === mapping[names.family];
  return fields.flatMap(([name, { kind }]): ColumnQuestion[] => {
    const column = mapping[name] ?? '';
    const parts: readonly ColumnQuestion['part'][] =
      isWhole && name === names.given ? ['names'] : partsOf(kind);
    return parts.flatMap((part) => {
      const form = forms[column]?.[part];
      if (form !== 'either' && form !== 'mixed') return [];
      const { usual, label, options } = texts[part];
      const isNeeded = form === 'mixed';
      const answer = answers[column]?.[part] ?? (isNeeded ? '' : usual);
      return [{ column, part, label: label(column), options: options(), isNeeded, answer }];
    });
  });
}

/** Parts that can be open in a column of a kind. */
function partsOf(kind: Field['kind']): readonly ColumnQuestion['part'][] {
  if (kind === 'date' || kind === 'datetime') return ['days', 'years'];
  return kind === 'integer' ? ['decimals'] : [];
}
