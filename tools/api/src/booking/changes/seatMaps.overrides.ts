import { sentences } from '@callboard/api-contract/sentences';
import type { RecordOverride } from '../../records/createRecords';
import { createPatchInTransaction } from '../../records/patchRecord';
import { writeVerbs } from '../../records/writeVerbs';
import { refusedAction } from '../../problems';

/** The version of a plan stays as it is sold: another one is taken by the action that knows whom it moves. */
export const seatMapsOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    const sold = await transaction.query({
      text: `SELECT FROM seat_maps m JOIN tickets t ON t.tenant = m.tenant AND t.seat_map = m.hashcode AND t.status IN ('reserved', 'valid')
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid AND m.plan_version IS DISTINCT FROM $3::uuid LIMIT 1`,
      values: [tenant, merged['hashcode'], merged['plan_version'] ?? null],
    });
    if (sold.length > 0) throw refusedAction(sentences.planVersionSold(), {}, 409);
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { patch }) };
};
