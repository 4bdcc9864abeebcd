import { defineMessages, translate } from '@callboard/language';

/** The texts of the office's page about a waiting party. */
export const waitingMessages = defineMessages({
  takeOff: 'Take off the list',
  title: (name: string) => translate('Take {name} off the waiting list?', { name }),
  text: 'What the party was offered goes to the next on the list.',
  reason: 'Reason',
  reasonMissing: 'Enter the reason.',
  mail: 'Email the reason to the party',
  cancel: 'Cancel',
  done: (name: string) => translate('{name} is off the waiting list', { name }),
});
