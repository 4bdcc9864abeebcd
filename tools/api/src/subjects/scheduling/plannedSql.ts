import type { CollectionName } from '@callboard/api-contract';
import { tableOf } from '../../engine/database/tableOf';
import { publicNameSql } from '../../engine/facts/publicNameSql';

/** The rows of a collection under an alias, as SQL: a scope's `from` gives those within reach of a reader. */
export type RowsOf = (collection: CollectionName, alias: string) => string;

/** All rows of a collection: for what everyone can follow. */
export const allRows: RowsOf = (collection, alias) => `${tableOf(collection)} ${alias}`;

/** Performances `p` with their event `e`, venue `v` and space `h`, as SQL. */
export function placedPerformances(from: RowsOf): string {
  return `${from('performances', 'p')}
    JOIN ${from('events', 'e')} ON e.tenant = p.tenant AND e.hashcode = p.event
    JOIN ${from('venues', 'v')} ON v.tenant = p.tenant AND v.hashcode = p.venue
    JOIN ${from('spaces', 'h')} ON h.tenant = p.tenant AND h.hashcode = p.space`;
}

/**
 * The items that have a time in the performance under an alias, as SQL. An act that is named after one of its people has no public name: its school
 * stands for it.
 */
export function plannedItems(performance: string, from: RowsOf): string {
  const itsName = 'coalesce(t.name, n.name)';
  const publicName = publicNameSql()({ alias: 't', name: itsName, entries: ['t.entry', 't.away'] });
  return `SELECT t.hashcode, t.kind, coalesce(${itsName}, '') AS name, ${publicName} AS public_name, o.name AS school, t.entry, t.away,
      t.slot_starts_at AS starts_at, t.slot_ends_at AS ends_at
    FROM ${from('timeSlots', 't')}
      LEFT JOIN ${from('entries', 'n')} ON n.tenant = t.tenant AND n.hashcode = t.entry
      LEFT JOIN ${from('organizationStructures', 'o')} ON o.tenant = n.tenant AND o.hashcode = n.organisation
    WHERE t.tenant = ${performance}.tenant AND t.performance = ${performance}.hashcode AND t.slot_ends_at IS NOT NULL AND t.is_out IS NOT TRUE`;
}
