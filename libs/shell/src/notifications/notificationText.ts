import type { Notification, NotificationKindName } from '@callboard/api-contract/notifications';
import { translationOf } from '@callboard/language';
import { formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { notificationMessages as words } from './notificationMessages';

/** A notification as text: a sentence, and a detail where there is one. */
export interface NotificationText {
  title: string;
  detail?: string;
}

/** The sentence of a notification in the user's language, made of its facts. */
export function notificationText({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): NotificationText {
  const of = (fact: string) => facts[fact] ?? '';
  const due = of('due') === '' ? {} : { detail: words.due(formatDay(of('due'))) };
  switch (kind) {
    case 'message':
      return { title: words.message(of('author'), of('subject')) };
    case 'mention':
      return { title: words.mention(of('author'), of('subject')) };
    case 'comment':
      return { title: words.comment(of('author'), of('subject')) };
    case 'statusChanged':
      return { title: of('name'), detail: translationOf(of('status')) };
    case 'messageReported':
      return { title: words.messageReported(of('reporter'), of('subject')) };
    case 'taskGiven':
      return { title: words.taskGiven(of('name'), of('event')), ...due };
    case 'taskDue':
      return { title: words.taskDue(of('name'), of('event')), ...due };
    case 'answerChangeRequested':
      return { title: words.answerChangeRequested(of('task'), of('name')), detail: of('comment') };
    case 'achievementProposed':
      return { title: words.achievementProposed(of('creative'), of('achievement')) };
    case 'achievementReached':
      return { title: words.achievementReached(of('achievement')) };
    case 'achievementReturned':
      return { title: words.achievementReturned(of('achievement')), detail: of('reason') };
    case 'entryDecided':
      return { title: decisionText(of('decision'), of('name'), of('event')) };
    case 'entryWithdrawn':
      return {
        title: words.withdrawn(of('name'), of('event')),
        detail: nextText(of('next'), of('movedUp')),
      };
    case 'callChanged':
      if (of('startsAt') === '') return { title: words.callRemoved(of('name'), of('event')) };
      return {
        title: words.callSet(of('name'), of('event')),
        detail: formatInstant(of('startsAt'), of('zone')),
      };
    case 'callLate':
      return {
        title: words.callLate(of('name'), of('minutes')),
        detail: formatInstant(of('startsAt'), of('zone')),
      };
    case 'resultsReleased':
      return {
        title:
          of('place') === ''
            ? words.unplaced(of('name'), of('stage'))
            : words.placed(of('name'), of('place'), of('stage')),
        detail: of('next') === '' ? of('event') : words.goesOn(of('next')),
      };
    case 'releaseStopped':
      return {
        title: words.releaseStopped(of('stage')),
        detail: words.releaseReason[reasonOf(of('reason'))],
      };
    case 'announcement':
      return {
        title: of('isReminder') === '' ? of('title') : words.notReadYet(of('title')),
        detail: words.announcement,
      };
    case 'accountRequested':
      return { title: words.accountRequested(of('name')), detail: of('school') };
    case 'consentAnswered':
      return { title: words.consentAnswered(of('member'), of('answer')), detail: of('name') };
    case 'mailFailed':
      return { title: words.mailFailed(of('subject'), of('to')) };
    default:
      return kind satisfies never;
  }
}

/** The icon of each kind. */
export const notificationIcons = {
  message: 'mail',
  mention: 'mail',
  comment: 'mail',
  statusChanged: 'bell',
  messageReported: 'warning',
  taskGiven: 'checklist',
  taskDue: 'clock',
  answerChangeRequested: 'pencil',
  achievementProposed: 'star',
  achievementReached: 'star',
  achievementReturned: 'pencil',
  entryDecided: 'sparkle',
  entryWithdrawn: 'warning',
  callChanged: 'calendar',
  callLate: 'clock',
  resultsReleased: 'star',
  releaseStopped: 'warning',
  consentAnswered: 'user',
  announcement: 'bell',
  accountRequested: 'user',
  mailFailed: 'warning',
} as const satisfies Readonly<Record<NotificationKindName, string>>;

function reasonOf(reason: string) {
  if (reason === 'open' || reason === 'missing') return reason;
  return 'tied';
}

function nextText(next: string, movedUp: string): string {
  if (next === '') return words.noneWaits;
  return movedUp === '' ? words.nextWaits(next) : words.movedUp(next);
}

function decisionText(decision: string, name: string, event: string): string {
  if (decision === 'accepted') return words.accepted(name, event);
  if (decision === 'withdrawn') return words.withdrawn(name, event);
  return decision === 'declined' ? words.declined(name, event) : words.waitlisted(name, event);
}
