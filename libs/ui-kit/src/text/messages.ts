import { defineMessages, say } from '@callboard/language';

/** The kit's texts on the login page and around a list; the texts of other components are in files next to them. */
export const messages = defineMessages({
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  tryAgain: 'Try again',
  alerts: 'Alerts',
  times: (count: number) => say('{count, plural, one {# time} other {# times}}', { count }),
  timesShort: (count: number) => say('×{count}', { count }),
  breadcrumb: 'Breadcrumb',
  clearSearch: 'Clear search',
  search: 'Search',
  problemTitle: 'Something went wrong',
  required: 'required',
  pleaseSelect: 'Please select',
  selected: (label: string, choice: string) => say('{label}: {choice}', { label, choice }),
  selectRow: (row: number) => say('Select row {row}', { row }),
  selectLoadedRows: 'Select loaded rows',
  tableHelp: 'Use the arrow keys to move between rows and Enter to open one.',
  rangeOfCount: (first: string, last: string, count: string) =>
    say('{first}–{last} of {count}', { first, last, count }),
  noRows: '0 of 0',
});
