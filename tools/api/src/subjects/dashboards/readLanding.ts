import { dashboardSchemas, type DashboardOf } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { FactsAsk, Scope } from '../../engine/facts/createScope';
import { feesSql } from './feesSql';
import { changesOfAll, readChangeLines } from './readChangeLines';
import { readFacts } from '../../engine/facts/readFacts';
import { upcomingSql } from './showingsSql';
import { listSql, running } from '../../engine/facts/sqlParts';
import { sortWaiting, waitingSql, type WaitingWork } from './waitingSql';

const factsSchema = v.omit(dashboardSchemas.landing, ['changes']);

/** The way into the administration: how much there is, what waits, what was done last. */
export async function readLanding(
  database: Database,
  ask: FactsAsk,
  work: WaitingWork,
): Promise<DashboardOf<'landing'>> {
  const facts = await readFacts(database, ask, factsSchema, (scope) => ({
    facts: {
      counts: countsSql(scope),
      expected: listSql(
        `SELECT extract(year FROM starts_on)::int AS season, currency, sum(expected)::bigint AS amount
          FROM (${feesSql(scope)}) fees GROUP BY 1, 2 ORDER BY 1, 2`,
      ),
      waiting: waitingSql(scope, work),
      upcoming: upcomingSql(scope, 5),
    },
  }));
  const changes = await readChangeLines(database, ask, { recent: changesOfAll, isWhole: true, limit: 8 });
  return { ...facts, waiting: sortWaiting(facts.waiting), changes };
}

function countsSql({ from, today, dayStart }: Scope): string {
  const count = (query: string) => `(SELECT count(*)::int FROM ${query})`;
  const ahead = `p.starts_at >= ${dayStart} AND p.status <> 'cancelled'`;
  return `json_build_object(
    'events', ${count(`${from('events', 'e')} WHERE e.ends_on >= ${today}`)},
    'performances', ${count(`${from('performances', 'p')} WHERE p.starts_at >= ${dayStart}`)},
    'entries', ${count(`${from('entries', 'n')} WHERE n.status IN ${running}`)},
    'participants', ${count(from('participants', 'm'))},
    'venues', ${count(from('venues', 'v'))},
    'users', ${count(from('users', 'u'))},
    'seats', (SELECT coalesce(sum(p.seats), 0)::int FROM ${from('performances', 'p')} WHERE ${ahead}))`;
}
