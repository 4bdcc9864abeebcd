import { listSql } from '../../../engine/facts/sqlParts';
import { placedPerformances, plannedItems, type RowsOf } from '../plannedSql';

/** The timetable of an event as it stands, as SQL: what is not cancelled, and what has a time in it. */
export function timetableSql(from: RowsOf, tenant: string, event: string): string {
  const ofEvent = `p.tenant = ${tenant} AND p.event = ${event}::uuid AND p.status <> 'cancelled'`;
  const performances =
    listSql(`SELECT p.hashcode, p.qed_title AS title, v.name AS venue, h.name AS space, v.time_zone AS zone,
      p.starts_at, p.ends_at
    FROM ${placedPerformances(from)} WHERE ${ofEvent} ORDER BY p.starts_at, p.hashcode`);
  const items = listSql(`SELECT i.*, p.hashcode AS performance
    FROM ${from('performances', 'p')} CROSS JOIN LATERAL (${plannedItems('p', from)}) i
    WHERE ${ofEvent} ORDER BY i.starts_at, i.hashcode`);
  return `json_build_object('performances', ${performances}, 'items', ${items})`;
}

/** The timetable of an event that was released last, as SQL; null before the first release. */
export function newestReleaseSql(from: RowsOf, tenant: string, event: string): string {
  return `(SELECT json_build_object('number', r.number, 'at', r.created, 'is_public', coalesce(r.is_public, false), 'content', r.content)
    FROM ${from('timetableReleases', 'r')} WHERE r.tenant = ${tenant} AND r.event = ${event}::uuid ORDER BY r.number DESC LIMIT 1)`;
}
