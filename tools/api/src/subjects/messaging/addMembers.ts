import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';

/** Puts users into a conversation, each once. A user who cannot sign in would never read it. */
export async function addMembers(
  transaction: Transaction,
  { tenant }: TenantActor,
  conversation: string,
  users: ReadonlySet<string>,
): Promise<void> {
  const added = await transaction.query({
    text: `INSERT INTO conversation_members (tenant, conversation, "user", name)
      SELECT tenant, $2::uuid, hashcode, name FROM users
      WHERE tenant = $1 AND hashcode = ANY ($3::uuid[]) AND status = 'active' ORDER BY name, hashcode RETURNING 1`,
    values: [tenant, conversation, [...users]],
  });
  if (added.length < users.size) throw invalid({ members: [sentences.membersCannotSignIn()] });
}
