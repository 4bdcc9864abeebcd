import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { MergePart } from '../../../engine/merging/mergeParts';
import { conflict } from '../../../engine/problems';

/** The credit of a school goes to the one that stays, and back unless that has used it since. */
export const mergedCredits: MergePart = {
  move: async (transaction, { tenant, remaining, other }) => {
    const moved = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `UPDATE school_credits SET organisation = $3::uuid WHERE tenant = $1 AND organisation = $2::uuid RETURNING hashcode`,
      values: [tenant, other, remaining],
    });
    return { credits: moved.map(({ hashcode }) => hashcode) };
  },
  giveBack: async (transaction, { tenant, record, remaining }, { credits }) => {
    if (credits.length === 0) return;
    // A use of the credit locks the school.
    await transaction.query({
      text: 'SELECT FROM organization_structures WHERE tenant = $1 AND hashcode = $2::uuid FOR NO KEY UPDATE',
      values: [tenant, remaining],
    });
    await transaction.query({
      text: 'UPDATE school_credits SET organisation = $2::uuid WHERE tenant = $1 AND hashcode = ANY ($3::uuid[])',
      values: [tenant, record, credits],
    });
    const overdrawn = await transaction.query({
      text: `SELECT FROM school_credits WHERE tenant = $1 AND organisation = $2::uuid GROUP BY currency HAVING sum(amount) < 0`,
      values: [tenant, remaining],
    });
    if (overdrawn.length > 0) throw conflict(sentences.undoCreditUsed());
  },
};
