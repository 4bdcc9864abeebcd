import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { invalid } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';

const otherRow = v.object({ hashcode: v.string(), name: v.string(), owner: v.string(), is_own: v.boolean() });

/**
 * A list has one default for each role that views are shared with, and one for each user; the database refuses a second one when the
 * transaction commits. A view that becomes the default takes the place of those of its owner that share a role with it, for all of
 * their roles; one that another user shares is not theirs to end.
 */
export async function replaceDefault(
  transaction: Transaction,
  { tenant }: TenantActor,
  hashcode: string,
  end: (hashcode: string) => Promise<unknown>,
): Promise<void> {
  // Two views that become the default at the same time see each other.
  await transaction.query({
    text: `SELECT pg_advisory_xact_lock(hashtext('default views ' || $1))`,
    values: [tenant],
  });
  const others = await transaction.rows(otherRow, {
    text: `SELECT o.hashcode, o.name, coalesce(u.qed_title, '') AS owner,
        o.owner IS NOT DISTINCT FROM s.owner AS is_own
      FROM saved_views s JOIN saved_views o ON o.tenant = s.tenant AND o.collection = s.collection AND o.is_default
          AND o.hashcode <> s.hashcode AND (o.shared_with && s.shared_with
            OR o.shared_with IS NULL AND s.shared_with IS NULL AND o.owner IS NOT DISTINCT FROM s.owner)
        LEFT JOIN users u ON u.tenant = o.tenant AND u.hashcode = o.owner
      WHERE s.tenant = $1 AND s.hashcode = $2::uuid AND s.is_default ORDER BY o.hashcode`,
    values: [tenant, hashcode],
  });
  const foreign = others.find(({ is_own: isOwn }) => !isOwn);
  if (foreign) {
    const { name, owner } = foreign;
    throw invalid({ is_default: [sentences.otherDefaultView({ name, owner })] });
  }
  for (const other of others) await end(other.hashcode);
}
