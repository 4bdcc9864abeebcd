import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { announcedStatuses } from '@callboard/domain/booking';
import { literal } from '../../../engine/database/quote';
import { publicStatuses } from '../../../engine/facts/sqlParts';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { saleFactsRow, type SaleFacts } from './saleRows';
import { soldPlanStampSql } from './soldPlan';

/** The address of the picture of an event `e` that staff show to everyone; null without one. */
const pictureSql = `(SELECT '${apiPrefix()}season/events/' || e.hashcode || '/picture?tenant=' || e.tenant || '&v=' || a.hashcode
  FROM attachments a WHERE a.tenant = e.tenant AND a.parent = e.hashcode AND a.parent_model = 'callboard.Event' AND a."group" = 'picture'
    AND a.has_pictures AND a.subtype = 'local_file' AND a.is_public AND e.status IN ${publicStatuses}
  ORDER BY a.is_main DESC, a.created LIMIT 1)`;

/** A performance with its venue, event and region; `$1` is the tenant. */
export const performanceSql = `SELECT p.hashcode, p.name, e.name AS event, e.hashcode AS event_hashcode, p.starts_at, p.ends_at, p.status, p.queue_size, p.queue_lifted_at,
    v.time_zone AS zone, v.name AS venue, v.town AS city, v.address, r.name AS region,
    ${pictureSql} AS picture
  FROM performances p JOIN venues v ON v.tenant = p.tenant AND v.hashcode = p.venue
    LEFT JOIN events e ON e.tenant = p.tenant AND e.hashcode = p.event
    LEFT JOIN regions r ON r.tenant = v.tenant AND r.hashcode = v.region
  WHERE p.tenant = $1`;

/** Facts of a performance that buyers see wherever it is shown. */
export function factsOfPerformance({
  hashcode,
  name,
  event,
  starts_at,
  ends_at,
  zone,
  venue,
  city,
  region,
  picture,
}: SaleFacts['performance']) {
  return { hashcode, name, event, starts_at, ends_at, zone, venue, city, region, picture };
}

const announced = announcedStatuses.map(literal).join(', ');

/** Only what the tenant announced is for the public. */
export const announcedSql = `p.status IN (${announced})`;

/**
 * What decides what is sold of a performance, as the database has it now.
 *
 * @throws ApiProblem 404 where the performance is not announced
 */
export async function readSaleFacts(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SaleFacts> {
  const [facts] = await readFactsOf(queries, tenant, [performance]);
  if (!facts) throw notFound();
  return facts;
}

/** The same for what is prepared: also where no one knows of the performance. */
export async function readPreparedSale(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SaleFacts> {
  const [facts] = await queries.rows(saleFactsRow, {
    name: 'prepared-sale-facts',
    text: factsSql('true'),
    values: [tenant, [performance]],
  });
  if (!facts) throw notFound();
  return facts;
}

/** The same for several performances in one statement, soonest first; those that are not announced are left out. */
export function readFactsOf(
  queries: Queries,
  tenant: TenantCode,
  performances: readonly string[],
): Promise<SaleFacts[]> {
  return queries.rows(saleFactsRow, {
    name: 'sale-facts',
    text: factsSql(`known.status IN (${announced})`),
    values: [tenant, [...performances]],
  });
}

/** The fee and the tax of the template of `of`. */
const termsSql = (
  of: string,
) => `SELECT json_build_object('currency', pp.currency, 'fee', pp.booking_fee, 'is_fee_inside', pp.is_fee_inside,
    'tax', (SELECT json_build_object('name', t.name, 'rate', t.rate, 'is_inclusive', t.is_inclusive) FROM taxes t
      WHERE t.tenant = pp.tenant AND t.hashcode = pp.tax AND t.status = 'active'),
    'no_tax', CASE WHEN pp.tax IS NULL THEN pp.no_tax END)
  FROM price_plans pp WHERE pp.tenant = ${of}.tenant AND pp.hashcode = ${of}.price_plan AND pp.status <> 'retired'`;

const priceColumns = 's.hashcode, s.name, s.price_type, s.price, s.currency, s.valid_from, s.valid_until';

const list = (query: string) => `(SELECT coalesce(json_agg(row_to_json(q)), '[]') FROM (${query}) q)`;

const factsSql = (isShown: string) => `SELECT to_json(clock_timestamp())#>>'{}' AS now,
  (SELECT row_to_json(p) FROM (${performanceSql} AND p.hashcode = known.hashcode) p) AS performance,
  EXISTS (SELECT FROM waiting_parties w WHERE w.tenant = $1 AND w.performance = known.hashcode AND w.status IN ('waiting', 'offered')) AS is_waiting,
  (SELECT o.currency FROM orders o WHERE o.tenant = $1 AND o.performance = known.hashcode AND o.status NOT IN ('expired', 'cancelled')
    LIMIT 1) AS sold_in,
  (SELECT row_to_json(q) FROM (SELECT m.hashcode, m.name, m.version, m.plan_version, ${soldPlanStampSql} AS stamp, m.status, m.sale_opens, m.sale_closes, m.most_in_order,
      (m.offer->>'accessible_release_hours')::int AS accessible_release_hours
    FROM seat_maps m WHERE m.tenant = $1 AND m.performance = known.hashcode ORDER BY m.status = 'closed', m.created DESC LIMIT 1) q) AS map,
  ${list(`SELECT g.hashcode, g.name, g.position, (${termsSql('g')}) AS terms FROM performance_price_groups g
    WHERE g.tenant = $1 AND g.performance = known.hashcode ORDER BY g.position NULLS LAST, g.name, g.hashcode`)} AS groups,
  ${list(`SELECT ${priceColumns}, s.price_group AS of FROM seat_prices s JOIN performance_price_groups g ON g.tenant = s.tenant AND g.hashcode = s.price_group
    WHERE s.tenant = $1 AND g.performance = known.hashcode
    UNION ALL SELECT ${priceColumns}, s.definition FROM general_admission_prices s
    JOIN general_admission_definitions d ON d.tenant = s.tenant AND d.hashcode = s.definition WHERE s.tenant = $1 AND d.performance = known.hashcode`)} AS prices,
  ${list(`SELECT t.hashcode, t.name, t.group_size AS people, t.proof, t.description, t.is_complimentary,
      coalesce(t.is_companion, false) AS is_companion, t.set_size, t.min_count, t.code FROM price_types t
    WHERE t.tenant = $1 AND t.status = 'active' ORDER BY t.is_complimentary, t.created, t.name`)} AS types,
  ${list(`SELECT d.hashcode, d.name, d.status, d.sale_opens, d.sale_closes, d."group", d.capacity, gg.capacity AS group_capacity, (${termsSql('d')}) AS terms
    FROM general_admission_definitions d LEFT JOIN general_admission_groups gg ON gg.tenant = d.tenant AND gg.hashcode = d."group"
    WHERE d.tenant = $1 AND d.performance = known.hashcode ORDER BY d.name, d.hashcode`)} AS general,
  ${list(`SELECT m.hashcode, m.name, m.kind, m.instructions, m.is_online FROM payment_methods m
    WHERE m.tenant = $1 AND m.status = 'active' ORDER BY m.kind <> 'card', m.kind, m.name`)} AS methods
  FROM performances known WHERE known.tenant = $1 AND known.hashcode = ANY ($2::uuid[]) AND ${isShown}
  ORDER BY known.starts_at, known.hashcode`;
