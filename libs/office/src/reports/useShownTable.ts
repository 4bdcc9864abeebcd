import type { Collection } from '@callboard/api-contract';
import { type CountsResponse, fieldNamed } from '@callboard/api-contract/lists';
import { amountText, toReportTable, type QuestionQuery } from '@callboard/domain/reports';
import { useFieldLabel } from '@callboard/records';
import { groupText } from '@callboard/records/list';
import { reportMessages as words } from './reportMessages';

/** An answer in the words of the user. */
export interface ShownTable {
  /** Label of the rows. */
  byLabel: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  totals: readonly (number | null)[] | null;
  /** A number of a column as text. */
  figure: (value: number | null, column: number) => string;
}

/** The answer to a question as the table that is shown, printed and downloaded. */
export function useShownTable(
  collection: Collection,
  { first, second, measure }: QuestionQuery,
  counts: CountsResponse,
): ShownTable {
  const labelOf = useFieldLabel();
  const measured = measure ? collection.fields[measure.field] : undefined;
  const kind = measure?.kind ?? 'count';
  const { columns, rows, totals } = toReportTable(counts, { period: first.period, measure: kind });
  const by = fieldNamed(collection, first.field);
  const what = measure && measured ? words.measureOf(measure.kind, labelOf(measured)) : words.count;
  return {
    byLabel: by ? labelOf(by) : '',
    columns: columns.map((column) =>
      [
        column.second && second ? groupText(collection, second, column.second) : what,
        columns.some(({ currency }) => currency !== column.currency) && column.currency,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    rows: rows.map((row) => ({ label: groupText(collection, first, row), values: row.values })),
    totals,
    figure: (value, column) =>
      value === null
        ? ''
        : amountText(measured, { value, currency: columns[column]?.currency ?? null }, kind),
  };
}
