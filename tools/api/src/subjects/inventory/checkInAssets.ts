import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { Session } from '../../engine/plugins/session';
import { refusedAction } from '../../engine/problems';
import { actorOf, explained, type RecordContext } from '../../engine/records/recordContext';
import { step } from '../../engine/records/step';
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
      const found = await lockAssets(transaction, tenant, assets);
      const inside = found.find(({ status }) => status !== 'in_use');
      if (inside) throw refusedAction(sentences.assetNotOut({ asset: inside.title }));
      const returned = step('inventoryReservations', 'check_in');
      await transaction.query({
        text: `UPDATE inventory_reservations SET ${returned.set}, condition = coalesce(nullif($3::text, ''), condition)
          WHERE tenant = $1 AND ${returned.when} AND asset = ANY ($2::uuid[])`,
        values: [tenant, assets, condition],
      });
      const broken = new Set(to_repair);
      const move = (transition: 'take_back' | 'send_to_repair', moved: readonly string[]) =>
        transaction.query({
          text: `UPDATE inventory_instances SET ${step('inventoryInstances', transition).set}
            WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])`,
          values: [tenant, moved],
        });
      await move(
        'take_back',
        assets.filter((asset) => !broken.has(asset)),
      );
      await move(
        'send_to_repair',
        assets.filter((asset) => broken.has(asset)),
      );
    }),
  );
  return { change_set: changeSet };
}
