import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { conflict } from '../problems';
import type { MergePair } from './moveReferences';

/** Gives the credit of a school that is merged to the one that stays, and answers what it moved, for Undo. */
export async function moveCredits(
  transaction: Transaction,
  { tenant, kept, other }: MergePair,
): Promise<string[]> {
  const moved = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `UPDATE school_credits SET organisation = $3::uuid WHERE tenant = $1 AND organisation = $2::uuid RETURNING hashcode`,
    values: [tenant, other, kept],
  });
  return moved.map(({ hashcode }) => hashcode);
}

/**
 * Gives the credit back that the merge of a school moved.
 *
 * @throws ApiProblem 409 where the school that stayed has used it since
 */
export async function giveCreditsBack(
  transaction: Transaction,
  tenant: TenantCode,
  { collection, record }: { collection: string; record: string },
): Promise<void> {
  const values = [tenant, collection, record];
  const merged = 'm.tenant = $1 AND m.collection = $2 AND m.record = $3::uuid';
  // A use of the credit locks the school.
  await transaction.query({
    text: `SELECT FROM organization_structures o JOIN merged_records m ON o.tenant = m.tenant AND o.hashcode = m.kept
      WHERE ${merged} AND m.credits <> '{}' FOR NO KEY UPDATE OF o`,
    values,
  });
  await transaction.query({
    text: `UPDATE school_credits s SET organisation = m.record FROM merged_records m
      WHERE ${merged} AND s.tenant = m.tenant AND s.hashcode = ANY (m.credits)`,
    values,
  });
  const overdrawn = await transaction.query({
    text: `SELECT FROM school_credits s JOIN merged_records m ON s.tenant = m.tenant AND s.organisation = m.kept
      WHERE ${merged} AND m.credits <> '{}' GROUP BY s.currency HAVING sum(s.amount) < 0`,
    values,
  });
  if (overdrawn.length > 0) throw conflict(sentences.undoCreditUsed());
}
