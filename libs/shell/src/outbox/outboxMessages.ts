import { defineMessages, say } from '@callboard/language';

/** The texts about what waits to be sent. */
export const outboxMessages = defineMessages({
  title: 'Waiting to be sent',
  waiting: (count: number) =>
    say('{count, plural, one {# message is} other {# messages are}} waiting to be sent', { count }),
  refused: (count: number) =>
    say('{count, plural, one {# message} other {# messages}} could not be sent', { count }),
  show: 'Show',
  explanation:
    'Messages are sent in their order when you are connected. They stay on this device until then.',
  waitsForNetwork: 'Waiting for a connection',
  waitsForOthers: 'Waiting for the message before it',
  notSent: (reason: string) => say('Not sent: {reason}', { reason }),
  open: 'Open conversation',
  tryAgain: 'Try again',
  edit: 'Edit',
  message: 'Message',
  send: 'Send',
  cancel: 'Cancel',
  remove: 'Delete',
  removed: 'Message deleted',
  undo: 'Undo',
  empty: 'Everything has been sent',
  emptyText: 'Messages that you send without a connection wait here.',
  question: (count: number) =>
    say('{count, plural, one {# message has} other {# messages have}} not been sent', { count }),
  scansQuestion: (count: number) =>
    say('{count, plural, one {# scan of a ticket has} other {# scans of tickets have}} not been sent', {
      count,
    }),
  questionText: 'They wait on this device. If you sign out now, they are deleted.',
  stay: 'Stay signed in',
  leave: 'Sign out and delete',
});
