import type { TenantCode } from '@callboard/api-contract';
import type { Target } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import { toTarget } from '../../engine/targets/targets.overrides';

const targetRow = v.looseObject({});

/** The targets of a resource in the order in which they were added. */
export async function readResourceTargets(
  queries: Queries,
  tenant: TenantCode,
  resource: string,
): Promise<Target[]> {
  const rows = await queries.rows(targetRow, {
    text: `SELECT role, event, region, entry_status, category, "user" FROM resource_targets
      WHERE tenant = $1 AND resource = $2 ORDER BY created, hashcode`,
    values: [tenant, resource],
  });
  return rows.map(toTarget);
}
