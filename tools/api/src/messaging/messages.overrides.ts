import { isObject, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { sql } from 'kysely';
import { conflict, forbidden, invalid } from '../problems';
import { createCreateRecord } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchRecord, createPatchInTransaction, type PatchInTransaction } from '../records/patchRecord';
import { createPatchRecords } from '../records/patchRecords';
import type { RecordContext } from '../records/recordContext';
import type { UndoCheck } from '../records/undoCheck';
import { closedConversation, createSendMessage } from './sendMessage';

/** Messages are records, but for this: the server says who wrote them and in which order, and only their author changes them. */
export const messagesOverride: RecordOverride = (context, collection, verbs) => {
  const patchInTransaction = createAuthorsPatch(context, collection);
  return {
    ...verbs,
    create: createCreateRecord(context, collection, createSendMessage(context)),
    patch: createPatchRecord(context, collection, patchInTransaction),
    patchMany: createPatchRecords(context, collection, patchInTransaction),
    assertMayUndo: assertOpenForUndo,
  };
};

/** What may be said and changed no more in a closed conversation does not come back there by Undo either. */
const assertOpenForUndo: UndoCheck = async (transaction, { tenant }, { changeSet, change, first, last }) => {
  if (change.kind === 'create') return;
  const closed = await transaction.db
    .selectFrom('changes as l')
    .innerJoin('conversations as c', (on) =>
      on
        .onRef('c.tenant', '=', 'l.tenant')
        .on('c.hashcode', '=', sql<string>`(l.before ->> 'conversation')::uuid`),
    )
    .select('c.hashcode')
    .where('l.tenant', '=', tenant)
    .where('l.change_set', '=', changeSet)
    .where((eb) => eb.between('l.sequence', first, last))
    .where('c.status', '<>', 'open')
    .limit(1)
    .executeTakeFirst();
  if (closed) throw conflict(sentences.undoClosedConversation());
};

/** A patch that says both the conversation and the body (clause 5.26), by the author of the message, while people may still write. */
function createAuthorsPatch(context: RecordContext, collection: Collection): PatchInTransaction {
  const patchInTransaction = createPatchInTransaction(context, collection);
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
      .select(['m.conversation', 'm.author', 'c.status'])
      .where('m.tenant', '=', actor.tenant)
      .where('m.hashcode', '=', patch.hashcode)
      .executeTakeFirst();
    if (row?.author !== actor.user) throw forbidden(sentences.notAuthor());
    if (row.conversation !== conversation) throw invalid({ conversation: [sentences.noItem()] });
    if (row.status !== 'open') throw closedConversation();
    return patched;
  };
}
