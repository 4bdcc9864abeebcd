import type { CountsResponse, MeasureKind, Period } from '@callboard/api-contract/lists';
import { periodsBetween } from './periods';

/** A value that records share: null where they have none. */
export interface ReportValue {
  value: string | null;
  label: string;
}

/** A column of numbers: of the second grouping, if there is one, and of one currency, if they are amounts. */
export interface ReportColumn {
  second: ReportValue | null;
  currency: string | null;
}

/** The answer to a question, as a table. */
export interface ReportTable {
  columns: readonly ReportColumn[];
  rows: readonly (ReportValue & { values: readonly (number | null)[] })[];
  /** Over all records, also those that have no row; null where that is no sum of the rows. */
  totals: readonly (number | null)[] | null;
}

/** The question: how the rows are grouped, and what is measured. */
export interface ReportShape {
  period?: Period | undefined;
  measure: 'count' | MeasureKind;
}

const maxPeriods = 400;

/** The answer to a question as rows and columns: periods without gaps, and each currency in a column of its own. */
export function toReportTable(answer: CountsResponse, { period, measure }: ReportShape): ReportTable {
  const cells = answer.results.flatMap(({ value, label, second, count, measures }) =>
    amountsOf(measure, count, measures).map((amount) => ({
      row: { value, label },
      column: { second: second ?? null, currency: amount.currency },
      amount: amount.value,
    })),
  );
  const columns = distinct(cells.map(({ column }) => column)).sort(byName);
  const isSum = measure === 'count' || measure === 'sum';
  const numbers = new Map(cells.map(({ row, column, amount }) => [keyOf([row.value, column]), amount]));
  const empty = isSum ? 0 : null;
  const rows = rowsOf(answer, period).map((row) => ({
    ...row,
    values: columns.map((column) => numbers.get(keyOf([row.value, column])) ?? empty),
  }));
  return { columns, rows, totals: totalsOf(answer, { columns, rows }, measure) };
}

type Measures = CountsResponse['results'][number]['measures'];

function amountsOf(measure: ReportShape['measure'], count: number, measures: Measures) {
  return measure === 'count' ? [{ currency: null, value: count }] : (measures[0] ?? []);
}

function rowsOf({ results }: CountsResponse, period: Period | undefined): ReportValue[] {
  const rows = distinct(results.map(({ value, label }) => ({ value, label })));
  if (!period) return rows;
  const firsts = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const all = periodsBetween(firsts, period, maxPeriods).map((value) => ({ value, label: value }));
  return [...all, ...rows.filter(({ value }) => value === null)];
}

function totalsOf(
  { total }: CountsResponse,
  { columns, rows }: Pick<ReportTable, 'columns' | 'rows'>,
  measure: ReportShape['measure'],
): (number | null)[] | null {
  if (!columns.some(({ second }) => second !== null)) {
    if (!total) return null;
    const amounts = amountsOf(measure, total.count, total.measures);
    return columns.map(({ currency }) => amounts.find((one) => one.currency === currency)?.value ?? null);
  }
  if (measure !== 'count' && measure !== 'sum') return null;
  return columns.map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}

function byName(one: ReportColumn, other: ReportColumn): number {
  const order = (one.second?.label ?? '').localeCompare(other.second?.label ?? '');
  return order === 0 ? (one.currency ?? '').localeCompare(other.currency ?? '') : order;
}

function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function keyOf(item: unknown): string {
  return JSON.stringify(item);
}
