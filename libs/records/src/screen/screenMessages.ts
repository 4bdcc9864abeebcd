import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';
import { lower } from './lower';

/** The texts that screens of several subjects have. */
export const screenMessages = defineMessages({
  cancel: 'Cancel',
  reason: 'Reason',
  reasonNeeded: 'Write a reason first',
  send: 'Send',
  goesTo: (to: string) => translate('This goes to {to}.', { to }),
  noWayBack: 'Once it is sent, it cannot be called back.',
  timesIn: (zone: string) => translate('Times in {zone}', { zone }),
  yours: (label: Label) => translate('Your {many}', { many: lower(label.many) }),
  onlyYours: (label: Label) => translate('Of the {many}, only yours are shown.', { many: lower(label.many) }),
  acceptedOnes: (label: Label) => translate('Accepted {many}', { many: lower(label.many) }),
  onlyAccepted: (label: Label) =>
    translate('Of the {many}, only the accepted ones of events that are not over are shown.', {
      many: lower(label.many),
    }),
});
