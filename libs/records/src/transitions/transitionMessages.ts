import { defineMessages, say } from '@callboard/language';

/** The texts of a change of status. */
export const transitionMessages = defineMessages({
  acted: (title: string, status: string) => say('{title}: {status}', { title, status }),
  reasonLabel: 'Reason',
  /** Where the step itself is called Cancel. */
  goBack: 'Go back',
  reasonMissing: 'Write the reason.',
  confirmTransition: (label: string) => say('{label}?', { label }),
  notifies: (person: string) =>
    say('{person} is notified right away: in the app, and by mail if they get mails.', { person }),
  notifiesNoOne: 'It has no contact, so no one is notified.',
});
