import { defineMessages, translate } from '@callboard/language';
import { lower } from '@callboard/records/screen';
import type { Label } from '@callboard/tenant';

/** The texts of the page of an event. */
export const eventMessages = defineMessages({
  sheetEmpty: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  sheetEmptyText: (label: Label) =>
    translate('Add the first {one} to set a time and a place.', { one: lower(label.one) }),
  add: (label: Label) => translate('Add {one}', { one: lower(label.one) }),
  numbers: 'Numbers',
  inTheRunning: 'still taking part',
  namedHere: 'entered by name',
  ofLimit: (limit: number) => translate('of {limit, number}', { limit }),
  accepted: (count: number) => translate('{count, number} accepted', { count }),
  acceptedWithoutSlot: 'Accepted, no time slot yet',
  undecided: 'Not decided yet',
  daysToGo: 'Days to go',
  under: 'Now',
  over: 'Over',
});
