import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { feeFactsSchema, type FeeFacts } from '@callboard/api-contract/finance';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { feeFactsSql } from './feeFactsSql';

const row = v.object({ facts: v.nullable(feeFactsSchema) });

/** Facts for the fee of an entry; null where it has none. The caller checks who can read it. */
export async function readFeeFacts(
  queries: Queries,
  tenant: TenantCode,
  entry: string,
): Promise<FeeFacts | null> {
  const { timeZone } = tenants[tenant];
  const [found] = await queries.rows(row, {
    text: `SELECT ${feeFactsSql({ entry: 'n', event: 'e', venue: 'v', zone: '$3::text' })} AS facts
      FROM entries n
      JOIN events e ON e.tenant = n.tenant AND e.hashcode = n.event
      LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
      WHERE n.tenant = $1 AND n.hashcode = $2::uuid`,
    values: [tenant, entry, timeZone],
  });
  return found?.facts ?? null;
}
