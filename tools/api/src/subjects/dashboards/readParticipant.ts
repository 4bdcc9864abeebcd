import { hasRole, rowRule } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { dashboardSchemas, type ChangeLine, type DashboardOf } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import { sale } from '../../engine/ports/sale';
import type { Database } from '../../engine/database/openDatabase';
import type { FactsAsk, Scope } from '../../engine/facts/createScope';
import { readChangeLines } from './readChangeLines';
import { readFacts } from '../../engine/facts/readFacts';
import { showingsSql } from './showingsSql';
import { missingFactsSql, storedMissingFacts, toMissingFacts } from '../../engine/facts/missingFacts';
import { appearsIn, listSql, namedSql } from '../../engine/facts/sqlParts';
import { sortWaiting, waitingSql, type WaitingWork } from './waitingSql';

const maxOwn = 60;
const maxToday = 40;

const factsSchema = v.object({
  ...v.omit(dashboardSchemas.participant, ['changes']).entries,
  entries: v.array(
    v.object({
      ...v.omit(dashboardSchemas.participant.entries.entries.item, ['members_unanswered']).entries,
      unanswered: storedMissingFacts.unanswered,
    }),
  ),
});

/** Facts of the one who asks: their entries and parts, what they have to do, their day, and what became of their things. */
export async function readParticipant(
  database: Database,
  ask: FactsAsk,
  work: WaitingWork,
): Promise<DashboardOf<'participant'>> {
  const facts = await readFacts(database, ask, factsSchema, (scope) => ({
    facts: {
      entries: ownEntries(scope),
      parts: ownParts(scope),
      tasks: ownTasks(scope),
      regions: ownRegions(scope),
      today: seesOthers(scope)
        ? showingsSql(scope, `${onThisDay(scope)} AND p.status <> 'cancelled'`, maxToday)
        : `'[]'::json`,
      waiting: hasRole(ask.actor.roles, ['staff']) ? waitingSql(scope, work) : 'NULL::json',
      setup: ask.actor.roles.includes('admin') ? setUpSql(scope) : 'NULL::json',
    },
  }));
  const changes = await readChangeLines(database, ask, { recent: ofOwnThings, isWhole: false, limit: 12 });
  return {
    ...facts,
    entries: facts.entries.map(toMissingFacts),
    waiting: facts.waiting && sortWaiting(facts.waiting),
    setup: await withTickets(database, ask, facts.setup),
    changes: changes.filter(isNews),
  };
}

/** The first ticket is there once one was ordered, or a stranger can buy one now. */
async function withTickets(
  database: Database,
  { actor: { tenant } }: FactsAsk,
  setup: DashboardOf<'participant'>['setup'],
): Promise<DashboardOf<'participant'>['setup']> {
  if (!setup || setup.tickets) return setup;
  return { ...setup, tickets: await sale().isOpen(database.forTenant(tenant), tenant) };
}

/** Parts of a season that exist: an admin of an empty installation sees what comes next. */
function setUpSql({ tenant, user }: Scope): string {
  const exists = (query: string) => `EXISTS (SELECT FROM ${query})`;
  return `json_build_object(
    'regions', ${exists(`regions WHERE tenant = ${tenant}`)},
    'schools', ${exists(`organization_structures WHERE tenant = ${tenant} AND kind IN ('school', 'club')`)},
    'venues', ${exists(`spaces WHERE tenant = ${tenant}`)},
    'events', ${exists(`events WHERE tenant = ${tenant}`)},
    'performances', ${exists(`performances WHERE tenant = ${tenant}`)},
'people', ${exists(`users WHERE tenant = ${tenant} AND hashcode <> ${user}`)} OR ${exists(`user_activations a
        WHERE a.tenant = ${tenant} AND lower(a.email) <> (SELECT lower(u.email) FROM users u WHERE u.tenant = ${tenant} AND u.hashcode = ${user})`)},
    'tickets', ${exists(`orders WHERE tenant = ${tenant}`)})`;
}

/** True for news: a change that the server computed again, such as a fee, is none by itself. */
function isNews({ kind, count, fields, status }: ChangeLine): boolean {
  return kind !== 'update' || count > 1 || fields.length > 0 || status !== null;
}

/** True if the day's running orders are theirs to follow: they see entries that are not their own. */
function seesOthers({ ask }: Scope): boolean {
  const rule = rowRule(registry.entries, 'read', ask.actor.roles);
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
  return listSql(`SELECT n.hashcode, n.qed_title AS title, ${missingFactsSql()(scope)},
      coalesce(pv.time_zone, ev.time_zone, ${scope.zone}) AS zone, ${callsSql(scope)} AS calls
    FROM (SELECT n.*, e.venue AS event_venue,
        row_number() OVER (ORDER BY e.ends_on < ${scope.today}, abs(e.starts_on - ${scope.today}), n.hashcode) AS place
      FROM ${scope.from('entries', 'n')} JOIN ${scope.from('events', 'e')} ON e.hashcode = n.event
      WHERE ${isOwn(scope, 'n')} ORDER BY place LIMIT ${maxOwn}) n
      LEFT JOIN ${scope.from('venues', 'ev')} ON ev.hashcode = n.event_venue
      LEFT JOIN ${scope.from('performances', 'p')} ON p.hashcode = n.performance
      LEFT JOIN ${scope.from('venues', 'pv')} ON pv.hashcode = p.venue
    ORDER BY n.place`);
}

/** Where and when the entry `n` appears, of an event at the venue `ev`. */
function callsSql(scope: Scope): string {
  return listSql(`SELECT json_build_object('hashcode', p.hashcode, 'title', p.qed_title,
        'starts_at', p.starts_at, 'venue', pv.qed_title, 'space', s.qed_title) AS performance, t.slot_starts_at,
      coalesce(pv.time_zone, ev.time_zone, ${scope.zone}) AS zone
    FROM time_slots t
      JOIN ${scope.from('performances', 'p')} ON p.hashcode = t.performance
      LEFT JOIN ${scope.from('venues', 'pv')} ON pv.hashcode = p.venue
      LEFT JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
    WHERE t.tenant = n.tenant AND ${appearsIn('n', 't')}
    ORDER BY coalesce(t.slot_starts_at, p.starts_at), t.hashcode`);
}

function ownParts(scope: Scope): string {
  return listSql(`SELECT m.hashcode, m.qed_title AS title, m.status, ${namedSql('e')} AS event,
      CASE WHEN n.hashcode IS NOT NULL THEN ${namedSql('n')} END AS entry
    FROM ${scope.from('participants', 'm')} JOIN ${scope.from('events', 'e')} ON e.hashcode = m.event
    LEFT JOIN ${scope.from('entries', 'n')} ON n.hashcode = m.entry
    WHERE m.individual = ${scope.individual} AND e.ends_on >= ${scope.today} AND m.status <> 'withdrawn'
    ORDER BY e.starts_on, m.hashcode LIMIT ${maxOwn}`);
}

function ownTasks(scope: Scope): string {
  return listSql(`SELECT k.hashcode, k.qed_title AS title, k.due_on, ${namedSql('e')} AS event
    FROM ${scope.from('tasks', 'k')} JOIN ${scope.from('events', 'e')} ON e.hashcode = k.event
    WHERE ${scope.reachOf('participant', 'tasks', 'k')} AND k.status = 'open' AND e.ends_on >= ${scope.today}
      AND e.status NOT IN ('complete', 'cancelled')
      AND CASE WHEN k.per_entry THEN EXISTS (SELECT FROM ${scope.from('entries', 'n')}
        WHERE n.event = k.event AND n.contact = ${scope.individual} AND n.status NOT IN ('withdrawn', 'declined')
          AND NOT EXISTS (SELECT FROM ${scope.from('formInstances', 'f')}
            WHERE f.task = k.hashcode AND f.entry = n.hashcode AND f.status IN ('submitted', 'approved')))
      ELSE NOT EXISTS (SELECT FROM ${scope.from('formInstances', 'f')}
        WHERE f.task = k.hashcode AND f.individual = ${scope.individual} AND f.status IN ('submitted', 'approved')) END
    ORDER BY k.due_on, k.hashcode LIMIT ${maxOwn}`);
}

/** Of their own school, and of those that they are the contact of an entry for. */
function ownRegions(scope: Scope): string {
  return `(SELECT coalesce(json_agg(DISTINCT o.region), '[]') FROM organization_structures o
    WHERE o.tenant = ${scope.tenant} AND o.region IS NOT NULL AND (
      o.hashcode IN (SELECT i.organisation FROM individuals i WHERE i.tenant = ${scope.tenant} AND i.hashcode = ${scope.individual})
      OR o.hashcode IN (SELECT n.organisation FROM ${scope.from('entries', 'n')} WHERE n.contact = ${scope.individual})))`;
}

const maxOfRecord = 20;

/** Changes by others to one's entries, and to the performances that they are in. */
function ofOwnThings(scope: Scope): string {
  const own = `FROM ${scope.from('entries', 'n')} WHERE ${isOwn(scope, 'n')}`;
  const entries = scope.value('entries');
  return `SELECT c.* FROM (
      SELECT ${entries}::text AS collection, n.hashcode AS record ${own}
      UNION SELECT 'performances', p.hashcode FROM ${scope.from('performances', 'p')} WHERE p.hashcode IN (
        SELECT t.performance FROM time_slots t WHERE t.tenant = p.tenant
          AND (t.entry IN (SELECT n.hashcode ${own}) OR t.away IN (SELECT n.hashcode ${own})))
    ) mine CROSS JOIN LATERAL (
      SELECT change_set, collection, kind, sequence FROM changes
      WHERE tenant = ${scope.tenant} AND record = mine.record AND collection = mine.collection
        AND (collection <> 'performances' OR kind = 'update')
        AND actor IS DISTINCT FROM ${scope.user} AND (actor IS NOT NULL OR kind = 'update')
      ORDER BY sequence DESC LIMIT ${maxOfRecord}) c`;
}
