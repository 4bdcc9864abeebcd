import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { PostedEntry } from '../../../engine/ports/books';
import { accountsFor } from './accountsFor';
import { writeEntry } from './writeEntry';

/** Posts an entry in the transaction of what it books; accounts that a tenant has not yet are added. */
export async function postEntry(
  transaction: Transaction,
  tenant: TenantCode,
  { purposes, lines, ...entry }: PostedEntry,
): Promise<void> {
  const accountOf = await accountsFor(transaction, tenant, purposes, entry.booked_on);
  await writeEntry(transaction, tenant, { ...entry, lines: [...lines(accountOf)] });
}
