import { dashboardSchemas, type DashboardOf } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { FactsAsk, Scope } from '../../engine/facts/createScope';
import { paceOf, seasonGroup } from './paceOf';
import { readFacts } from '../../engine/facts/readFacts';
import { upcomingSql } from './showingsSql';
import { listSql, maxEvents, namedSql, running } from '../../engine/facts/sqlParts';

const factsSchema = v.object({
  ...v.omit(dashboardSchemas.admin, ['seasons']).entries,
  groups: v.array(seasonGroup),
});

/** How the season goes: entries against the last one, by status and region, what is next, and how full events are. */
export async function readAdmin(database: Database, ask: FactsAsk): Promise<DashboardOf<'admin'>> {
  const { groups, ...facts } = await readFacts(database, ask, factsSchema, (scope) => ({
    before: `WITH ${seasonTables(scope)}`,
    facts: {
      groups: groupsSql,
      season_events: `(SELECT coalesce(json_agg(hashcode), '[]') FROM timed WHERE season = (SELECT season FROM latest))`,
      statuses: listSql('SELECT status, count(*)::int AS count FROM current GROUP BY status ORDER BY status'),
      regions: regionsSql(scope),
      upcoming: upcomingSql(scope, 8),
      fill: fillSql(scope),
    },
  }));
  return { ...facts, seasons: paceOf(groups) };
}

/**
 * `timed`: events that entries are made for, with the instant at which these close and the season, which is the year in which
 * the event begins. `latest`: the last season that has entries. `current`: its entries.
 */
function seasonTables({ from, now, zone }: Scope): string {
  const closes = `coalesce(e.entries_close, e.starts_on::timestamp AT TIME ZONE coalesce(v.time_zone, ${zone}))`;
  const weeksTo = (instant: string) => `extract(epoch FROM t.closes - ${instant}) / 604800`;
  return `entered AS MATERIALIZED (SELECT n.event, n.created, n.status, n.region FROM ${from('entries', 'n')}),
    timed AS MATERIALIZED (
      SELECT e.hashcode, extract(year FROM e.starts_on)::int AS season, ${closes} AS closes
      FROM ${from('events', 'e')} LEFT JOIN ${from('venues', 'v')} ON v.hashcode = e.venue
      WHERE e.status NOT IN ('draft', 'cancelled') AND (e.entries_close IS NOT NULL OR e.hashcode IN (SELECT event FROM entered))
    ),
    latest AS (SELECT max(season) AS season FROM timed WHERE hashcode IN (SELECT event FROM entered)),
    current AS (SELECT n.* FROM entered n JOIN timed t ON t.hashcode = n.event WHERE t.season = (SELECT season FROM latest)),
    reaching AS (SELECT t.*, greatest(0, ceil(${weeksTo(now)}))::int AS reached FROM timed t
      WHERE t.season BETWEEN (SELECT season FROM latest) - 1 AND (SELECT season FROM latest)),
    arriving AS (
      SELECT t.season, t.reached, greatest(0, floor(${weeksTo('n.created')}))::int AS week, count(*)::int AS count
      FROM reaching t JOIN entered n ON n.event = t.hashcode WHERE n.status <> 'draft' GROUP BY 1, 2, 3)`;
}

const groupsSql = listSql(`SELECT r.season, r.reached, count(*)::int AS events,
    (SELECT coalesce(json_agg(json_build_object('week', a.week, 'count', a.count)), '[]') FROM arriving a
      WHERE a.season = r.season AND a.reached = r.reached) AS arrivals
  FROM reaching r GROUP BY r.season, r.reached`);

function regionsSql({ from }: Scope): string {
  return listSql(`SELECT CASE WHEN r.hashcode IS NOT NULL THEN ${namedSql('r')} END AS region,
      json_agg(json_build_object('status', c.status, 'count', c.count) ORDER BY c.status) AS statuses
    FROM (SELECT region, status, count(*)::int AS count FROM current GROUP BY region, status) c
      LEFT JOIN ${from('regions', 'r')} ON r.hashcode = c.region
    GROUP BY r.hashcode, r.qed_title, r.position ORDER BY r.position, r.qed_title`);
}

function fillSql({ from, today }: Scope): string {
  return listSql(`SELECT e.hashcode, e.qed_title AS title, e.status, e.starts_on, e.entry_limit AS limit,
      (SELECT count(*)::int FROM ${from('entries', 'n')} WHERE n.event = e.hashcode AND n.status = 'accepted') AS accepted,
      (SELECT count(*)::int FROM ${from('entries', 'n')} WHERE n.event = e.hashcode AND n.status IN ${running}) AS running
    FROM ${from('events', 'e')}
    WHERE e.entry_limit IS NOT NULL AND e.ends_on >= ${today} AND e.status NOT IN ('draft', 'cancelled')
    ORDER BY e.starts_on, e.hashcode LIMIT ${maxEvents}`);
}
