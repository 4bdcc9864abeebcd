import { etagOf, rowRule, type Collection } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { succeeded, type Answer } from './answer';
import { idempotently, type Intent } from './idempotently';
import { explained, type RecordContext } from './recordContext';
import { insertSql, type WrittenRow } from './recordSql';
import { checkReferences } from './referenceCheck';

/** Creates a record (clause 7.18) and answers it in its envelope. */
export function createCreateRecord(context: RecordContext, collection: Collection) {
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'create', actor.roles)) throw forbidden();
    const values = context.parseBody(collection, 'create', actor.roles, body);
    const changeSet = randomUUID();
    const work = async (transaction: Transaction): Promise<Answer> => {
      await checkReferences(transaction, collection, context.target, actor, values, values);
      const statement = insertSql(collection, context.target, actor, values);
      const [row] = await transaction.query<WrittenRow>(statement);
      if (!row?.is_permitted) throw forbidden('You may not create this for somebody else.');
      return {
        status: 201,
        body: succeeded(row.body),
        headers: { etag: etagOf(row.version), 'change-set': changeSet },
      };
    };
    return explained(context, collection, async () => {
      const { value } = await context.database
        .forTenant(actor.tenant)
        .write({ actor: actor.user, changeSet }, (transaction) =>
          idempotently(transaction, actor, intent, () => work(transaction)),
        );
      return value;
    });
  };
}
