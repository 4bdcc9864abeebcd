import { isCollectionName } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import type { AllHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import { notFound } from '../problems';
import type { Session } from '../plugins/session';
import type { Presence } from './createPresence';
import { readersOf, type ChangedRecord } from './readersOf';
import { sendEphemeral } from './sendEphemeral';

const namedRow = v.object({ user: v.string(), name: v.string() });

/** Announcing that a user has a record open, and reading who has. Both are for those who can change the record. */
export function createPresenceHandlers(database: Database, presence: Presence) {
  async function requireEditor(session: Session, record: ChangedRecord): Promise<void> {
    const canChange = await readersOf(
      database.forTenant(session.tenant),
      [record],
      [session],
      null,
      'update',
    );
    if (!canChange(session.user, record)) throw notFound();
  }

  return {
    viewRecord: async ({ input: { collection, record, visit, is_editing }, session }) => {
      if (!isCollectionName(collection)) throw notFound();
      const { tenant, user } = session;
      await requireEditor(session, { collection, record });
      const state = stateOf(is_editing);
      const push = { code: 'record.viewed', collection, record, user, visit, state } as const;
      const to = { record: { collection, hashcode: record }, verb: 'update', except: user } as const;
      await sendEphemeral(database.forTenant(tenant), tenant, push, to);
      return {};
    },

    recordViewers: async ({ input: { collection, record }, session }) => {
      if (!isCollectionName(collection)) throw notFound();
      await requireEditor(session, { collection, record });
      const { tenant } = session;
      const others = presence
        .viewersOf(tenant, collection, record)
        .filter(({ user }) => user !== session.user);
      if (others.length === 0) return [];
      const found = await database.forTenant(tenant).rows(namedRow, {
        text: 'SELECT hashcode AS "user", name FROM users WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])',
        values: [tenant, others.map(({ user }) => user)],
      });
      const names = new Map(found.map(({ user, name }) => [user, name]));
      return others.flatMap(({ user, isEditing }) => {
        const name = names.get(user);
        return name === undefined ? [] : [{ user, name, is_editing: isEditing }];
      });
    },
  } satisfies Partial<AllHandlers>;
}

function stateOf(isEditing: boolean | undefined) {
  if (isEditing === undefined) return 'left';
  return isEditing ? 'editing' : 'viewing';
}
