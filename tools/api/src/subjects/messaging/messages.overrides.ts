import { isObject, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { conflict, forbidden, invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { createCreateRecord } from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import { createPatchInTransaction, type PatchInTransaction } from '../../engine/records/patchRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createRemoveRecords } from '../../engine/records/removeRecords';
import type { UndoCheck } from '../../engine/records/undoCheck';
import { writeVerbs } from '../../engine/records/writeVerbs';
import { assertWritable, createSendMessage, parseExtras } from './sendMessage';

/**
 * Messages are records, but for this: the server sets who wrote them and in which order, only their author changes them, and a
 * deleted one stays in its place without its text.
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
    assertUndoable: assertMessagesUndoable,
  };
};

/** The change log has its text. Its reactions and mentions go with the text; its files follow by a trigger. */
async function emptyMessage(transaction: Transaction, { tenant }: TenantActor, hashcode: string) {
  await transaction.query({
    text: `UPDATE messages SET body = '', deleted_at = now() WHERE tenant = $1 AND hashcode = $2::uuid AND deleted_at IS NULL`,
    values: [tenant, hashcode],
  });
}

const writableRow = v.object({ status: v.string(), lock_reason: v.nullable(v.string()) });

/** Refuses Undo of changes that cannot be made by hand any more. */
const assertMessagesUndoable: UndoCheck = async (transaction, actor, { changeSet, first, last }) => {
  const conversations = await transaction.rows(writableRow, {
    text: `SELECT DISTINCT c.status, c.lock_reason FROM changes l
      JOIN conversations c ON c.tenant = l.tenant AND c.hashcode = (l.before ->> 'conversation')::uuid
      WHERE l.tenant = $1 AND l.change_set = $2::uuid AND l.sequence BETWEEN $3 AND $4`,
    values: [actor.tenant, changeSet, first, last],
  });
  if (conversations.some(({ status }) => status !== 'open'))
    throw conflict(sentences.undoClosedConversation());
  for (const conversation of conversations) assertWritable(conversation, actor);
};

const patchedRow = v.object({
  conversation: v.string(),
  author: v.string(),
  deleted_at: v.nullable(v.date()),
  ...writableRow.entries,
});

/**
 * A patch that names both the conversation and the body (clause 5.26), by the author of the message, while people can still
 * write.
 */
function createAuthorsPatch(context: RecordContext, collection: Collection): PatchInTransaction {
  const patchInTransaction = createPatchInTransaction(context, collection, async () => ({
    edited_at: new Date().toISOString(),
  }));
  return async (transaction, actor, patch) => {
    const { conversation, ...rest } = isObject(patch.body) ? patch.body : {};
    // The conversation is compared and not written. What is not permitted is refused first, with no word about what it lacks.
    const body = isObject(patch.body) ? rest : patch.body;
    const patched = await patchInTransaction(transaction, actor, { ...patch, body });
    const given = { conversation, body: rest['body'] };
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map(([field]) => [field, [sentences.required()]])));
    const [row] = await transaction.rows(patchedRow, {
      text: `SELECT m.conversation, m.author, m.deleted_at, c.status, c.lock_reason
        FROM messages m JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid`,
      values: [actor.tenant, patch.hashcode],
    });
    if (row?.author !== actor.user) throw forbidden(sentences.notAuthor());
    if (row.conversation !== conversation) throw invalid({ conversation: [sentences.noItem()] });
    if (row.deleted_at !== null) throw conflict(sentences.messageDeleted());
    assertWritable(row, actor);
    return patched;
  };
}
