import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits, type UnpaidPlaces } from '@callboard/api-contract/booking';
import { placesInAll } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { endOrder } from './endOrder';
import { readSaleFacts } from './readSaleFacts';
import { releaseHolds } from './releaseHolds';
import { instantColumn } from './saleRows';
import { readSoldPlan } from './soldPlan';
import { isUnpaidSql } from './unpaidPlaces';

const reservationRow = v.object({
  kind: v.picklist(['hold', 'order']),
  hashcode: v.string(),
  number: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  places: v.number(),
  since: instantColumn,
  until: v.nullable(instantColumn),
  network: v.nullable(v.number()),
  network_places: v.number(),
  all_places: v.number(),
});

/** Condition that a hold was offered to the waiting list, and is in that list. */
const isOfferedSql = `EXISTS (SELECT FROM waiting_parties w WHERE w.tenant = h.tenant AND w.seat_hold = h.hashcode AND w.status = 'offered')`;

/** Unpaid places of a performance, as the office sees them. */
export async function readUnpaid(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<UnpaidPlaces> {
  const { map, general } = await readSaleFacts(queries, tenant, performance);
  const plan = map && (await readSoldPlan(queries, tenant, map.hashcode, map.stamp));
  const rows = await queries.rows(reservationRow, {
    text: `WITH unpaid AS (SELECT CASE WHEN o.hashcode IS NULL THEN 'hold' ELSE 'order' END AS kind, coalesce(o.hashcode, h.hashcode) AS hashcode,
          o.number, CASE WHEN o.hashcode IS NULL THEN u.name ELSE o.buyer END AS name,
          CASE WHEN o.hashcode IS NULL THEN u.email ELSE o.email END AS email, h.places, coalesce(o.created, h.created) AS since,
          CASE WHEN o.hashcode IS NULL THEN h.expires_at ELSE o.pay_until END AS until, CASE WHEN h.channel = 'online' THEN s.network END AS source
        FROM seat_holds h JOIN hold_secrets s ON s.tenant = h.tenant AND s.hold = h.hashcode
          LEFT JOIN orders o ON o.tenant = h.tenant AND o.seat_hold = h.hashcode AND o.status = 'unpaid'
          LEFT JOIN users u ON u.tenant = h.tenant AND u.hashcode = h."user"
        WHERE h.tenant = $1 AND h.performance = $2::uuid AND ${isUnpaidSql} AND NOT ${isOfferedSql}),
      counted AS (SELECT *, sum(places) OVER (PARTITION BY source)::int AS network_places, sum(places) OVER ()::int AS all_places FROM unpaid)
      SELECT kind, hashcode, number, name, email, places, since, until, network_places, all_places,
        CASE WHEN source IS NOT NULL THEN dense_rank() OVER (ORDER BY source IS NULL, network_places DESC, source)::int END AS network
      FROM counted ORDER BY source IS NULL, network_places DESC, source, since, hashcode LIMIT ${saleLimits.unpaidListed}`,
    values: [tenant, performance],
  });
  return {
    capacity: placesInAll(plan?.forSale ?? 0, general),
    places: rows[0]?.all_places ?? 0,
    reservations: rows.map(({ all_places: _, ...reservation }) => reservation),
  };
}

const freedRow = v.object({ hashcode: v.string(), places: v.number() });

/**
 * Ends holds and unpaid orders of a performance. What was paid or given up since the office saw it is left alone.
 *
 * @returns how many places are free now
 */
export async function releaseUnpaid(
  transaction: Transaction,
  tenant: TenantCode,
  { performance, holds, orders }: ParsedInputOf<'releaseUnpaid'>,
): Promise<number> {
  // Locked in one order, so that two of the office never wait for each other in a circle.
  const open = await transaction.rows(freedRow, {
    text: `SELECT h.hashcode, h.places FROM seat_holds h WHERE h.tenant = $1 AND h.performance = $2::uuid AND h.hashcode = ANY ($3::uuid[])
      AND h.status = 'open' AND NOT ${isOfferedSql} ORDER BY h.hashcode FOR UPDATE OF h`,
    values: [tenant, performance, holds],
  });
  for (const { hashcode } of open) await releaseHolds(transaction, tenant, { hold: hashcode });
  const unpaid = await transaction.rows(freedRow, {
    text: `SELECT o.hashcode, o.places FROM orders o WHERE o.tenant = $1 AND o.performance = $2::uuid AND o.hashcode = ANY ($3::uuid[])
      AND o.status = 'unpaid' ORDER BY o.hashcode FOR UPDATE OF o`,
    values: [tenant, performance, orders],
  });
  for (const { hashcode } of unpaid) await endOrder(transaction, tenant, hashcode, 'cancelled');
  return [...open, ...unpaid].reduce((sum, { places }) => sum + places, 0);
}
