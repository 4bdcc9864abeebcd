import * as v from 'valibot';
import type { TenantDatabase } from '../../engine/database/TenantDatabase';
import { eventsNamed, type EventRow } from '../../engine/events/newEvents';
import type { EventPush, SubjectPushes } from '../../engine/live/pushesOf';

const storedMessage = v.object({ conversation: v.string() });
const membersRow = v.object({ conversation: v.string(), users: v.array(v.string()) });
const codes = {
  create: 'message.created',
  update: 'message.updated',
  delete: 'message.deleted',
} as const;

/** Pushes of messages, reactions to them, and how far they are read. */
export const messagePushes: SubjectPushes = {
  ofEvents: async (rows, events) => [...ofReactions(events), ...(await ofReads(rows, events))],
  ofChanges: {
    collection: 'messages',
    toPush: (kind, { record, before, after }) => {
      const { conversation } = v.parse(storedMessage, after ?? before);
      // A deleted message stays as a row without its text.
      const isDeleted = kind === 'update' && (after?.deleted_at ?? null) !== null;
      return { code: isDeleted ? 'message.deleted' : codes[kind], record, conversation };
    },
  },
};

function ofReactions(events: readonly EventRow[]): EventPush[] {
  return eventsNamed(events, 'message.reacted').map(
    ({ number, payload: { message: record, conversation } }) => ({
      number,
      to: { change: { collection: 'messages', record } },
      push: { code: 'message.updated', record, conversation },
    }),
  );
}

/** How far members have read is for the other members: staff, who read every conversation, would hear of nothing else. */
async function ofReads(rows: TenantDatabase, events: readonly EventRow[]): Promise<EventPush[]> {
  const reads = eventsNamed(events, 'conversation.read');
  if (reads.length === 0) return [];
  const members = await rows.rows(membersRow, {
    text: `SELECT conversation, array_agg("user") AS users FROM conversation_members
      WHERE tenant = $1 AND conversation = ANY ($2::uuid[]) GROUP BY conversation`,
    values: [rows.tenant, [...new Set(reads.map(({ payload }) => payload.conversation))]],
  });
  const usersOf = new Map(members.map(({ conversation, users }) => [conversation, new Set(users)]));
  return reads.map(({ number, payload: { conversation, user } }) => ({
    number,
    to: { users: usersOf.get(conversation) ?? new Set() },
    push: { code: 'conversation.read', conversation, user },
  }));
}
