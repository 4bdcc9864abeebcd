import { defineMessages, say } from '@callboard/language';

/** The texts of the notifications. */
export const notificationMessages = defineMessages({
  title: 'Notifications',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  empty: 'No notifications yet',
  emptyText: 'Messages, tasks and decisions that concern you appear here.',
  noneUnread: 'You have read everything',
  isNew: 'New',
  older: 'Show older',
  andMore: (count: number) => say('and {count, number} more', { count }),
  settings: 'Settings',
  markAll: 'Mark all as read',
  markOf: (text: string) => say('Mark as read: {text}', { text }),
  marked: 'Marked as read',
  undo: 'Undo',
  message: (author: string, subject: string) => say('{author} wrote in {subject}', { author, subject }),
  accountRequested: (name: string) => say('{name} asks for an account', { name }),
  mention: (author: string, subject: string) =>
    say('{author} mentioned you in {subject}', { author, subject }),
  comment: (author: string, subject: string) => say('{author} commented on {subject}', { author, subject }),
  messageReported: (reporter: string, subject: string) =>
    say('{reporter} reported a message in {subject}', { reporter, subject }),
  taskGiven: (name: string, event: string) => say('New task: {name}, {event}', { name, event }),
  taskDue: (name: string, event: string) => say('Task is due: {name}, {event}', { name, event }),
  answerChangeRequested: (task: string, name: string) =>
    say('A change is needed: {task}, {name}', { task, name }),
  due: (day: string) => say('Due {day}', { day }),
  accepted: (name: string, event: string) => say('{name} is accepted for {event}', { name, event }),
  withdrawn: (name: string, event: string) => say('{name} withdrew from {event}', { name, event }),
  noneWaits: 'The waiting list is empty',
  nextWaits: (name: string) => say('Next on the waiting list: {name}', { name }),
  movedUp: (name: string) => say('{name} moved up from the waiting list', { name }),
  declined: (name: string, event: string) => say('{name} is not accepted for {event}', { name, event }),
  waitlisted: (name: string, event: string) =>
    say('{name} is on the waiting list of {event}', { name, event }),
  callSet: (name: string, event: string) => say('{name} has a new time in {event}', { name, event }),
  callRemoved: (name: string, event: string) =>
    say('{name} has no time in {event} any more', { name, event }),
  announcement: 'Announcement',
  notReadYet: (title: string) => say('Not read yet: {title}', { title }),
  consentAnswered: (member: string, answer: string) =>
    say(
      '{answer, select, given {The guardian of {member} said yes} withdrawn {The guardian of {member} took a yes back} other {The guardian of {member} said no}}',
      { member, answer },
    ),
  mailFailed: (subject: string, to: string) => say('Mail not sent to {to}: {subject}', { subject, to }),
});
