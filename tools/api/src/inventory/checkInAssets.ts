import type { ParsedInputOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { anyOf } from '../database/anyOf';
import type { Session } from '../plugins/session';
import { refusedAction } from '../problems';
import { actorOf, explained, type RecordContext } from '../records/recordContext';
import { lockAssets } from './lockAssets';

/** Takes assets back, with how they came back. One that is not out refuses all. */
export async function checkInAssets(
  context: RecordContext,
  session: Session,
  { assets, to_repair, condition }: ParsedInputOf<'checkInAssets'>,
): Promise<{ change_set: string }> {
  const { tenant, user } = actorOf(session);
  const { changeSet } = await explained(context, context.target('inventoryReservations'), () =>
    context.database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      const { db } = transaction;
      const found = await lockAssets(transaction, tenant, assets);
      const inside = found.find(({ status }) => status !== 'in_use');
      if (inside) throw refusedAction(sentences.assetNotOut({ asset: inside.title }));
      await db
        .updateTable('inventory_reservations')
        .set({ status: 'returned', ...(condition !== '' && { condition }) })
        .where('tenant', '=', tenant)
        .where('status', '=', 'out')
        .where('asset', '=', anyOf('uuid', assets))
        .execute();
      const broken = new Set(to_repair);
      const move = (status: 'available' | 'in_repair', moved: readonly string[]) =>
        db
          .updateTable('inventory_instances')
          .set({ status })
          .where('tenant', '=', tenant)
          .where('hashcode', '=', anyOf('uuid', moved))
          .execute();
      await move(
        'available',
        assets.filter((asset) => !broken.has(asset)),
      );
      await move(
        'in_repair',
        assets.filter((asset) => broken.has(asset)),
      );
    }),
  );
  return { change_set: changeSet };
}
