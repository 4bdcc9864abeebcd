import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of the dossier of an entry. */
export const dossierMessages = defineMessages({
  overview: 'Overview',
  missing: 'What is missing',
  namedOf: (named: number, stated: number) =>
    translate('{named, number} entered by name; the school states {stated, number}', { named, stated }),
  members: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  consentMissing: 'No consent yet',
  remindAll: (count: number) => translate('Remind guardians ({count})', { count: String(count) }),
  replace: 'Replace',
  replaceOf: (name: string) => translate('Replace {name}', { name }),
  call: (event: Label) => translate('{one}, time and place', { one: event.one }),
  noCallText: (label: Label) =>
    translate('Once this {one} has a performance, its time and place appear here.', {
      one: lower(label.one),
    }),
  arrival: (time: string) => translate('Arrive at {time}', { time }),
  warmUp: (time: string) => translate('Warm-up at {time}', { time }),
  room: (name: string) => translate('Dressing room: {name}', { name }),
  from: (time: string) => translate('from {time}', { time }),
  noSlot: (label: Label) => translate('This {one} has no time slot in it yet.', { one: lower(label.one) }),
  range: (from: string, to: string) => translate('{from}–{to}', { from, to }),
  year: (year: number) => translate('year {year}', { year: String(year) }),
  age: (age: number) => translate('{age, plural, one {# year old} other {# years old}}', { age }),
  ages: (from: number, to: number) =>
    translate('{from}–{to} years old', { from: String(from), to: String(to) }),
  years: (from: number, to: number) => translate('years {from}–{to}', { from: String(from), to: String(to) }),
  showAll: (count: number) => translate('Show all {count, number}', { count }),
  allOf: (label: Label) => translate('All {many}', { many: lower(label.many) }),
  cut: (shown: number, count: number) =>
    translate('The first {shown, number} of {count, number}', { shown, count }),
  forms: 'Tasks and forms',
  messages: 'Messages',
  noMessages: 'No messages yet.',
  noMessagesAbout: (event: string, label: Label) =>
    translate('No messages about {event} with the people of this {one} yet.', {
      event,
      one: lower(label.one),
    }),
  write: 'New message',
  conversationClosed: 'closed',
  decisions: 'Decisions',
  created: (status: string) => translate('Created: {status}', { status }),
  by: (what: string, who: string) => translate('{what} by {who}', { what, who }),
  you: 'you',
  organisers: 'the organisers',
  reason: (reason: string) => translate('Reason: {reason}', { reason }),
});
