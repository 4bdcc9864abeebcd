import { isObject, rowRule, type Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import type { TenantActor } from './actor';
import { versionOf, type Answer } from './answer';
import { bulkAnswer, inBulk, parseBulk } from './inBulk';
import { lockRecord } from './lockRecord';
import { isPreview, previewBulk } from './previewBulk';
import { explained, type RecordContext } from './recordContext';
import { createReadOne } from './recordSql';
import { lockReliance, refuseRelied } from './refuseRelied';
import { takeBulkTurn } from './takeBulkTurn';

/** Removes a record that was locked. */
export type RemoveRow = (transaction: Transaction, actor: TenantActor, hashcode: string) => Promise<unknown>;

/** Deletes one record (clause 7.22), or several of them each by itself (clause 7.23). The change log keeps what they were. */
export function createRemoveRecords(
  context: RecordContext,
  collection: Collection,
  removeRow: RemoveRow = createDeleteRow(collection),
) {
  const readOne = createReadOne(collection, context.target);

  async function removeInTransaction(
    transaction: Transaction,
    actor: TenantActor,
    hashcode: string,
    expected: number | null,
  ): Promise<void> {
    await lockReliance(transaction, collection, actor.tenant, [hashcode]);
    await lockRecord(transaction, collection, 'remove', { actor, hashcode }, expected, readOne);
    await refuseRelied(transaction, collection, actor.tenant, [hashcode]);
    await removeRow(transaction, actor, hashcode);
  }

  return {
    async one(actor: TenantActor, hashcode: string, ifMatch: string | undefined): Promise<Answer> {
      if (!rowRule(collection, 'remove', actor.roles)) throw forbidden();
      const remove = async (): Promise<Answer> => {
        const { changeSet } = await context.database
          .forTenant(actor.tenant)
          .write({ actor: actor.user }, (transaction) =>
            removeInTransaction(transaction, actor, hashcode, versionOf(ifMatch)),
          );
        return { status: 204, body: '', headers: { 'change-set': changeSet } };
      };
      return explained(context, collection, remove, actor.tenant);
    },

    async many(actor: TenantActor, body: unknown): Promise<Answer> {
      if (!rowRule(collection, 'remove', actor.roles)) throw forbidden();
      const { preview, ...list } = { preview: undefined, ...(isObject(body) ? body : {}) };
      const items = parseBulk(list, 'hashcodes').map((item) => ({
        hashcode: typeof item === 'string' ? item.slice(0, 100) : '',
        item,
      }));
      const removeEach = (transaction: Transaction) =>
        inBulk(transaction, items, ({ hashcode }) => {
          const remove = () => removeInTransaction(transaction, actor, hashcode, null);
          return explained(context, collection, remove, actor.tenant);
        });
      if (isPreview(preview)) return previewBulk(context, actor, collection, removeEach);
      const { value, changeSet } = await takeBulkTurn(context, actor, collection, removeEach);
      return bulkAnswer(value, changeSet);
    },
  };
}

/** Deletes the row of a record. */
export function createDeleteRow(collection: Collection): RemoveRow {
  const text = `DELETE FROM ${name(tableName(collection.name))} WHERE tenant = $1 AND hashcode = $2::uuid`;
  return (transaction, { tenant }, hashcode) => transaction.query({ text, values: [tenant, hashcode] });
}
