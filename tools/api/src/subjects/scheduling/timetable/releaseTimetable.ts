import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { draftTimetableSchema } from '@callboard/api-contract/scheduling';
import { sentences } from '@callboard/api-contract/sentences';
import {
  calledEntries,
  isCallChanged,
  timetableChanges,
  type TimetableChange,
} from '@callboard/domain/scheduling';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notify } from '../../../engine/notifications/notify';
import { contactsOfEach } from '../../../engine/notifications/receivers';
import { actionRefused } from '../../../engine/records/actionRefused';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createPublish } from '../../../engine/versions/createPublish';
import { allRows } from '../plannedSql';
import { newestReleaseSql, timetableSql } from './timetableSql';

/** Releases the timetable of an event: makes a version of it, and notifies the contacts who are to know, each in one email. */
export function createReleaseTimetable(context: RecordContext): Handler<'releaseTimetable'> {
  return createPublish<RecordCall<'releaseTimetable'>>(context, 'events', {
    async prepare(transaction, { actor: { tenant }, target, input }, stored) {
      const { notify: notified, is_public: isPublic } = input;
      const { draft, released: last } = await readBoth(transaction, tenant, target);
      if (draft.items.length === 0 && !last) throw actionRefused(sentences.nothingToRelease());
      const changes = timetableChanges(last?.content ?? null, draft);
      const isSame = last !== null && changes.length === 0 && last.is_public === isPublic;
      if (isSame && notified !== 'all') throw actionRefused(sentences.nothingChanged());
      const calls = notified === 'all' ? timetableChanges(null, draft) : changes.filter(isCallChanged);
      return {
        content: { notified, is_public: isPublic, content: JSON.stringify(draft) },
        afterwards: async ({ hashcode }) => {
          if (notified === 'no_one') return;
          await notifyContacts(transaction, tenant, { release: hashcode, stored, calls });
        },
      };
    },
  });
}

/** Reads all of it, also where the user who releases it cannot see everything: a release is whole. */
async function readBoth(transaction: Transaction, tenant: TenantCode, event: string) {
  const [found] = await transaction.rows(draftTimetableSchema, {
    text: `SELECT ${timetableSql(allRows, '$1', '$2')} AS draft, ${newestReleaseSql(allRows, '$1', '$2')} AS released`,
    values: [tenant, event],
  });
  if (!found) throw new Error('A SELECT without FROM answered no row.');
  return found;
}

interface Announced {
  release: string;
  stored: Readonly<Record<string, unknown>>;
  calls: readonly TimetableChange[];
}

/** Notifies each contact of the changed items once, also of many acts. */
async function notifyContacts(
  transaction: Transaction,
  tenant: TenantCode,
  { release, stored, calls: changed }: Announced,
): Promise<void> {
  const entries = [...new Set(changed.flatMap(({ item }) => calledEntries(item)))];
  for (const { user, entries: own } of await contactsOfEach(transaction, tenant, entries)) {
    const calls = changed.filter(({ item }) => calledEntries(item).some((entry) => own.includes(entry)));
    const [first] = calls;
    if (!first) continue;
    const isOne = calls.length === 1;
    await notify(transaction, tenant, {
      kind: 'callChanged',
      cause: `release ${release}`,
      // Their act, which they can read also where the event is not announced.
      about: {
        collection: 'entries',
        record: own.find((entry) => calledEntries(first.item).includes(entry)) ?? '',
      },
      facts: {
        name: first.item.name,
        event: String(stored['name']),
        startsAt: isOne ? toCall(first).at : '',
        place: isOne ? toCall(first).place : '',
        calls: isOne ? '' : JSON.stringify(calls.map(toCall)),
        zone: (first.after ?? first.before)?.zone ?? tenants[tenant].timeZone,
      },
      users: [user],
    });
  }
}

function toCall({ item, after }: TimetableChange) {
  const at = after ? new Date(after.startsAt).toISOString() : '';
  return { name: item.name, at, place: after?.space ?? '' };
}
