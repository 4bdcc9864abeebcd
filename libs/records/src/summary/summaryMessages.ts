import { defineMessages, translate } from '@callboard/language';

/** The texts of the summary. */
export const summaryMessages = defineMessages({
  summary: 'Summary',
  summaryOf: (title: string) => translate('Summary of {title}', { title }),
  previous: 'Previous row',
  next: 'Next row',
  open: 'Open',
  edit: 'Edit',
});
