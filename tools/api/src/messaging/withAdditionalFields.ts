import { roles, type LinkedUser } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { Records } from '../records/createRecords';
import { noteOf, organisationOfUser } from './memberNotes';
import { readDetails } from './messageDetails';

type Query = Readonly<Record<string, unknown>>;

const names = ['linked_users', 'details'] as const;

/**
 * A list of messages with what `additional_fields` asks for: `linked_users` (clause 7.32), the members of its conversation as those who
 * read it, and `details`, what each message has in addition to its fields.
 */
export function withAdditionalFields({ context }: Records) {
  const { model } = context.target('users');
  return async (
    actor: TenantActor,
    conversation: string,
    query: Query,
    list: (query: Query) => Promise<string>,
  ): Promise<string> => {
    const requested = String(query['additional_fields'] ?? '').split(',');
    const own = names.filter((name) => requested.includes(name));
    if (own.length === 0) return list(query);
    const { additional_fields: _, ...others } = query;
    const rest = requested.filter((name) => !names.some((each) => each === name)).join(',');
    const text = await list(rest === '' ? others : { ...others, additional_fields: rest });
    // The list as it was just written, whole or bare.
    const answer = JSON.parse(text) as { results: Listed[] } | Listed[];
    const messages = Array.isArray(answer) ? answer : answer.results;
    const rows = context.database.forTenant(actor.tenant);
    const [users, detailsOf] = await Promise.all([
      own.includes('linked_users') ? linkedUsers(rows, actor, conversation, model) : undefined,
      own.includes('details')
        ? readDetails(
            rows,
            actor,
            messages.map(({ hashcode }) => hashcode),
          )
        : undefined,
    ]);
    const complete = (message: Listed) => ({
      ...message,
      ...(users && { linked_users: users }),
      ...(detailsOf && { details: detailsOf(message.hashcode) }),
    });
    return JSON.stringify(
      Array.isArray(answer) ? answer.map(complete) : { ...answer, results: answer.results.map(complete) },
    );
  };
}

interface Listed {
  hashcode: string;
}

const memberRow = v.object({
  hashcode: v.string(),
  title: v.string(),
  organisation: v.nullable(v.string()),
  roles: v.array(v.picklist(roles)),
  is_shared: v.boolean(),
});

async function linkedUsers(
  queries: Queries,
  { tenant }: TenantActor,
  conversation: string,
  model: string,
): Promise<LinkedUser[]> {
  const members = await queries.rows(memberRow, {
    text: `SELECT m."user" AS hashcode, m.name AS title, u.roles, o.name AS organisation,
        count(*) OVER (PARTITION BY m.name) > 1 AS is_shared
      FROM conversation_members m JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user" ${organisationOfUser}
      WHERE m.tenant = $1 AND m.conversation = $2 ORDER BY m.name, m.hashcode`,
    values: [tenant, conversation],
  });
  return members.map(({ hashcode, title, is_shared, ...member }) => ({
    hashcode,
    title,
    model,
    ...(is_shared && { note: noteOf(member) }),
  }));
}
