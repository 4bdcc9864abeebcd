import type { Scope } from '../../engine/facts/createScope';
import { shows } from '../../engine/facts/shows';
import { listSql, namedSql, running } from '../../engine/facts/sqlParts';

/** Performances as the contract's `Showing`, soonest first: a JSON array. In the condition `p` is the performance, `v` its venue. */
export function showingsSql(scope: Scope, condition: string, limit: number): string {
  return listSql(`SELECT p.hashcode, p.qed_title AS title, p.status, p.starts_at, p.ends_at, v.time_zone AS zone,
      ${namedSql('e')} AS event, ${namedSql('v')} AS venue, ${namedSql('s')} AS space, p.seats, s.capacity,
      (SELECT count(DISTINCT n.hashcode)::int FROM ${scope.from('entries', 'n')} ${shows().appearancesSql('n', 't')}
        WHERE t.performance = p.hashcode AND n.status IN ${running}) AS entries
    FROM ${scope.from('performances', 'p')}
      JOIN ${scope.from('events', 'e')} ON e.hashcode = p.event
      JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
      JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
    WHERE ${condition}
    ORDER BY p.starts_at, p.hashcode LIMIT ${limit}`);
}

/** Performances that are still to come or under way. */
export function upcomingSql(scope: Scope, limit: number): string {
  return showingsSql(scope, `p.ends_at >= ${scope.now} AND p.status <> 'cancelled'`, limit);
}
