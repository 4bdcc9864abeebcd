import type { MeasureKind } from '@callboard/api-contract';
import { defineMessages, say } from '@callboard/language';

const measures: Readonly<Record<MeasureKind, (field: string) => string>> = {
  sum: (field) => say('Sum: {field}', { field }),
  average: (field) => say('Average: {field}', { field }),
  min: (field) => say('Smallest: {field}', { field }),
  max: (field) => say('Largest: {field}', { field }),
};

/** The texts of reports. */
export const reportMessages = defineMessages({
  newReport: 'New report',
  question: 'Question',
  name: 'Name',
  records: 'Records',
  measure: 'Measure',
  count: 'Count',
  groupBy: 'Group by',
  secondGroup: 'Then by',
  noSecond: 'Nothing else',
  filters: 'Filters',
  display: 'Show as',
  table: 'Table',
  bars: 'Bars',
  line: 'Line',
  sharedWith: 'Who sees it',
  onlyMe: 'Only me',
  office: 'The office',
  weeklyMail: 'Mail it to me each Monday',
  save: 'Save',
  saved: 'Saved',
  remove: 'Delete',
  nameMissing: 'Enter a name',
  csv: 'Download CSV',
  print: 'Print',
  answer: 'Answer',
  total: 'Total',
  noRecords: 'No records match',
  noRecordsText: 'Try fewer filters.',
  notAskable: 'You cannot open what this report asks for',
  notAskableText: 'It uses records or fields that you do not see.',
  rest: (groups: number, count: number) =>
    say('{groups, plural, one {One more group} other {# more groups}} with {count} records', {
      groups,
      count,
    }),
  measureOf: (kind: MeasureKind, field: string) => measures[kind](field),
});
