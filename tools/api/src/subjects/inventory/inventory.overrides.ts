import { sentences } from '@callboard/api-contract/sentences';
import { actionRefused } from '../../engine/records/actionRefused';
import type { RecordOverride } from '../../engine/records/createRecords';
import { step } from '../../engine/records/step';
import { createTransit } from '../../engine/records/transitRecord';
import { writeVerbs } from '../../engine/records/writeVerbs';

/** A reservation that is checked out or in by itself takes its asset along. */
export const reservationsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, _hashcode, { to }, { asset }) => {
      if (to !== 'out' && to !== 'returned') return {};
      const { set, when } =
        to === 'out'
          ? step('inventoryInstances', 'hand_out')
          : step('inventoryInstances', 'take_back', { from: ['in_use'] });
      const moved = await transaction.query({
        text: `UPDATE inventory_instances SET ${set} WHERE tenant = $1 AND hashcode = $2::uuid AND ${when} RETURNING 1`,
        values: [tenant, String(asset)],
      });
      // A returned asset can be in repair by now; one that is lent must be there.
      if (to === 'out' && moved.length === 0) {
        throw actionRefused(
          sentences.wrongStatus({ record: context.target('inventoryInstances').label.one }),
        );
      }
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};

/** An asset that is returned is with no one any more. */
export const assetsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(context, collection, async (transaction, { tenant }, hashcode, { to }) => {
    if (to !== 'in_use') {
      const returned = step('inventoryReservations', 'check_in');
      await transaction.query({
        text: `UPDATE inventory_reservations SET ${returned.set}
          WHERE tenant = $1 AND asset = $2::uuid AND ${returned.when}`,
        values: [tenant, hashcode],
      });
    }
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};
