import type { TenantCode } from '@callboard/api-contract';
import type { AnswerOf } from '@callboard/api-contract/actions';
import { doorLimits, type DoorPerformance, type DoorSnapshot } from '@callboard/api-contract/booking';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { performanceSql } from '../sale/readSaleFacts';
import {
  doorTicketRow,
  doorTicketSql,
  presentScan,
  presentTickets,
  scanSql,
  storedScanRow,
  utcSql,
} from './doorRows';

/** As many performances as one page lists, and as many tickets as a search finds. */
const maxPerformances = 60;
const maxFound = 20;
/** Tickets of other performances that a snapshot knows: those of so many days around it, and no more than these. */
const daysAround = 3;
const maxElsewhere = 20_000;

const performanceRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  event: v.nullable(v.string()),
  venue: v.nullable(v.string()),
  starts_at: v.string(),
  zone: v.string(),
});
const countedRow = v.object({ ...performanceRow.entries, people: v.number(), inside: v.number() });
const doorSql = (where: string) =>
  `SELECT q.hashcode, q.name, q.event, q.venue, ${utcSql('q.starts_at')} AS starts_at, q.zone FROM (${performanceSql}) q ${where}`;

/** The performances with tickets: those that are not over first, soonest first. One counts as over some hours after it began. */
export function readDoorPerformances(queries: Queries, tenant: TenantCode): Promise<DoorPerformance[]> {
  return queries.rows(countedRow, {
    text: `SELECT d.*, c.people, c.inside FROM (${doorSql('')}) d JOIN (SELECT t.performance, sum(t.people)::int AS people, sum(t.admitted)::int AS inside
        FROM tickets t WHERE t.tenant = $1 AND t.status = 'valid' GROUP BY t.performance) c ON c.performance = d.hashcode
      ORDER BY d.starts_at::timestamptz < now() - interval '8 hours', abs(extract(epoch FROM d.starts_at::timestamptz - now())), d.hashcode
      LIMIT ${maxPerformances}`,
    values: [tenant],
  });
}

/** Of a code, as much of its SHA-256 as makes two the same by no chance. */
const digestSql = (code: string) =>
  `translate(left(encode(sha256(convert_to(${code}, 'UTF8')), 'base64'), 22), '+/', '-_')`;

const snapshotTicketRow = v.object({ ...doorTicketRow.entries, digest: v.nullable(v.string()) });
const elsewhereRow = v.object({
  name: v.string(),
  starts_at: v.string(),
  zone: v.string(),
  digests: v.array(v.string()),
});

/** All that a door needs to work without network. */
export async function readDoorSnapshot(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<DoorSnapshot> {
  const performance = await readPerformance(queries, tenant, hashcode);
  // An order that was never paid and is over has no code; no visitor comes with it.
  const tickets = await queries.rows(snapshotTicketRow, {
    text: `SELECT k.*, ${digestSql('k.code')} AS digest FROM (${doorTicketSql} AND t.performance = $2::uuid
        AND (t.status <> 'cancelled' OR c.code IS NOT NULL)) k ORDER BY k.place, k.number`,
    values: [tenant, hashcode],
  });
  const elsewhere = await queries.rows(elsewhereRow, {
    text: `SELECT d.name, d.starts_at, d.zone, array_agg(k.digest) AS digests FROM (${doorSql('')}) d JOIN (
        SELECT t.performance, ${digestSql('c.code')} AS digest FROM tickets t JOIN ticket_codes c ON c.tenant = t.tenant AND c.ticket = t.hashcode
          JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
        WHERE t.tenant = $1 AND t.performance <> $2::uuid AND t.status = 'valid'
          AND p.starts_at BETWEEN $3::timestamptz - interval '${daysAround} days' AND $3::timestamptz + interval '${daysAround} days'
        ORDER BY abs(extract(epoch FROM p.starts_at - $3::timestamptz)), t.hashcode LIMIT ${maxElsewhere}) k ON k.performance = d.hashcode
      GROUP BY d.hashcode, d.name, d.starts_at, d.zone`,
    values: [tenant, hashcode, performance.starts_at],
  });
  const presented = await presentTickets(queries, tenant, hashcode, tickets);
  const digests = new Map(tickets.map(({ hashcode: ticket, digest }) => [ticket, digest]));
  return {
    performance,
    at: new Date().toISOString(),
    tickets: presented.map((ticket) => ({ ...ticket, digest: digests.get(ticket.hashcode) ?? null })),
    elsewhere,
  };
}

const countRow = v.object({ price_type: v.string(), people: v.number(), inside: v.number() });
const fingerprintRow = v.object({ at: v.string(), tickets: v.string() });

/** How a door stands now. */
export async function readDoorState(
  queries: Queries,
  tenant: TenantCode,
  { performance, after }: { performance: string; after: string },
): Promise<QueryAnswerOf<'doorState'>> {
  const { starts_at } = await readPerformance(queries, tenant, performance);
  const most = doorLimits.answered;
  const scans = await queries.rows(storedScanRow, {
    text: `${scanSql} AND s.performance = $2::uuid AND s.revision > $3::bigint ORDER BY s.revision LIMIT ${most + 1}`,
    values: [tenant, performance, after],
  });
  const counts = await queries.rows(countRow, {
    text: `SELECT y.name AS price_type, sum(t.people)::int AS people, sum(t.admitted)::int AS inside FROM tickets t
        JOIN price_types y ON y.tenant = t.tenant AND y.hashcode = t.price_type
      WHERE t.tenant = $1 AND t.performance = $2::uuid AND (t.status = 'valid' OR t.admitted > 0)
      GROUP BY y.hashcode, y.name ORDER BY 2 DESC, 1`,
    values: [tenant, performance],
  });
  const [now] = await queries.rows(fingerprintRow, {
    text: `SELECT ${utcSql('clock_timestamp()')} AS at, md5($3 || coalesce(string_agg(concat_ws('|', t.hashcode, t.status, t.place, t.seat_kind), ',' ORDER BY t.hashcode), '')) AS tickets
      FROM tickets t WHERE t.tenant = $1 AND t.performance = $2::uuid`,
    // Devices read everything again where the performance is at another time.
    values: [tenant, performance, starts_at],
  });
  if (!now) throw new Error('An aggregate answered no row.');
  return {
    ...now,
    counts,
    scans: scans.slice(0, most).map(presentScan),
    has_more: scans.length > most,
  };
}

/** Tickets of a performance whose buyer, number or place has all of some words. */
export async function findDoorTickets(
  queries: Queries,
  tenant: TenantCode,
  { performance, search, seesBuyers }: { performance: string; search: string; seesBuyers: boolean },
): Promise<AnswerOf<'recordScans'>['tickets']> {
  await readPerformance(queries, tenant, performance);
  const tickets = await queries.rows(doorTicketRow, {
    text: `${doorTicketSql} AND t.performance = $2::uuid AND (t.status <> 'cancelled' OR c.code IS NOT NULL)
        AND NOT EXISTS (SELECT FROM unnest($3::text[]) AS word
          WHERE position(callboard_plain(word) IN callboard_plain(concat_ws(' ', t.number, t.place, CASE WHEN $4 THEN o.buyer END))) = 0)
      ORDER BY t.status <> 'valid', t.place, t.number LIMIT ${maxFound}`,
    values: [tenant, performance, search.split(/\s+/).filter(Boolean), seesBuyers],
  });
  return presentTickets(queries, tenant, performance, tickets);
}

async function readPerformance(queries: Queries, tenant: TenantCode, hashcode: string) {
  const [performance] = await queries.rows(performanceRow, {
    text: doorSql('WHERE q.hashcode = $2::uuid'),
    values: [tenant, hashcode],
  });
  if (!performance) throw notFound();
  return performance;
}
