import type { Collection } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/TenantDatabase';
import type { TenantActor } from './actor';
import type { Answer } from './answer';
import { idempotently, type Intent } from './idempotently';
import { explained, type RecordContext } from './recordContext';

export interface WriteRequest {
  actor: TenantActor;
  intent: Intent | null;
}

/**
 * Writes in a transaction and a change set of its own, once for an intent. What the database refuses is explained in the words of
 * the collection that is written.
 */
export async function writeOnce(
  context: RecordContext,
  collection: Collection,
  { actor, intent }: WriteRequest,
  work: (transaction: Transaction, changeSet: string) => Promise<Answer>,
): Promise<Answer> {
  const changeSet = randomUUID();
  const { value } = await explained(context, collection, () =>
    context.database
      .forTenant(actor.tenant)
      .write({ actor: actor.user, changeSet }, (transaction) =>
        idempotently(transaction, actor, intent, () => work(transaction, changeSet)),
      ),
  );
  return value;
}
