import { type Body } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createCreateRecord, createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';

/** Members are records, but for this: their name is that of their user, whom not everybody may read. */
export const conversationMembersOverride: RecordOverride = (context, collection, verbs) => ({
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
    .select('name')
    .where('tenant', '=', tenant)
    .where('hashcode', '=', String(given['user']))
    .where('status', '=', 'active')
    .executeTakeFirst();
  // Whoever cannot sign in would never read it.
  if (!user) throw invalid({ user: [sentences.noItem()] });
  return user;
}
