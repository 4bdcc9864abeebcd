import { defineMessages, translate } from '@callboard/language';

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
  andMore: (count: number) => translate('and {count, number} more', { count }),
  settings: 'Settings',
  markAll: 'Mark all as read',
  markOf: (text: string) => translate('Mark as read: {text}', { text }),
  marked: 'Marked as read',
  undo: 'Undo',
  message: (author: string, subject: string) => translate('{author} wrote in {subject}', { author, subject }),
  accountRequested: (name: string) => translate('{name} asks for an account', { name }),
  mention: (author: string, subject: string) =>
    translate('{author} mentioned you in {subject}', { author, subject }),
  comment: (author: string, subject: string) =>
    translate('{author} commented on {subject}', { author, subject }),
  messageReported: (reporter: string, subject: string) =>
    translate('{reporter} reported a message in {subject}', { reporter, subject }),
  taskGiven: (name: string, event: string) => translate('New task: {name}, {event}', { name, event }),
  taskDue: (name: string, event: string) => translate('Task is due: {name}, {event}', { name, event }),
  answerChangeRequested: (task: string, name: string) =>
    translate('A change is needed: {task}, {name}', { task, name }),
  achievementProposed: (creative: string, achievement: string) =>
    translate('Proposed for {creative}: {achievement}', { creative, achievement }),
  achievementReached: (achievement: string) => translate('You reached {achievement}', { achievement }),
  achievementReturned: (achievement: string) =>
    translate('Something is missing: {achievement}', { achievement }),
  due: (day: string) => translate('Due {day}', { day }),
  accepted: (name: string, event: string) => translate('{name} is accepted for {event}', { name, event }),
  withdrawn: (name: string, event: string) => translate('{name} withdrew from {event}', { name, event }),
  noneWaits: 'The waiting list is empty',
  nextWaits: (name: string) => translate('Next on the waiting list: {name}', { name }),
  movedUp: (name: string) => translate('{name} moved up from the waiting list', { name }),
  declined: (name: string, event: string) => translate('{name} is not accepted for {event}', { name, event }),
  waitlisted: (name: string, event: string) =>
    translate('{name} is on the waiting list of {event}', { name, event }),
  callSet: (name: string, event: string) => translate('{name} has a new time in {event}', { name, event }),
  callRemoved: (name: string, event: string) =>
    translate('{name} has no time in {event} any more', { name, event }),
  callLate: (name: string, minutes: string) =>
    translate('{name} is on stage {minutes} min later than planned', { name, minutes }),
  placed: (name: string, place: string, stage: string) =>
    translate('{name} has place {place} in {stage}', { name, place, stage }),
  unplaced: (name: string, stage: string) =>
    translate('{name}: the results of {stage} are out', { name, stage }),
  goesOn: (next: string) => translate('Goes on to {next}', { next }),
  releaseStopped: (stage: string) => translate('Results not released as planned: {stage}', { stage }),
  releaseReason: {
    open: 'Its judging is not closed.',
    missing: 'Score sheets are not signed.',
    tied: 'Acts share the place at the line.',
  },
  announcement: 'Announcement',
  notReadYet: (title: string) => translate('Not read yet: {title}', { title }),
  consentAnswered: (member: string, answer: string) =>
    translate(
      '{answer, select, given {The guardian of {member} said yes} withdrawn {The guardian of {member} took a yes back} other {The guardian of {member} said no}}',
      { member, answer },
    ),
  mailFailed: (subject: string, to: string) => translate('Mail not sent to {to}: {subject}', { subject, to }),
});
