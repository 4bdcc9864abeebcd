import { isCollectionName } from '@callboard/api-contract/collections';
import { commentRoles } from '@callboard/api-contract/messaging';
import { eventsNamed } from '../../engine/events/newEvents';
import type { EventPush, SubjectPushes } from '../../engine/live/pushesOf';

/** Pushes of comments, to those who read both the record and its comments. */
export const commentPushes: SubjectPushes = {
  ofEvents: (_rows, events) =>
    eventsNamed(events, 'comment.changed').flatMap(
      ({ number, payload: { collection, record } }): EventPush[] => {
        if (!isCollectionName(collection)) return [];
        const to = { change: { collection, record }, roles: commentRoles };
        return [{ number, to, push: { code: 'comment.changed', collection, record } }];
      },
    ),
};
