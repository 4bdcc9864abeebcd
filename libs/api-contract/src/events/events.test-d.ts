import { expectTypeOf, it } from 'vitest';
import type { EventName, EventOf, PayloadOf, RecordEventName, WrittenEventName } from './events';

it('types the payload of each event', () => {
  expectTypeOf<PayloadOf<'sessions.ended'>>().toEqualTypeOf<{ account: string }>();
  expectTypeOf<EventOf<'entry.withdrawn'>['payload']>().toEqualTypeOf<{
    collection: string;
    record: string;
    from: string | null;
    to: string | null;
  }>();
  expectTypeOf<EventOf<EventName>['payload']>().not.toBeAny();
});

it('tells what an action writes from what a change is', () => {
  expectTypeOf<WrittenEventName>().toEqualTypeOf<
    | 'account.secured'
    | 'comment.changed'
    | 'consent.given'
    | 'consent.refused'
    | 'consent.withdrawn'
    | 'conversation.read'
    | 'list.exported'
    | 'mail.failed'
    | 'message.reacted'
    | 'message.reported'
    | 'notifications.changed'
    | 'person.exported'
    | 'roles.limited'
    | 'sessions.ended'
    | 'tags.changed'
  >();
  expectTypeOf<RecordEventName>().toEqualTypeOf<
    | 'account.requested'
    | 'achievement.proposed'
    | 'achievement.reached'
    | 'achievement.returned'
    | 'announcement.revoked'
    | 'answer.change_requested'
    | 'entry.decided'
    | 'entry.withdrawn'
    | 'message.sent'
    | 'results.corrected'
    | 'show.stepped'
    | 'stage.closed'
    | 'stage.released'
    | 'task.given'
  >();
});
