import { sentences } from '@callboard/api-contract/sentences';
import { actionRefused } from '../records/actionRefused';
import type { RecordOverride } from '../records/createRecords';
import { createTransit } from '../records/transitRecord';
import { writeVerbs } from '../records/writeVerbs';

/** A reservation that is checked out or in by itself takes its asset along. */
export const reservationsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(
    context,
    collection,
    async ({ db }, { tenant }, _hashcode, { to }, { asset }) => {
      if (to !== 'out' && to !== 'returned') return {};
      const [from, next] =
        to === 'out' ? (['available', 'in_use'] as const) : (['in_use', 'available'] as const);
      const { numUpdatedRows } = await db
        .updateTable('inventory_instances')
        .set({ status: next })
        .where('tenant', '=', tenant)
        .where('hashcode', '=', String(asset))
        .where('status', '=', from)
        .executeTakeFirst();
      // What comes back may be in repair by now; what goes out must be there.
      if (to === 'out' && numUpdatedRows === 0n) {
        throw actionRefused(
          sentences.wrongStatus({ record: context.target('inventoryInstances').label.one }),
        );
      }
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};

/** An asset that is taken back is with no one any more. */
export const assetsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(context, collection, async ({ db }, { tenant }, hashcode, { to }) => {
    if (to !== 'in_use') {
      await db
        .updateTable('inventory_reservations')
        .set({ status: 'returned' })
        .where('tenant', '=', tenant)
        .where('asset', '=', hashcode)
        .where('status', '=', 'out')
        .execute();
    }
    return {};
  });
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};
