import { defineMessages, say } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from './lower';

/** The texts of the screens; the labels of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  moreSlots: (count: number) => say('{count} more', { count }),
  noTime: 'No time',
  runSheet: 'Run sheet',
  tasks: 'Tasks',
  timesIn: (zone: string) => say('Times in {zone}', { zone }),
  sheetEmpty: (label: Label) => say('No {many} yet', { many: lower(label.many) }),
  sheetEmptyText: (label: Label) =>
    say('Add the first {one} to give entries a time and a place.', { one: lower(label.one) }),
  sheetCut: (count: number) => say('This sheet shows the first {count}. The lists have them all.', { count }),
  add: (label: Label) => say('Add {one}', { one: lower(label.one) }),
  import: (label: Label) => say('Import {many}', { many: lower(label.many) }),
  waiting: (count: number, label: Label) =>
    say('{what} without a time slot', { what: counted(count, label) }),
  waitingText: (minutes: number) =>
    say('Each gets the next free {minutes} minutes, in order of time.', { minutes }),
  placeAll: (count: number, label: Label) => say('Place {what}', { what: counted(count, label) }),
  placed: (count: number, label: Label) => say('{what} placed', { what: counted(count, label) }),
  placedPartly: (done: number, refused: number) => say('{done} placed, {refused} refused', { done, refused }),
  noRoom: (label: Label) =>
    say('No free time slots are left. Add or lengthen a {one}.', { one: lower(label.one) }),
  numbers: 'Numbers',
  yours: (label: Label) => say('Your {many}', { many: lower(label.many) }),
  onlyYours: (label: Label) => say('Of the {many}, only yours are shown.', { many: lower(label.many) }),
  inTheRunning: 'in the running',
  ofLimit: (limit: number) => say('of {limit, number}', { limit }),
  accepted: (count: number) => say('{count, number} accepted', { count }),
  withoutSlot: 'Without a time slot',
  daysToGo: 'Days to go',
  under: 'Now',
  over: 'Over',
  order: 'Running order',
  orderEmpty: (label: Label) => say('No {many} in the running order yet', { many: lower(label.many) }),
  orderEmptyText: 'Give an entry this performance and a time slot, and it stands here.',
  today: 'Dashboard',
  hello: (name: string) => say('Kia ora, {name}', { name }),
  next: 'Coming up',
  place: (event: string, space: string, venue: string) =>
    say('{event} · {space}, {venue}', { event, space, venue }),
  nextEmpty: 'Nothing is planned from today on',
  nextEmptyText: 'What is announced next stands here.',
  mine: (label: Label) => say('Your {many}', { many: lower(label.many) }),
  mineEmpty: (label: Label) => say('You have no {many} yet', { many: lower(label.many) }),
  mineEmptyText: 'Once your school has entered and named you as its contact, they stand here.',
  byStatus: (label: Label) => say('{many} by status', { many: label.many }),
  runningByMilestone: (label: Label) => say('{many} in the running by milestone', { many: label.many }),
  byMilestone: (label: Label) => say('{many} by milestone', { many: label.many }),
  noneYet: (label: Label) => say('No {many} yet', { many: lower(label.many) }),
  seeAll: (label: Label) => say('All {many}', { many: lower(label.many) }),
  ahead: 'ahead',
  adminTitle: 'Admin dashboard',
  adminNothing: 'There is nothing here that you may see',
  adminText: 'What is kept for this tenant.',
});
