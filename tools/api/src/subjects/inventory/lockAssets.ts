import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound } from '../../engine/problems';
import { readAssets, type FoundAsset } from './readAssets';

/** Holds assets for a change; 404 where one of them is not there. */
export async function lockAssets(
  transaction: Transaction,
  tenant: TenantCode,
  assets: readonly string[],
): Promise<FoundAsset[]> {
  const wanted = new Set(assets);
  // Locked first, so that what is read of their reservations then is what stays.
  await readAssets(transaction, tenant, { hashcodes: [...wanted] }, { isLocked: true });
  const found = await readAssets(transaction, tenant, { hashcodes: [...wanted] });
  if (found.length < wanted.size) throw notFound();
  return found;
}
