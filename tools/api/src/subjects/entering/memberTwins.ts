import type { Twins } from '../../engine/merging/mergeParts';
import { step } from '../../engine/records/step';

/** Of a person who is in an entry twice one is withdrawn, as when a member is replaced. */
export const memberTwins: Twins = {
  collection: 'individuals',
  sql: `SELECT 'participants' AS collection, o.hashcode, o.qed_title AS title, k.hashcode AS twin, 'withdrawn' AS outcome
    FROM participants o JOIN participants k ON k.tenant = o.tenant AND k.entry = o.entry
    WHERE o.tenant = $1 AND o.individual = $2::uuid AND k.individual = $3::uuid
      AND o.status <> 'withdrawn' AND k.status <> 'withdrawn'`,
  withdraw: async (transaction, tenant, withdrawn) => {
    await transaction.query({
      text: `UPDATE participants p SET ${step('participants', 'withdraw').set}, replaced_by = d.twin
        FROM unnest($2::uuid[], $3::uuid[]) AS d (hashcode, twin) WHERE p.tenant = $1 AND p.hashcode = d.hashcode`,
      values: [tenant, withdrawn.map(({ hashcode }) => hashcode), withdrawn.map(({ twin }) => twin)],
    });
  },
};
