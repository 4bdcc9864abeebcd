import { planSchema } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { createPatchInTransaction } from '../../../engine/records/patchRecord';
import { createTransit } from '../../../engine/records/transitRecord';
import type { UndoCheck } from '../../../engine/records/undoCheck';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import { conflict } from '../../../engine/problems';
import { refuseDoubleLabels } from '../refuseDoubleLabels';
import { refuseUnready } from '../sale/readSaleReadiness';
import { readSoldPlan } from '../sale/soldPlan';

/** The version of a plan stays as it is sold: another one is taken by the action that knows whom it moves. */
export const seatMapsOverride: RecordOverride = (context, collection, verbs) => {
  const patch = createPatchInTransaction(context, collection, async (transaction, { tenant }, merged) => {
    const sold = await transaction.query({
      text: `SELECT FROM seat_maps m JOIN tickets t ON t.tenant = m.tenant AND t.seat_map = m.hashcode AND t.status IN ('reserved', 'valid')
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid AND m.plan_version IS DISTINCT FROM $3::uuid LIMIT 1`,
      values: [tenant, merged['hashcode'], merged['plan_version'] ?? null],
    });
    if (sold.length > 0) throw conflict(sentences.planVersionSold());
    const [taken] = await transaction.rows(v.object({ content: planSchema }), {
      text: `SELECT f.content FROM seat_maps m JOIN floor_plan_versions f ON f.tenant = m.tenant AND f.hashcode = $3::uuid
        WHERE m.tenant = $1 AND m.hashcode = $2::uuid AND m.status = 'on_sale' AND m.plan_version IS DISTINCT FROM f.hashcode`,
      values: [tenant, merged['hashcode'], merged['plan_version'] ?? null],
    });
    if (taken) refuseDoubleLabels(taken.content);
    return {};
  });
  // A version that was published elsewhere, or before labels were checked, is not sold either.
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, hashcode, { to }, { performance }) => {
      if (to !== 'on_sale') return {};
      // The same read as that of the sale, which stores it.
      const sold = await readSoldPlan(transaction, tenant, hashcode);
      if (sold) refuseDoubleLabels(sold.plan);
      await refuseUnready(transaction, tenant, { performance: String(performance), hashcode });
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { patch, transit }), assertUndoable: assertUnsold };
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
