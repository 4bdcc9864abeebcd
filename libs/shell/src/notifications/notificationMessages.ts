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
  settings: 'Settings',
  markAll: 'Mark all as read',
  markOf: (text: string) => say('Mark as read: {text}', { text }),
  marked: 'Marked as read',
  undo: 'Undo',
  message: (author: string, subject: string) => say('{author} wrote in {subject}', { author, subject }),
  taskGiven: (name: string, event: string) => say('New task: {name}, {event}', { name, event }),
  taskDue: (name: string, event: string) => say('Task is due: {name}, {event}', { name, event }),
  due: (day: string) => say('Due {day}', { day }),
  accepted: (name: string, event: string) => say('{name} is accepted for {event}', { name, event }),
  declined: (name: string, event: string) => say('{name} is not accepted for {event}', { name, event }),
  waitlisted: (name: string, event: string) =>
    say('{name} is on the waiting list of {event}', { name, event }),
  callSet: (name: string, event: string) => say('{name} has a new time in {event}', { name, event }),
  callRemoved: (name: string, event: string) =>
    say('{name} has no time in {event} any more', { name, event }),
  mailFailed: (subject: string, to: string) => say('Mail not sent to {to}: {subject}', { subject, to }),
});
