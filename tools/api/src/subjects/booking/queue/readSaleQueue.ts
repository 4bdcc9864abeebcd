import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type SaleQueue } from '@callboard/api-contract/booking';
import { queueMinutes } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { readQueueRow, saleOfQueue } from './queueRows';

const countsRow = v.object({
  lobby: v.number(),
  waiting: v.number(),
  present: v.number(),
  ordered: v.number(),
});

const count = (condition: string) => `count(*) FILTER (WHERE ${condition})::int`;
const isPresent = `seen_at > clock_timestamp() - interval '${saleLimits.queuePresentSeconds} seconds'`;

/** The queue of a performance as the office sees it: what it is set to, and who waits. */
export async function readSaleQueue(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SaleQueue> {
  const queue = await readQueueRow(queries, tenant, performance);
  if (!queue) throw notFound();
  const [counts] = await queries.rows(countsRow, {
    text: `SELECT ${count(`status = 'waiting' AND number IS NULL`)} AS lobby,
        ${count(`status = 'waiting' AND number IS NOT NULL`)} AS waiting,
        ${count(`status = 'waiting' AND ${isPresent}`)} AS present,
        ${count(`status = 'ordered'`)} AS ordered
      FROM queue_places WHERE tenant = $1 AND performance = $2::uuid`,
    values: [tenant, performance],
  });
  if (!counts) throw new Error('Counts have a row.');
  const { queue_size, queue_lifted_at, inside, called, full_seconds: seconds } = queue;
  const { state, opensAt } = saleOfQueue(queue);
  const isMoving = queue_size !== null && state === 'open' && counts.waiting > 0;
  return {
    ...counts,
    queue_size,
    queue_lifted_at,
    sale: state,
    opens_at: opensAt,
    admitted: inside,
    minutes: isMoving ? queueMinutes(counts.waiting, { size: queue_size, called, seconds }) : null,
  };
}
