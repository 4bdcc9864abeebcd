import { type Body } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import {
  createCreateRecord,
  createInsertInTransaction,
  type InsertInTransaction,
} from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createRemoveRecords } from '../../engine/records/removeRecords';
import type { UndoCheck } from '../../engine/records/undoCheck';
import { assertSafeMembers } from './assertSafeMembers';
import { beginReading } from './beginReading';

/**
 * Members are records, but for this: their name is that of their user, whom not everyone can read, and an adult and a minor are
 * not left alone.
 */
export const conversationMembersOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, { complete: nameOfUser });
  const insertSafely: InsertInTransaction = async (transaction, actor, given) => {
    const row = await insert(transaction, actor, given);
    const conversation = String(given['conversation']);
    await assertSafeMembers(transaction, actor, {
      conversations: [conversation],
      refusal: sentences.adultAndMinorAlone(),
    });
    await beginReading(transaction, actor, conversation);
    return row;
  };
  const removal = createRemoveRecords(context, collection, removeSafely);
  return {
    ...verbs,
    create: createCreateRecord(context, collection, insertSafely),
    remove: removal.one,
    removeMany: removal.many,
    assertUndoable: assertSafeUndo,
  };
};

const memberRow = v.object({ hashcode: v.string(), conversation: v.string(), user: v.string() });

async function removeSafely(transaction: Transaction, actor: TenantActor, hashcode: string): Promise<void> {
  const removed = await transaction.rows(memberRow, {
    text: `DELETE FROM conversation_members WHERE tenant = $1 AND hashcode = $2::uuid RETURNING hashcode, conversation, "user"`,
    values: [actor.tenant, hashcode],
  });
  const conversations = removed.map(({ conversation }) => conversation);
  await assertSafeMembers(transaction, actor, { conversations, refusal: sentences.adultAndMinorLeft() });
}

/** Checks the members who would be left after an undo. Members are only added and removed. */
const assertSafeUndo: UndoCheck = async (transaction, actor, { changeSet, change, first, last }) => {
  const changed = await transaction.rows(memberRow, {
    text: `SELECT record AS hashcode, coalesce(after, before) ->> 'conversation' AS conversation,
        coalesce(after, before) ->> 'user' AS "user"
      FROM changes WHERE tenant = $1 AND change_set = $2::uuid AND sequence BETWEEN $3 AND $4`,
    values: [actor.tenant, changeSet, first, last],
  });
  await assertSafeMembers(transaction, actor, {
    conversations: [...new Set(changed.map(({ conversation }) => conversation))],
    without: change.kind === 'create' ? changed.map(({ hashcode }) => hashcode) : [],
    withAgain: change.kind === 'delete' ? changed : [],
    refusal: sentences.adultAndMinorLeft(),
  });
};

async function nameOfUser(transaction: Transaction, { tenant }: TenantActor, given: Body): Promise<Body> {
  const [user] = await transaction.rows(v.object({ name: v.string() }), {
    text: `SELECT name FROM users WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
    values: [tenant, String(given['user'])],
  });
  // A user who cannot sign in would never read it.
  if (!user) throw invalid({ user: [sentences.noItem()] });
  return user;
}
