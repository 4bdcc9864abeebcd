import { dashboardSchemas, type DashboardOf } from '@callboard/api-contract/dashboards';
import { sessionsWithoutSlots } from '@callboard/api-contract/entries';
import { addDays, dayOfInstant, weekdayOf } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import { literal } from '../../engine/database/quote';
import type { FactsAsk, Scope } from '../../engine/facts/createScope';
import { readFacts } from '../../engine/facts/readFacts';
import { upcomingSql } from './showingsSql';
import { shows } from '../../engine/facts/shows';
import { listSql, maxEvents, namedSql, running } from '../../engine/facts/sqlParts';

const weeksShown = 26;
const maxVenues = 100;

const weekOfVenue = v.object({
  venue: v.object({ hashcode: v.string(), title: v.string() }),
  starts: v.string(),
  count: v.number(),
});
const factsSchema = v.object({
  ...v.omit(dashboardSchemas.performance, ['weeks']).entries,
  weeks: v.array(weekOfVenue),
});

/** How stage time is used: where and when, how full, and what does not fit. */
export async function readPerformance(
  database: Database,
  ask: FactsAsk,
): Promise<DashboardOf<'performance'>> {
  const starts = mondaysFrom(ask);
  const { weeks, ...facts } = await readFacts(database, ask, factsSchema, (scope) => ({
    before: `WITH ahead AS MATERIALIZED (
        SELECT p.*, v.qed_title AS venue_title, p.starts_at AT TIME ZONE v.time_zone AS local
        FROM ${scope.from('performances', 'p')} JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
        WHERE p.starts_at >= ${scope.dayStart})`,
    facts: {
      statuses: listSql('SELECT status, count(*)::int AS count FROM ahead GROUP BY status ORDER BY status'),
      weeks: listSql(`SELECT json_build_object('hashcode', a.venue, 'title', a.venue_title) AS venue,
          date_trunc('week', a.local)::date AS starts, count(*)::int AS count
        FROM ahead a WHERE a.status <> 'cancelled' AND a.local < ${scope.value(starts.at(-1))}::date + 7
        GROUP BY a.venue, a.venue_title, 2 ORDER BY min(min(a.local)) OVER (PARTITION BY a.venue), a.venue, 2`),
      hours:
        listSql(`SELECT extract(isodow FROM local)::int AS weekday, extract(hour FROM local)::int AS hour, count(*)::int AS count
        FROM ahead WHERE status <> 'cancelled' GROUP BY 1, 2 ORDER BY 1, 2`),
      slots: slotsSql(scope),
      overruns: overrunsSql(scope),
      events_without_venue: `(SELECT coalesce(json_agg(${namedSql('e')} ORDER BY e.starts_on, e.hashcode), '[]')
        FROM ${scope.from('events', 'e')} WHERE e.venue IS NULL AND e.ends_on >= ${scope.today} AND e.status <> 'cancelled')`,
      upcoming: upcomingSql(scope, 10),
    },
  }));
  return { ...facts, weeks: { starts, venues: byVenue(weeks, starts) } };
}

/** The Mondays of the weeks that are shown, from the reader's week on. */
function mondaysFrom({ now, zone }: FactsAsk): string[] {
  const today = dayOfInstant(now.toISOString(), zone);
  const monday = addDays(today, -weekdayOf(today));
  return Array.from({ length: weeksShown }, (_, week) => addDays(monday, week * 7));
}

function byVenue(rows: readonly v.InferOutput<typeof weekOfVenue>[], starts: readonly string[]) {
  const venues = [...new Map(rows.map(({ venue }) => [venue.hashcode, venue])).values()];
  return venues.slice(0, maxVenues).map((venue) => {
    const own = new Map(
      rows.filter((row) => row.venue.hashcode === venue.hashcode).map((row) => [row.starts, row.count]),
    );
    return { venue, counts: starts.map((week) => own.get(week) ?? 0) };
  });
}

/** Only what is played before others has time slots: no rehearsal, no workshop. */
function slotsSql({ from, today }: Scope): string {
  return listSql(`SELECT e.hashcode, e.qed_title AS title, e.status, e.starts_on,
      (SELECT coalesce(sum(floor(extract(epoch FROM p.ends_at - p.starts_at) / 60 / e.slot_minutes)), 0)::int
        FROM ${from('performances', 'p')} WHERE p.event = e.hashcode AND p.status <> 'cancelled'
          AND coalesce(p.session, '') NOT IN (${sessionsWithoutSlots.map(literal).join(', ')})) AS slots,
      (SELECT count(DISTINCT t.hashcode)::int FROM ${from('entries', 'n')} ${shows().appearancesSql('n', 't')}
        WHERE t.event = e.hashcode AND n.status IN ${running} AND t.slot_starts_at IS NOT NULL) AS taken
    FROM ${from('events', 'e')}
    WHERE e.slot_minutes IS NOT NULL AND e.ends_on >= ${today} AND e.status NOT IN ('draft', 'cancelled')
    ORDER BY e.starts_on, e.hashcode LIMIT ${maxEvents}`);
}

function overrunsSql({ from, now }: Scope): string {
  return listSql(`SELECT p.hashcode, p.qed_title AS title, ${namedSql('e')} AS event,
      ceil(extract(epoch FROM max(t.slot_starts_at) + make_interval(mins => e.slot_minutes) - p.ends_at) / 60)::int AS minutes
    FROM ${from('performances', 'p')} JOIN ${from('events', 'e')} ON e.hashcode = p.event
      JOIN time_slots t ON t.tenant = p.tenant AND t.performance = p.hashcode
      JOIN ${from('entries', 'n')} ON n.hashcode = t.entry AND n.status IN ${running}
    WHERE p.ends_at >= ${now} AND p.status <> 'cancelled' AND e.slot_minutes IS NOT NULL
    GROUP BY p.hashcode, p.qed_title, p.starts_at, p.ends_at, e.hashcode, e.qed_title, e.slot_minutes
    HAVING max(t.slot_starts_at) + make_interval(mins => e.slot_minutes) > p.ends_at
    ORDER BY p.starts_at, p.hashcode LIMIT 20`);
}
