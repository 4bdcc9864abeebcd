import { defineMessages, translate } from '@callboard/language';

/** The texts of a change of status. */
export const transitionMessages = defineMessages({
  acted: (title: string, status: string) => translate('{title}: {status}', { title, status }),
  reasonLabel: 'Reason',
  /** Where the step itself is called Cancel. */
  goBack: 'Go back',
  reasonMissing: 'Write the reason.',
  confirmTransition: (label: string) => translate('{label}?', { label }),
  notifies: (person: string) =>
    translate('{person} is notified right away: in the app, and by email if they get emails.', { person }),
  notifiesNoOne: 'It has no contact, so no one is notified.',
  notifiesTheirs: 'Their contacts are notified right away: in the app, and by email if they get emails.',
  notifiesSeveral: (count: number) =>
    translate(
      '{count, plural, =0 {No one is notified.} one {One person is notified right away: in the app, and by email if they get emails.} other {# people are notified right away: in the app, and by email if they get emails.}}',
      { count },
    ),
  haveNoContact: (count: number) =>
    translate('{count, plural, one {One has no contact.} other {# have no contact.}}', { count }),
  storedUntilSent: 'It is stored, and no one is notified until you send it.',
  store: 'Store, send later',
  stored: (title: string, label: string) => translate('{title}: {label}, to be sent', { title, label }),
  undoneAlone: 'Undo brings the status back, but not what was sent.',
});
