import { announcementSubscribers } from './announcements/announcementSubscribers';
import { commentSubscribers } from './comments/commentSubscribers';
import { waitingListSubscribers } from './decisions/waitingListSubscribers';
import { consentSubscribers } from './consents/consentSubscribers';
import type { Subscribers } from './events/createEventDelivery';
import { onEvent, subscribe } from './events/subscribe';
import { notificationSubscribers } from './notifications/notificationSubscribers';
import type { ActionTools } from './sessions/actions/userAction';
import { queueNotice } from './sessions/queueNotice';

/** Who gets which events: a line each. */
export function createSubscribers(tools: ActionTools): Subscribers {
  const { sessions } = tools;
  return {
    installation: [
      subscribe('account.secured', 'mail', ({ account, change }, { tenant }, transaction) =>
        queueNotice(tools, transaction, { account, tenant }, change),
      ),
      ...announcementSubscribers(),
      ...commentSubscribers(),
      ...consentSubscribers(),
      ...notificationSubscribers(),
      ...waitingListSubscribers(),
    ],
    process: [
      onEvent('sessions.ended', () => sessions.forget()),
      onEvent('roles.limited', () => sessions.forget()),
      onEvent('record.changed', ({ collection }) => {
        if (collection === 'users') sessions.forget();
      }),
    ],
  };
}
