import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { anyOf } from '../database/anyOf';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';

/** Puts users into a conversation, each once. Whoever cannot sign in would never read it. */
export async function addMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  conversation: string,
  users: ReadonlySet<string>,
): Promise<void> {
  const added = await transaction.db
    .insertInto('conversation_members')
    .columns(['tenant', 'conversation', 'user', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'tenant',
          eb.cast<string>(eb.val(conversation), 'uuid').as('conversation'),
          'hashcode',
          'name',
        ])
        .where('tenant', '=', tenant)
        .where('hashcode', '=', anyOf('uuid', users))
        .where('status', '=', 'active')
        .orderBy('name')
        .orderBy('hashcode'),
    )
    .returning('hashcode')
    .execute();
  if (added.length < users.size) throw invalid({ members: [sentences.membersCannotSignIn()] });
}
