import { words, type Body } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord, createInsertWithin } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';

/** Collaborators are records, but for this: their name is that of their user, whose record is for staff alone. */
export const collaboratorsOverride: RecordOverride = (context, collection, verbs) => ({
  ...verbs,
  create: createCreateRecord(
    context,
    collection,
    createInsertWithin(context, collection, { complete: nameOfUser }),
  ),
});

async function nameOfUser(transaction: Transaction, { tenant }: TenantActor, given: Body): Promise<Body> {
  const [user] = await transaction.query<{ name: string; is_collaborator: boolean }>({
    text: `SELECT name, 'collaborator' = ANY (roles) AS is_collaborator FROM users
      WHERE tenant = $1 AND hashcode = $2::uuid AND status = 'active'`,
    values: [tenant, given['user']],
  });
  if (!user) throw invalid({ user: [words.reference] });
  // Without the role the invitation would open nothing.
  if (!user.is_collaborator) throw invalid({ user: ['This user does not have the role Collaborator.'] });
  return { name: user.name };
}
