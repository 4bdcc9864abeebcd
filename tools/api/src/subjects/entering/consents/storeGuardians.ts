import type { Guardian } from '@callboard/api-contract/consents';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';

/** Contact of a member. */
export interface MemberGuardian extends Pick<Guardian, 'name' | 'email'> {
  participant: string;
}

/** Stores the guardians of members of an entry, and notes who named them. Throws where one of them is no member of it. */
export async function storeGuardians(
  transaction: Transaction,
  { tenant, user }: Pick<TenantActor, 'tenant' | 'user'>,
  entry: string,
  guardians: readonly MemberGuardian[],
): Promise<void> {
  if (guardians.length === 0) return;
  const noted = await transaction.query({
    text: `INSERT INTO personal_looks (tenant, "user", entry, participant, deed)
      SELECT m.tenant, $4, m.entry, m.hashcode, 'changed' FROM participants m
      WHERE m.tenant = $1 AND m.entry = $2 AND m.hashcode = ANY ($3::uuid[]) RETURNING 1`,
    values: [tenant, entry, guardians.map(({ participant }) => participant), user],
  });
  if (noted.length < guardians.length) throw notFound();
  await transaction.query({
    text: `INSERT INTO guardians (tenant, participant, name, email)
      SELECT $1, g.participant, g.name, g.email FROM json_to_recordset($2) AS g (participant uuid, name text, email text)
      ON CONFLICT (tenant, participant) DO UPDATE SET name = excluded.name, email = excluded.email, modified = now()`,
    values: [tenant, JSON.stringify(guardians)],
  });
}
