import { isObject, limits, type Body } from '@callboard/api-contract';
import { conversationBeginning } from '@callboard/api-contract/messaging';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { takeAdditional, withAdditional } from '../../engine/records/additionalFields';
import {
  createCreateRecord,
  createInsertInTransaction,
  type InsertInTransaction,
} from '../../engine/records/createRecord';
import type { RecordOverride } from '../../engine/records/createRecords';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { addMembers } from './addMembers';
import { assertSafeMembers } from './assertSafeMembers';
import { beginReading } from './beginReading';
import { readOverviews } from './readOverviews';
import { canWriteToAll } from './recipients';
import { createSendMessage } from './sendMessage';

const membersSchema = conversationBeginning.entries.members;

/** Parts of a new conversation: its members besides the one who begins it, and the first message. */
interface Beginning {
  members: readonly string[];
  message: unknown;
}

/**
 * Conversations are records, but for this: the one who begins one is in it, and can name with it who else is, and the first message;
 * and a list can show of each who is in it, and its last message.
 */
export const conversationsOverride: RecordOverride = (context, collection, verbs) => {
  const insertInTransaction = createInsertInTransaction(context, collection, {
    complete: async (_transaction, actor) => ({ started_by: actor.user }),
  });
  const begin = createBegin(context, insertInTransaction);
  return {
    ...verbs,
    async list(actor, address, query) {
      const { taken, own } = takeAdditional(query, ['overview']);
      const text = await verbs.list(actor, address, own);
      if (taken.length === 0) return text;
      return withAdditional(text, async (found) => {
        const overviewOf = await readOverviews(context, actor, found);
        return (hashcode) => ({ overview: overviewOf(hashcode) });
      });
    },
    create(actor, body, intent) {
      const { members, body: message, ...own } = isObject(body) ? body : {};
      const beginning = { members: parseMembers(members), message };
      const create = createCreateRecord(context, collection, (transaction, by, given) =>
        begin(transaction, by, given, beginning),
      );
      return create(actor, isObject(body) ? own : body, intent);
    },
  };
};

function parseMembers(given: unknown): string[] {
  const parsed = v.safeParse(membersSchema, given);
  if (!parsed.success) {
    const isTooLong = Array.isArray(given) && given.length > limits.maxBulk;
    const message = isTooLong ? sentences.tooManyMembers({ max: limits.maxBulk }) : sentences.mustBeUsers();
    throw invalid({ members: [message] });
  }
  return parsed.output;
}

function createBegin(context: RecordContext, insertInTransaction: InsertInTransaction) {
  const messages = context.target('messages');
  const send = createSendMessage(context);
  const readOne = createReadOne(context.target('conversations'), context.target);
  return async (
    transaction: Parameters<InsertInTransaction>[0],
    actor: TenantActor,
    given: Body,
    { members, message }: Beginning,
  ) => {
    if (!(await canWriteToAll(transaction, actor, members))) {
      throw invalid({ members: [sentences.notRecipients()] });
    }
    const row = await insertInTransaction(transaction, actor, given);
    const { hashcode: conversation } = row;
    await addMembers(transaction, actor, conversation, new Set([actor.user, ...members]));
    await assertSafeMembers(transaction, actor, {
      conversations: [conversation],
      refusal: sentences.adultAndMinorAlone(),
    });
    await beginReading(transaction, actor, conversation);
    if (message === undefined) return row;
    const firstMessage = context.parseBody(messages, 'create', actor.roles, { conversation, body: message });
    await send(transaction, actor, firstMessage);
    // The message stands in the conversation's own facts by now.
    const [read] = await transaction.rows(readRow, readOne(actor, conversation));
    return { ...row, ...read };
  };
}
