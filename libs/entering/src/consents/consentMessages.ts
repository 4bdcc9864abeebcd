import { defineMessages, translate } from '@callboard/language';

/** The texts of the consents of an entry. */
export const consentMessages = defineMessages({
  title: 'Consents',
  intro:
    'Guardians get a link by email and answer without an account. Answers are needed for everyone under 18.',
  answered: (answered: number, all: number) =>
    translate('{answered} of {all} answered', { answered: String(answered), all: String(all) }),
  none: 'No consents are needed',
  noneText: (members: string) =>
    translate('Add {members}, and their guardians can be asked here.', { members }),
  sendAll: (count: number) =>
    translate('{count, plural, =0 {Send to all who are missing} other {Send to all who are missing (#)}}', {
      count,
    }),
  send: 'Send link',
  sendAgain: 'Send again',
  sendTo: (name: string) => translate('Send the link for {name}', { name }),
  contact: 'Contact',
  contactOf: (name: string) => translate('Guardian of {name}', { name }),
  states: {
    allGiven: 'All yes',
    hasNo: 'Not all yes',
    waiting: 'Waiting',
    expired: 'Link expired',
    notAsked: 'Not asked',
    noEmail: 'No email',
  },
  answers: { given: 'Yes', refused: 'No', withdrawn: 'Withdrawn', none: 'No answer' },
  sentOn: (when: string) => translate('Sent {when}', { when }),
  sent: (count: number) =>
    translate('{count, plural, =0 {No link was sent.} one {The link was sent.} other {# links were sent.}}', {
      count,
    }),
  tooSoon: (count: number) =>
    translate(
      '{count, plural, one {One was sent less than an hour ago.} other {# were sent less than an hour ago.}}',
      {
        count,
      },
    ),
  remindedToday: (count: number) =>
    translate(
      '{count, plural, one {One was reminded in the last day.} other {# were reminded in the last day.}}',
      {
        count,
      },
    ),
  paper: 'Paper answer',
  paperOf: (name: string) => translate('Paper answer for {name}', { name }),
  paperIntro: 'Copy what the guardian signed. Your name and the time are stored with it.',
  paperSigned: 'Name of the guardian who signed',
  paperNote: 'Note',
  paperMissing: 'Answer each question.',
  paperSaved: 'Answer stored',
  yes: 'Yes',
  no: 'No',
  recordedBy: (user: string) => translate('On paper, recorded by {user}', { user }),
  withoutEmail: (count: number) =>
    translate('{count, plural, one {One has no email.} other {# have no email.}}', { count }),
  noted: 'Your name is recorded each time you open this.',
  name: 'Name of the guardian',
  email: 'Email',
  phone: 'Phone',
  medical: 'Medical notes',
  medicalHelp: 'What the people who look after them need to know.',
  born: 'Date of birth',
  signed: (name: string, when: string) => translate('{name}, {when}', { name, when }),
  nameMissing: 'Write the name of the guardian.',
  emailInvalid: 'Must be valid email',
  phoneInvalid: 'Must be a phone number, such as 021 555 123',
  save: 'Save',
  saved: 'Contact saved',
  cancel: 'Cancel',
  looks: 'Who viewed contact data',
  noLooks: 'No one has viewed it yet.',
  deeds: {
    looked: (user: string, member: string) =>
      translate('{user} viewed the data of {member}', { user, member }),
    changed: (user: string, member: string) =>
      translate('{user} changed the data of {member}', { user, member }),
    exported: (user: string, member: string) =>
      translate('{user} exported the data of {member}', { user, member }),
  },
});
