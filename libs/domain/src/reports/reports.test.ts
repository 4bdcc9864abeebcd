import type { CountsResponse } from '@callboard/api-contract/lists';
import { expect, it } from 'vitest';
import { lastDayOf, periodsBetween, periodText } from './periods';
import { toReportTable } from './toReportTable';

const rest = { groups: 0, count: 0 };

it.each([
  ['day', '2027-02-28', '2027-02-28', '28-Feb-2027'],
  ['week', '2027-02-22', '2027-02-28', '22-Feb-2027'],
  ['month', '2028-02-01', '2028-02-29', 'Feb 2028'],
  ['year', '2027-01-01', '2027-12-31', '2027'],
] as const)('ends a %s on its last day, and names it', (period, first, last, text) => {
  expect([lastDayOf(first, period), periodText(first, period)]).toEqual([last, text]);
});

it('lists the periods between others, unless those are too many', () => {
  const days = ['2027-04-01', '2027-01-01'];
  expect(periodsBetween(days, 'month', 10)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']);
  expect(periodsBetween(days, 'day', 10)).toEqual(['2027-01-01', '2027-04-01']);
  expect(periodsBetween([], 'day', 10)).toEqual([]);
});

it('fills the months without records, and puts those without a day last', () => {
  const month = (value: string | null, count: number) => ({ value, label: value ?? '', count, measures: [] });
  const answer: CountsResponse = {
    by: 'submitted_at:month',
    results: [month('2027-01-01', 4), month('2027-03-01', 2), month(null, 1)],
    rest: { groups: 3, count: 5 },
    total: { count: 12, measures: [] },
  };
  expect(toReportTable(answer, { period: 'month', measure: 'count' })).toEqual({
    columns: [{ second: null, currency: null }],
    rows: [
      { value: '2027-01-01', label: '2027-01-01', values: [4] },
      { value: '2027-02-01', label: '2027-02-01', values: [0] },
      { value: '2027-03-01', label: '2027-03-01', values: [2] },
      { value: null, label: '', values: [1] },
    ],
    totals: [12],
  });
});

it('has no average for a month without records', () => {
  const month = (value: string, average: number) => ({
    value,
    label: value,
    count: 1,
    measures: [[{ currency: null, value: average }]],
  });
  const answer: CountsResponse = {
    by: 'submitted_at:month',
    results: [month('2027-01-01', 4), month('2027-03-01', 2)],
    rest: { groups: 0, count: 0 },
  };
  const { rows } = toReportTable(answer, { period: 'month', measure: 'average' });
  expect(rows.map(({ values }) => values)).toEqual([[4], [null], [2]]);
});

it('puts each currency in a column of its own, and adds nothing that is no sum', () => {
  const amounts = (...values: number[]) =>
    values.map((value, index) => ({ currency: index === 0 ? 'AUD' : 'NZD', value }));
  const region = (label: string, second: string, ...values: number[]) => ({
    value: label,
    label,
    second: { value: second, label: second },
    count: 2,
    measures: [amounts(...values)],
  });
  const answer: CountsResponse = {
    by: 'region,status',
    results: [region('North', 'Open', 10, 20), region('South', 'Open', 30), region('South', 'Done', 5)],
    rest,
    total: { count: 6, measures: [amounts(45, 20)] },
  };
  const table = toReportTable(answer, { measure: 'sum' });
  expect(table.columns.map(({ second, currency }) => [second?.label, currency])).toEqual([
    ['Done', 'AUD'],
    ['Open', 'AUD'],
    ['Open', 'NZD'],
  ]);
  expect(table.rows.map(({ values }) => values)).toEqual([
    [0, 10, 20],
    [5, 30, 0],
  ]);
  expect(table.totals).toEqual([5, 40, 20]);
  const averages = toReportTable(answer, { measure: 'average' });
  expect([averages.rows[0]?.values, averages.totals]).toEqual([[null, 10, 20], null]);
});
