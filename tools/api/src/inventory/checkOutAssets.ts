import type { ParsedInputOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { loanOf, type Loan } from '@callboard/domain/inventory';
import { anyOf } from '../database/anyOf';
import type { Session } from '../plugins/session';
import { refusedAction } from '../problems';
import { actorOf, explained, type RecordContext } from '../records/recordContext';
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
      const kept = loans.flatMap(({ loan }) => (loan.kind === 'reserved' ? [loan.promise.hashcode] : []));
      const free = loans.flatMap(({ asset, loan }) => (loan.kind === 'free' ? [asset.hashcode] : []));
      const { db } = transaction;
      await db
        .updateTable('inventory_reservations')
        .set(({ fn, val, ref }) => ({
          status: 'out',
          ends_at: new Date(until),
          starts_at: fn('least', [ref('starts_at'), val(now)]),
        }))
        .where('tenant', '=', tenant)
        .where('hashcode', '=', anyOf('uuid', kept))
        .execute();
      if (free.length > 0) {
        await db
          .insertInto('inventory_reservations')
          .values(
            free.map((asset) => ({
              tenant,
              asset,
              individual,
              event,
              name,
              starts_at: now,
              ends_at: until,
              status: 'out' as const,
            })),
          )
          .execute();
      }
      await db
        .updateTable('inventory_instances')
        .set({ status: 'in_use' })
        .where('tenant', '=', tenant)
        .where('hashcode', '=', anyOf('uuid', assets))
        .execute();
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
