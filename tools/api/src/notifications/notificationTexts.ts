import { notificationPath, type Notification } from '@callboard/api-contract';

/** A notification as one sentence in a mail. The screens have the same in the user's language. */
export function notificationText({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string {
  const of = (fact: string) => facts[fact] ?? '';
  switch (kind) {
    case 'message':
      return `${of('author')} wrote in “${of('subject')}”.`;
    case 'mention':
      return `${of('author')} mentioned you in “${of('subject')}”.`;
    case 'comment':
      return `${of('author')} commented on “${of('subject')}”.`;
    case 'statusChanged':
      return `${of('name')}: ${of('status')}.`;
    case 'messageReported':
      return `${of('reporter')} reported a message in “${of('subject')}”.`;
    case 'taskGiven':
      return `New task for ${of('event')}: ${of('name')}${dueText(of('due'))}.`;
    case 'taskDue':
      return `Not done yet: ${of('name')} for ${of('event')}${dueText(of('due'))}.`;
    case 'answerChangeRequested':
      return `Please change your answer to “${of('task')}” for ${of('name')}: ${of('comment')}`;
    case 'entryDecided':
      return `${of('name')} ${decisionText(of('decision'))} ${of('event')}.`;
    case 'entryWithdrawn':
      return `${of('name')} withdrew from ${of('event')}${of('reason') === '' ? '' : `: “${of('reason')}”`}. ${nextText(of('next'), of('movedUp'))}`;
    case 'callChanged':
      return of('startsAt') === ''
        ? `${of('name')} has no time in ${of('event')} any more.`
        : `${of('name')} performs in ${of('event')} on ${timeText(of('startsAt'), of('zone'))}.`;
    case 'announcement':
      return of('isReminder') === '' ? `News: ${of('title')}.` : `Not read yet: ${of('title')}.`;
    case 'accountRequested':
      return `${of('name')} of ${of('school')} asks for an account.`;
    case 'consentAnswered':
      return `The guardian of ${of('member')} in ${of('name')} ${answerText(of('answer'))}.`;
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

function nextText(next: string, movedUp: string): string {
  if (next === '') return 'No one is on the waiting list.';
  return movedUp === '' ? `Next on the waiting list: ${next}.` : `${next} moved up from the waiting list.`;
}

function decisionText(decision: string): string {
  if (decision === 'accepted') return 'was accepted for';
  return decision === 'declined' ? 'was not accepted for' : 'is on the waiting list of';
}

function answerText(answer: string): string {
  if (answer === 'given') return 'said yes';
  return answer === 'withdrawn' ? 'took a yes back' : 'said no';
}
