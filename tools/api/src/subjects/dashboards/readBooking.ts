import { dashboardSchemas, type DashboardOf } from '@callboard/api-contract/dashboards';
import type { Database } from '../../engine/database/openDatabase';
import type { FactsAsk } from '../../engine/facts/createScope';
import { readFacts } from '../../engine/facts/readFacts';
import { showingsSql } from './showingsSql';
import { listSql, namedSql } from '../../engine/facts/sqlParts';

/** Which seats performances put on offer. What was sold is a query of its own. */
export function readBooking(database: Database, ask: FactsAsk): Promise<DashboardOf<'booking'>> {
  return readFacts(database, ask, dashboardSchemas.booking, (scope) => ({
    before: `WITH ahead AS MATERIALIZED (
        SELECT p.hashcode, p.qed_title, p.starts_at, p.seats, s.capacity, v.region, p.starts_at AT TIME ZONE v.time_zone AS local
        FROM ${scope.from('performances', 'p')} JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
          JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
        WHERE p.starts_at >= ${scope.dayStart} AND p.status <> 'cancelled'),
      offered AS (SELECT * FROM ahead WHERE seats > 0)`,
    facts: {
      totals: `(SELECT json_build_object('performances', count(*)::int, 'seats', coalesce(sum(seats), 0)::int,
        'capacity', coalesce(sum(capacity), 0)::int, 'without_seats', (SELECT count(*)::int FROM ahead WHERE seats IS NULL)) FROM offered)`,
      months:
        listSql(`SELECT date_trunc('month', local)::date AS starts, sum(seats)::int AS seats, count(*)::int AS performances
        FROM offered GROUP BY 1 ORDER BY 1 LIMIT 24`),
      regions:
        listSql(`SELECT CASE WHEN r.hashcode IS NOT NULL THEN ${namedSql('r')} END AS region, sum(o.seats)::int AS seats,
          count(*)::int AS performances
        FROM offered o LEFT JOIN ${scope.from('regions', 'r')} ON r.hashcode = o.region
        GROUP BY r.hashcode, r.qed_title, r.position ORDER BY r.position, r.qed_title`),
      over_capacity: `(SELECT coalesce(json_agg(${namedSql('o')} ORDER BY o.starts_at, o.hashcode), '[]')
        FROM offered o WHERE o.seats > o.capacity)`,
      upcoming: showingsSql(
        scope,
        `p.starts_at >= ${scope.dayStart} AND p.status <> 'cancelled' AND p.seats > 0`,
        12,
      ),
    },
  }));
}
