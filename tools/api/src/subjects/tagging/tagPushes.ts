import { isCollectionName } from '@callboard/api-contract/collections';
import { tagRoles } from '@callboard/api-contract/tags';
import { eventsNamed } from '../../engine/events/newEvents';
import type { EventPush, SubjectPushes } from '../../engine/live/pushesOf';

/** Pushes of tags, to those who read both the record and its tags. */
export const tagPushes: SubjectPushes = {
  ofEvents: (_rows, events) =>
    eventsNamed(events, 'tags.changed').flatMap(
      ({ number, payload: { collection, records } }): EventPush[] =>
        isCollectionName(collection)
          ? records.map((record) => ({
              number,
              to: { change: { collection, record }, roles: tagRoles },
              push: { code: 'tags.changed', collection, record },
            }))
          : [],
    ),
};
