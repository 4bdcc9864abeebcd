import { runningStatuses } from '@callboard/api-contract';
import { literal } from '../database/quote';

/** More events than a season has, so that no list of them ends early. */
export const mostEvents = 500;

/** Statuses in which an entry is in the running, as SQL. */
export const running = `(${runningStatuses.map(literal).join(', ')})`;

/** A record as `{ hashcode, title }`. */
export function namedSql(alias: string): string {
  return `json_build_object('hashcode', ${alias}.hashcode, 'title', ${alias}.qed_title)`;
}

/** The rows of a query as a JSON array; empty where there is none. */
export function listSql(query: string): string {
  return `(SELECT coalesce(json_agg(row_to_json(listed)), '[]') FROM (${query}) listed)`;
}
