import { roles } from '@callboard/api-contract';
import { messagingLimits } from '@callboard/api-contract/messaging';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import { sendEphemeral } from '../../engine/live/sendEphemeral';
import { markNotificationsOf } from '../../engine/notifications/notificationReach';
import { conflict, notFound } from '../../engine/problems';
import type { Session } from '../../engine/plugins/session';
import type { TenantActor } from '../../engine/records/actor';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { exportConversation } from './exportConversation';
import { findConversation, findMessage } from './findConversation';
import { noteOf, organisationOfUser } from './memberNotes';
import { searchRecipients } from './recipients';
import { readReports, writeReport } from './reports';
import { assertWritable, writeRefusalOf } from './sendMessage';

/** So many unread messages of a conversation are counted: no one needs to know how many more there are. */
const maxUnread = 1_000;

const numberRow = v.object({ number: v.number() });
const unreadRow = v.object({ conversation: v.string(), unread: v.number() });
const memberRow = v.object({
  user: v.string(),
  name: v.string(),
  read_number: v.number(),
  organisation: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
});

/** Actions and queries of users in conversations, in addition to their records. Each call first finds what the user can read. */
export function createMessagingHandlers(context: RecordContext) {
  const { database } = context;
  const rowsOf = ({ tenant }: Session) => database.forTenant(tenant);
  const write = async <T>(session: Session, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    (await rowsOf(session).write({ actor: session.user }, work)).value;

  return {
    reactToMessage: async ({ input: { message: hashcode, emoji, is_on }, session }) => {
      const actor = actorOf(session);
      await write(session, async (transaction) => {
        const message = await findMessage(context, transaction, actor, hashcode);
        assertWritable(message, actor);
        if (message.is_deleted) throw conflict(sentences.messageDeleted());
        const values = [actor.tenant, hashcode, actor.user, emoji];
        const changed = await transaction.query({
          text: is_on
            ? 'INSERT INTO message_reactions (tenant, message, "user", emoji) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1'
            : 'DELETE FROM message_reactions WHERE tenant = $1 AND message = $2 AND "user" = $3 AND emoji = $4 RETURNING 1',
          values,
        });
        if (changed.length === 0) return;
        const { conversation } = message;
        await emit(transaction, actor.tenant, 'message.reacted', { message: hashcode, conversation });
      });
      return {};
    },

    readConversation: async ({ input: { conversation: hashcode, number }, session }) => {
      const actor = actorOf(session);
      const { tenant, user } = actor;
      return write(session, async (transaction) => {
        const found = await findConversation(context, transaction, actor, hashcode);
        // Staff read every conversation, and only what is written to them is unread.
        if (!found.is_member) return { read_number: 0 };
        const upTo = Math.min(number, found.last_number);
        const moved = await transaction.query({
          text: `INSERT INTO conversation_reads AS r (tenant, "user", conversation, number) VALUES ($1, $2, $3, $4)
            ON CONFLICT (tenant, "user", conversation) DO UPDATE SET number = excluded.number, at = now()
            WHERE r.number < excluded.number RETURNING 1`,
          values: [tenant, user, hashcode, upTo],
        });
        if (moved.length > 0) {
          await emit(transaction, tenant, 'conversation.read', { conversation: hashcode, user });
        }
        const read = await readNumber(transaction, actor, hashcode);
        if (read >= found.last_number)
          await markNotificationsOf(transaction, tenant, {
            user,
            collection: 'conversations',
            record: hashcode,
          });
        return { read_number: read };
      });
    },

    typeInConversation: async ({ input: { conversation }, session }) => {
      const actor = actorOf(session);
      const { tenant, user } = actor;
      assertWritable(await findConversation(context, rowsOf(session), actor, conversation), actor);
      const to = {
        record: { collection: 'conversations', hashcode: conversation },
        verb: 'read',
        except: user,
      } as const;
      await sendEphemeral(rowsOf(session), tenant, { code: 'typing', conversation, user }, to);
      return {};
    },

    reportMessage: async ({ input: { message: hashcode, reason }, session }) => {
      const actor = actorOf(session);
      return write(session, async (transaction) => {
        const message = await findMessage(context, transaction, actor, hashcode);
        if (message.author === actor.user) throw conflict(sentences.ownReport());
        if (message.is_deleted) throw conflict(sentences.messageDeleted());
        return { report: await writeReport(transaction, actor, message, reason) };
      });
    },

    resolveReport: async ({ input: { report, is_resolved }, session }) => {
      const { tenant, user } = actorOf(session);
      await write(session, async (transaction) => {
        const found = await transaction.query({
          text: `UPDATE message_reports SET resolved = CASE WHEN $3 THEN coalesce(resolved, now()) END,
              resolved_by = CASE WHEN $3 THEN coalesce(resolved_by, $4::uuid) END
            WHERE tenant = $1 AND hashcode = $2 RETURNING 1`,
          values: [tenant, report, is_resolved, user],
        });
        if (found.length === 0) throw notFound();
      });
      return {};
    },

    lockConversation: async ({ input: { conversation, reason }, session }) => {
      await write(session, (transaction) =>
        lock(context, transaction, actorOf(session), conversation, reason),
      );
      return {};
    },

    unlockConversation: async ({ input: { conversation }, session }) => {
      await write(session, (transaction) => lock(context, transaction, actorOf(session), conversation, null));
      return {};
    },

    conversationState: async ({ input: { conversation: hashcode }, session }) => {
      const actor = actorOf(session);
      const rows = rowsOf(session);
      const found = await findConversation(context, rows, actor, hashcode);
      const members = await rows.rows(memberRow, {
        text: `SELECT m."user", m.name, u.roles, o.name AS organisation, coalesce(r.number, 0) AS read_number
          FROM conversation_members m JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user" ${organisationOfUser}
          LEFT JOIN conversation_reads r ON r.tenant = m.tenant AND r.conversation = m.conversation AND r."user" = m."user"
          WHERE m.tenant = $1 AND m.conversation = $2 ORDER BY m.name, m.hashcode`,
        values: [actor.tenant, hashcode],
      });
      const refusal = writeRefusalOf(found, actor);
      return {
        read_number: members.find(({ user }) => user === actor.user)?.read_number ?? 0,
        is_member: found.is_member,
        is_locked: found.lock_reason !== null,
        lock_reason: found.lock_reason,
        can_write: refusal === null,
        refusal: refusal?.sentence ?? null,
        members: members.map(({ user, name, read_number, ...rest }) => ({
          user,
          name,
          note: noteOf(rest),
          read_number,
          is_staff: rest.roles.includes('staff') || rest.roles.includes('admin'),
        })),
      };
    },

    unreadConversations: async ({ session }) => {
      const { tenant, user } = session;
      const conversations = await rowsOf(session).rows(unreadRow, {
        text: `SELECT m.conversation, x.unread FROM conversation_members m
          JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
          LEFT JOIN conversation_reads r ON r.tenant = m.tenant AND r."user" = m."user" AND r.conversation = m.conversation
          CROSS JOIN LATERAL (SELECT count(*)::int AS unread FROM (
            SELECT FROM messages n WHERE n.tenant = m.tenant AND n.conversation = m.conversation
              AND n.number > coalesce(r.number, 0) AND n.author <> m."user" AND n.deleted_at IS NULL
            LIMIT ${maxUnread}) counted) x
          WHERE m.tenant = $1 AND m."user" = $2 AND c.last_number > coalesce(r.number, 0) AND x.unread > 0
          ORDER BY c.last_message_at DESC`,
        values: [tenant, user],
      });
      const total = conversations.reduce((sum, { unread }) => sum + unread, 0);
      return { total, conversations };
    },

    messageRecipients: async ({ input: { search = '' }, session }) => {
      const found = await searchRecipients(rowsOf(session), actorOf(session), search);
      const most = messagingLimits.recipients;
      return { results: found.slice(0, most), has_more: found.length > most };
    },

    messageReports: ({ input: { open }, session }) =>
      readReports(rowsOf(session), session.tenant, open !== undefined),

    conversationExport: async ({ input: { conversation }, session }) => {
      const actor = actorOf(session);
      const rows = rowsOf(session);
      return exportConversation(rows, actor, await findConversation(context, rows, actor, conversation));
    },
  } satisfies Partial<AllHandlers>;
}

async function readNumber(
  queries: Queries,
  { tenant, user }: TenantActor,
  conversation: string,
): Promise<number> {
  const [row] = await queries.rows(numberRow, {
    text: 'SELECT number FROM conversation_reads WHERE tenant = $1 AND "user" = $2 AND conversation = $3',
    values: [tenant, user, conversation],
  });
  return row?.number ?? 0;
}

/** The history of the conversation names who locked it, and why. */
async function lock(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  hashcode: string,
  reason: string | null,
): Promise<void> {
  const { lock_reason: before } = await findConversation(context, transaction, actor, hashcode);
  if (before === reason) return;
  await transaction.query({
    text: 'UPDATE conversations SET lock_reason = $3 WHERE tenant = $1 AND hashcode = $2',
    values: [actor.tenant, hashcode, reason],
  });
}
