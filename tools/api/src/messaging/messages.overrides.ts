import { isObject, words, type Collection } from '@callboard/api-contract';
import { conflict, forbidden, invalid } from '../problems';
import { createCreateRecord } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchRecord, createPatchWithin, type PatchWithin } from '../records/patchRecord';
import { createPatchRecords } from '../records/patchRecords';
import type { RecordContext } from '../records/recordContext';
import type { UndoCheck } from '../records/undoCheck';
import { closedConversation, createSendMessage } from './sendMessage';

/** Messages are records, but for this: the server says who wrote them and in which order, and only their author changes them. */
export const messagesOverride: RecordOverride = (context, collection, verbs) => {
  const patchWithin = createAuthorsPatch(context, collection);
  return {
    ...verbs,
    create: createCreateRecord(context, collection, createSendMessage(context)),
    patch: createPatchRecord(context, collection, patchWithin),
    patchMany: createPatchRecords(context, collection, patchWithin),
    assertMayUndo: assertOpenForUndo,
  };
};

/** What may be said and changed no more in a closed conversation does not come back there by Undo either. */
const assertOpenForUndo: UndoCheck = async (transaction, { tenant }, { changeSet, change, first, last }) => {
  if (change.kind === 'create') return;
  const closed = await transaction.query({
    text: `SELECT FROM changes l JOIN conversations c ON c.tenant = l.tenant AND c.hashcode = (l.before ->> 'conversation')::uuid
      WHERE l.tenant = $1 AND l.change_set = $2::uuid AND l.sequence BETWEEN $3 AND $4 AND c.status <> 'open' LIMIT 1`,
    values: [tenant, changeSet, first, last],
  });
  if (closed.length > 0) throw conflict('This cannot be undone: the conversation is closed.');
};

/** A patch that says both the conversation and the body (clause 5.26), by the author of the message, while people may still write. */
function createAuthorsPatch(context: RecordContext, collection: Collection): PatchWithin {
  const patchWithin = createPatchWithin(context, collection);
  return async (transaction, actor, patch) => {
    const { conversation, ...rest } = isObject(patch.body) ? patch.body : {};
    // The conversation is compared and not written. What is out of reach is refused first, with no word about what it lacks.
    const body = isObject(patch.body) ? rest : patch.body;
    const patched = await patchWithin(transaction, actor, { ...patch, body });
    const given = { conversation, body: rest['body'] };
    const missing = Object.entries(given).filter(([, value]) => value === undefined);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map(([field]) => [field, [words.required]])));
    const [row] = await transaction.query<{ conversation: string; author: string; status: string }>({
      text: `SELECT m.conversation, m.author, c.status FROM messages m
        JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid`,
      values: [actor.tenant, patch.hashcode],
    });
    if (row?.author !== actor.user) throw forbidden('Only its author can change a message.');
    if (row.conversation !== conversation) throw invalid({ conversation: [words.reference] });
    if (row.status !== 'open') throw closedConversation();
    return patched;
  };
}
