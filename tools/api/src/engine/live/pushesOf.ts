import type { Role } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { commentRoles } from '@callboard/api-contract/messaging';
import type { Push } from '@callboard/api-contract/pushes';
import { tagRoles } from '@callboard/api-contract/tags';
import * as v from 'valibot';
import type { TenantDatabase } from '../database/TenantDatabase';
import type { EventRow } from '../events/newEvents';
import type { ChangedRecord } from './readersOf';

/** Those who can read a record; where there are roles, those of them with one of these. */
export interface PushToReaders {
  change: ChangedRecord;
  roles?: readonly Role[];
}

/** What is sent of an event: to those who can read the record, or to some users. */
export interface EventPush {
  number: number;
  to: PushToReaders | { users: ReadonlySet<string> };
  push: Push;
  /** What was changed together, by the answer to the one who changed it. */
  changeSet?: string | undefined;
}

const changeSetRow = v.object({ transaction: v.string(), change_set: v.string() });
const messageRow = v.object({ record: v.string(), conversation: v.string(), is_deleted: v.boolean() });
const membersRow = v.object({ conversation: v.string(), users: v.array(v.string()) });
const messageCodes = {
  create: 'message.created',
  update: 'message.updated',
  delete: 'message.deleted',
} as const;

/** The pushes of stored events, in their order. */
export async function pushesOf(rows: TenantDatabase, events: readonly EventRow[]): Promise<EventPush[]> {
  const changes = events.flatMap(({ number, transaction, at, events: read }) =>
    read.flatMap(({ name, payload }) => {
      if (name !== 'record.changed') return [];
      const { collection, record, kind } = payload;
      return isCollectionName(collection)
        ? [{ number, transaction, at, kind, change: { collection, record } }]
        : [];
    }),
  );
  const changeSets = changes.length > 0 ? await changeSetsOf(rows, changes) : null;
  const messages = changes.filter(({ change }) => change.collection === 'messages');
  const conversations =
    messages.length > 0
      ? await conversationsOf(
          rows,
          messages.map(({ change }) => change.record),
        )
      : null;
  const ofRecords = changes.flatMap(({ number, transaction, kind, change }): EventPush[] => {
    const { collection, record } = change;
    const shared = { number, to: { change }, changeSet: changeSets?.get(transaction) };
    if (collection !== 'messages') {
      return [{ ...shared, push: { code: 'record.changed', collection, record, kind } }];
    }
    const found = conversations?.get(record);
    if (!found) return [];
    const { conversation, is_deleted } = found;
    // A deleted message stays as a row without its text.
    const code = kind === 'update' && is_deleted ? 'message.deleted' : messageCodes[kind];
    return [{ ...shared, push: { code, record, conversation } }];
  });
  return [
    ...ofRecords,
    ...ofUsers(events),
    ...ofReactions(events),
    ...ofComments(events),
    ...ofTags(events),
    ...(await ofReads(rows, events)),
  ].sort((one, other) => one.number - other.number);
}

function ofReactions(events: readonly EventRow[]): EventPush[] {
  return events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }): EventPush[] => {
      if (name !== 'message.reacted') return [];
      const { message: record, conversation } = payload;
      const change = { collection: 'messages', record } as const;
      return [{ number, to: { change }, push: { code: 'message.updated', record, conversation } }];
    }),
  );
}

function ofComments(events: readonly EventRow[]): EventPush[] {
  return events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }): EventPush[] => {
      if (name !== 'comment.changed' || !isCollectionName(payload.collection)) return [];
      const { collection, record } = payload;
      const to = { change: { collection: payload.collection, record }, roles: commentRoles };
      return [{ number, to, push: { code: 'comment.changed', collection, record } }];
    }),
  );
}

function ofTags(events: readonly EventRow[]): EventPush[] {
  return events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }): EventPush[] => {
      if (name !== 'tags.changed' || !isCollectionName(payload.collection)) return [];
      const { collection } = payload;
      return payload.records.map((record) => ({
        number,
        to: { change: { collection, record }, roles: tagRoles },
        push: { code: 'tags.changed', collection, record },
      }));
    }),
  );
}

/** How far members have read is for the other members: staff, who read every conversation, would hear of nothing else. */
async function ofReads(rows: TenantDatabase, events: readonly EventRow[]): Promise<EventPush[]> {
  const reads = events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }) => (name === 'conversation.read' ? [{ number, ...payload }] : [])),
  );
  if (reads.length === 0) return [];
  const members = await rows.rows(membersRow, {
    text: `SELECT conversation, array_agg("user") AS users FROM conversation_members
      WHERE tenant = $1 AND conversation = ANY ($2::uuid[]) GROUP BY conversation`,
    values: [rows.tenant, [...new Set(reads.map(({ conversation }) => conversation))]],
  });
  const usersOf = new Map(members.map(({ conversation, users }) => [conversation, new Set(users)]));
  return reads.map(({ number, conversation, user }) => ({
    number,
    to: { users: usersOf.get(conversation) ?? new Set() },
    push: { code: 'conversation.read', conversation, user },
  }));
}

function ofUsers(events: readonly EventRow[]): EventPush[] {
  return events.flatMap(({ number, events: read }) =>
    read.flatMap(({ name, payload }): EventPush[] => {
      if (name !== 'notifications.changed') return [];
      const { user } = payload;
      return [{ number, to: { users: new Set([user]) }, push: { code: 'notification', user } }];
    }),
  );
}

/** The change set of each transaction: those who wrote it know by it that a push is of their own change. */
async function changeSetsOf(
  rows: TenantDatabase,
  changes: readonly { transaction: string; at: string; change: ChangedRecord }[],
): Promise<Map<string, string>> {
  const found = await rows.rows(changeSetRow, {
    text: `SELECT DISTINCT transaction::text, change_set FROM changes
      WHERE tenant = $1 AND record = ANY ($2::uuid[]) AND transaction = ANY ($3::text[]::xid8[]) AND at = ANY ($4::timestamptz[])`,
    values: [
      rows.tenant,
      changes.map(({ change }) => change.record),
      [...new Set(changes.map(({ transaction }) => transaction))],
      [...new Set(changes.map(({ at }) => at))],
    ],
  });
  return new Map(found.map(({ transaction, change_set }) => [transaction, change_set]));
}

/** In which conversation each message is: from the change log, which has those that were deleted too. */
async function conversationsOf(
  rows: TenantDatabase,
  messages: readonly string[],
): Promise<Map<string, v.InferOutput<typeof messageRow>>> {
  const found = await rows.rows(messageRow, {
    text: `SELECT DISTINCT ON (record) record, coalesce(after, before) ->> 'conversation' AS conversation,
        after ->> 'deleted_at' IS NOT NULL AS is_deleted
      FROM changes WHERE tenant = $1 AND collection = 'messages' AND record = ANY ($2::uuid[])
      ORDER BY record, sequence DESC`,
    values: [rows.tenant, messages],
  });
  return new Map(found.map((message) => [message.record, message]));
}
