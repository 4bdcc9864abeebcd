import type { CollectionName, Role } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { Push } from '@callboard/api-contract/pushes';
import * as v from 'valibot';
import type { TenantDatabase } from '../database/TenantDatabase';
import { definePort } from '../definePort';
import { eventsNamed, type EventRow } from '../events/newEvents';
import type { ChangedRecord } from './readersOf';

/** Readers of a record; where there are roles, those of them with one of these. */
export interface PushToReaders {
  change: ChangedRecord;
  roles?: readonly Role[];
}

/** Push of an event: to those who can read the record, or to some users. */
export interface EventPush {
  number: number;
  to: PushToReaders | { users: ReadonlySet<string> };
  push: Push;
  /** Change set in the answer to the one who made the change. */
  changeSet?: string | undefined;
}

const changeSetRow = v.object({ transaction: v.string(), change_set: v.string() });
const side = v.nullable(v.record(v.string(), v.unknown()));
const newestRow = v.object({ record: v.string(), before: side, after: side });

/** A record before and after its newest change. */
type NewestChange = v.InferOutput<typeof newestRow>;

/** The pushes of a subject. */
export interface SubjectPushes {
  /** Reads the pushes of its own events. */
  ofEvents: (rows: TenantDatabase, events: readonly EventRow[]) => EventPush[] | Promise<EventPush[]>;
  /** Makes the push of a change of one of its collections, in place of that of any record. */
  ofChanges?: {
    collection: CollectionName;
    toPush: (kind: 'create' | 'update' | 'delete', newest: NewestChange) => Push;
  };
}

/** Served by all subjects that push more than changes of records. */
export const subjectPushes = definePort<readonly SubjectPushes[]>('pushes of subjects');

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
  const subjects = subjectPushes();
  const own = subjects.flatMap(({ ofChanges }) => ofChanges ?? []);
  const newest = new Map<string, NewestChange>();
  for (const { collection } of own) {
    const records = changes.flatMap(({ change }) => (change.collection === collection ? change.record : []));
    if (records.length === 0) continue;
    for (const found of await newestOf(rows, collection, records)) newest.set(...found);
  }
  const ofRecords = changes.flatMap(({ number, transaction, kind, change }): EventPush[] => {
    const { collection, record } = change;
    const shared = { number, to: { change }, changeSet: changeSets?.get(transaction) };
    const ofSubject = own.find((each) => each.collection === collection);
    if (!ofSubject) return [{ ...shared, push: { code: 'record.changed', collection, record, kind } }];
    const found = newest.get(record);
    return found ? [{ ...shared, push: ofSubject.toPush(kind, found) }] : [];
  });
  const ofEvents = await Promise.all(subjects.map(async (subject) => subject.ofEvents(rows, events)));
  return [...ofRecords, ...ofUsers(events), ...ofEvents.flat()].sort(
    (one, other) => one.number - other.number,
  );
}

function ofUsers(events: readonly EventRow[]): EventPush[] {
  return eventsNamed(events, 'notifications.changed').map(({ number, payload: { user } }) => ({
    number,
    to: { users: new Set([user]) },
    push: { code: 'notification', user },
  }));
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

/** Each record before and after its newest change: the log has those that were deleted too. */
async function newestOf(
  rows: TenantDatabase,
  collection: CollectionName,
  records: readonly string[],
): Promise<Map<string, NewestChange>> {
  const found = await rows.rows(newestRow, {
    text: `SELECT DISTINCT ON (record) record, before, after FROM changes
      WHERE tenant = $1 AND collection = $2 AND record = ANY ($3::uuid[]) ORDER BY record, sequence DESC`,
    values: [rows.tenant, collection, records],
  });
  return new Map(found.map((newest) => [newest.record, newest]));
}
