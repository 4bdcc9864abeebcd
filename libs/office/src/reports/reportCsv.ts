import { csvText } from '@callboard/domain/cells';
import { reportMessages as words } from './reportMessages';
import type { ShownTable } from './useShownTable';

/** A table as a CSV file that spreadsheets open: with a byte order mark, and no cell that begins a formula. */
export function reportCsv({ byLabel, columns, rows, totals, figure }: ShownTable): string {
  const lines = [
    [byLabel, ...columns],
    ...rows.map(({ label, values }) => [label, ...values.map(figure)]),
    ...(totals ? [[words.total, ...totals.map(figure)]] : []),
  ];
  return csvText(lines);
}
