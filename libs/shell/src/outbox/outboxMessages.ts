import { defineMessages, translate } from '@callboard/language';

/** The texts about what waits to be sent. */
export const outboxMessages = defineMessages({
  title: 'Waiting to be sent',
  explanation: 'Everything is sent in order when you are connected. It stays on this device until then.',
  waitsForNetwork: 'Waiting for a connection',
  waitsForOthers: 'Waiting for the message before it',
  waitsForChanges: 'Waiting for the change before it',
  notSent: (reason: string) => translate('Not sent: {reason}', { reason }),
  open: 'Open conversation',
  openPage: 'Open its page',
  tryAgain: 'Try again',
  edit: 'Edit',
  message: 'Message',
  send: 'Send',
  cancel: 'Cancel',
  remove: 'Delete',
  removed: 'Message deleted',
  changeRemoved: 'Change deleted',
  handOver: 'Hand over',
  handOverText:
    'Hand it over where the server no longer takes it from you: the head judge or the office then takes it over.',
  handedOver: (count: number) =>
    translate('{count, plural, one {# change is} other {# changes are}} handed over', { count }),
  undo: 'Undo',
  empty: 'Everything has been sent',
  emptyText: 'What you send without a connection waits here.',
  question: (count: number) =>
    translate('{count, plural, one {# message has} other {# messages have}} not been sent', { count }),
  changesQuestion: (count: number) =>
    translate('{count, plural, one {# change has} other {# changes have}} not been sent', { count }),
  scansQuestion: (count: number) =>
    translate('{count, plural, one {# scan of a ticket has} other {# scans of tickets have}} not been sent', {
      count,
    }),
  questionText: 'They wait on this device. If you sign out now, they are deleted.',
  saveForOffice: 'Save a file for the office',
  stay: 'Stay signed in',
  leave: 'Sign out and delete',
});
