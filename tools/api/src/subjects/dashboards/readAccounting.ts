import { dashboardSchemas, type DashboardOf } from '@callboard/api-contract/dashboards';
import type { Database } from '../../engine/database/openDatabase';
import type { FactsAsk } from '../../engine/facts/createScope';
import { feesSql, hasFee } from './feesSql';
import { readFacts } from '../../engine/facts/readFacts';
import { listSql, namedSql, running } from '../../engine/facts/sqlParts';

/** The fees to expect, and what was paid of them. */
export function readAccounting(database: Database, ask: FactsAsk): Promise<DashboardOf<'accounting'>> {
  return readFacts(database, ask, dashboardSchemas.accounting, (scope) => ({
    before: `WITH fees AS MATERIALIZED (${feesSql(scope)})`,
    facts: {
      totals:
        listSql(`SELECT extract(year FROM starts_on)::int AS season, currency, sum(expected)::bigint AS expected,
          sum(possible)::bigint AS possible, sum(owed)::bigint AS owed, sum(paid)::bigint AS paid, sum(entries)::int AS entries
        FROM fees GROUP BY 1, 2 ORDER BY 1, 2`),
      events: listSql(`SELECT hashcode, title, status, starts_on, currency, expected, possible, owed, paid
        FROM fees ORDER BY starts_on, hashcode LIMIT 200`),
      events_without_fee: `(SELECT coalesce(json_agg(${namedSql('e')} ORDER BY e.starts_on, e.hashcode), '[]')
        FROM ${scope.from('events', 'e')} WHERE NOT ${hasFee('e')} AND e.ends_on >= ${scope.today} AND e.status NOT IN ('draft', 'cancelled')
          AND EXISTS (SELECT FROM ${scope.from('entries', 'n')} WHERE n.event = e.hashcode AND n.status IN ${running}))`,
      entries_uncounted: '(SELECT coalesce(sum(uncounted), 0)::int FROM fees)',
    },
  }));
}
