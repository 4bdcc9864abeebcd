import { isCollectionName, type Push } from '@callboard/api-contract';
import * as v from 'valibot';
import type { TenantDatabase } from '../database/TenantDatabase';
import type { EventRow } from '../events/newEvents';
import type { ChangedRecord } from './readersOf';

/** What is sent of an event: to those who can read the record, or to one user. */
export interface EventPush {
  number: number;
  to: { change: ChangedRecord } | { user: string };
  push: Push;
}

const messageRow = v.object({ record: v.string(), conversation: v.string() });
const messageCodes = {
  create: 'message.created',
  update: 'message.updated',
  delete: 'message.deleted',
} as const;

/** The pushes of stored events, in their order. */
export async function pushesOf(rows: TenantDatabase, events: readonly EventRow[]): Promise<EventPush[]> {
  const changes = events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }) => {
      if (name !== 'record.changed') return [];
      const { collection, record, kind } = payload;
      return isCollectionName(collection) ? [{ number, kind, change: { collection, record } }] : [];
    }),
  );
  const messages = changes.filter(({ change }) => change.collection === 'messages');
  const conversations =
    messages.length > 0
      ? await conversationsOf(
          rows,
          messages.map(({ change }) => change.record),
        )
      : null;
  const ofRecords = changes.flatMap(({ number, kind, change }): EventPush[] => {
    const { collection, record } = change;
    const to = { change };
    if (collection !== 'messages') {
      return [{ number, to, push: { code: 'record.changed', collection, record, kind } }];
    }
    const conversation = conversations?.get(record);
    return conversation ? [{ number, to, push: { code: messageCodes[kind], record, conversation } }] : [];
  });
  return [...ofRecords, ...ofUsers(events)].sort((one, other) => one.number - other.number);
}

function ofUsers(events: readonly EventRow[]): EventPush[] {
  return events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }): EventPush[] => {
      if (name !== 'notifications.changed') return [];
      const { user } = payload;
      return [{ number, to: { user }, push: { code: 'notification', user } }];
    }),
  );
}

/** In which conversation each message is: from the change log, which has those that were deleted too. */
async function conversationsOf(
  rows: TenantDatabase,
  messages: readonly string[],
): Promise<Map<string, string>> {
  const found = await rows.rows(messageRow, {
    text: `SELECT DISTINCT record, coalesce(after, before) ->> 'conversation' AS conversation FROM changes
      WHERE tenant = $1 AND collection = 'messages' AND record = ANY ($2::uuid[])`,
    values: [rows.tenant, messages],
  });
  return new Map(found.map(({ record, conversation }) => [record, conversation]));
}
