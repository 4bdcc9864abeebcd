import { etagOf, rowRule, type Body, type Collection } from '@callboard/api-contract';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { succeeded, type Answer } from './answer';
import type { Intent } from './idempotently';
import type { RecordContext } from './recordContext';
import { insertSql, type WrittenRow, writtenRow } from './recordSql';
import { checkReferences } from './referenceCheck';
import { writeOnce } from './writeOnce';

/** Makes a record within a transaction, of a body that was parsed. */
export type InsertInTransaction = (
  transaction: Transaction,
  actor: TenantActor,
  given: Body,
) => Promise<Pick<WrittenRow, 'hashcode' | 'version' | 'body'>>;

export interface InsertTerms {
  /** The values that the server alone knows, once the references of what was given are known to be right. */
  complete?: (...args: Parameters<InsertInTransaction>) => Promise<Body>;
  /** The refusal for a user who cannot make this record. */
  refusal?: ProblemMessage;
}

/** How a record is made: checked, completed, stored, and refused where it would lie out of the maker's reach. */
export function createInsertInTransaction(
  context: RecordContext,
  collection: Collection,
  { complete, refusal = sentences.notForOthers() }: InsertTerms = {},
): InsertInTransaction {
  return async (transaction, actor, given) => {
    await checkReferences(transaction, collection, context.target, actor, given, given);
    const values = complete ? { ...given, ...(await complete(transaction, actor, given)) } : given;
    const [row] = await transaction.rows(writtenRow, insertSql(collection, context.target, actor, values));
    if (!row?.is_permitted) throw forbidden(refusal);
    return row;
  };
}

/** Creates a record (clause 7.18) and answers it in its envelope. */
export function createCreateRecord(
  context: RecordContext,
  collection: Collection,
  insertInTransaction: InsertInTransaction = createInsertInTransaction(context, collection),
) {
  return async (actor: TenantActor, body: unknown, intent: Intent | null): Promise<Answer> => {
    if (!rowRule(collection, 'create', actor.roles)) throw forbidden();
    const given = context.parseBody(collection, 'create', actor.roles, body);
    return writeOnce(context, collection, { actor, intent }, async (transaction, changeSet) => {
      const row = await insertInTransaction(transaction, actor, given);
      return {
        status: 201,
        body: succeeded(row.body),
        headers: { etag: etagOf(row.version), 'change-set': changeSet },
      };
    });
  };
}
