import { limits, type Body } from '@callboard/api-contract';
import { messageExtras, messagingLimits } from '@callboard/api-contract/messaging';
import { messageFor, sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import { writeRefusal } from '@callboard/domain/messaging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { linkFiles } from '../../engine/attachments/attachmentRows';
import { createInsertInTransaction, type InsertInTransaction } from '../../engine/records/createRecord';
import type { RecordContext } from '../../engine/records/recordContext';

/** Extras of a message: whom it mentions, and its files. */
type MessageExtras = v.InferOutput<typeof messageExtras>;

const nothingMore: MessageExtras = { mentions: [], attachments: [] };

/** Sends a message within a transaction: it gets its number, and its sender is its author. */
export function createSendMessage(context: RecordContext) {
  const insert = createInsertInTransaction(context, context.target('messages'), {
    complete: takePlace,
    refusal: sentences.notInConversation(),
  });
  return async (
    ...[transaction, actor, given, extras = nothingMore]: [...Parameters<InsertInTransaction>, MessageExtras?]
  ): ReturnType<InsertInTransaction> => {
    const row = await insert(transaction, actor, given);
    const conversation = String(given['conversation']);
    await mention(transaction, actor, { message: row.hashcode, conversation, users: extras.mentions });
    await attach(transaction, actor, row.hashcode, extras.attachments);
    await readOwn(transaction, actor, conversation);
    return row;
  };
}

/** Extras of a message, or why it cannot have them. */
export function parseExtras(given: Readonly<Record<string, unknown>>): MessageExtras {
  const parsed = v.safeParse(messageExtras, given);
  if (parsed.success) return parsed.output;
  const { maxMentions, maxAttachments } = messagingLimits;
  const fields = new Set(parsed.issues.map(({ path }) => path?.[0]?.key));
  throw invalid({
    ...(fields.has('mentions') && {
      mentions: [
        tooMany(given['mentions'], maxMentions)
          ? sentences.tooManyMentions({ max: maxMentions })
          : sentences.mustBeUsers(),
      ],
    }),
    ...(fields.has('attachments') && {
      attachments: [
        tooMany(given['attachments'], maxAttachments)
          ? sentences.tooManyAttachments({ max: maxAttachments })
          : sentences.mustBeFiles(),
      ],
    }),
  });
}

function tooMany(given: unknown, max: number): boolean {
  return Array.isArray(given) && given.length > max && given.length <= limits.maxBulk;
}

/** Why a user cannot write in a conversation now; null where they can. */
export function writeRefusalOf(
  { status, lock_reason: lockReason }: { status: string; lock_reason: string | null },
  { roles }: Pick<TenantActor, 'roles'>,
): ProblemMessage | null {
  const refusal = writeRefusal({ status, lockReason }, roles);
  return refusal && messageFor(refusal);
}

/** Refuses what cannot be written in a conversation now. */
export function assertWritable(
  conversation: { status: string; lock_reason: string | null },
  actor: TenantActor,
): void {
  const refusal = writeRefusalOf(conversation, actor);
  if (refusal) throw invalid({ conversation: [refusal] });
}

const placeRow = v.object({
  number: v.number(),
  author_name: v.string(),
  status: v.string(),
  lock_reason: v.nullable(v.string()),
});

/** The next number of a conversation. Everyone else who writes in it waits here, so that no two get the same. */
async function takePlace(transaction: Transaction, actor: TenantActor, given: Body): Promise<Body> {
  const { tenant, user } = actor;
  const [place] = await transaction.rows(placeRow, {
    text: `UPDATE conversations c SET last_number = coalesce(c.last_number, 0) + 1, last_message_at = clock_timestamp()
      FROM users u WHERE u.tenant = $1 AND u.hashcode = $2::uuid AND c.tenant = $1 AND c.hashcode = $3::uuid
      RETURNING c.last_number AS number, u.name AS author_name, c.status, c.lock_reason`,
    values: [tenant, user, String(given['conversation'])],
  });
  if (!place) throw invalid({ conversation: [sentences.noItem()] });
  const { number, author_name, ...conversation } = place;
  assertWritable(conversation, actor);
  return { number, author_name, author: user };
}

interface Mentions {
  message: string;
  conversation: string;
  users: readonly string[];
}

/** Stores whom a message mentions: members of its conversation alone. */
async function mention(
  transaction: Transaction,
  { tenant }: TenantActor,
  { message, conversation, users }: Mentions,
): Promise<void> {
  const mentioned = new Set(users);
  if (mentioned.size === 0) return;
  const stored = await transaction.query({
    text: `INSERT INTO message_mentions (tenant, message, "user")
      SELECT tenant, $2, "user" FROM conversation_members
      WHERE tenant = $1 AND conversation = $3 AND "user" = ANY ($4::uuid[]) RETURNING 1`,
    values: [tenant, message, conversation, [...mentioned]],
  });
  if (stored.length < mentioned.size) throw invalid({ mentions: [sentences.mentionsNotMembers()] });
}

/** Gives files to a message: those that its author sent, and that belong to nothing yet. */
async function attach(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  message: string,
  files: readonly string[],
): Promise<void> {
  const attached = new Set(files);
  if (attached.size === 0) return;
  const parent = { model: 'callboard.Message', hashcode: message };
  const linked = await linkFiles(transaction, { tenant, user }, [...attached], parent);
  if (linked < attached.size) throw invalid({ attachments: [sentences.attachmentsNotOwn()] });
}

/** A member who writes has read what was written so far. */
async function readOwn(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  conversation: string,
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO conversation_reads AS r (tenant, "user", conversation, number)
      SELECT m.tenant, m."user", m.conversation, c.last_number FROM conversation_members m
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      WHERE m.tenant = $1 AND m."user" = $2 AND m.conversation = $3
      ON CONFLICT (tenant, "user", conversation) DO UPDATE SET number = excluded.number, at = now()
      WHERE r.number < excluded.number`,
    values: [tenant, user, conversation],
  });
}
