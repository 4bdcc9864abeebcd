import { hasRole } from '@callboard/api-contract';
import {
  byUrgency,
  waitingKind,
  waitingKindNames,
  type WaitingGroup,
  type WaitingKind,
} from '@callboard/api-contract/dashboards';
import type { Scope } from '../../engine/facts/createScope';
import { listSql } from '../../engine/facts/sqlParts';
import type { WaitingQueries } from '../../engine/facts/waitingWork';

/** Queries of the work of all subjects, by kind. */
export type WaitingWork = WaitingQueries<WaitingKind>;

/** The rows of a kind that are shown: the rest is in its list. */
const shown = 5;

/** Work that waits for the reader, as a JSON array of its kinds. */
export function waitingSql(scope: Scope, work: WaitingWork): string {
  const { roles } = scope.ask.actor;
  const queries = waitingKindNames
    .filter((kind) => hasRole(roles, waitingKind(kind).roles ?? ['staff']))
    .map((kind) => `SELECT '${kind}' AS kind, q.* FROM (${work[kind](scope)}) q`);
  const row = ['hashcode', 'title', 'about', 'at', 'is_ready'].map((name) => `'${name}', ${name}`).join(', ');
  return listSql(`SELECT kind, count(*)::int AS count, min(at) AS oldest,
      json_agg(json_build_object(${row}) ORDER BY place) FILTER (WHERE place <= ${shown}) AS rows
    FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY at, hashcode) AS place FROM (${queries.join(' UNION ALL ')}) found) placed
    GROUP BY kind`);
}

/** Most pressing first. */
export function sortWaiting(groups: readonly WaitingGroup[]): WaitingGroup[] {
  return [...groups].sort(byUrgency);
}
