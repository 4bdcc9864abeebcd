import { ticketSalesSchema, type TicketSales } from '@callboard/api-contract/booking';
import type { FactsAsk } from '../../../engine/facts/createScope';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { Database } from '../../../engine/database/openDatabase';

/** As many performances as one page lists. */
const maxPerformances = 60;
/** How many days of the sale of a performance are drawn: of one that is further ahead, those before today. */
const maxDays = 120;

/** Sales counted by the tickets themselves. A ticket that was given back is not among them. */
export function readTicketSales(
  database: Database,
  ask: FactsAsk,
  performance: string | null,
): Promise<TicketSales> {
  return readFacts(database, ask, ticketSalesSchema, (scope) => {
    const parts = (of: string, reference: string) =>
      listSql(`SELECT g.hashcode, g.qed_title AS title, t.currency, count(*)::int AS tickets, sum(t.price)::int AS income
        FROM paid t JOIN one ON one.hashcode = t.performance JOIN ${of} ON g.hashcode = t.${reference}
        GROUP BY g.hashcode, g.qed_title, t.currency ORDER BY 4 DESC, 2, 3`);
    return {
      before: `WITH paid AS MATERIALIZED (
          SELECT t.performance, t.price, t.price_type, t.price_group, t.channel, t.currency,
            (coalesce(o.paid_at, o.created) AT TIME ZONE v.time_zone)::date AS sold_on, (p.starts_at AT TIME ZONE v.time_zone)::date AS day
          FROM ${scope.from('tickets', 't')} JOIN ${scope.from('orders', 'o')} ON o.hashcode = t."order"
            JOIN ${scope.from('performances', 'p')} ON p.hashcode = t.performance JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
          WHERE t.status = 'valid'),
        sold AS (SELECT performance, count(*)::int AS tickets FROM paid GROUP BY 1),
        waiting AS (SELECT t.performance, count(*)::int AS tickets FROM ${scope.from('tickets', 't')} WHERE t.status = 'reserved' GROUP BY 1),
        basket AS (SELECT h.performance, sum(h.places)::int AS places FROM ${scope.from('seatHolds', 'h')}
          WHERE h.status = 'open' AND h.expires_at > clock_timestamp() GROUP BY 1),
        -- What pays for the tickets of another order is not refunded.
        moved AS (SELECT y."order", sum(y.amount) AS amount FROM ${scope.from('payments', 'y')} WHERE y.provider = 'exchange' AND y.amount < 0 GROUP BY 1),
        goods AS MATERIALIZED (SELECT l.performance, l.merchandise, l.name, l.currency, l.quantity - l.refunded AS pieces, (l.quantity - l.refunded) * l.price AS income
          FROM ${scope.from('merchandiseLines', 'l')} WHERE l.status = 'sold'),
        money AS (SELECT performance, currency, sum(income)::int AS income, sum(refunded)::int AS refunded, sum(discount)::int AS discount,
            sum(merchandise)::int AS merchandise FROM (
              SELECT performance, currency, price AS income, 0 AS refunded, 0 AS discount, 0 AS merchandise FROM paid
              UNION ALL SELECT performance, currency, 0, 0, 0, income FROM goods
              UNION ALL SELECT o.performance, o.currency, 0, o.refunded + coalesce(moved.amount, 0),
                CASE WHEN o.status IN ('paid', 'partly_refunded') THEN coalesce(o.discount, 0) ELSE 0 END, 0
              FROM ${scope.from('orders', 'o')} LEFT JOIN moved ON moved."order" = o.hashcode) sums
          GROUP BY 1, 2 HAVING sum(income + refunded + discount + merchandise) > 0),
        seats AS (SELECT m.performance, sum(f.seats - (SELECT coalesce(sum(jsonb_array_length(e -> 'seats')), 0)
            FROM jsonb_array_elements(coalesce(m.offer -> 'exceptions', '[]')) e WHERE (e ->> 'is_closed')::boolean))::int AS places
          FROM ${scope.from('seatMaps', 'm')} JOIN ${scope.from('floorPlanVersions', 'f')} ON f.hashcode = m.plan_version GROUP BY 1),
        standing AS (SELECT performance, sum(places)::int AS places FROM (
            SELECT d.performance, coalesce(min(g.capacity), sum(d.capacity)) AS places
            FROM ${scope.from('generalAdmissionDefinitions', 'd')} LEFT JOIN ${scope.from('generalAdmissionGroups', 'g')} ON g.hashcode = d."group"
            GROUP BY d.performance, d."group") q GROUP BY 1),
        listed_performances AS MATERIALIZED (
          SELECT p.hashcode, p.qed_title, p.starts_at, p.venue, v.time_zone, sold.tickets AS sold,
            waiting.tickets AS reserved, basket.places AS held,
            CASE WHEN seats.places IS NOT NULL OR standing.places IS NOT NULL
              THEN coalesce(seats.places, 0) + coalesce(standing.places, 0) END AS places
          FROM ${scope.from('performances', 'p')} JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
            LEFT JOIN sold ON sold.performance = p.hashcode LEFT JOIN waiting ON waiting.performance = p.hashcode
            LEFT JOIN basket ON basket.performance = p.hashcode
            LEFT JOIN seats ON seats.performance = p.hashcode LEFT JOIN standing ON standing.performance = p.hashcode
          WHERE seats.places IS NOT NULL OR standing.places IS NOT NULL OR sold.tickets IS NOT NULL OR waiting.tickets IS NOT NULL
          ORDER BY p.starts_at DESC, p.hashcode LIMIT ${maxPerformances}),
        one AS MATERIALIZED (SELECT * FROM listed_performances
          WHERE ${scope.value(performance)}::uuid IS NULL OR hashcode = ${scope.value(performance)}::uuid
          ORDER BY sold IS NULL, starts_at < ${scope.now}, abs(extract(epoch FROM starts_at - ${scope.now})), hashcode LIMIT 1),
        former AS MATERIALIZED (SELECT p.hashcode, p.qed_title FROM ${scope.from('performances', 'p')} JOIN one ON one.venue = p.venue
          WHERE p.starts_at < one.starts_at AND EXISTS (SELECT FROM paid WHERE paid.performance = p.hashcode)
          ORDER BY p.starts_at DESC, p.hashcode LIMIT 1),
        by_day AS (SELECT t.performance, greatest(t.day - t.sold_on, 0) AS days, count(*)::int AS tickets FROM paid t
          WHERE t.performance IN (SELECT hashcode FROM one UNION ALL SELECT hashcode FROM former) GROUP BY 1, 2),
        today AS (SELECT greatest((starts_at AT TIME ZONE time_zone)::date - (${scope.now} AT TIME ZONE time_zone)::date, 0) AS ahead FROM one),
        reach AS (SELECT least(max(days), ahead + ${maxDays}) AS most, CASE WHEN ahead > ${maxDays} THEN ahead ELSE 0 END AS least, ahead
          FROM by_day CROSS JOIN today GROUP BY ahead)`,
      facts: {
        performances:
          listSql(`SELECT hashcode, qed_title AS title, starts_at, time_zone AS zone, places, coalesce(sold, 0) AS sold,
          coalesce(reserved, 0) AS reserved, coalesce(held, 0) AS held,
          ${listSql(`SELECT currency, income, refunded, merchandise, discount FROM money
            WHERE money.performance = listed_performances.hashcode ORDER BY currency`)} AS sums
          FROM listed_performances ORDER BY starts_at DESC, hashcode`),
        selected: `(SELECT json_build_object('performance', ${namedSql('one')},
          'before', (SELECT ${namedSql('former')} FROM former),
          'days', ${listSql(`SELECT d AS days,
              CASE WHEN d >= reach.ahead THEN (SELECT coalesce(sum(b.tickets), 0)::int FROM by_day b JOIN one ON one.hashcode = b.performance WHERE b.days >= d) END AS sold,
              CASE WHEN EXISTS (SELECT FROM former) THEN
                (SELECT coalesce(sum(b.tickets), 0)::int FROM by_day b JOIN former ON former.hashcode = b.performance WHERE b.days >= d) END AS before
            FROM reach CROSS JOIN LATERAL generate_series(reach.least, reach.most) d ORDER BY d DESC`)},
          'by_type', ${parts(scope.from('priceTypes', 'g'), 'price_type')},
          'by_group', ${parts(scope.from('performancePriceGroups', 'g'), 'price_group')},
          'by_channel', ${listSql(`SELECT t.channel, t.currency, count(*)::int AS tickets, sum(t.price)::int AS income
            FROM paid t JOIN one ON one.hashcode = t.performance GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2`)},
          'by_merchandise', ${listSql(`SELECT g.merchandise AS hashcode, min(g.name) AS title, g.currency, sum(g.pieces)::int AS pieces, sum(g.income)::int AS income
            FROM goods g JOIN one ON one.hashcode = g.performance GROUP BY 1, 3 ORDER BY 4 DESC, 2, 3`)}) FROM one)`,
      },
    };
  });
}
