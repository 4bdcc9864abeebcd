import type { Decision } from '@callboard/api-contract/entries';
import { defineMessages, translate } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of deciding. */
export const decideMessages = defineMessages({
  title: 'Decide',
  titleOf: (event: string) => translate('Decide: {event}', { event }),
  views: 'Show',
  toDecide: (count: number) => translate('To decide ({count, number})', { count }),
  toSend: (count: number) => translate('To send ({count, number})', { count }),
  waitingList: (count: number) => translate('Waiting list ({count, number})', { count }),
  event: 'Event',
  everyEvent: 'Every event',
  places: 'Places',
  placesLeft: 'Places left',
  ofPlaces: (limit: number) => translate('of {limit, number}', { limit }),
  noLimit: 'No limit',
  accepted: 'Accepted',
  storedToAccept: (count: number) => translate('and {count, number} to send', { count }),
  decisions: 'Decision',
  accept: 'Accept',
  waitlist: 'Waiting list',
  decline: 'Decline',
  next: 'Next',
  previous: 'Previous',
  position: (at: number, total: number) => translate('{at, number} of {total, number}', { at, total }),
  undoLast: 'Undo the last decision',
  undo: 'Undo',
  keys: 'Keys: A accept, W waiting list, D decline, J next, K previous, U undo. Press ? for help.',
  decided: (name: string, decision: Decision) => {
    if (decision === 'accept') return translate('{name}: accept, to be sent', { name });
    return decision === 'decline'
      ? translate('{name}: decline, to be sent', { name })
      : translate('{name}: waiting list, to be sent', { name });
  },
  announced: (done: string, next: string, left: number) =>
    translate('{done}. Next: {next}. {left, plural, one {# left} other {# left}}.', { done, next, left }),
  announcedLast: (done: string) => translate('{done}. That was the last one.', { done }),
  nothingToDecide: 'Everything is decided',
  nothingToDecideText: 'New entries from schools appear here.',
  nothingToSend: 'No decisions are waiting to be sent',
  nothingToSendText: 'Decisions stay here until you send them. Schools cannot see them until then.',
  noneWaiting: 'The waiting list is empty',
  noneWaitingText: 'Entries that you put on the waiting list appear here in order.',
  cut: (count: number) => translate('These are the first {count, number}.', { count }),
  declineTitle: (name: string) => translate('Decline {name}?', { name }),
  reason: 'Reason',
  reasonHint: 'The school reads it in the email',
  cancel: 'Cancel',
  full: (event: string) => translate('{event} is full', { event }),
  fullText: 'This one would be over the limit.',
  acceptAnyway: 'Accept anyway',
  mail: 'Email',
  mailTo: (names: string) => translate('To {names}', { names }),
  noReceiver: 'No one gets the email: the contact has no account.',
  sendAll: (count: number) =>
    translate('Send {count, plural, =0 {decisions} one {one decision} other {# decisions}}', { count }),
  sendTitle: (count: number) =>
    translate('Send {count, plural, one {one decision} other {# decisions}}?', { count }),
  sendText: 'This cannot be undone.',
  sendOf: 'Of which events',
  eventCount: (event: string, count: number) => translate('{event} ({count, number})', { event, count }),
  exampleOf: {
    accept: 'Email to those accepted',
    waitlist: 'Email to those on the waiting list',
    decline: 'Email to those declined',
  },
  showMails: 'Show the emails',
  mailOf: {
    accept: 'The email if you accept',
    waitlist: 'The email for the waiting list',
    decline: 'The email if you decline',
  },
  leftIn: (event: string, left: number, limit: number) =>
    translate('{event}: {left, plural, one {# place} other {# places}} left of {limit, number}', {
      event,
      left,
      limit,
    }),
  sendCounts: (decision: Decision, count: number) => {
    if (decision === 'accept') return translate('{count, number} accepted', { count });
    return decision === 'decline'
      ? translate('{count, number} declined', { count })
      : translate('{count, number} on the waiting list', { count });
  },
  send: 'Send',
  sendThis: 'Send this one',
  sending: (done: number, total: number) =>
    translate('{done, number} of {total, number} sent', { done, total }),
  sent: (count: number) =>
    translate('{count, plural, one {One decision} other {# decisions}} sent', { count }),
  notSent: (count: number) =>
    translate('{count, plural, one {One decision} other {# decisions}} not sent', { count }),
  takeBack: 'Decide again',
  takenBack: (name: string) => translate('{name} can be decided again', { name }),
  moveUp: (name: string) => translate('Move {name} up', { name }),
  moveDown: (name: string) => translate('Move {name} down', { name }),
  moved: (name: string) => translate('{name} moved', { name }),
  placeFree: 'A place is free',
  nextIs: (name: string) => translate('Next on the waiting list: {name}', { name }),
  acceptNext: (name: string) => translate('Accept {name}', { name }),
  openRecord: (label: Label) => translate('Open the {one}', { one: lower(label.one) }),
  facts: 'Facts',
  submittedAt: (time: string) => translate('Submitted {time}', { time }),
  decideCount: (count: number, label: Label) => translate('Decide {what}', { what: counted(count, label) }),
});
