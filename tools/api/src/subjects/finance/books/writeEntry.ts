import type { TenantCode } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { sumsOf } from '@callboard/domain/finance';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { NewEntry } from '../../../engine/ports/books';
import { insertRows } from '../../../engine/records/insertRows';

/** Writes an entry with its lines. That they balance is checked by the database when the transaction ends. */
export async function writeEntry(
  transaction: Transaction,
  tenant: TenantCode,
  { lines, source, ...entry }: NewEntry,
): Promise<string> {
  const hashcode = randomUUID();
  const { booked_on, text, currency, event } = entry;
  await transaction.query(
    insertRows(registry.accountingEntries, tenant, [
      {
        ...entry,
        hashcode,
        total: sumsOf(lines).debit,
        lines: lines.length,
        source_collection: source?.collection ?? null,
        source_record: source?.hashcode ?? null,
      },
    ]),
  );
  const shared = { entry: hashcode, text, booked_on, currency, event };
  await transaction.query(
    insertRows(
      registry.accountingDebitCredits,
      tenant,
      lines.map((line) => ({ ...shared, ...line, hashcode: randomUUID() })),
    ),
  );
  return hashcode;
}
