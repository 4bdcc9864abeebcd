import type { Collection } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import { explained, type RecordContext } from './recordContext';

const checks = 'slot_overlap, appears_there, time_slots_entry_fkey, time_slots_away_fkey';

/**
 * Lets several statements exchange time slots: whether two overlap is checked after the last, and also whether the entries exist that
 * have them.
 */
export async function exchangeSlots<Written>(
  context: RecordContext,
  transaction: Transaction,
  collection: Collection,
  write: () => Promise<Written>,
): Promise<Written> {
  await transaction.query({ text: `SET CONSTRAINTS ${checks} DEFERRED`, values: [] });
  const written = await write();
  await explained(context, collection, () =>
    transaction.query({ text: `SET CONSTRAINTS ${checks} IMMEDIATE`, values: [] }),
  );
  return written;
}
