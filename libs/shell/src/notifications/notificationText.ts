import type { Notification, NotificationKindName } from '@callboard/api-contract';
import { formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { notificationMessages as words } from './notificationMessages';

/** What a notification says: a sentence, and a detail where there is one. */
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
    case 'taskGiven':
      return { title: words.taskGiven(of('name'), of('event')), ...due };
    case 'taskDue':
      return { title: words.taskDue(of('name'), of('event')), ...due };
    case 'entryDecided':
      return { title: decisionText(of('decision'), of('name'), of('event')) };
    case 'callChanged':
      if (of('startsAt') === '') return { title: words.callRemoved(of('name'), of('event')) };
      return {
        title: words.callSet(of('name'), of('event')),
        detail: formatInstant(of('startsAt'), of('zone')),
      };
    case 'mailFailed':
      return { title: words.mailFailed(of('subject'), of('to')) };
    default:
      return kind satisfies never;
  }
}

/** The icon of each kind. */
export const notificationIcons = {
  message: 'mail',
  taskGiven: 'checklist',
  taskDue: 'clock',
  entryDecided: 'sparkle',
  callChanged: 'calendar',
  mailFailed: 'warning',
} as const satisfies Readonly<Record<NotificationKindName, string>>;

function decisionText(decision: string, name: string, event: string): string {
  if (decision === 'accepted') return words.accepted(name, event);
  return decision === 'declined' ? words.declined(name, event) : words.waitlisted(name, event);
}
