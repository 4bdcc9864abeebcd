import { sentences } from '@callboard/api-contract/sentences';
import type { RecordOverride } from '../../records/createRecords';
import { createPatchInTransaction } from '../../records/patchRecord';
import type { UndoCheck } from '../../records/undoCheck';
import { writeVerbs } from '../../records/writeVerbs';
import { conflict } from '../../problems';

/** The version of a plan stays as it is sold: another one is taken by the action that knows whom it moves. */
export const seatMapsOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    const sold = await transaction.query({
      text: `SELECT FROM seat_maps m JOIN tickets t ON t.tenant = m.tenant AND t.seat_map = m.hashcode AND t.status IN ('reserved', 'valid')
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid AND m.plan_version IS DISTINCT FROM $3::uuid LIMIT 1`,
      values: [tenant, merged['hashcode'], merged['plan_version'] ?? null],
    });
    if (sold.length > 0) throw conflict(sentences.planVersionSold());
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { patch }), assertMayUndo: assertUnsold };
};

/** A version that was taken while nothing was sold does not go away by Undo once something is. */
const assertUnsold: UndoCheck = async (transaction, { tenant }, { changeSet, first, last }) => {
  const sold = await transaction.query({
    text: `SELECT FROM changes l JOIN tickets t ON t.tenant = l.tenant AND t.seat_map = l.record AND t.status IN ('reserved', 'valid')
      WHERE l.tenant = $1 AND l.change_set = $2::uuid AND l.sequence BETWEEN $3 AND $4
        AND l.before ->> 'plan_version' IS DISTINCT FROM l.after ->> 'plan_version' LIMIT 1`,
    values: [tenant, changeSet, first, last],
  });
  if (sold.length > 0) throw conflict(sentences.planVersionSold());
};
