import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { forEachOf } from '../../../engine/jobs/forEachOf';
import { offerSeats, type OfferTools } from './offerSeats';

/** Offers the free seats of one performance. A second run finds nothing more to offer. */
export function createOfferWaiting(
  tools: OfferTools,
): JobHandler<{ tenant: TenantCode; performance: string }> {
  return ({ tenant, performance }) => offerSeats(tools, tenant, performance);
}

/** The same for every list, and ends the offers whose time is over. */
export function createSweepWaiting(tools: OfferTools): JobHandler<Readonly<Record<never, never>>> {
  return () =>
    forEachOf(tenantCodes, async (tenant) => {
      const lists = await tools.database.forTenant(tenant).rows(v.object({ performance: v.string() }), {
        text: `SELECT DISTINCT performance FROM waiting_parties WHERE tenant = $1 AND status IN ('waiting', 'offered')`,
        values: [tenant],
      });
      await forEachOf(lists, ({ performance }) => offerSeats(tools, tenant, performance));
    });
}
