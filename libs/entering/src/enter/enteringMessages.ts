import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of entering. */
export const enteringMessages = defineMessages({
  enter: (label: Label) => translate('Enter {one}', { one: lower(label.one) }),
  enterFor: (label: Label, event: string) =>
    translate('Enter {one} for {event}', { one: lower(label.one), event }),
  goOn: 'Continue entering',
  openFor: 'Open for you',
  openEmpty: 'No event is open for entries now',
  openElsewhere: (count: number) =>
    translate('{count, plural, one {# more open event} other {# more open events}}', { count }),
  openEmptyText: 'Events appear here as soon as their entries open.',
  closes: (day: string) => translate('Entries close {day}', { day }),
  name: 'Name',
  next: 'Next',
  back: 'Back',
  closed: 'Entries for this event are closed. Ask the office.',
  about: 'You can stop at any time and continue later, on any device.',
  check: 'Check and send',
  submit: 'Submit',
  submitted: (name: string) => translate('{name} is submitted', { name }),
  notDraft: (label: Label) =>
    translate('This {one} is submitted. Changes are made on its page.', { one: lower(label.one) }),
  onlySeen: (label: Label) =>
    translate('You were invited to see this {one}, not to change it.', { one: lower(label.one) }),
  submittedByOthers: (label: Label) =>
    translate('Everything you typed is saved. The people who invited you will submit this {one}.', {
      one: lower(label.one),
    }),
  answersMissing: 'These answers are missing or not right',
  more: (count: number) => translate('{count} more', { count }),
  toPage: (label: Label) => translate('Open {one}', { one: lower(label.one) }),
  noMembers: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  noMembersText: 'Type the first one below, or paste a list.',
  age: (age: number) => translate('age {age}', { age }),
  year: (year: number) => translate('year {year}', { year }),
  addOne: 'One by one',
  paste: 'Paste a list',
  birthDate: 'Date of birth',
  schoolYear: 'School year',
  neededToSubmit: 'Needed before you submit.',
  add: 'Add',
  remove: 'Remove',
  removeNamed: (name: string) => translate('Remove {name}', { name }),
  change: 'Change',
  changeNamed: (name: string) => translate('Change {name}', { name }),
  save: 'Save',
  cancel: 'Cancel',
  role: 'Role',
  pasteLabel: 'Copied from a spreadsheet, or CSV',
  pasteText:
    'One person on each line: name, date of birth, school year, role, and the name and email of a guardian.',
  addSeveral: (count: number) => translate('Add {count, plural, one {# person} other {# people}}', { count }),
  lineProblem: (line: number, text: string) =>
    translate('Line {line} cannot be read: {text}', { line, text }),
  known: (name: string, entry: string) => translate('{name} was in {entry}.', { name, entry }),
  reuse: 'Use these details',
  preview: 'With what you are typing',
  guardian: 'Guardian',
  guardianEmail: 'Email of the guardian',
  guardianText: 'They are asked for their consent once you send the links.',
  guardianErrors: {
    nameMissing: 'Write the name of the guardian.',
    emailMissing: 'Add an email, or print the form.',
    emailInvalid: 'Must be valid email',
  },
  notSubmitted: 'Not submitted yet',
});
