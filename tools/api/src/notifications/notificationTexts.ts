import { notificationPath, type Notification } from '@callboard/api-contract';

/** A notification as one sentence in a mail. The screens have the same in the user's language. */
export function notificationText({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string {
  const of = (fact: string) => facts[fact] ?? '';
  switch (kind) {
    case 'message':
      return `${of('author')} wrote in “${of('subject')}”.`;
    case 'taskGiven':
      return `New task for ${of('event')}: ${of('name')}${dueText(of('due'))}.`;
    case 'taskDue':
      return `Not done yet: ${of('name')} for ${of('event')}${dueText(of('due'))}.`;
    case 'entryDecided':
      return `${of('name')} ${decisionText(of('decision'))} ${of('event')}.`;
    case 'callChanged':
      return of('startsAt') === ''
        ? `${of('name')} has no time in ${of('event')} any more.`
        : `${of('name')} performs in ${of('event')} on ${timeText(of('startsAt'), of('zone'))}.`;
    case 'mailFailed':
      return `The mail “${of('subject')}” to ${of('to')} could not be sent.`;
    default:
      return kind satisfies never;
  }
}

/** The address that a notification leads to. */
export function notificationLink(
  home: string,
  notification: Pick<Notification, 'kind' | 'collection' | 'record'>,
): string {
  return `${home}${notificationPath(notification) ?? '/'}`;
}

function dueText(due: string): string {
  if (due === '') return '';
  // A day without a time is the same everywhere.
  const day = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeZone: 'UTC' });
  return `, due ${day.format(new Date(due))}`;
}

function timeText(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return format.format(new Date(instant));
}

function decisionText(decision: string): string {
  if (decision === 'accepted') return 'was accepted for';
  return decision === 'declined' ? 'was not accepted for' : 'is on the waiting list of';
}
