import { type Body } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord, createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';

/** Collaborators are records, but for this: their name is that of their user, whose record is for staff alone. */
export const collaboratorsOverride: RecordOverride = (context, collection, verbs) => ({
  ...verbs,
  create: createCreateRecord(
    context,
    collection,
    createInsertInTransaction(context, collection, { complete: nameOfUser }),
  ),
});

async function nameOfUser(transaction: Transaction, { tenant }: TenantActor, given: Body): Promise<Body> {
  const user = await transaction.db
    .selectFrom('users')
    .select(['name', 'roles'])
    .where('tenant', '=', tenant)
    .where('hashcode', '=', String(given['user']))
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!user) throw invalid({ user: [sentences.noItem()] });
  // Without the role the invitation would open nothing.
  if (!user.roles.includes('collaborator')) throw invalid({ user: [sentences.notCollaborator()] });
  return { name: user.name };
}
