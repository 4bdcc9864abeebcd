import { tenants } from '@callboard/all-tenants';
import { canReadField } from '@callboard/api-contract';
import { collectionAt, registry } from '@callboard/api-contract/collections';
import { maxRows, runningOrderSchema, type RunningOrder } from '@callboard/api-contract/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import type { Scope } from '../../../engine/facts/createScope';
import { readFacts } from '../../../engine/facts/readFacts';
import { listSql } from '../../../engine/facts/sqlParts';
import type { TenantActor } from '../../../engine/records/actor';

const readSchema = v.object({ ...runningOrderSchema.entries, is_read: v.boolean() });

/** Of what a running order is read: a performance, or else an event. */
export interface OrderOf {
  event?: string;
  performance?: string;
}

/** Joins the rows that the lists of items and entries show the reader of a running order; null where it cannot read its event or performance. */
export async function readRunningOrder(
  database: Database,
  actor: TenantActor,
  { event, performance }: OrderOf,
): Promise<RunningOrder | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { is_read, ...order } = await readFacts(database, ask, readSchema, (scope) => {
    const [of, hashcode] =
      performance === undefined ? (['events', event] as const) : (['performances', performance] as const);
    const own = of === 'events' ? 'o.hashcode' : 'o.event';
    return {
      before: `WITH o AS MATERIALIZED (
          SELECT o.*, ${own} AS at_event FROM ${scope.from(of, 'o')} WHERE o.hashcode = ${scope.value(hashcode ?? null)}::uuid),
        listed AS MATERIALIZED (SELECT t.* FROM o JOIN ${scope.from('timeSlots', 't')} ON t.event = o.at_event
          ${of === 'events' ? '' : 'AND (t.performance = o.hashcode OR t.slot_starts_at IS NULL)'})`,
      facts: {
        is_read: 'EXISTS (SELECT FROM o)',
        count: '(SELECT count(*) FROM listed)',
        slot_minutes: `(SELECT e.slot_minutes FROM o JOIN ${scope.from('events', 'e')} ON e.hashcode = o.at_event)`,
        zone: `(SELECT v.time_zone FROM o JOIN ${scope.from('venues', 'v')} ON v.hashcode = o.venue)`,
        rows: rowsSql(scope),
      },
    };
  });
  return is_read ? order : null;
}

function rowsSql(scope: Scope): string {
  const { from } = scope;
  return listSql(`SELECT t.hashcode, t.version, t.kind, coalesce(CASE WHEN t.kind = 'game' THEN t.name END, n.name, t.name, '') AS name,
      ${entrySql(scope, 'n')} AS entry, ${entrySql(scope, 'g')} AS away, ${referenceSql('t.performance', 'p')} AS performance,
      ${referenceSql('p.space', 's')} AS space, t.slot_starts_at, t.slot_ends_at, t.minutes, coalesce(t.is_out, false) AS is_out,
      ${canReadField(registry.timeSlots, 'cues', scope.ask.actor.roles) ? 't.cues' : 'NULL'} AS cues
    FROM listed t
      LEFT JOIN ${from('entries', 'n')} ON n.hashcode = t.entry ${joinsOf(scope, 'n')}
      LEFT JOIN ${from('entries', 'g')} ON g.hashcode = t.away ${joinsOf(scope, 'g')}
      LEFT JOIN ${from('performances', 'p')} ON p.hashcode = t.performance
      LEFT JOIN ${from('spaces', 's')} ON s.hashcode = p.space
    ORDER BY t.slot_starts_at NULLS LAST, t.created, t.hashcode LIMIT ${maxRows}`);
}

/** SQL of the school and the contact of the entry under an alias. */
function joinsOf({ from }: Scope, entry: string): string {
  return `LEFT JOIN ${from('organizationStructures', `${entry}_school`)} ON ${entry}_school.hashcode = ${entry}.organisation
    LEFT JOIN ${from('individuals', `${entry}_contact`)} ON ${entry}_contact.hashcode = ${entry}.contact`;
}

/** The entry under an alias as an object, or null. Its dressing room is that at its own event. */
function entrySql(scope: Scope, entry: string): string {
  const own = collectionAt('entries', scope.ask.actor.tenant);
  const { roles } = scope.ask.actor;
  const field = (name: string, sql = `${entry}.${name}`) =>
    `'${name}', ${canReadField(own, name, roles) ? sql : 'NULL'}`;
  const contact = `CASE WHEN ${entry}.contact IS NOT NULL THEN json_build_object('hashcode', ${entry}.contact,
    'title', coalesce(${entry}_contact.qed_title, ''), 'phone', ${canReadField(registry.individuals, 'phone', roles) ? `${entry}_contact.phone` : 'NULL'}) END`;
  return `CASE WHEN ${entry}.hashcode IS NOT NULL THEN json_build_object('hashcode', ${entry}.hashcode, 'name', ${entry}.name,
    'status', ${entry}.status, 'event', ${entry}.event,
    ${field('organisation', referenceSql(`${entry}.organisation`, `${entry}_school`))},
    ${field('running_time')}, ${field('members_count')},
    ${field('room', `CASE WHEN ${entry}.event = t.event THEN ${entry}.room END`)}, ${field('contact', contact)}) END`;
}

/** A record that is named, with its title where the reader can read it. */
function referenceSql(column: string, alias: string): string {
  return `CASE WHEN ${column} IS NOT NULL THEN json_build_object('hashcode', ${column}, 'title', coalesce(${alias}.qed_title, '')) END`;
}
