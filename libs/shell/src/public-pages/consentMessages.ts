import { defineMessages, translate } from '@callboard/language';

/** The texts of the page of a guardian's link: fetched with it. */
export const consentMessages = defineMessages({
  title: 'Your consent',
  about: (member: string, entry: string, event: string) =>
    translate('{member} is in {entry} at {event}.', { member, entry, event }),
  days: (first: string, last: string) =>
    first === last ? first : translate('{first} to {last}', { first, last }),
  question: 'What do you agree to?',
  yes: 'Yes',
  no: 'No',
  missing: 'Select yes or no',
  name: 'Your full name',
  note: 'Anything else that we should know?',
  noteHelp: 'You can leave this empty. Only the organisers and the school read it.',
  save: 'Send my answers',
  saved: 'Thank you. Your answers are saved.',
  until: (day: string) => translate('You can change them with the same link until {day}.', { day }),
  withdraw: 'Withdraw all consent',
  withdrawn: 'You withdrew all consent. The school is notified.',
  overTitle: 'This link does not work any more',
  over: 'It has expired, or a newer one was sent. Ask the school to send you a new one.',
  failed: 'Your answers were not saved. Try again.',
});
