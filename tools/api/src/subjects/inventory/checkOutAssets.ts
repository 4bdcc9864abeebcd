import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import { loanOf, type Loan } from '@callboard/domain/inventory';
import type { Session } from '../../engine/plugins/session';
import { refusedAction } from '../../engine/problems';
import { actorOf, explained, type RecordContext } from '../../engine/records/recordContext';
import { step } from '../../engine/records/step';
import { lockAssets } from './lockAssets';
import type { FoundAsset } from './readAssets';

/** Hands assets to a person, whose own reservations it fulfils. One that is not free refuses all. */
export async function checkOutAssets(
  context: RecordContext,
  session: Session,
  { assets, individual, event, name, until }: ParsedInputOf<'checkOutAssets'>,
): Promise<{ change_set: string }> {
  const { tenant, user } = actorOf(session);
  const now = new Date();
  if (Date.parse(until) <= now.getTime()) throw refusedAction(sentences.loanEnds());
  const { changeSet } = await explained(context, context.target('inventoryReservations'), () =>
    context.database.forTenant(tenant).write({ actor: user }, async (transaction) => {
      const terms = { individual, now: now.toISOString(), until };
      const loans = (await lockAssets(transaction, tenant, assets)).map((asset) => ({
        asset,
        loan: loanOf(asset, terms),
      }));
      for (const { asset, loan } of loans) refuseUnlessLent(asset, loan);
      const fulfilled = loans.flatMap(({ loan }) =>
        loan.kind === 'reserved' ? [loan.promise.hashcode] : [],
      );
      const free = loans.flatMap(({ asset, loan }) => (loan.kind === 'free' ? [asset.hashcode] : []));
      await transaction.query({
        text: `UPDATE inventory_reservations SET ${step('inventoryReservations', 'check_out').set}, ends_at = $3::timestamptz,
            starts_at = least(starts_at, $4::timestamptz)
          WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])`,
        values: [tenant, fulfilled, new Date(until), now],
      });
      await transaction.query({
        text: `INSERT INTO inventory_reservations (tenant, asset, individual, event, name, starts_at, ends_at, status)
          SELECT $1, a.asset, $3::uuid, $4::uuid, $5, $6::timestamptz, $7::timestamptz, 'out'
          FROM unnest($2::uuid[]) AS a (asset)`,
        values: [tenant, free, individual, event, name, now, until],
      });
      await transaction.query({
        text: `UPDATE inventory_instances SET ${step('inventoryInstances', 'hand_out').set}
          WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])`,
        values: [tenant, assets],
      });
    }),
  );
  return { change_set: changeSet };
}

function refuseUnlessLent({ title: asset }: FoundAsset, loan: Loan): void {
  if (loan.kind === 'free' || loan.kind === 'reserved') return;
  if (loan.kind === 'promised') {
    throw refusedAction(sentences.assetPromised({ asset, person: loan.promise.who }));
  }
  if (loan.kind === 'out' && loan.promise) {
    throw refusedAction(sentences.assetOut({ asset, person: loan.promise.who }));
  }
  throw refusedAction(sentences.assetNotLent({ asset }));
}
