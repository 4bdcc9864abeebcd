import { defineMessages, translate } from '@callboard/language';

/** The texts of the office about what buyers request. */
export const requestMessages = defineMessages({
  titles: {
    refund: 'The buyer requests a refund',
    exchange: 'The buyer requests other tickets',
    email: 'The buyer requests another email',
  },
  toEmail: (email: string) => translate('New email: {email}', { email }),
  refund: 'Refund',
  exchange: 'Exchange',
  agree: 'Send the tickets there',
  done: 'Mark as done',
  refuse: 'Refuse',
  answer: 'Answer',
  doneTitle: 'Mark the request as done?',
  doneText:
    'Refund or exchange the tickets first. The buyer gets an email, and sees the answer on the order’s page.',
  agreeTitle: (email: string) => translate('Move the order to {email}?', { email }),
  agreeText:
    'Links and ticket codes that were sent before stop working. The tickets are emailed to the new address. We tell the old address that its tickets have ended.',
  refuseTitle: 'Refuse the request?',
  refuseText: 'The buyer gets an email with your answer, and sees it on the order’s page.',
  optional: 'Sentence for the buyer (optional)',
  needed: 'Sentence for the buyer',
  answerMissing: 'Enter a sentence for the buyer.',
  cancel: 'Cancel',
  answered: 'The buyer is answered',
  withRequest: 'With an open request',
  toOrder: 'Open the order',
});
