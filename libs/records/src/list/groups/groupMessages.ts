import { defineMessages, translate } from '@callboard/language';

/** The texts of grouped rows, and of what records are grouped by. */
export const groupMessages = defineMessages({
  groupBy: 'Group by',
  none: 'No groups',
  noValue: 'None',
  byDay: (field: string) => translate('{field}, by day', { field }),
  byWeek: (field: string) => translate('{field}, by week', { field }),
  byMonth: (field: string) => translate('{field}, by month', { field }),
  byYear: (field: string) => translate('{field}, by year', { field }),
  weekOf: (day: string) => translate('Week of {day}', { day }),
  rest: (groups: number, count: number) =>
    translate('{groups, plural, one {One more group} other {# more groups}} with {count} records', {
      groups,
      count,
    }),
  total: 'Total',
  records: (count: number) => translate('{count, plural, one {One record} other {# records}}', { count }),
});
