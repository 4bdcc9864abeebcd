import { roles } from '@callboard/api-contract';
import type { LinkedUser } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { TenantActor } from '../../engine/records/actor';
import { takeAdditional, withAdditional } from '../../engine/records/additionalFields';
import type { Records } from '../../engine/records/createRecords';
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
    const { taken, own } = takeAdditional(query, names);
    const text = await list(own);
    if (taken.length === 0) return text;
    const rows = context.database.forTenant(actor.tenant);
    return withAdditional(text, async (messages) => {
      const [users, detailsOf] = await Promise.all([
        taken.includes('linked_users') ? linkedUsers(rows, actor, conversation, model) : undefined,
        taken.includes('details') ? readDetails(rows, actor, messages) : undefined,
      ]);
      return (message) => ({
        ...(users && { linked_users: users }),
        ...(detailsOf && { details: detailsOf(message) }),
      });
    });
  };
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
