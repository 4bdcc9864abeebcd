import { isObject, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { sql } from 'kysely';
import type { Transaction } from '../database/TenantDatabase';
import { conflict, forbidden, invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchInTransaction, type PatchInTransaction } from '../records/patchRecord';
import type { RecordContext } from '../records/recordContext';
import { createRemoveRecords } from '../records/removeRecords';
import type { UndoCheck } from '../records/undoCheck';
import { writeVerbs } from '../records/writeVerbs';
import { assertWritable, createSendMessage, parseExtras } from './sendMessage';

/**
 * Messages are records, but for this: the server says who wrote them and in which order, only their author changes them, and a deleted
 * one stays in its place without its text.
 */
export const messagesOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createAuthorsPatch(context, collection);
  const removal = createRemoveRecords(context, collection, emptyMessage);
  const send = createSendMessage(context);
  return {
    ...verbs,
    ...writeVerbs(context, collection, { patch }),
    create(actor, body, intent) {
      const { mentions, attachments, ...own } = isObject(body) ? body : {};
      const extras = parseExtras({
        ...(mentions !== undefined && { mentions }),
        ...(attachments !== undefined && { attachments }),
      });
      const create = createCreateRecord(context, collection, (transaction, by, given) =>
        send(transaction, by, given, extras),
      );
      return create(actor, isObject(body) ? own : body, intent);
    },
    remove: removal.one,
    removeMany: removal.many,
    assertMayUndo: assertMayUndoMessages,
  };
};

/** The change log has what it said. Its reactions and mentions go with the text; its files follow by a trigger. */
async function emptyMessage(transaction: Transaction, { tenant }: TenantActor, hashcode: string) {
  await transaction.query({
    text: `UPDATE messages SET body = '', deleted_at = now() WHERE tenant = $1 AND hashcode = $2::uuid AND deleted_at IS NULL`,
    values: [tenant, hashcode],
  });
}

/** What can be changed no more by hand does not come back by Undo either. */
const assertMayUndoMessages: UndoCheck = async (transaction, actor, { changeSet, first, last }) => {
  const conversations = await transaction.db
    .selectFrom('changes as l')
    .innerJoin('conversations as c', (on) =>
      on
        .onRef('c.tenant', '=', 'l.tenant')
        .on('c.hashcode', '=', sql<string>`(l.before ->> 'conversation')::uuid`),
    )
    .select(['c.status', 'c.lock_reason'])
    .where('l.tenant', '=', actor.tenant)
    .where('l.change_set', '=', changeSet)
    .where((eb) => eb.between('l.sequence', first, last))
    .distinct()
    .execute();
  if (conversations.some(({ status }) => status !== 'open'))
    throw conflict(sentences.undoClosedConversation());
  for (const conversation of conversations) assertWritable(conversation, actor);
};

/** A patch that says both the conversation and the body (clause 5.26), by the author of the message, while people may still write. */
function createAuthorsPatch(context: RecordContext, collection: Collection): PatchInTransaction {
  const patchInTransaction = createPatchInTransaction(context, collection, async () => ({
    edited_at: new Date().toISOString(),
  }));
  return async (transaction, actor, patch) => {
    const { conversation, ...rest } = isObject(patch.body) ? patch.body : {};
    // The conversation is compared and not written. What is out of reach is refused first, with no word about what it lacks.
    const body = isObject(patch.body) ? rest : patch.body;
    const patched = await patchInTransaction(transaction, actor, { ...patch, body });
    const given = { conversation, body: rest['body'] };
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map(([field]) => [field, [sentences.required()]])));
    const row = await transaction.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', (on) =>
        on.onRef('c.tenant', '=', 'm.tenant').onRef('c.hashcode', '=', 'm.conversation'),
      )
      .select(['m.conversation', 'm.author', 'm.deleted_at', 'c.status', 'c.lock_reason'])
      .where('m.tenant', '=', actor.tenant)
      .where('m.hashcode', '=', patch.hashcode)
      .executeTakeFirst();
    if (row?.author !== actor.user) throw forbidden(sentences.notAuthor());
    if (row.conversation !== conversation) throw invalid({ conversation: [sentences.noItem()] });
    if (row.deleted_at !== null) throw conflict(sentences.messageDeleted());
    assertWritable(row, actor);
    return patched;
  };
}
