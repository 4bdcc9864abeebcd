import { defineMessages, say } from '@callboard/language';

/** What the summary beside a list says. */
export const summaryMessages = defineMessages({
  summary: 'Summary',
  summaryOf: (title: string) => say('Summary of {title}', { title }),
  previous: 'Row before',
  next: 'Row after',
  open: 'Open',
  edit: 'Edit',
});
