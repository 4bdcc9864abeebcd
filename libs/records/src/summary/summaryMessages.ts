import { defineMessages, say } from '@callboard/language';

/** The texts of the summary. */
export const summaryMessages = defineMessages({
  summary: 'Summary',
  summaryOf: (title: string) => say('Summary of {title}', { title }),
  previous: 'Row before',
  next: 'Row after',
  open: 'Open',
  edit: 'Edit',
});
