import { defineMessages, translate } from '@callboard/language';

/** The texts of the card of mails that could not be sent. */
export const mailMessages = defineMessages({
  title: 'Email that could not be sent',
  text: 'Once the cause is fixed, try an email again. An email that is no longer needed can be discarded.',
  toAt: (to: string, at: string) => translate('To {to} · {at}', { to, at }),
  status: { retrying: 'Tried again automatically', failed: 'Given up' },
  attempts: (count: number) =>
    translate('{count, plural, one {Tried once} other {Tried # times}}', { count }),
  retry: 'Try again',
  retryOf: (subject: string, to: string) => translate('Try again: {subject}, to {to}', { subject, to }),
  retried: (to: string) => translate('The email to {to} is being sent again', { to }),
  discard: 'Discard',
  discardOf: (subject: string, to: string) => translate('Discard: {subject}, to {to}', { subject, to }),
  discardTitle: 'Discard this email?',
  discardText: (subject: string, to: string) =>
    translate('“{subject}” is not sent to {to}, and its text is deleted. This cannot be undone.', {
      subject,
      to,
    }),
  discarded: (to: string) => translate('The email to {to} is discarded', { to }),
  cancel: 'Cancel',
  showAll: (count: number) => translate('Show all {count, number}', { count }),
  reasons: {
    unreachable: 'The mail server cannot be reached.',
    unknownServer: 'The mail server’s address was not found.',
    slow: 'The mail server did not answer in time.',
    signIn: 'The mail server did not accept Callboard’s user name or password.',
    certificate: 'The mail server’s certificate is not trusted.',
    recipient: 'The mail server does not accept this recipient. Check the address.',
    busy: 'The mail server does not accept email at the moment.',
    unknown: 'The reason is not known.',
  },
  reason: (error: string) => translate('The mail server answered: {error}', { error }),
});
