import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';

const foundRow = v.object({ found: v.boolean() });

/** True if a tenant has anything that everyone can read: then its login page links to it. */
export async function hasNotices(database: Database, tenant: TenantCode): Promise<boolean> {
  const [row] = await database.forTenant(tenant).rows(foundRow, {
    text: `SELECT EXISTS (SELECT FROM announcements WHERE tenant = $1 AND is_public AND status = 'published')
      OR EXISTS (SELECT FROM resources WHERE tenant = $1 AND is_public AND status = 'published') AS found`,
    values: [tenant],
  });
  return row?.found ?? false;
}
