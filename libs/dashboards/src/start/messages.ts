import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of the dashboards; the labels of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  numbers: 'Numbers',
  inTheRunning: 'still taking part',
  withDrafts: 'including drafts',
  named: 'by name',
  ahead: 'ahead',
  next: 'Coming up',
  place: (event: string, space: string, venue: string) =>
    translate('{event} · {space}, {venue}', { event, space, venue }),
  nextEmpty: 'Nothing is planned from today',
  nextEmptyText: 'What is announced next will be shown here.',
  byStatus: (label: Label) => translate('{many} by status', { many: label.many }),
  runningByMilestone: (label: Label) =>
    translate('{many} still taking part, by milestone', { many: label.many }),
  byMilestone: (label: Label) => translate('{many} by milestone', { many: label.many }),
  noneYet: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  seeAll: (label: Label) => translate('All {many}', { many: lower(label.many) }),
  hello: (name: string) => translate('Kia ora, {name}', { name }),
  fromTo: (from: string, to: string) => translate('{from}–{to}', { from, to }),
  titleIn: (title: string, event: string) => translate('{title} · {event}', { title, event }),
  spaceAt: (space: string, venue: string) => translate('{space}, {venue}', { space, venue }),
  seats: (count: number) => translate('{count, plural, one {# seat} other {# seats}}', { count }),
  seatsOf: (count: number) => translate('{count, plural, one {# seat of} other {# seats of}}', { count }),
  places: (count: number) => translate('{count, plural, one {# place} other {# places}}', { count }),
  showAll: (count: number) => translate('Show all {count, number}', { count }),
  noChanges: 'Nothing was changed yet',
  /** With their places open: a name in them is a link. */
  sentences: {
    byUser: {
      create: '{who} added {what}',
      update: '{who} changed {what}',
      delete: '{who} deleted {what}',
      fields: '{who} changed {what}: {fields}',
      status: '{who} set {what} to “{status}”',
    },
    byServer: {
      create: 'Added: {what}',
      update: 'Changed: {what}',
      delete: 'Deleted: {what}',
      fields: 'Changed: {what} ({fields})',
      status: '{what} is now “{status}”',
    },
  },
  listed: (names: readonly string[], further: number) =>
    further > 0
      ? translate('{names} and {count} more', { names: names.join(', '), count: String(further) })
      : names.join(', '),
  calls: 'Your next calls',
  callFrom: (from: string) => translate('from {from}', { from }),
  mine: (label: Label) => translate('Your {many}', { many: lower(label.many) }),
  myNews: 'What changed',
  todaysRun: "Today's run",
  tonight: 'Tonight',
});
