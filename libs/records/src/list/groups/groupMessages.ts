import { defineMessages, say } from '@callboard/language';

/** The texts of grouped rows, and of what records are grouped by. */
export const groupMessages = defineMessages({
  groupBy: 'Group by',
  none: 'No groups',
  noValue: 'None',
  byDay: (field: string) => say('{field}, by day', { field }),
  byWeek: (field: string) => say('{field}, by week', { field }),
  byMonth: (field: string) => say('{field}, by month', { field }),
  byYear: (field: string) => say('{field}, by year', { field }),
  weekOf: (day: string) => say('Week of {day}', { day }),
  rest: (groups: number, count: number) =>
    say('{groups, plural, one {One more group} other {# more groups}} with {count} records', {
      groups,
      count,
    }),
  total: 'Total',
  records: (count: number) => say('{count, plural, one {One record} other {# records}}', { count }),
});
