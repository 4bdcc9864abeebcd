import { etagOf, rowRule, type Collection } from '@callboard/api-contract';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { succeeded, type Answer } from './answer';
import type { Intent } from './idempotently';
import type { RecordContext } from './recordContext';
import { insertSql, type WrittenRow } from './recordSql';
import { checkReferences } from './referenceCheck';
import { writeOnce } from './writeOnce';

/** Creates a record (clause 7.18) and answers it in its envelope. */
export function createCreateRecord(context: RecordContext, collection: Collection) {
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'create', actor.roles)) throw forbidden();
    const values = context.parseBody(collection, 'create', actor.roles, body);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      await checkReferences(transaction, collection, context.target, actor, values, values);
      const statement = insertSql(collection, context.target, actor, values);
      const [row] = await transaction.query<WrittenRow>(statement);
      if (!row?.is_permitted) throw forbidden('You may not create this for somebody else.');
      return {
        status: 201,
        body: succeeded(row.body),
        headers: { etag: etagOf(row.version), 'change-set': changeSet },
      };
    });
  };
}
