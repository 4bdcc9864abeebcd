import type { TenantCode } from '@callboard/api-contract';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Session } from '../../../engine/plugins/session';
import { notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { createCancelPerformance, createRetryRefunds } from './cancelPerformance';
import { createChangePlan } from './changePlan';
import { createPostponePerformance } from './postponePerformance';
import { readCancellation } from './readCancellation';
import { readPlanChange } from './readPlanChange';
import { readPostponement } from './readPostponement';

/** Changes of what is sold already. */
export function createChangeOfSaleHandlers(context: RecordContext) {
  /** The database of the reader, who can read the record. */
  async function queriesFor(session: Session, name: 'seatMaps' | 'performances', hashcode: string) {
    const queries = context.database.forTenant(session.tenant);
    const readOne = createReadOne(context.target(name), context.target);
    const rows = await queries.rows(readRow, readOne(actorOf(session), hashcode));
    if (rows.length === 0) throw notFound();
    const tenant: TenantCode = session.tenant;
    return { queries, tenant };
  }

  return {
    planChange: async ({ input: { seat_map }, session }) => {
      const { queries, tenant } = await queriesFor(session, 'seatMaps', seat_map);
      return readPlanChange(queries, tenant, seat_map);
    },
    saleCancellation: async ({ input: { performance }, session }) => {
      const { queries, tenant } = await queriesFor(session, 'performances', performance);
      return readCancellation(queries, tenant, performance);
    },
    salePostponement: async ({ input: { performance }, session }) => {
      const { queries, tenant } = await queriesFor(session, 'performances', performance);
      return readPostponement(queries, tenant, performance);
    },
    changePlan: createChangePlan(context),
    postponeSold: createPostponePerformance(context),
    cancelPerformance: createCancelPerformance(context),
    retryRefunds: createRetryRefunds(context),
  } satisfies Partial<AllHandlers>;
}
