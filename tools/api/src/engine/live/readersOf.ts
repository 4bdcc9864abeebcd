import { rowRule, type CollectionName, type Verb, type ActorRoles } from '@callboard/api-contract';
import { collectionNamed, isServedTo } from '@callboard/api-contract/collections';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import { name } from '../database/quote';
import { scopeTextOf } from '../database/scope';
import { tableName } from '../database/tableNames';
import type { TenantDatabase } from '../database/TenantDatabase';
import { individualOf, rolesKey, tenantOf, userOf, viewerOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import type { ParameterList } from '../records/statement';

/** A user who is connected. */
export type Person = Pick<TenantActor, 'user' | 'individual' | 'roles'>;

export interface ChangedRecord {
  collection: CollectionName;
  record: string;
}

/** The changes between two snapshots. */
interface Window {
  seen: string;
  upto: string;
  /** When their transactions began, as PostgreSQL writes it. */
  times: readonly string[];
}

const readableRow = v.object({ user: v.string(), record: v.string() });

/**
 * Which users can read or change which of these records, by the rules that every read and write goes by. One statement for each
 * collection and combination of roles with rules for rows, for any number of users.
 *
 * @param window A record that was changed or deleted in it counts as it was before too, so that those who lose it are notified.
 */
export async function readersOf(
  rows: Pick<TenantDatabase, 'tenant' | 'rows'>,
  changes: readonly ChangedRecord[],
  people: readonly Person[],
  window: Window | null,
  verb: Verb = 'read',
): Promise<(user: string, change: ChangedRecord) => boolean> {
  const groups = [...grouped(people, rolesKey).values()];
  const recordsOf = grouped(changes, ({ collection }) => collection);
  const readable = new Set<string>();
  const readsAll = new Set<string>();
  for (const [collection, changed] of recordsOf) {
    const records = [...new Set(changed.map(({ record }) => record))];
    for (const group of groups) {
      const [first] = group;
      if (!first) continue;
      const { roles } = first;
      const definition = collectionNamed(collection);
      const rule = isServedTo(definition, rows.tenant) ? rowRule(definition, verb, roles) : null;
      if (rule === null) continue;
      if (rule === 'all' && roles.scope === null) {
        for (const { user } of group) readsAll.add(`${user} ${collection}`);
        continue;
      }
      const found = await rows.rows(
        readableRow,
        readersSql(collection, roles, { window, verb, group, records, rows }),
      );
      for (const { user, record } of found) readable.add(`${user} ${collection} ${record}`);
    }
  }
  return (user, { collection, record }) =>
    readsAll.has(`${user} ${collection}`) || readable.has(`${user} ${collection} ${record}`);
}

interface Question {
  window: Window | null;
  verb: Verb;
  group: readonly Person[];
  records: readonly string[];
  rows: Pick<TenantDatabase, 'tenant'>;
}

/** The rule as every read has it, with the users as rows instead of one user as a parameter. */
function readersSql(collection: CollectionName, roles: ActorRoles, question: Question) {
  const table = name(tableName(collection));
  const { window, verb, group, records, rows } = question;
  const rule = ruleSql(collectionNamed(collection), verb, roles, 't', ofRows);
  const before = `
        UNION ALL
        SELECT (jsonb_populate_record(NULL::${table}, c.before)).* FROM changes c
        WHERE c.tenant = $1 AND c.record = ANY ($4::uuid[]) AND c.collection = $5 AND c.before IS NOT NULL
          AND c.transaction >= pg_snapshot_xmin($6::pg_snapshot)
          AND NOT pg_visible_in_snapshot(c.transaction, $6::pg_snapshot)
          AND pg_visible_in_snapshot(c.transaction, $7::pg_snapshot) AND c.at = ANY ($8::timestamptz[])`;
  return {
    text: `SELECT DISTINCT p."user", t.hashcode AS record
      FROM unnest($2::uuid[], $3::uuid[]) AS p ("user", individual) CROSS JOIN (
        SELECT * FROM ${table} WHERE tenant = $1 AND hashcode = ANY ($4::uuid[])${window ? before : ''}
      ) t WHERE ${rule}`,
    values: [
      rows.tenant,
      group.map(({ user }) => user),
      group.map(({ individual }) => individual),
      records,
      ...(window ? [collection, window.seen, window.upto, window.times] : []),
    ],
    // Users of a group are limited to the same places, as their roles are the same.
    scope: roles.scope && scopeTextOf({ roles, user: noUser, individual: null }),
  };
}

/** Of a group no one's own records count as their own: they hear of those by the places that all of them have. */
const noUser = '00000000-0000-0000-0000-000000000000';

const columns = new Map<unknown, string>([
  [tenantOf, '$1'],
  [userOf, 'p."user"'],
  [individualOf, 'p.individual'],
  // Of a change no more is sent than which record it is of.
  [viewerOf, 'NULL'],
]);

/** Puts the columns of the users in the places of the one actor's parameters. */
const ofRows: ParameterList<{ actor: TenantActor }> = {
  add(source) {
    const column = columns.get(source);
    if (!column) throw new Error('A rule for rows asks for more than the tenant, the user and their person.');
    return column;
  },
};
