import type { Decision } from '@callboard/api-contract';
import { defineMessages, say } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '../../lower';

/** The texts of deciding. */
export const decideMessages = defineMessages({
  title: 'Decide',
  titleOf: (event: string) => say('Decide: {event}', { event }),
  views: 'Show',
  toDecide: (count: number) => say('To decide ({count, number})', { count }),
  toSend: (count: number) => say('To send ({count, number})', { count }),
  waitingList: (count: number) => say('Waiting list ({count, number})', { count }),
  event: 'Event',
  everyEvent: 'Every event',
  places: 'Places',
  placesLeft: 'Places left',
  ofPlaces: (limit: number) => say('of {limit, number}', { limit }),
  noLimit: 'No limit',
  accepted: 'Accepted',
  keptToAccept: (count: number) => say('and {count, number} to send', { count }),
  decisions: 'Decision',
  accept: 'Accept',
  waitlist: 'Waiting list',
  decline: 'Decline',
  next: 'Next',
  previous: 'Previous',
  position: (at: number, total: number) => say('{at, number} of {total, number}', { at, total }),
  undoLast: 'Undo the last decision',
  keys: 'Keys: A accept, W waiting list, D decline, J next, K previous, U undo. Press ? for all keys.',
  decided: (name: string, decision: Decision) => {
    if (decision === 'accept') return say('{name}: accept, to be sent', { name });
    return decision === 'decline'
      ? say('{name}: decline, to be sent', { name })
      : say('{name}: waiting list, to be sent', { name });
  },
  announced: (done: string, next: string, left: number) =>
    say('{done}. Next: {next}. {left, plural, one {# left} other {# left}}.', { done, next, left }),
  announcedLast: (done: string) => say('{done}. That was the last one.', { done }),
  nothingToDecide: 'Everything is decided',
  nothingToDecideText: 'What the schools submit next stands here.',
  nothingToSend: 'No decision waits to be sent',
  nothingToSendText: 'Decisions stay here until you send them. Until then the schools see nothing of them.',
  noneWaiting: 'The waiting list is empty',
  noneWaitingText: 'Those that you put on it stand here in their order.',
  cut: (count: number) => say('These are the first {count, number}.', { count }),
  declineTitle: (name: string) => say('Decline {name}?', { name }),
  reason: 'Reason',
  reasonHint: 'The school reads it in the mail',
  cancel: 'Cancel',
  full: (event: string) => say('{event} is full', { event }),
  fullText: 'With this one it is over its limit.',
  acceptAnyway: 'Accept anyway',
  mail: 'Mail',
  mailTo: (names: string) => say('To {names}', { names }),
  noReceiver: 'No one gets the mail: the contact has no account.',
  sendAll: (count: number) =>
    say('Send {count, plural, =0 {decisions} one {one decision} other {# decisions}}', { count }),
  sendTitle: (count: number) =>
    say('Send {count, plural, one {one decision} other {# decisions}}?', { count }),
  sendText: 'The schools are notified now. This cannot be undone.',
  sendCounts: (decision: Decision, count: number) => {
    if (decision === 'accept') return say('{count, number} accepted', { count });
    return decision === 'decline'
      ? say('{count, number} declined', { count })
      : say('{count, number} on the waiting list', { count });
  },
  send: 'Send',
  sendThis: 'Send this one',
  sending: (done: number, total: number) => say('{done, number} of {total, number} sent', { done, total }),
  sent: (count: number) => say('{count, plural, one {One decision} other {# decisions}} sent', { count }),
  notSent: (count: number) =>
    say('{count, plural, one {One decision} other {# decisions}} not sent', { count }),
  takeBack: 'Decide again',
  takenBack: (name: string) => say('{name} is to be decided again', { name }),
  moveUp: (name: string) => say('Move {name} up', { name }),
  moveDown: (name: string) => say('Move {name} down', { name }),
  moved: (name: string) => say('{name} moved', { name }),
  placeFree: 'A place is free',
  nextIs: (name: string) => say('Next on the waiting list: {name}', { name }),
  acceptNext: (name: string) => say('Accept {name}', { name }),
  openRecord: (label: Label) => say('Open the {one}', { one: lower(label.one) }),
  facts: 'Facts',
  submittedAt: (time: string) => say('Submitted {time}', { time }),
  decideCount: (count: number, label: Label) => say('Decide {what}', { what: counted(count, label) }),
});
