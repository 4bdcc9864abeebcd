import { defineNotification, ifGiven, select } from '../defineNotification';

const waitingListWords = ifGiven('next', {
  given: ifGiven('movedUp', {
    given: '{next} moved up from the waiting list',
    missing: 'Next on the waiting list: {next}',
  }),
  missing: 'The waiting list is empty',
});

/** Notifications of entries and of the decisions on them. */
export const entryNotifications = {
  /** The organisers decided on the user's entry. */
  entryDecided: defineNotification({
    facts: { name: 'text', event: 'text', decision: 'code' },
    about: ['entries'],
    mail: { participant: 'now' },
    icon: 'sparkle',
    words: {
      name: 'Decisions on what you entered',
      title: select('decision', {
        accepted: '{name} was accepted for {event}',
        declined: '{name} was not accepted for {event}',
        withdrawn: '{name} was withdrawn from {event}',
        other: '{name} is on the waiting list of {event}',
      }),
    },
  }),

  /** An accepted entry withdrew: its place is free, or the next of the waiting list has it. */
  entryWithdrawn: defineNotification({
    facts: { name: 'text', event: 'text', reason: 'text', next: 'text', movedUp: 'code' },
    about: ['events'],
    mail: { staff: 'now' },
    icon: 'warning',
    words: {
      name: 'Withdrawals',
      title: '{name} withdrew from {event}',
      detail: waitingListWords,
      mail: [
        ifGiven('reason', {
          given: '{name} withdrew from {event}: “{reason}”',
          missing: '{name} withdrew from {event}',
        }),
        waitingListWords,
      ],
    },
  }),
};
