import type { TenantCode } from '@callboard/api-contract';
import type { Target } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import { toTarget } from '../../engine/targets/targets.overrides';

/** The targets of an announcement in the order in which they were added. */
export async function readTargets(
  queries: Queries,
  tenant: TenantCode,
  announcement: string,
): Promise<Target[]> {
  const rows = await queries.rows(v.looseObject({}), {
    text: `SELECT role, event, region, entry_status, category, entries_filter, "user" FROM announcement_targets
      WHERE tenant = $1 AND announcement = $2 ORDER BY created, hashcode`,
    values: [tenant, announcement],
  });
  return rows.map(toTarget);
}
