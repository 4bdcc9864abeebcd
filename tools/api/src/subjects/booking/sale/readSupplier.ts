import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { books } from '../../../engine/ports/books';

/** The supplier that a receipt names, with its GST number and address; the tenant itself where the office has set none. */
export async function readSupplier(
  queries: Queries,
  tenant: TenantCode,
): Promise<{ supplier: string; gst_number: string | null; address: string | null }> {
  const terms = await books().termsOf(queries, tenant);
  return {
    supplier: terms?.supplier ?? tenants[tenant].name,
    gst_number: terms?.gst_number ?? null,
    address: terms?.address ?? null,
  };
}
