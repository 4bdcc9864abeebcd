import { defineMessages } from '@callboard/language';

/** The texts of a conversation. */
export const messages = defineMessages({
  thread: 'Messages',
  noMessages: 'No messages yet',
  noMessagesText: 'Write the first one below.',
  noMessagesHere: 'Nobody wrote anything here.',
  you: 'You',
  edited: 'Edited',
  earlier: 'Show earlier messages',
  actions: 'Change or delete your message',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  yourMessage: 'Your message',
  editing: 'Edit your message',
  send: 'Send',
  sendHint: 'Ctrl + Enter sends.',
  needed: 'Write something first',
});
