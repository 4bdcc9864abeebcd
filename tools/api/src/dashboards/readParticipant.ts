import { dashboardSchemas, rowRule, type DashboardOf } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import type { DashboardAsk, Scope } from './createScope';
import { readChangeLines } from './readChangeLines';
import { readFacts } from './readFacts';
import { showingsSql } from './showingsSql';
import { listSql, namedSql } from './sqlParts';

const mostOwn = 60;
const mostToday = 40;

const factsSchema = v.omit(dashboardSchemas.participant, ['changes']);

/** What concerns the one who asks: their entries and parts, what they are asked to do, their day, and what became of their things. */
export async function readParticipant(
  database: Database,
  ask: DashboardAsk,
): Promise<DashboardOf<'participant'>> {
  const facts = await readFacts(database, ask, factsSchema, (scope) => ({
    facts: {
      entries: ownEntries(scope),
      parts: ownParts(scope),
      tasks: ownTasks(scope),
      today: seesOthers(scope)
        ? showingsSql(scope, `${onThisDay(scope)} AND p.status <> 'cancelled'`, mostToday)
        : `'[]'::json`,
      waiting: decides(scope)
        ? `(SELECT count(*)::int FROM ${scope.from('entries', 'n')} WHERE n.status = 'submitted')`
        : 'NULL::int',
    },
  }));
  const changes = await readChangeLines(database, ask, { recent: ofOwnThings, isWhole: false, limit: 12 });
  return { ...facts, changes };
}

function decides({ ask, entries }: Scope): boolean {
  return rowRule(entries, 'update', ask.actor.roles) === 'all';
}

/** Whether the day's running orders are theirs to follow: they see entries that are not their own. */
function seesOthers({ ask, entries }: Scope): boolean {
  const rule = rowRule(entries, 'read', ask.actor.roles);
  return rule === 'all' || (rule ?? []).some((condition) => 'in' in condition);
}

/** Within a day by the clock of the venue; the first two bounds let an index find it. */
function onThisDay({ now }: Scope): string {
  return `p.starts_at BETWEEN ${now} - interval '2 days' AND ${now} + interval '2 days'
    AND (p.starts_at AT TIME ZONE v.time_zone)::date = (${now} AT TIME ZONE v.time_zone)::date`;
}

/** They answer for it, enter for its school, are named in it, or were invited to it. */
function isOwn(scope: Scope, alias: string): string {
  return `(${alias}.contact = ${scope.individual} OR ${scope.reachOf('participant', 'entries', alias)}
    OR ${scope.reachOf('collaborator', 'entries', alias)} OR EXISTS (
    SELECT FROM ${scope.from('participants', 'own')} WHERE own.entry = ${alias}.hashcode AND own.individual = ${scope.individual}))`;
}

function ownEntries(scope: Scope): string {
  return listSql(`SELECT n.hashcode, n.qed_title AS title, n.status, n.members_count,
      json_build_object('hashcode', e.hashcode, 'title', e.qed_title, 'status', e.status, 'starts_on', e.starts_on,
        'entries_close', e.entries_close) AS event,
      coalesce(pv.time_zone, ev.time_zone, ${scope.zone}) AS zone,
      CASE WHEN p.hashcode IS NOT NULL THEN json_build_object('hashcode', p.hashcode, 'title', p.qed_title,
        'starts_at', p.starts_at, 'venue', pv.qed_title, 'space', s.qed_title) END AS performance,
      CASE WHEN p.hashcode IS NOT NULL THEN n.slot_starts_at END AS slot_starts_at
    FROM ${scope.from('entries', 'n')}
      JOIN ${scope.from('events', 'e')} ON e.hashcode = n.event
      LEFT JOIN ${scope.from('venues', 'ev')} ON ev.hashcode = e.venue
      LEFT JOIN ${scope.from('performances', 'p')} ON p.hashcode = n.performance
      LEFT JOIN ${scope.from('venues', 'pv')} ON pv.hashcode = p.venue
      LEFT JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
    WHERE ${isOwn(scope, 'n')}
    ORDER BY e.ends_on < ${scope.today}, abs(e.starts_on - ${scope.today}), n.hashcode LIMIT ${mostOwn}`);
}

function ownParts(scope: Scope): string {
  return listSql(`SELECT m.hashcode, m.qed_title AS title, m.status, ${namedSql('e')} AS event
    FROM ${scope.from('participants', 'm')} JOIN ${scope.from('events', 'e')} ON e.hashcode = m.event
    WHERE m.individual = ${scope.individual} AND e.ends_on >= ${scope.today} AND m.status <> 'withdrawn'
    ORDER BY e.starts_on, m.hashcode LIMIT ${mostOwn}`);
}

function ownTasks(scope: Scope): string {
  return listSql(`SELECT k.hashcode, k.qed_title AS title, k.due_on, ${namedSql('e')} AS event
    FROM ${scope.from('tasks', 'k')} JOIN ${scope.from('events', 'e')} ON e.hashcode = k.event
    WHERE ${scope.reachOf('participant', 'tasks', 'k')} AND k.status = 'open' AND e.ends_on >= ${scope.today}
      AND CASE WHEN k.per_entry THEN EXISTS (SELECT FROM ${scope.from('entries', 'n')}
        WHERE n.event = k.event AND n.contact = ${scope.individual} AND n.status NOT IN ('withdrawn', 'declined')
          AND NOT EXISTS (SELECT FROM ${scope.from('formInstances', 'f')}
            WHERE f.task = k.hashcode AND f.entry = n.hashcode::text AND f.status IN ('handed_in', 'approved')))
      ELSE NOT EXISTS (SELECT FROM ${scope.from('formInstances', 'f')}
        WHERE f.task = k.hashcode AND f.individual = ${scope.individual} AND f.status IN ('handed_in', 'approved')) END
    ORDER BY k.due_on, k.hashcode LIMIT ${mostOwn}`);
}

const mostOfRecord = 20;

/** Changes of one's entries, and of the performances that they are in. */
function ofOwnThings(scope: Scope): string {
  const own = `FROM ${scope.from('entries', 'n')} WHERE ${isOwn(scope, 'n')}`;
  const entries = scope.value(scope.entries.name);
  return `SELECT c.* FROM (
      SELECT ${entries}::text AS collection, n.hashcode AS record ${own}
      UNION SELECT 'performances', p.hashcode FROM ${scope.from('performances', 'p')} WHERE p.hashcode IN (SELECT n.performance ${own})
    ) mine CROSS JOIN LATERAL (
      SELECT change_set, collection, kind, sequence FROM changes
      WHERE tenant = ${scope.tenant} AND record = mine.record AND collection = mine.collection
        AND (collection <> 'performances' OR kind = 'update')
      ORDER BY sequence DESC LIMIT ${mostOfRecord}) c`;
}
