import type { TenantActor } from '../records/actor';
import type { Records } from '../records/createRecords';

type Query = Readonly<Record<string, unknown>>;

const asked = 'linked_users';

/**
 * A list of messages that says of each whom it is linked to, where that is asked for (`additional_fields=linked_users`, clause 7.32):
 * the members of its conversation, as those who read it.
 */
export function withLinkedUsers({ context }: Records) {
  const { model } = context.target('users');
  return async (
    { tenant }: TenantActor,
    conversation: string,
    query: Query,
    list: (query: Query) => Promise<string>,
  ): Promise<string> => {
    const additional = String(query['additional_fields'] ?? '').split(',');
    if (!additional.includes(asked)) return list(query);
    const { additional_fields: _, ...others } = query;
    const rest = additional.filter((name) => name !== asked).join(',');
    const text = await list(rest === '' ? others : { ...others, additional_fields: rest });
    const linked = await context.database
      .forTenant(tenant)
      .db.selectFrom('conversation_members')
      .select(['user as hashcode', 'name as title'])
      .where('tenant', '=', tenant)
      .where('conversation', '=', conversation)
      .orderBy('name')
      .orderBy('conversation_members.hashcode')
      .execute();
    const users = linked.map((user) => ({ ...user, model }));
    // The list as it was just written, whole or bare.
    const answer = JSON.parse(text) as { results: object[] } | object[];
    const linkedTo = (message: object) => ({ ...message, linked_users: users });
    return JSON.stringify(
      Array.isArray(answer) ? answer.map(linkedTo) : { ...answer, results: answer.results.map(linkedTo) },
    );
  };
}
