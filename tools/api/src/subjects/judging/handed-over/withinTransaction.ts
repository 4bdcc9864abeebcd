import type { TenantCode } from '@callboard/api-contract';
import type { TenantDatabase, Transaction } from '../../../engine/database/TenantDatabase';
import type { Database } from '../../../engine/database/openDatabase';
import type { RecordContext } from '../../../engine/records/recordContext';

/**
 * A context whose writes are parts of one open transaction, so that several actions are done together. The log has the user and the
 * change set of that transaction.
 */
export function withinTransaction(
  context: RecordContext,
  tenant: TenantCode,
  transaction: Transaction,
): RecordContext {
  const rows: TenantDatabase = {
    ...transaction,
    tenant,
    reader: transaction,
    write: async ({ changeSet = '' }, work) => ({ value: await work(transaction), changeSet }),
  };
  const database: Database = { ...context.database, forTenant: () => rows };
  return { ...context, database };
}
