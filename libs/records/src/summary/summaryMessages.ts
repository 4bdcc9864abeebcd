import { defineMessages, translate } from '@callboard/language';

/** The texts of the summary. */
export const summaryMessages = defineMessages({
  summary: 'Summary',
  summaryOf: (title: string) => translate('Summary of {title}', { title }),
  previous: 'Row before',
  next: 'Row after',
  open: 'Open',
  edit: 'Edit',
});
