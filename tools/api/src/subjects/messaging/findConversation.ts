import type { Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import { tableOf } from '../../engine/database/tableOf';
import type { Queries } from '../../engine/database/TenantDatabase';
import { notFound } from '../../engine/problems';
import { tenantOf, userOf, type TenantActor } from '../../engine/records/actor';
import type { RecordContext } from '../../engine/records/recordContext';
import { hashcodeOf } from '../../engine/records/recordSql';
import { ruleSql } from '../../engine/records/ruleSql';
import { Parameters } from '../../engine/records/statement';

const conversationEntries = {
  conversation: v.string(),
  subject: v.string(),
  status: v.string(),
  lock_reason: v.nullable(v.string()),
  last_number: v.number(),
  is_member: v.boolean(),
};
const conversationRow = v.object(conversationEntries);
const messageRow = v.object({
  ...conversationEntries,
  message: v.string(),
  author: v.string(),
  body: v.string(),
  is_deleted: v.boolean(),
});

/** A conversation as rules need it. */
export type FoundConversation = v.InferOutput<typeof conversationRow>;
/** A message with its conversation. */
export type FoundMessage = v.InferOutput<typeof messageRow>;

interface Input {
  actor: TenantActor;
  hashcode: string;
}

const columns = (
  parameters: Parameters<Input>,
) => `c.hashcode AS conversation, c.subject, c.status, c.lock_reason,
  coalesce(c.last_number, 0) AS last_number, EXISTS (SELECT FROM conversation_members m WHERE m.tenant = c.tenant
    AND m.conversation = c.hashcode AND m."user" = ${parameters.add(userOf)}::uuid) AS is_member`;

/** A conversation that the user can read; 404 for any other. */
export async function findConversation(
  context: RecordContext,
  queries: Queries,
  actor: TenantActor,
  hashcode: string,
): Promise<FoundConversation> {
  const parameters = new Parameters<Input>();
  const selected = columns(parameters);
  const found = await one(queries, conversationRow, { actor, hashcode }, parameters, {
    selected,
    from: fromSql(context.target('conversations'), 'c'),
    rule: ruleSql(context.target('conversations'), 'read', actor.roles, 'c', parameters),
    of: 'c',
  });
  if (!found) throw notFound();
  return found;
}

/** A message that the user can read, with its conversation; 404 for any other. */
export async function findMessage(
  context: RecordContext,
  queries: Queries,
  actor: TenantActor,
  hashcode: string,
): Promise<FoundMessage> {
  const parameters = new Parameters<Input>();
  const selected = `${columns(parameters)}, m.hashcode AS message, m.author, m.body, m.deleted_at IS NOT NULL AS is_deleted`;
  const found = await one(queries, messageRow, { actor, hashcode }, parameters, {
    selected,
    from: `${fromSql(context.target('messages'), 'm')} JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation`,
    rule: ruleSql(context.target('messages'), 'read', actor.roles, 'm', parameters),
    of: 'm',
  });
  if (!found) throw notFound();
  return found;
}

interface OneSql {
  selected: string;
  from: string;
  rule: string;
  of: string;
}

async function one<Schema extends typeof conversationRow | typeof messageRow>(
  queries: Queries,
  schema: Schema,
  input: Input,
  parameters: Parameters<Input>,
  { selected, from, rule, of }: OneSql,
): Promise<v.InferOutput<Schema> | undefined> {
  const tenant = parameters.add(tenantOf);
  const text = `SELECT ${selected} FROM ${from}
    WHERE ${of}.tenant = ${tenant} AND ${of}.hashcode = ${parameters.add(hashcodeOf)}::uuid AND ${rule}`;
  const [found] = await queries.rows(schema, {
    text,
    values: parameters.values.map((source) => source(input)),
  });
  return found;
}

function fromSql(collection: Collection, alias: string): string {
  return `${tableOf(collection)} ${alias}`;
}
