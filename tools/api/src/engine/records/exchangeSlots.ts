import type { Collection } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import { explained, type RecordContext } from './recordContext';

/** Lets several statements exchange time slots, also of different collections: whether two overlap is checked after the last. */
export async function exchangeSlots<Written>(
  context: RecordContext,
  transaction: Transaction,
  collection: Collection,
  write: () => Promise<Written>,
): Promise<Written> {
  await transaction.query({ text: 'SET CONSTRAINTS slot_overlap DEFERRED', values: [] });
  const written = await write();
  await explained(context, collection, () =>
    transaction.query({ text: 'SET CONSTRAINTS slot_overlap IMMEDIATE', values: [] }),
  );
  return written;
}
