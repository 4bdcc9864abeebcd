import { messagingLimits, type ConversationOverview } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import { tenantOf, userOf, type TenantActor } from '../../engine/records/actor';
import type { RecordContext } from '../../engine/records/recordContext';
import { ruleSql } from '../../engine/records/ruleSql';
import { Parameters } from '../../engine/records/statement';

const overviewRow = v.object({
  conversation: v.string(),
  people: v.array(v.string()),
  people_count: v.number(),
  number: v.nullable(v.number()),
  author_name: v.nullable(v.string()),
  is_own: v.nullable(v.boolean()),
  body: v.nullable(v.string()),
  is_deleted: v.nullable(v.boolean()),
});

interface Input {
  actor: TenantActor;
  conversations: readonly string[];
}

/**
 * What a list of conversations shows of each: who else is in it, and the beginning of its last message, as far as the reader can read
 * them. One statement, however many conversations.
 */
export async function readOverviews(
  context: RecordContext,
  actor: TenantActor,
  conversations: readonly string[],
): Promise<(conversation: string) => ConversationOverview> {
  const { text, values } = overviewSql(context, actor);
  const input = { actor, conversations };
  const rows = await context.database
    .forTenant(actor.tenant)
    .rows(overviewRow, { text, values: values.map((source) => source(input)) });
  const found = new Map(rows.map((row) => [row.conversation, overviewOf(row)]));
  return (conversation) => found.get(conversation) ?? { people: [], people_count: 0, last_message: null };
}

function overviewSql(context: RecordContext, { roles }: TenantActor) {
  const parameters = new Parameters<Input>();
  const rule = (collection: string, alias: string) =>
    ruleSql(context.target(collection), 'read', roles, alias, parameters);
  const tenant = parameters.add(tenantOf);
  const user = `${parameters.add(userOf)}::uuid`;
  const given = parameters.add(({ conversations }) => conversations);
  const text = `SELECT c.hashcode AS conversation, coalesce(p.names, '{}') AS people, p.count AS people_count, l.*
    FROM unnest(${given}::uuid[]) AS c (hashcode)
    CROSS JOIN LATERAL (SELECT count(*)::int AS count,
        (array_agg(m.name ORDER BY m.name, m.hashcode))[1:${messagingLimits.overviewNames}] AS names
      FROM conversation_members m WHERE m.tenant = ${tenant} AND m.conversation = c.hashcode AND m."user" <> ${user}
        AND ${rule('conversationMembers', 'm')}) p
    LEFT JOIN LATERAL (SELECT n.number, n.author_name, n.author = ${user} AS is_own,
        left(n.body, ${messagingLimits.quoteLength}) AS body, n.deleted_at IS NOT NULL AS is_deleted
      FROM messages n WHERE n.tenant = ${tenant} AND n.conversation = c.hashcode AND ${rule('messages', 'n')}
      ORDER BY n.number DESC LIMIT 1) l ON true`;
  return { text, values: parameters.values };
}

function overviewOf(row: v.InferOutput<typeof overviewRow>): ConversationOverview {
  const { people, people_count, number, author_name, is_own, body, is_deleted } = row;
  const last = {
    author_name: author_name ?? '',
    is_own: is_own === true,
    body: body ?? '',
    is_deleted: is_deleted === true,
  };
  return { people, people_count, last_message: number === null ? null : last };
}
