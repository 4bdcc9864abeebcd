import { defineMessages } from '@callboard/language';

/** The texts of the screens of conversations. */
export const conversationMessages = defineMessages({
  messages: 'Messages',
  people: 'People',
  to: 'To',
  toHint: 'All staff can read it. Add the others who should.',
  toStaff: 'The organisers read this. They can add others to it.',
  subject: 'Subject',
  about: 'About',
  message: 'Message',
  begin: 'New conversation',
  send: 'Send',
  changed: 'Message changed',
  removed: 'Message deleted',
  mute: 'Mute',
  unmute: 'Unmute',
  muted: 'Muted',
  nowMuted: 'You get no notifications of this conversation',
  nowUnmuted: 'You get notifications of this conversation',
  undo: 'Undo',
  closed: 'This conversation is closed. Nobody can write in it any more.',
});
