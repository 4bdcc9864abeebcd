import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { tableOf } from '../../engine/database/tableOf';
import type { Transaction } from '../../engine/database/TenantDatabase';
import type { FoundPerson, KnownAs } from './findPerson';

/** Collections whose records are addressed to an email: those to an email of the person alone go. */
const addressed: readonly CollectionName[] = [
  'accountRequests',
  'userActivations',
  'waitingParties',
  'orderRequests',
  'collaborators',
];

/** Erases what is addressed to an email of the person. */
export async function eraseInvitations(
  transaction: Transaction,
  { tenant }: FoundPerson,
  { emails }: KnownAs,
): Promise<void> {
  if (emails.length === 0) return;
  for (const collection of addressed) {
    const removed = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `DELETE FROM ${tableOf(collection)} WHERE tenant = $1 AND email = ANY ($2::text[]) RETURNING hashcode`,
      values: [tenant, emails],
    });
    const fields = Object.entries(collectionNamed(collection).fields).flatMap(([field, { kind }]) =>
      kind === 'reference' || kind === 'status' ? [] : [field],
    );
    await transaction.query({
      text: `SELECT callboard_erase_history($1, ARRAY(SELECT record FROM changes WHERE tenant = $2 AND collection = $1
        AND (record = ANY ($3::uuid[]) OR before ->> 'email' = ANY ($4::text[]))), 'hashcode', '{}', $5, '{}')`,
      values: [collection, tenant, removed.map(({ hashcode }) => hashcode), emails, fields],
    });
  }
}
