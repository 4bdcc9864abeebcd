import { defineMessages, say } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '../lower';

/** The texts of the dashboards; the labels of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  hello: (name: string) => say('Kia ora, {name}', { name }),
  fromTo: (from: string, to: string) => say('{from}–{to}', { from, to }),
  titleIn: (title: string, event: string) => say('{title} · {event}', { title, event }),
  spaceAt: (space: string, venue: string) => say('{space}, {venue}', { space, venue }),
  seats: (count: number) => say('{count, plural, one {# seat} other {# seats}}', { count }),
  seatsOf: (count: number) => say('{count, plural, one {# seat of} other {# seats of}}', { count }),
  places: (count: number) => say('{count, plural, one {# place} other {# places}}', { count }),
  showAll: (count: number) => say('Show all {count, number}', { count }),
  noChanges: 'Nothing was changed yet',
  by: (name: string) => say('by {name}', { name }),
  bySystem: 'by the system',
  changed: {
    create: (what: string) => say('{what} added', { what }),
    update: (what: string) => say('{what} changed', { what }),
    delete: (what: string) => say('{what} deleted', { what }),
  },
  changedOne: {
    create: (label: Label) => say('added ({one})', { one: lower(label.one) }),
    update: (label: Label) => say('changed ({one})', { one: lower(label.one) }),
  },
  tasks: 'To do',
  noTasks: 'You are up to date',
  noTasksText: 'What is missing or due will be shown here.',
  task: {
    submit: 'Submit it before the closing day',
    late: 'Still a draft after the closing day: talk to the organisers',
    count: 'Say how many take part',
    confirm: 'Confirm that you take part',
  },
  due: (when: string) => say('by {when}', { when }),
  closed: (when: string) => say('closed {when}', { when }),
  calls: 'Your next calls',
  noCalls: 'No call yet',
  noCallsText: (label: Label) =>
    say('Once your {one} has a time slot, its time and place are shown here.', { one: lower(label.one) }),
  callFrom: (from: string) => say('from {from}', { from }),
  mine: (label: Label) => say('Your {many}', { many: lower(label.many) }),
  mineEmpty: (label: Label) => say('You have no {many} yet', { many: lower(label.many) }),
  mineEmptyText: 'Once your school has entered and named you as its contact, they stand here.',
  myNews: 'What changed',
  todaysRun: "Today's run",
  waitingTitle: 'Waiting for a decision',
  waiting: (count: number, label: Label) => say('{what} to decide', { what: counted(count, label) }),
  decide: 'Decide',
});
