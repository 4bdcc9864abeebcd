import { defineMessages, say } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '../../lower';

/** The texts of the dossier of an entry. */
export const dossierMessages = defineMessages({
  overview: 'Overview',
  missing: 'What is missing',
  nothingMissing: 'Nothing is missing.',
  submit: 'Submit it before entries close',
  late: 'Still a draft, and entries have closed: ask the organisers',
  contact: 'Nobody is its contact, so nobody gets its news',
  namedOf: (named: number, stated: number) =>
    say('{named, number} entered by name; the school states {stated, number}', { named, stated }),
  members: (label: Label) => say('No {many} yet', { many: lower(label.many) }),
  count: 'Enter how many take part',
  confirm: (count: number, label: Label) => say('{what} not confirmed yet', { what: counted(count, label) }),
  consents: (count: number, label: Label) =>
    say('{what} without an answer from a guardian', { what: counted(count, label) }),
  consentMissing: 'No consent yet',
  remindAll: (count: number) => say('Remind guardians ({count})', { count: String(count) }),
  replace: 'Replace',
  replaceOf: (name: string) => say('Replace {name}', { name }),
  slot: 'Accepted, but without a time and place',
  formBegun: 'begun',
  due: (when: string) => say('by {when}', { when }),
  closed: (when: string) => say('closed {when}', { when }),
  call: (event: Label) => say('{one}, time and place', { one: event.one }),
  noCallText: (label: Label) =>
    say('Once this {one} has a performance, its time and place appear here.', { one: lower(label.one) }),
  from: (time: string) => say('from {time}', { time }),
  noSlot: (label: Label) => say('This {one} has no time slot in it yet.', { one: lower(label.one) }),
  range: (from: string, to: string) => say('{from}–{to}', { from, to }),
  year: (year: number) => say('year {year}', { year: String(year) }),
  age: (age: number) => say('{age, plural, one {# year old} other {# years old}}', { age }),
  ages: (from: number, to: number) => say('{from}–{to} years old', { from: String(from), to: String(to) }),
  years: (from: number, to: number) => say('years {from}–{to}', { from: String(from), to: String(to) }),
  showAll: (count: number) => say('Show all {count, number}', { count }),
  allOf: (label: Label) => say('All {many}', { many: lower(label.many) }),
  cut: (shown: number, count: number) =>
    say('The first {shown, number} of {count, number}', { shown, count }),
  forms: 'Tasks and forms',
  feeOf: (amount: string) => say('Fee of {amount}', { amount }),
  feeDue: (day: string) => say('due {day}', { day }),
  feeWasDue: (day: string) => say('was due {day}', { day }),
  messages: 'Messages',
  noMessages: 'No messages yet.',
  noMessagesAbout: (event: string, label: Label) =>
    say('No messages about {event} with the people of this {one} yet.', { event, one: lower(label.one) }),
  write: 'New message',
  conversationClosed: 'closed',
  decisions: 'Decisions',
  created: (status: string) => say('Created: {status}', { status }),
  by: (what: string, who: string) => say('{what} by {who}', { what, who }),
  you: 'you',
  organisers: 'the organisers',
  reason: (reason: string) => say('Reason: {reason}', { reason }),
});
