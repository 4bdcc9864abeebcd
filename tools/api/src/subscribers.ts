import { accountRequestSubscribers } from './subjects/accounts/accountRequestSubscribers';
import { announcementSubscribers } from './subjects/announcements/announcementSubscribers';
import { commentSubscribers } from './subjects/comments/commentSubscribers';
import { decisionSubscribers } from './subjects/entering/decisions/decisionSubscribers';
import { waitingListSubscribers } from './subjects/entering/decisions/waitingListSubscribers';
import { consentSubscribers } from './subjects/entering/consents/consentSubscribers';
import type { Subscribers } from './engine/events/createEventDelivery';
import { achievementSubscribers } from './subjects/people/achievementSubscribers';
import { onEvent, subscribe } from './engine/events/subscribe';
import { judgingSubscribers } from './subjects/judging/judgingSubscribers';
import { formSubscribers } from './subjects/forms/formSubscribers';
import { messageSubscribers } from './subjects/messaging/messageSubscribers';
import { showSubscribers } from './subjects/scheduling/showSubscribers';
import { taskSubscribers } from './subjects/tasks/taskSubscribers';
import { notificationSubscribers } from './engine/notifications/notificationSubscribers';
import type { ActionTools } from './engine/tools/ActionTools';
import { decidesRights } from './engine/limits/decidesRights';
import { queueNotice } from './engine/sign-in/queueNotice';

/** Subscribers of events: a line each. */
export function createSubscribers(tools: ActionTools): Subscribers {
  const { sessions } = tools;
  return {
    installation: [
      subscribe('account.secured', 'mail', ({ account, change }, { tenant }, transaction) =>
        queueNotice(tools, transaction, { account, tenant }, change),
      ),
      ...accountRequestSubscribers(),
      ...achievementSubscribers(),
      ...announcementSubscribers(),
      ...commentSubscribers(),
      ...consentSubscribers(),
      ...decisionSubscribers(),
      ...formSubscribers(),
      ...judgingSubscribers(tools),
      ...messageSubscribers(),
      ...notificationSubscribers(),
      ...showSubscribers(),
      ...taskSubscribers(),
      ...waitingListSubscribers(),
    ],
    process: [
      onEvent('sessions.ended', () => sessions.forget()),
      onEvent('roles.limited', () => sessions.forget()),
      onEvent('record.changed', ({ collection }) => {
        if (decidesRights(collection)) sessions.forget();
      }),
    ],
  };
}
