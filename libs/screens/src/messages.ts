import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from './lower';

/** The texts of the screens; the labels of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  moreSlots: (count: number) => translate('{count} more', { count }),
  noTime: 'No time',
  decide: 'Decide',
  runSheet: 'Run sheet',
  tasks: 'Tasks',
  timesIn: (zone: string) => translate('Times in {zone}', { zone }),
  sheetEmpty: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  sheetEmptyText: (label: Label) =>
    translate('Add the first {one} to set a time and a place.', { one: lower(label.one) }),
  sheetCut: (count: number) =>
    translate('This sheet shows the first {count}. The lists have them all.', { count }),
  add: (label: Label) => translate('Add {one}', { one: lower(label.one) }),
  import: (label: Label) => translate('Import {many}', { many: lower(label.many) }),
  numbers: 'Numbers',
  yours: (label: Label) => translate('Your {many}', { many: lower(label.many) }),
  onlyYours: (label: Label) => translate('Of the {many}, only yours are shown.', { many: lower(label.many) }),
  acceptedOnes: (label: Label) => translate('Accepted {many}', { many: lower(label.many) }),
  onlyAccepted: (label: Label) =>
    translate('Of the {many}, only the accepted ones of events that are not over are shown.', {
      many: lower(label.many),
    }),
  inTheRunning: 'in the running',
  withDrafts: 'with drafts',
  named: 'by name',
  namedHere: 'entered by name',
  ofLimit: (limit: number) => translate('of {limit, number}', { limit }),
  accepted: (count: number) => translate('{count, number} accepted', { count }),
  acceptedWithoutSlot: 'Accepted, no time slot yet',
  undecided: 'Not decided yet',
  daysToGo: 'Days to go',
  under: 'Now',
  over: 'Over',
  order: 'Running order',
  orderEmpty: (label: Label) => translate('No {many} in the running order yet', { many: lower(label.many) }),
  orderEmptyText: 'What gets a time slot of this performance is listed here.',
  today: 'Dashboard',
  hello: (name: string) => translate('Kia ora, {name}', { name }),
  next: 'Coming up',
  place: (event: string, space: string, venue: string) =>
    translate('{event} · {space}, {venue}', { event, space, venue }),
  nextEmpty: 'Nothing is planned from today on',
  nextEmptyText: 'What is announced next will be shown here.',
  mine: (label: Label) => translate('Your {many}', { many: lower(label.many) }),
  mineEmpty: (label: Label) => translate('You have no {many} yet', { many: lower(label.many) }),
  mineEmptyText: 'Once your school has entered and named you as its contact, they stand here.',
  byStatus: (label: Label) => translate('{many} by status', { many: label.many }),
  runningByMilestone: (label: Label) => translate('{many} in the running by milestone', { many: label.many }),
  byMilestone: (label: Label) => translate('{many} by milestone', { many: label.many }),
  noneYet: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  seeAll: (label: Label) => translate('All {many}', { many: lower(label.many) }),
  ahead: 'ahead',
  adminTitle: 'Admin dashboard',
  adminNothing: 'There is nothing here that you may see',
  adminText: 'What is kept for this tenant.',
});
