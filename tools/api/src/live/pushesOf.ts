import { isCollectionName, type Push } from '@callboard/api-contract';
import * as v from 'valibot';
import type { TenantDatabase } from '../database/TenantDatabase';
import type { EventRow } from '../events/newEvents';
import type { ChangedRecord } from './readersOf';

/** What is sent of an event, to those who can read the record. */
export interface RecordPush {
  number: number;
  change: ChangedRecord;
  push: Push;
}

const messageRow = v.object({ record: v.string(), conversation: v.string() });
const messageCodes = {
  create: 'message.created',
  update: 'message.updated',
  delete: 'message.deleted',
} as const;

/** The pushes of stored events, in their order. */
export async function pushesOf(rows: TenantDatabase, events: readonly EventRow[]): Promise<RecordPush[]> {
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
  return changes.flatMap(({ number, kind, change }): RecordPush[] => {
    const { collection, record } = change;
    if (collection !== 'messages') {
      return [{ number, change, push: { code: 'record.changed', collection, record, kind } }];
    }
    const conversation = conversations?.get(record);
    return conversation ? [{ number, change, push: { code: messageCodes[kind], record, conversation } }] : [];
  });
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
