import { defineMessages, translate } from '@callboard/language';

/** The texts of the screens of announcements. */
export const announcementMessages = defineMessages({
  people: 'Who gets it',
  readers: 'Receivers',
  cancel: 'Cancel',
  publish: 'Publish now',
  publishTitle: (title: string) => translate('Publish {title}?', { title }),
  publishText: (count: number) =>
    translate(
      '{count, plural, one {# person is} other {# people are}} notified now, and can read it. This cannot be undone, but you can revoke it.',
      { count },
    ),
  published: (title: string) => translate('{title} is published', { title }),
  noReceivers: 'No one gets it yet. Choose who gets it first.',
  schedule: 'Schedule',
  scheduleTitle: (title: string) => translate('When is {title} published?', { title }),
  scheduleText: (count: number) =>
    translate(
      'It is published automatically at this time. At the moment, {count, plural, one {# person} other {# people}} would be notified.',
      { count },
    ),
  publishAt: 'Publish at',
  needsTime: 'Enter a day and a time in the future.',
  scheduled: (title: string) => translate('{title} is scheduled', { title }),
  waits: 'It is published automatically at this time:',
  moveTime: 'Change the time',
  movedTime: 'Time changed',
  revokedNote: 'It is revoked. No receiver can read it.',
  readBy: (read: number, receivers: number) =>
    translate('Read by {read} of {receivers}', { read, receivers }),
  share: 'Receivers who have read it',
  unread: 'Not read yet',
  all: 'All receivers',
  show: 'Show',
  remind: 'Remind those who have not read it',
  reminded: 'Reminder sent',
  nextReminder: (time: string) => translate('The next reminder can be sent at {time}.', { time }),
  sendToAdded: (count: number) =>
    translate('Send to {count, plural, one {# person} other {# people}} added since', { count }),
  sentToAdded: 'Sent to those added since',
  addedText: 'The groups reach more people now than when it was published.',
  title: 'Announcements',
  subtitle: (unread: number) =>
    translate(
      '{unread, plural, =0 {You have read everything} one {# is not read yet} other {# are not read yet}}',
      {
        unread,
      },
    ),
  none: 'No announcements yet',
  noneText: 'News from the organisers appears here.',
  isNew: 'New',
  older: 'Show older',
  back: 'All announcements',
  missing: 'This announcement is no longer available',
  missingText: 'It was withdrawn, or it was not for you.',
  latest: 'Announcements',
});
