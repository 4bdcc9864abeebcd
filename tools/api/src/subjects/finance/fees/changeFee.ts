import type { Collection } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import type { FeeFacts } from '@callboard/api-contract/finance';
import * as v from 'valibot';
import type { Session } from '../../../engine/plugins/session';
import type { TenantActor } from '../../../engine/records/actor';
import { bookFee } from './bookFee';
import { lockRecord } from '../../../engine/records/lockRecord';
import { explainReasons } from '../../../engine/records/reasons';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { refusedAction } from '../../../engine/problems';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { readOpenInvoice } from './readOpenInvoice';
import { feeColumns } from './feeColumns';
import { readFeeFacts } from './readFeeFacts';

/** Step of a fee: the facts with it, and the reason that the history stores. Null where it was done already. */
export type FeeStep = (facts: FeeFacts, by: SignedBy, entries: Collection) => SteppedFee | null;

interface SteppedFee {
  facts: FeeFacts;
  reason?: string;
  /** The day that the books have it on. @default today */
  bookedOn?: string;
}

/** User who does it, and the time. */
export interface SignedBy {
  by: string;
  now: Date;
}

/** Changes the fee of an entry, which is locked meanwhile; Undo takes it back as one change. */
export async function changeFee(
  context: RecordContext,
  session: Session,
  entry: string,
  step: FeeStep,
): Promise<{ change_set: string | null }> {
  const actor = actorOf(session);
  const collection = collectionAt('entries', actor.tenant);
  const { value: isChanged, changeSet } = await explained(context, collection, () =>
    context.database.forTenant(actor.tenant).write({ actor: actor.user }, async (transaction) => {
      await assertNotInvoiced(transaction, actor.tenant, entry);
      return stepFee(context, transaction, actor, entry, step);
    }),
  );
  return { change_set: isChanged ? changeSet : null };
}

/** The same within a transaction, also of a fee that is on an invoice; whether it changed. */
export async function stepFee(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  entry: string,
  step: FeeStep,
): Promise<boolean> {
  const collection = collectionAt('entries', actor.tenant);
  const readOne = createReadOne(collection, context.target);
  await lockRecord(transaction, collection, 'update', { actor, hashcode: entry }, null, readOne);
  const facts = await readFeeFacts(transaction, actor.tenant, entry);
  if (!facts) throw refusedAction(sentences.nothingOwed({ record: collection.label.one }));
  const now = new Date();
  const stepped = step(facts, { by: await nameOf(transaction, actor), now }, collection);
  if (!stepped) return false;
  if (stepped.reason !== undefined) await explainReasons(transaction, entry, { fee: stepped.reason });
  const values = feeColumns(stepped.facts, now);
  await transaction.rows(writtenRow, updateSql(collection, context.target, actor, entry, values));
  await bookFee(context, transaction, actor.tenant, entry, stepped.bookedOn);
  return true;
}

/** Amounts on an invoice are paid and credited there: otherwise it would ask for what is not owed. */
async function assertNotInvoiced(
  transaction: Transaction,
  tenant: TenantActor['tenant'],
  entry: string,
): Promise<void> {
  const open = await readOpenInvoice(transaction, tenant, entry);
  if (open) throw refusedAction(sentences.feeInvoiced(), {}, 409);
}

async function nameOf(transaction: Transaction, { tenant, user }: TenantActor): Promise<string> {
  const [author] = await transaction.rows(v.object({ name: v.string() }), {
    text: 'SELECT name FROM users WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, user],
  });
  return author?.name ?? '';
}
