import { defineMessages, translate } from '@callboard/language';

/** The kit's texts on the login page; the texts of other components are in files next to them. */
export const messages = defineMessages({
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  tryAgain: 'Try again',
  alerts: 'Alerts',
  times: (count: number) => translate('{count, plural, one {# time} other {# times}}', { count }),
  timesShort: (count: number) => translate('×{count}', { count }),
  breadcrumb: 'Breadcrumb',
  clearSearch: 'Clear search',
  search: 'Search',
  problemTitle: 'Something went wrong',
  required: 'required',
  pleaseSelect: 'Please select',
  selected: (label: string, choice: string) => translate('{label}: {choice}', { label, choice }),
});
